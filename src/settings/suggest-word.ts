// Suggests a known word for a misspelt one, or for a word of another tool. A word and the known words in, a suggestion or
// null out.

import { findNearestWord } from '../text/nearest-word.ts';

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
  'max-minutes': ['timeout', 'timeout-minutes', 'time-limit', 'minutes'],
  'max-regression': ['threshold', 'tolerance', 'max-increase', 'limit', 'max-change', 'regression', 'delta'],
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
