// Reads the tree that divan prints: the median of each benchmark, and its throughput. divan has no machine-readable
// output. The last branch shows whether the tree is complete.

import type { Location } from '../model/location.ts';
import { tidyUnit } from '../units/tidy.ts';
import { escapeOptionalEnd, joinPatterns } from './filter-pattern.ts';
import { lineFormat } from './line-format.ts';
import type { LineReader } from './lines.ts';
import { divanDefinitions } from './rust-definitions.ts';
import { readPanics } from './rust-lines.ts';

export const divan = lineFormat({
  id: 'divan',
  description: 'cargo bench with divan: the tree that it prints',
  advice: 'cargo bench --bench NAME -- --sample-count 20 "$BENCH_REFEREE_FILTER"',
  repeatsForTime: true,
  recognises: (text) => HEAD.test(text),
  noResults: { tool: 'cargo bench' },
  // The number of threads is a branch of the tree, but not part of the path.
  filter: (benchmarks) => joinPatterns(benchmarks.map(({ name }) => escapeOptionalEnd(name, /::t=\d+$/))),
  definitions: divanDefinitions,
  sign: /[├╰]─ /g,
  read(reader) {
    const output = reader.location;
    const state: DivanState = { reader, names: [], hasResult: false, branches: null };
    readPanics(reader);
    reader.on(HEAD, (root) => {
      closeTree(state, reader.location);
      state.names = [root];
      state.branches = '├';
    });
    reader.onEach((line) => {
      const [, bars, corner, rest] = BRANCH.exec(line) ?? [];
      if (bars !== undefined && state.names.length > 0) {
        readBranch(state, bars.length / 3 + 1, cellsOf(rest!));
        state.branches = bars + corner!;
        reader.isRead = true;
      } else if (state.hasResult && CONTINUED.test(line)) addThroughput(state, cellsOf(line.replace(/^[│ ]+/, '')));
    });
    reader.onEnd(() => closeTree(state, output));
  },
});

const HEAD = /^(.*\S) +fastest +│ slowest +│ median +│ mean +│ (?:samples +│ iters|iters +│ samples) *$/m;
const BRANCH = /^((?:│ {2}| {3})*)([├╰])─ (.*)$/;
/** A row without a branch of its own, with further values of the benchmark above. */
const CONTINUED = /^[│ ]+\S.*│/;
const COLUMNS = 6;
const MEDIAN = 2;
const VALUE = /^(\d+(?:\.\d+)?) (\S+)$/;

interface DivanState {
  readonly reader: LineReader;
  names: string[];
  hasResult: boolean;
  /** The branches of the last row as they are drawn. `│` and `├` have not ended. Null before the first tree. */
  branches: string | null;
}

/** Reports a tree that breaks off. A complete tree ends with the last branch of the last branch. */
function closeTree({ branches, reader }: DivanState, location: Location): void {
  if (branches !== null && /[│├]/.test(branches)) reader.reportError('run-unfinished', {}, location);
}

/** Splits a row into its cells, counted from the right, because a name may contain bars. */
function cellsOf(row: string): string[] {
  const cells = row.split('│');
  const first = cells.splice(0, Math.max(1, cells.length - COLUMNS + 1)).join('│');
  return [first, ...cells].map((cell) => cell.trim());
}

function readBranch(state: DivanState, depth: number, cells: readonly string[]): void {
  const { reader } = state;
  const [first = ''] = cells;
  const median = cells[MEDIAN] ?? '';
  // The fastest time follows the name.
  const own = median === '' ? first.replace(/ \(ignored\)$/, '') : first.split(' ').slice(0, -2).join(' ');
  state.names = [...state.names.slice(0, depth), own.trimEnd()];
  const name = state.names.join('::');
  const [, number, unit = ''] = VALUE.exec(median) ?? [];
  const time = tidyUnit(unit === 'm' ? 'min' : unit);
  state.hasResult = number !== undefined && time.unit === 'sec' && cells.length >= COLUMNS;
  if (state.hasResult) {
    // The unit depends on the size of the value and may change from run to run.
    reader.add({ name, metric: 'time', unit: time.unit, value: Number(number) * time.factor, aggregate: true });
  } else if (cells.length < COLUMNS || median !== '') reader.reportError('benchmark-without-result', { name });
}

/** Prefixes of counts: powers of 1000. */
const PREFIXES = ['', 'K', 'M', 'G', 'T', 'P'];

/** Adds a throughput: `9.019 GB/s`, `1.2 Kitem/s`, `3 Mchar/s`. Counts of allocations have no `/s` and are skipped. */
function addThroughput({ reader, names }: DivanState, cells: readonly string[]): void {
  const name = names.join('::');
  const median = cells[MEDIAN] ?? '';
  const [, number, unit = ''] = VALUE.exec(median) ?? [];
  const [, counted = ''] = /^(.+)\/s$/.exec(unit) ?? [];
  if (number === undefined && median.endsWith('/s'))
    reader.reportWarning('unusable-value', { name, metric: 'throughput', got: median });
  if (number === undefined || counted === '') return;
  const common = { name, better: 'higher', primary: false, aggregate: true } as const;
  const [, prefix = '', item] = /^([KMGTP]?)(item|char)$/.exec(counted) ?? [];
  if (item !== undefined) {
    const value = Number(number) * 1000 ** PREFIXES.indexOf(prefix);
    reader.add({ ...common, metric: `${item}s`, unit: '1/s', value });
    return;
  }
  const bytes = tidyUnit(counted);
  if (bytes.unit === 'B')
    reader.add({ ...common, metric: 'throughput', unit: 'B/s', value: Number(number) * bytes.factor });
}
