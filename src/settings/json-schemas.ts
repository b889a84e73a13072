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
export const ANY_TEXT = { type: SCALAR, pattern: String.raw`\S` };

/** An expression of benchstat may be empty. */
export const EXPRESSION = { type: SCALAR, maxLength: MAX_PATTERN_CHARACTERS };

export const TRUTH = { type: ['boolean', 'string'], pattern: '^(?:[tT][rR][uU][eE]|[fF][aA][lL][sS][eE])$' };

const ROUNDS = String.raw`0*[1-9]\d*`;

/** `10`, `6..30`. */
export function roundsOf(bounds: JsonSchema): JsonSchema {
  const pattern = String.raw`^\s*${ROUNDS}(?:\s*\.\.\s*${ROUNDS})?\s*$`;
  return { type: ['integer', 'string'], ...bounds, pattern };
}

function number(bounds: JsonSchema, pattern: string): JsonSchema {
  return { type: ['number', 'string'], ...bounds, pattern };
}

/** Zero is allowed. */
export function natural(bounds: JsonSchema): JsonSchema {
  return number({ minimum: 0, ...bounds }, String.raw`^\s*\+?${DECIMAL}${EXPONENT}\s*$`);
}

export function positive(bounds: JsonSchema): JsonSchema {
  return number({ exclusiveMinimum: 0, ...bounds }, String.raw`^\s*\+?(?=[\d.]*[1-9])${DECIMAL}${EXPONENT}\s*$`);
}

export function integer(bounds: JsonSchema): JsonSchema {
  return { type: ['integer', 'string'], ...bounds, pattern: String.raw`^\s*[+-]?\d{1,3}\s*$` };
}

/** `5%`, `2.5 %`, `200%`. */
export const PERCENTAGE = { type: 'string', pattern: String.raw`^\s*\+?(?:0*\d{1,6}(?:\.\d*)?|\.\d+)\s*%\s*$` };

/** Percentage below 100 %. */
export const IMPROVEMENT = { type: 'string', pattern: String.raw`^\s*\+?(?:0*\d{1,2}(?:\.\d*)?|\.\d+)\s*%\s*$` };

/** `n^1.2` */
export const GROWTH = { type: 'string', pattern: String.raw`^\s*[nN](?: ?(?:\^|\*\*) ?(?:\d+(?:\.\d*)?|\.\d+))?\s*$` };

/** Excludes `5% of base`. */
const NO_RATIO = String.raw`(?![\s\S]*%\s*[oO][fF]\b)`;
const UNIT = String.raw`(?:[^\d\s.,+-][\s\S]*)?`;

/** `50ms`, `180KB`, `3`. */
export const QUANTITY = number({}, String.raw`^${NO_RATIO}\s*[+-]?${DECIMAL}${EXPONENT}\s*${UNIT}$`);

const SIGN = String.raw`(?:\+|-(?=[0.]+(?:[^\d.]|$)))?`;
/** A quantity that is not negative. */
export const MAGNITUDE = number({ minimum: 0 }, String.raw`^${NO_RATIO}\s*${SIGN}${DECIMAL}${EXPONENT}\s*${UNIT}$`);

/** A relative path that stays inside the tree. */
export const INNER_PATH = { type: SCALAR, pattern: String.raw`^(?![/\\]|[a-zA-Z]:|\.\.(?:[/\\]|$))[\s\S]*\S` };

const CPUS = String.raw`\s*\d+\s*(?:-\s*\d+\s*)?`;

/** `2-3`, `0,2`. */
export const CPU_LIST = { type: ['integer', 'string'], minimum: 0, pattern: `^(?:one|${CPUS}(?:,${CPUS})*)$` };
