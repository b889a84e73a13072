// JSON Schemas with which an editor can check a value before the program reads it: one per kind of field, for what YAML
// makes of the text. The fields attach them, and `scripts/schemas.mjs` publishes them. Everything that the program
// accepts must fit. What it refuses should not fit, as far as bounds and a pattern can express.

import { MAX_PATTERN_CHARACTERS } from '../text/pattern.ts';

/** A JSON Schema, draft 7. Bounds do not apply to strings, nor patterns to numbers. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const SCALAR = ['string', 'number', 'boolean'];
const DECIMAL = String.raw`(?:\d+(?:\.\d*)?|\.\d+)`;
const EXPONENT = String.raw`(?:[eE][+-]?\d+)?`;

/** Text that is not blank. YAML reads some texts as numbers or booleans. */
export const ANY_TEXT: JsonSchema = { type: SCALAR, pattern: String.raw`\S` };

/** Expression of benchstat. It may be empty. */
export const EXPRESSION: JsonSchema = { type: SCALAR, maxLength: MAX_PATTERN_CHARACTERS };

export const TRUTH: JsonSchema = {
  type: ['boolean', 'string'],
  pattern: '^(?:[tT][rR][uU][eE]|[fF][aA][lL][sS][eE])$',
};

const ROUNDS = String.raw`0*[1-9]\d*`;

/** Number or range of rounds: `10`, `6..30`. */
export function roundsOf(bounds: JsonSchema): JsonSchema {
  const pattern = String.raw`^\s*${ROUNDS}(?:\s*\.\.\s*${ROUNDS})?\s*$`;
  return { type: ['integer', 'string'], ...bounds, pattern };
}

/** Number from zero. */
export function natural(bounds: JsonSchema): JsonSchema {
  return { type: ['number', 'string'], minimum: 0, ...bounds, pattern: String.raw`^\s*\+?${DECIMAL}${EXPONENT}\s*$` };
}

/** Number above zero. */
export function positive(bounds: JsonSchema): JsonSchema {
  const pattern = String.raw`^\s*\+?(?=[\d.]*[1-9])${DECIMAL}${EXPONENT}\s*$`;
  return { type: ['number', 'string'], exclusiveMinimum: 0, ...bounds, pattern };
}

export function integer(bounds: JsonSchema): JsonSchema {
  return { type: ['integer', 'string'], ...bounds, pattern: String.raw`^\s*[+-]?\d{1,3}\s*$` };
}

/** Percentage: `5%`, `2.5 %`, `200%`. */
export const PERCENTAGE: JsonSchema = {
  type: 'string',
  pattern: String.raw`^\s*\+?(?:0*\d{1,6}(?:\.\d*)?|\.\d+)\s*%\s*$`,
};

/** Excludes `5% of base`. */
const NO_RATIO = String.raw`(?![\s\S]*%\s*[oO][fF]\b)`;
const UNIT = String.raw`(?:[^\d\s.,+-][\s\S]*)?`;

/** Number with an optional unit: `50ms`, `180KB`, `3`. */
export const QUANTITY: JsonSchema = {
  type: ['number', 'string'],
  pattern: String.raw`^${NO_RATIO}\s*[+-]?${DECIMAL}${EXPONENT}\s*${UNIT}$`,
};

/** Quantity that is not negative. */
export const MAGNITUDE: JsonSchema = {
  type: ['number', 'string'],
  minimum: 0,
  pattern: String.raw`^${NO_RATIO}\s*(?:\+|-(?=[0.]+(?:[^\d.]|$)))?${DECIMAL}${EXPONENT}\s*${UNIT}$`,
};

/** Relative path that stays inside the tree. */
export const INNER_PATH: JsonSchema = {
  type: SCALAR,
  pattern: String.raw`^(?![/\\]|[a-zA-Z]:|\.\.(?:[/\\]|$))[\s\S]*\S`,
};

const CPUS = String.raw`\s*\d+\s*(?:-\s*\d+\s*)?`;

/** List of processors: `2-3`, `0,2`. */
export const CPU_LIST: JsonSchema = {
  type: ['integer', 'string'],
  minimum: 0,
  pattern: `^${CPUS}(?:,${CPUS})*$`,
};

export function oneOf(words: readonly string[]): JsonSchema {
  return { type: 'string', enum: [...words] };
}

export function orNull(schema: JsonSchema): JsonSchema {
  return { anyOf: [schema, { type: 'null' }] };
}

export function mappingOf(properties: Readonly<Record<string, JsonSchema>>, required: readonly string[]): JsonSchema {
  return { type: 'object', properties, required: [...required], additionalProperties: false };
}

export function oneOrSeveral(one: JsonSchema): JsonSchema {
  return { anyOf: [one, { type: 'array', items: one, minItems: 1 }] };
}
