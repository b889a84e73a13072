// The fields that can be written in an input, a flag or a YAML scalar. Each one is a zod schema from the text as
// written to the checked value. If it refuses a text, the issue says what is wrong and what to write.

import { posix } from 'node:path';
import * as z from 'zod';
import type { Quantity } from '../model/quantity.ts';
import { MAX_LEGS } from '../model/recording.ts';
import { parseCpuList, renderCpuList } from '../text/cpu-list.ts';
import { isDay } from '../text/day.ts';
import { parseQuantity } from '../units/quantity.ts';
import type { JsonSchema } from './json-schemas.ts';
import * as shapes from './json-schemas.ts';
import type { RoundsSetting } from './option.ts';
import { suggestWord } from './suggest-word.ts';

/** Reports an issue and returns `z.NEVER`, zod's mark for "no value". */
type Refuse = (what: string, remedy?: string | undefined) => never;

/**
 * Creates a field that is one text. `expects` says what to write, and is the message of every issue; the issue's
 * `params.what` says what is wrong. `explain.ts` joins the two. `shape` is the JSON Schema for editors.
 */
export function defineField<T>(
  expects: string,
  parse: (text: string, refuse: Refuse) => T,
  shape: JsonSchema = shapes.ANY_TEXT,
) {
  const field = z.string({ error: expects }).transform((text, context): T => {
    const refuse = (what: string, remedy = expects) => {
      context.issues.push({ code: 'custom', input: text, message: remedy, params: { what } });
      return z.NEVER;
    };
    if (text.trim() === '') return refuse('is empty');
    // No path, process or API accepts a null character.
    return text.includes('\0') ? refuse('holds a null character') : parse(text, refuse);
  });
  return field.meta(shape);
}

export const text = (expects: string) => defineField(expects, (value) => value);

/** Creates a field for one or several values. The issues of a single value do not mention a list. */
export function listOf<T>(element: z.ZodType<T, unknown>, expects: string) {
  const list = z
    .array(element)
    .refine(({ length }) => length > 0, { error: expects, params: { what: 'is an empty list' } });
  const field = z.unknown().transform((value, context): readonly T[] => {
    const parsed = (Array.isArray(value) ? list : element.transform((one) => [one])).safeParse(value, {
      reportInput: true,
    });
    if (parsed.success) return parsed.data;
    context.issues.push(...(parsed.error.issues as typeof context.issues));
    return z.NEVER;
  });
  return field.meta(shapes.oneOrSeveral(element.meta() ?? {}));
}

/** Creates a field for one of some words. */
export function choice<const T extends string>(...words: readonly T[]) {
  return choiceWithAliases(words, new Map());
}

/** Creates a field for one of some words, or an alias of one. Error messages list only the words themselves. */
export function choiceWithAliases<const T extends string>(
  words: readonly T[],
  aliases: ReadonlyMap<string, T>,
) {
  const all = `Write ${orList(words)}`;
  const parse = (value: string, refuse: Refuse): T => {
    const found = words.find((word) => word === value) ?? aliases.get(value);
    if (found !== undefined) return found;
    const meant = suggestWord(value, [...words, ...aliases.keys()]);
    return refuse('is not a known value', meant === null ? all : `Write "${meant}"`);
  };
  return defineField(all, parse, shapes.oneOf([...words, ...aliases.keys()]));
}

export const yesOrNo = defineField(
  'Write true or false',
  (value, refuse) => {
    if (/^true$/i.test(value)) return true;
    if (/^false$/i.test(value)) return false;
    // YAML 1.1 reads these as booleans, and many tools still do.
    const meant = /^(?:yes|y|on|1)$/i.test(value) ? 'true' : /^(?:no|n|off|0)$/i.test(value) ? 'false' : null;
    return refuse('is neither true nor false', meant === null ? undefined : `Write ${meant}`);
  },
  shapes.TRUTH,
);

/** Maximum number of rounds, far more than anyone waits for. */
const MAX_ROUNDS = 1000;

export const rounds = defineField(
  'Write a number such as 10, or a range such as 6..30',
  (value, refuse): RoundsSetting => {
    const match = /^(\d+)(?:\s*\.\.\s*(\d+))?$/.exec(value.trim());
    if (match === null) {
      const other = /^(\d+)\s*(?:-|–|to|until|\.{3,}|…|:|,|;|\/|\.{2}=)\s*(\d+)$/.exec(value.trim());
      const remedy =
        other === null
          ? undefined
          : `Write ${[other[1], other[2]].map(Number).toSorted(compareNumbers).join('..')}`;
      return refuse('is not a number of rounds', remedy);
    }
    const min = Number(match[1]);
    const max = Number(match[2] ?? match[1]);
    if (min < 1 || max > MAX_ROUNDS) return refuse(`must lie between 1 and ${MAX_ROUNDS}`);
    return min <= max ? { min, max } : refuse('ends before it begins', `Write ${max}..${min}`);
  },
  shapes.roundsOf({ minimum: 1, maximum: MAX_ROUNDS }),
);

/** Maximum number of minutes: five days, the longest time for a job of a self-hosted runner. */
const MAX_MINUTES = 7200;

export const minutes = defineField(
  'Write a number of minutes such as 30',
  (value, refuse) => {
    const number = parseDecimal(value);
    if (number === null) {
      const inMinutes = /^(\d+) ?m(?:ins?|inutes?)?$/i.exec(value.trim());
      return refuse(
        'is not a number of minutes',
        inMinutes === null ? suggestDecimalPoint(value) : `Write ${inMinutes[1]}`,
      );
    }
    if (number <= 0) return refuse('must be above 0');
    return number <= MAX_MINUTES ? number : refuse(`must be at most ${MAX_MINUTES}, five days`);
  },
  shapes.positive({ maximum: MAX_MINUTES }),
);

/** List of processors. Whether they exist is checked where they are used. */
export const cpuList = defineField(
  'Write processors such as 2-3 or 0,2',
  (value, refuse) => {
    const cpus = parseCpuList(value);
    return cpus === null ? refuse('is not a list of processors') : renderCpuList(cpus);
  },
  shapes.CPU_LIST,
);

/** Niceness: the range that `nice -n` accepts on every POSIX system. */
export const niceness = defineField(
  'Write a whole number from -20 to 19, such as 5',
  (value, refuse) => {
    if (!/^[+-]?\d{1,3}$/.test(value.trim())) return refuse('is not a whole number');
    const number = Number(value);
    return number >= -20 && number <= 19 ? number : refuse('must lie between -20 and 19');
  },
  shapes.integer({ minimum: -20, maximum: 19 }),
);

export const legs = defineField(
  'Write the number of jobs that measure for one report, such as 4',
  (value, refuse) => {
    const number = parseDecimal(value);
    if (number === null || !Number.isInteger(number)) return refuse('is not a whole number');
    return number >= 1 && number <= MAX_LEGS ? number : refuse(`must lie between 1 and ${MAX_LEGS}`);
  },
);

export const alpha = defineField(
  'Write a probability such as 0.01',
  (value, refuse) => {
    const number = parseDecimal(value);
    if (number === null) {
      const percent = /^(\d+(?:\.\d+)?) ?%$/.exec(value.trim());
      return refuse(
        'is not a number',
        percent === null ? suggestDecimalPoint(value) : `Write ${formatShortest(Number(percent[1]) / 100)}`,
      );
    }
    return number > 0 && number <= 0.5 ? number : refuse('must be above 0 and at most 0.5');
  },
  shapes.positive({ maximum: 0.5 }),
);

/** Last day of something, in UTC. */
export const day = defineField('Write a day such as 2027-01-31', (value, refuse) =>
  isDay(value.trim()) ? value.trim() : refuse('is not a day of the calendar'),
);

/** Creates a field for a path inside the tree, with forward slashes. */
export function innerPath(expects: string) {
  return defineField(
    expects,
    (value, refuse) => {
      const path = posix.normalize(value.replaceAll('\\', '/'));
      if (path.startsWith('/') || /^[a-z]:/i.test(path)) return refuse('must be a relative path');
      return path === '..' || path.startsWith('../') ? refuse('must not leave the tree') : path;
    },
    shapes.INNER_PATH,
  );
}

/** Creates a field for a branch, tag or SHA. It must never accept a text that git could take for an option. */
export function ref(...keywords: readonly string[]) {
  const expects = `Write ${[...keywords, 'a branch, a tag or a SHA'].join(', ')}`;
  return defineField(expects, (value, refuse) => {
    if (value.startsWith('-')) return refuse('must not begin with a dash');
    return /^\^|[\s\p{Cc}:?*[\\]|\.\./u.test(value) ? refuse('is not the name of a commit') : value;
  });
}

/** Maximum length of a name, so that it fits in check runs, comments and tables. */
const MAX_NAME_CHARACTERS = 100;

export const name = defineField(
  `Write one line of at most ${MAX_NAME_CHARACTERS} characters`,
  (value, refuse) => {
    if (/\p{Cc}/u.test(value)) return refuse('must be one line without control characters');
    return value.length <= MAX_NAME_CHARACTERS ? value : refuse(`has ${value.length} characters`);
  },
);

/** Quantity such as `50ms` or `180KB`. A bare number is for metrics without a unit. */
export const quantity = defineField(
  'Write a number with its unit, such as 50ms, 12MiB or 1e6/s',
  parseQuantityField,
  shapes.QUANTITY,
);

/** Size of a change in either direction. */
export const magnitude = defineField(
  'Write the size of a change with its unit, such as 20ns',
  (value, refuse) => {
    const read = parseQuantityField(value, refuse);
    // If `parseQuantityField` refused the text, there is no value to compare.
    return read.value < 0 ? refuse('must not be negative') : read;
  },
  shapes.MAGNITUDE,
);

function parseQuantityField(value: string, refuse: Refuse): Quantity {
  const isRatio = /%\s*of\b/i.test(value);
  if (isRatio) return refuse('is a ratio, not a value', 'Use max-regression for a limit of the change');
  return parseQuantity(value) ?? refuse('is not a number with a unit', suggestDecimalPoint(value));
}

/** Suggests how to write a number with commas: with a point, or without separators for thousands. */
function suggestDecimalPoint(value: string): string | undefined {
  const [, number = '', rest = ''] = /^([+-]?\d[\d,]*)(.*)$/s.exec(value.trim()) ?? [];
  if (!number.includes(',')) return undefined;
  if (/^[+-]?\d{1,3}(?:,\d{3})+$/.test(number))
    return `Write "${number.replaceAll(',', '')}${rest}" for thousands, or a point for a fraction`;
  return /^[^,]*,\d+$/.test(number) ? `Write "${number.replace(',', '.')}${rest}"` : undefined;
}

function compareNumbers(one: number, other: number): number {
  return one - other;
}

/** Change as a ratio: `5%` is 0.05. Refuses ratios to base, which start at 100 %. */
export const percentage = defineField(
  'Write a change in percent, such as 5%',
  (value, refuse) => {
    const match = /^([+-]?)(\d+(?:\.\d*)?|\.\d+) ?(%?)( ?of .*)?$/i.exec(
      value.trim().replaceAll(/\s+/g, ' '),
    );
    if (match === null) {
      const isAmount = parseQuantity(value) !== null;
      const amount = 'Write a change in percent, such as 5%; an amount is for min-delta, max or min';
      return refuse('is not a percentage', suggestDecimalPoint(value) ?? (isAmount ? amount : undefined));
    }
    const [, sign, digits = '', percent, ofBase] = match;
    const number = Number(digits);
    if (percent === '') {
      const right = number < 100 ? `"${suggestPercentage(number)}"` : 'less than 100%';
      return refuse('has no percent sign', `Write ${right}`);
    }
    const unsigned = `Write "${digits}%"; the metric's unit tells which way is worse`;
    if (sign === '-') return refuse('must not be negative', unsigned);
    if (number < 100 && ofBase === undefined) return number / 100;
    // `95% of base` and `105% of base` are ratios. `5% of base` is a change with unnecessary words.
    const change = number < 50 ? number : Math.abs(number - 100);
    const example = change < 100 ? `"${formatShortest(change)}%"` : 'which is below 100%';
    return refuse('is a ratio, not a change', `Write the allowed change, ${example}`);
  },
  shapes.PERCENTAGE,
);

/** Guesses the percentage for a number without the sign: 0.05 is a ratio, 5 a percentage. */
function suggestPercentage(number: number): string {
  return `${formatShortest(number > 0 && number < 1 ? number * 100 : number)}%`;
}

/** Formats a number without the digits that come only from binary arithmetic. */
function formatShortest(number: number): string {
  return String(Number(number.toPrecision(12)));
}

function parseDecimal(value: string): number | null {
  return /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i.test(value.trim()) ? Number(value) : null;
}

function orList(words: readonly string[]): string {
  return `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
