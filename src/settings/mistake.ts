// A mistake in a text before its location is known: the code of a message and its data, such as the word that was meant. Schemas
// attach mistakes to zod's issues, and `explain.ts` reads them back. It has no words of messages.

import { type Diagnostic, type DiagnosticCode, type Excerpt, makeError } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import type { DataOf } from '../render/messages/index.ts';
import { findNearestWord } from '../text/nearest-word.ts';
import { MAX_PATTERN_CHARACTERS } from '../text/pattern.ts';

export interface Mistake {
  readonly code: DiagnosticCode;
  readonly data: object;
}

export function makeMistake<Code extends DiagnosticCode>(code: Code, data: DataOf<Code>): Mistake {
  return { code, data };
}

export function findLongPattern({ length: characters }: string): Mistake | null {
  const limit = MAX_PATTERN_CHARACTERS;
  return characters > limit ? makeMistake('pattern-too-long', { characters, limit }) : null;
}

export function toError({ code, data }: Mistake, location: Location, excerpt?: Excerpt): Diagnostic {
  return makeError(code, location, data as never, excerpt && { excerpt });
}

/** A kind of value for which the messages say what to write. */
export type Expected = NonNullable<DataOf<'value-empty'>['expected']>;

/** The text that should be written: one of the kinds that the messages explain, or one of some words. */
export type Expectation = { readonly expected: Expected } | { readonly known: readonly string[] };

/** The message of zod's issues must be a text. */
export function encodeExpectation(expected: Expected | readonly string[]): string {
  return JSON.stringify((typeof expected === 'string' ? { expected } : { known: expected }) satisfies Expectation);
}

export function decodeExpectation(message: string): Expectation {
  return JSON.parse(message) as Expectation;
}

/** A longer quotation would hide the mistake in it. */
const MAX_CHARACTERS = 60;

/** Makes an untrusted text fit for a quotation: one short line, without characters that control a terminal. */
export function toQuotable(text: string): string {
  const line = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '?');
  const characters = [...line];
  return characters.length <= MAX_CHARACTERS ? line : `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…`;
}

/** Words of other tools or of people, by the word that they mean. Ignored if that word is not known here. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  because: ['reason', 'comment', 'description', 'why', 'note'],
  benchmarks: ['name', 'names', 'benchmark', 'bench', 'tests'],
  better: ['direction', 'good'],
  budgets: ['rules', 'limits', 'thresholds', 'gates', 'assertions', 'checks'],
  fail: ['error', 'errors', 'failure', 'fatal', 'block', 'critical', 'required'],
  higher: ['more', 'bigger', 'larger', 'greater', 'up', 'max', 'maximize', 'maximise'],
  level: ['severity', 'action', 'on-fail'],
  lower: ['less', 'smaller', 'fewer', 'down', 'min', 'minimize', 'minimise'],
  max: ['ceiling', 'upper', 'at-most'],
  'max-growth': ['growth', 'complexity', 'big-o', 'max-complexity', 'max-exponent'],
  'max-minutes': ['timeout', 'timeout-minutes', 'time-limit', 'minutes'],
  'max-regression': ['threshold', 'tolerance', 'max-increase', 'limit', 'max-change', 'regression', 'delta'],
  'min-improvement': ['improvement', 'claim', 'speedup', 'speed-up', 'min-speedup'],
  metric: ['unit', 'measure', 'measurement'],
  min: ['floor', 'lower', 'at-least'],
  'min-delta': ['noise', 'epsilon', 'floor-delta', 'min-change', 'minimum-delta'],
  'output-file': ['output', 'results', 'result-file', 'output-file-path'],
  packages: ['package', 'pkg', 'group', 'groups', 'module', 'modules'],
  pass: ['ok', 'ignore', 'allow', 'skip', 'none', 'silent'],
  report: ['info', 'notice', 'show', 'advisory', 'informational'],
  rounds: ['count', 'iterations', 'runs', 'repetitions', 'repeat', 'samples'],
  run: ['command', 'script', 'cmd', 'exec'],
  setup: ['build', 'prepare', 'install', 'before'],
  warn: ['warning', 'warnings', 'alert'],
  'working-directory': ['cwd', 'dir', 'directory', 'folder', 'workdir'],
};

/** Ignores case and the kind of dash. */
export function suggestWord(word: string, known: readonly string[]): string | null {
  const plain = (text: string) => text.replaceAll(/(?<=[a-z])(?=[A-Z])|[_\s]+/g, '-').toLowerCase();
  const other = known.find((candidate) => SYNONYMS[candidate]?.includes(plain(word)));
  return other ?? findNearestWord(plain(word), known, plain);
}
