// What an editor may know of a value before the program reads it: for each kind of field the JSON Schema of what
// YAML makes of the text. The fields attach them, `scripts/schemas.mjs` publishes them. Everything that the program
// takes must fit; what it refuses should not, as far as bounds and a pattern can tell.

/** A JSON Schema, draft 7. Bounds say nothing of strings, and patterns nothing of numbers. */
export type JsonShape = Readonly<Record<string, unknown>>;

const SCALAR = ['string', 'number', 'boolean'];
const DECIMAL = String.raw`(?:\d+(?:\.\d*)?|\.\d+)`;
const EXPONENT = String.raw`(?:[eE][+-]?\d+)?`;

/** YAML makes numbers and booleans of some texts. An empty text is none. */
export const ANY_TEXT: JsonShape = { type: SCALAR, pattern: String.raw`\S` };

/** May be empty. */
export const EXPRESSION: JsonShape = { type: SCALAR };

export const TRUTH: JsonShape = {
  type: ['boolean', 'string'],
  pattern: '^(?:[tT][rR][uU][eE]|[fF][aA][lL][sS][eE])$',
};

const ROUNDS = String.raw`0*[1-9]\d*`;

/** `10`, `6..30`. */
export function roundsOf(bounds: JsonShape): JsonShape {
  const pattern = String.raw`^\s*${ROUNDS}(?:\s*\.\.\s*${ROUNDS})?\s*$`;
  return { type: ['integer', 'string'], ...bounds, pattern };
}

/** Above zero. */
export function positive(bounds: JsonShape): JsonShape {
  const pattern = String.raw`^\s*\+?(?=[\d.]*[1-9])${DECIMAL}${EXPONENT}\s*$`;
  return { type: ['number', 'string'], exclusiveMinimum: 0, ...bounds, pattern };
}

export function integer(bounds: JsonShape): JsonShape {
  return { type: ['integer', 'string'], ...bounds, pattern: String.raw`^\s*[+-]?\d{1,3}\s*$` };
}

/** `5%`, `2.5 %`: below 100. */
export const PERCENTAGE: JsonShape = {
  type: 'string',
  pattern: String.raw`^\s*\+?(?:0*\d{1,2}(?:\.\d*)?|\.\d+)\s*%\s*$`,
};

/** Not `5% of base`. */
const NO_RATIO = String.raw`(?![\s\S]*%\s*[oO][fF]\b)`;
const UNIT = String.raw`(?:[^\d\s.,+-][\s\S]*)?`;

/** `50ms`, `180KB`, `3`. */
export const QUANTITY: JsonShape = {
  type: ['number', 'string'],
  pattern: String.raw`^${NO_RATIO}\s*[+-]?${DECIMAL}${EXPONENT}\s*${UNIT}$`,
};

/** Never below zero. */
export const MAGNITUDE: JsonShape = {
  type: ['number', 'string'],
  minimum: 0,
  pattern: String.raw`^${NO_RATIO}\s*(?:\+|-(?=[0.]+(?:[^\d.]|$)))?${DECIMAL}${EXPONENT}\s*${UNIT}$`,
};

/** Relative, and not up and out. */
export const INNER_PATH: JsonShape = {
  type: SCALAR,
  pattern: String.raw`^(?![/\\]|[a-zA-Z]:|\.\.(?:[/\\]|$))[\s\S]*\S`,
};

const CPUS = String.raw`\s*\d+\s*(?:-\s*\d+\s*)?`;

/** `2-3`, `0,2`. */
export const CPU_LIST: JsonShape = {
  type: ['integer', 'string'],
  minimum: 0,
  pattern: `^${CPUS}(?:,${CPUS})*$`,
};

export function oneOf(words: readonly string[]): JsonShape {
  return { type: 'string', enum: [...words] };
}

/** As it is, or several of it in a list. */
export function oneOrSeveral(one: JsonShape): JsonShape {
  return { anyOf: [one, { type: 'array', items: one, minItems: 1 }] };
}
