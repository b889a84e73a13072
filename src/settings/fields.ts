// The fields that can be written in an input, a flag or a YAML scalar, one for each kind of value.

import { posix } from 'node:path';
import { COUNTED, type Counted } from '../model/command.ts';
import { formatShard, MAX_JOBS, parseShard } from '../model/shard.ts';
import { ONE_PROCESSOR, parseCpuList, renderCpuList } from '../text/cpu-list.ts';
import { isDay } from '../text/day.ts';
import { parseDecimal } from '../text/number-series.ts';
import { omitNull } from '../text/omit-null.ts';
import { formatShortest, suggestDecimalPoint } from './amount-fields.ts';
import { defineField, definePattern, defineReadable, type Refuse } from './field-builders.ts';
import * as shapes from './json-schemas.ts';
import { type Expected, suggestWord } from './mistake.ts';
import type { RoundsSetting } from './option.ts';

export const yesOrNo = defineField(
  'boolean',
  (value, refuse) => {
    if (/^true$/i.test(value)) return true;
    if (/^false$/i.test(value)) return false;
    // YAML 1.1 reads these as booleans, and many tools still do.
    const meant = /^(?:yes|y|on|1)$/i.test(value) ? 'true' : /^(?:no|n|off|0)$/i.test(value) ? 'false' : null;
    return refuse('value-unreadable', omitNull({ write: meant }));
  },
  shapes.TRUTH,
);

/** Far more than anyone waits for. */
const MAX_ROUNDS = 1000;

const ROUNDS_SHAPE = shapes.roundsOf({ minimum: 1, maximum: MAX_ROUNDS });

export const rounds = defineField('rounds', parseRounds, ROUNDS_SHAPE);

/** Rounds of `doctor`, which proposes the range. */
export const fixedRounds = defineField(
  'rounds',
  (value, refuse) => {
    const { min, max } = parseRounds(value, refuse);
    return min === max ? { min, max } : refuse('range-for-doctor', { got: `${min}..${max}` });
  },
  ROUNDS_SHAPE,
);

function parseRounds(value: string, refuse: Refuse): RoundsSetting {
  const match = /^(\d+)(?:\s*\.\.\s*(\d+))?$/.exec(value.trim());
  if (match === null) {
    const other = /^(\d+)\s*(?:-|–|to|until|\.{3,}|…|:|,|;|\/|\.{2}=)\s*(\d+)$/.exec(value.trim());
    if (other === null) return refuse('value-unreadable');
    const ends = [other[1], other[2]].map(Number).toSorted((a, b) => a - b);
    return refuse('value-unreadable', { write: ends.join('..') });
  }
  const min = Number(match[1]);
  const max = Number(match[2] ?? match[1]);
  if (min < 1 || max > MAX_ROUNDS) return refuse('value-outside', { from: 1, to: MAX_ROUNDS });
  return min <= max ? { min, max } : refuse('range-backwards', { write: `${max}..${min}` });
}

/** Maximum number of minutes: five days, the longest time for a job of a self-hosted runner. */
const MAX_MINUTES = 7200;

function suggestMinutes(value: string): { readonly write?: string } {
  const [, write] = /^(\d+) ?m(?:ins?|inutes?)?$/i.exec(value.trim()) ?? [];
  return write === undefined ? suggestDecimalPoint(value) : { write };
}

function defineMinutes(bounds: { readonly above: 0 } | { readonly from: 0 }, shape: typeof shapes.natural) {
  const parse = (value: string, refuse: Refuse) => {
    const number = parseDecimal(value);
    if (number === null) return refuse('value-unreadable', suggestMinutes(value));
    const isInside = number <= MAX_MINUTES && (number > 0 || 'from' in bounds);
    return isInside ? number : refuse('value-outside', { ...bounds, to: MAX_MINUTES });
  };
  return defineField('minutes', parse, shape({ maximum: MAX_MINUTES }));
}

export const minutes = defineMinutes({ above: 0 }, shapes.positive);
/** Minutes for something that 0 switches off. */
export const minutesOrNone = defineMinutes({ from: 0 }, shapes.natural);

/** `one` is chosen where processors are used, which also checks whether those of a list exist. */
export const cpuList = defineReadable(
  'cpus',
  (text) => {
    if (text.trim() === ONE_PROCESSOR) return ONE_PROCESSOR;
    const cpus = parseCpuList(text);
    return cpus && renderCpuList(cpus);
  },
  shapes.CPU_LIST,
);

/** `pattern` is how the number is written. */
export function defineInteger(expected: Expected, from: number, to: number, pattern: RegExp) {
  const parse = (value: string, refuse: Refuse) => {
    if (!pattern.test(value.trim())) return refuse('value-unreadable');
    const number = Number(value);
    return number >= from && number <= to ? number : refuse('value-outside', { from, to });
  };
  return defineField(expected, parse, shapes.integer({ minimum: from, maximum: to }));
}

/** The range that `nice -n` accepts on every POSIX system. */
export const niceness = defineInteger('niceness', -20, 19, /^[+-]?\d{1,3}$/);

export const legs = defineField('legs', (value, refuse) => {
  const number = parseDecimal(value);
  if (number === null || !Number.isInteger(number)) return refuse('value-unreadable');
  return number >= 1 && number <= MAX_JOBS ? number : refuse('value-outside', { from: 1, to: MAX_JOBS });
});

/** Part of the benchmarks: `2/4`. */
export const shard = defineReadable('shard', (text) => {
  const parsed = parseShard(text);
  return parsed && formatShard(parsed);
});

export const alpha = defineField(
  'alpha',
  (value, refuse) => {
    const number = parseDecimal(value);
    const [, percent] = /^(\d+(?:\.\d+)?) ?%$/.exec(value.trim()) ?? [];
    if (percent !== undefined) return refuse('value-unreadable', { write: formatShortest(Number(percent) / 100) });
    if (number === null) return refuse('value-unreadable', suggestDecimalPoint(value));
    return number > 0 && number <= 0.5 ? number : refuse('value-outside', { above: 0, to: 0.5 });
  },
  shapes.positive({ maximum: 0.5 }),
);

export const day = defineReadable('day', (text) => (isDay(text.trim()) ? text.trim() : null));

/** Creates a field for a path inside the tree, with forward slashes. */
export function innerPath(expected: Expected) {
  return defineField(expected, parseInnerPath, shapes.INNER_PATH);
}

export const resultFiles = definePattern('result-files', parseInnerPath, shapes.INNER_PATH);

function parseInnerPath(value: string, refuse: Refuse): string {
  const path = posix.normalize(value.replaceAll('\\', '/'));
  if (path.startsWith('/') || /^[a-z]:/i.test(path)) return refuse('path-absolute');
  return path === '..' || path.startsWith('../') ? refuse('path-outside') : path;
}

/** Creates a field for a pattern that `!` turns into an exclusion. */
function defineExcluding(expected: Expected, parse: (value: string, refuse: Refuse) => string) {
  return definePattern(expected, (value, refuse) => {
    if (/^!+\s*$/.test(value)) return refuse('pattern-of-nothing');
    if (value.startsWith('!!')) return refuse('pattern-negated-twice');
    return value === value.trim() ? parse(value, refuse) : refuse('pattern-with-blanks');
  });
}

export const benchmarkPattern = defineExcluding('pattern', (value) => value);

/** The files are relative to the root of the repository. A path that is refused has no value, so nothing is joined. */
export const filePattern = defineExcluding('file-pattern', (value, refuse) => {
  const path = parseInnerPath(value.replace(/^!/, ''), refuse);
  return value.startsWith('!') ? `!${path}` : path;
});

/** Creates a field for a branch, tag or SHA. It must never accept a text that git could take for an option. */
export function ref(expected: Expected) {
  return defineField(expected, (value, refuse) => {
    if (value.startsWith('-')) return refuse('ref-with-dash');
    return isRefName(value) ? value : refuse('value-unreadable');
  });
}

function isRefName(text: string): boolean {
  return !/^[-^]|[\s\p{Cc}:?*[\\]|\.\./u.test(text);
}

/** Words that mean a commit of the run elsewhere. A level relative to one of them would be the change of the run. */
const NOT_ANCHORS = ['base', 'head', 'merge', 'merge-base', 'target', 'worktree'];

/** Anchor of a level: the latest release, or a tag. */
export const anchor = defineField(
  'anchor',
  (value, refuse) => {
    if (NOT_ANCHORS.includes(value)) return refuse('value-not-allowed');
    return isRefName(value) ? value.replace(/^refs\/tags\//, '') : refuse('value-unreadable');
  },
  { ...shapes.ANY_TEXT, not: { enum: NOT_ANCHORS } },
);

/** GitHub's API can write a full ref with at least two parts behind `refs`. */
export const historyRef = defineReadable('history-ref', (text) =>
  /^refs(?:\/[\w.-]+){2,}$/.test(text) && !/\.\.|\/\.|\.(?:\/|$)|\.lock$/.test(text) ? text : null,
);

/** A longer one does not fit in check runs, comments and tables. */
const MAX_NAME_CHARACTERS = 100;

export const name = defineField('name', (value, refuse) => {
  if (/\p{Cc}/u.test(value)) return refuse('value-with-line-break');
  return value.length <= MAX_NAME_CHARACTERS ? value : refuse('value-too-long', { characters: value.length });
});

const SOURCES = ['base', 'head', 'worktree'];

/** Matches SHA-1 or SHA-256 in hex. */
const SHA = /^([0-9a-f]{40}|[0-9a-f]{64})$/;

export const configSource = defineField('config-source', (value, refuse) =>
  SOURCES.includes(value) || SHA.test(value)
    ? value
    : refuse('value-unknown', omitNull({ write: suggestWord(value, SOURCES) })),
);

/** In a flag, commas separate the list: `instructions,cpu-time`. */
export const countedList = defineField(COUNTED, (text, refuse): readonly Counted[] =>
  text.split(',').map((word) => {
    const found = COUNTED.find((one) => one === word.trim());
    return found ?? refuse('value-unknown', omitNull({ write: suggestWord(word, COUNTED) }));
  }),
);
