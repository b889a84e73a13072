// Reads the output of tasty-bench (Haskell): the mean of each benchmark, and its memory if the runtime counts it. The file
// of `--csv` has all digits. The printed text has three: a tree of groups, in which each benchmark has a line with its
// outcome and a line with its mean. Its names are made to be those of the file: `All.group.benchmark`.

import type { Location } from '../model/location.ts';
import { findUnitWord } from '../units/unit-words.ts';
import { hasCsvHeader, parseCsv } from './csv.ts';
import type { Format } from './format.ts';
import { type LineReader, type LineRules, parseLines } from './lines.ts';
import { tastyBenchDefinitions } from './quoted-definitions.ts';

export const tastyBench: Format = {
  id: 'tasty-bench',
  description: 'Haskell with tasty-bench: the file of --csv, or its output',
  advice: './bench --csv results.csv -p "$BENCH_REFEREE_FILTER"',
  repeatsForTime: true,
  recognises: (text) => hasCsvHeader(text, HEADER) || new RegExp(`${OUTCOME}\n${TIME}`, 'm').test(text),
  parse: (source) =>
    hasCsvHeader(source.text, HEADER)
      ? parseCsv(source, HEADER, CSV, { option: '-p' })
      : parseLines(source, LINES, { option: '-p' }),
  filter(benchmarks) {
    // A number at the end may mark a repeated name or be part of the name.
    const names = benchmarks.flatMap(({ name }) => [name, name.replace(/#\d+$/, '')]);
    // In the language of tasty, `$0` is the whole name.
    return [...new Set(names)].map((name) => `$0 == "${name.replaceAll(/[\\"]/g, '\\$&')}"`).join(' || ');
  },
  definitions: tastyBenchDefinitions,
};

const HEADER = 'Name,Mean (ps),2*Stdev (ps)';

const MEAN = { better: 'lower', aggregate: true } as const;

/** The columns of memory exist if the runtime counts it. */
const CSV = {
  number: /^\d+$/,
  columns: [
    { column: 'Mean (ps)', metric: 'time', unit: 'ps', primary: true, ...MEAN },
    { column: 'Allocated', metric: 'allocated', unit: 'B', primary: false, ...MEAN },
    { column: 'Copied', metric: 'copied', unit: 'B', primary: false, ...MEAN },
    { column: 'Peak Memory', metric: 'peak memory', unit: 'B', primary: false, ...MEAN },
  ],
};

const OUTCOME = String.raw`: +(OK|FAIL)(?: \(\d+\.\d+s\))?`;
const TIME = String.raw` +(\d+(?:\.\d+)?) +(ps|ns|[u\u00b5\u03bc]s|ms|s)(?=[ ,]|$)`;
/** Example: `    fifth:           OK (0.08s)` */
const BENCHMARK = new RegExp(String.raw`^ *(\S.*?)${OUTCOME}$`);
/** Example: `      56.2 ns ±  13 ns, 224 B  allocated,   0 B  copied, 2.0 MB peak memory` */
const ESTIMATE = new RegExp(`^${TIME}`);
const MEMORY = /(\d+(?:\.\d+)?) +([KMGTPE]?B) +(allocated|copied|peak memory)/g;
const END = /^(?:All \d+ tests? passed|\d+ out of \d+ tests? failed) \(\d+\.\d+s\)$/;

/** Powers of 1024, under the names of those of 1000. */
const SIZES = ['B', 'KB', 'MB', 'GB', 'TB', 'PB', 'EB'];

interface TastyBenchmark {
  readonly indent: number;
  readonly name: string;
  readonly location: Location;
  readonly hasFailed: boolean;
  /** True if it failed or its mean was read, so that the other lines below it are text. */
  isDone: boolean;
}

const LINES: LineRules = {
  // An outcome, or a mean with its deviation.
  sign: /: +(?:OK|FAIL)(?= \(\d|$)| \S+ +[pnu\u00b5\u03bcm]?s \u00b1/g,
  read(reader) {
    const output = reader.location;
    let groups: readonly { readonly indent: number; readonly name: string }[] = [];
    let benchmark: TastyBenchmark | null = null;
    /** Location of the first benchmark of a run that has not ended. */
    let begin: Location | null = null;
    const endBenchmark = () => {
      if (benchmark !== null && !benchmark.isDone)
        reader.reportError('benchmark-without-result', { name: benchmark.name }, benchmark.location);
      benchmark = null;
    };
    reader.onEach((line) => {
      const indent = line.search(/\S/);
      const [, label, outcome] = BENCHMARK.exec(line) ?? [];
      // Lines below a benchmark are indented more than it: its mean, or the message of its failure.
      if (benchmark !== null && indent > benchmark.indent) benchmark.isDone ||= addEstimate(reader, benchmark);
      else if (indent >= 0) {
        endBenchmark();
        if (END.test(line)) begin = null;
        groups = groups.filter((group) => group.indent < indent);
        if (label === undefined) groups = [...groups, { indent, name: line.trim() }];
        else {
          const { location } = reader;
          const name = [...groups.map((group) => group.name), label].join('.');
          const hasFailed = outcome === 'FAIL';
          if (hasFailed) reader.reportError('failed-in-tool', { name });
          benchmark = { indent, name, location, hasFailed, isDone: hasFailed };
          begin ??= location;
        }
      }
      if (label !== undefined || benchmark?.hasFailed) reader.isRead = true;
    });
    reader.onEnd(() => {
      endBenchmark();
      if (begin !== null) reader.reportError('run-unfinished', {}, begin);
      if (reader.series.added > 0) reader.reportWarning('rounded-values', { option: '--csv FILE' }, output);
    });
  },
};

/** False if the line has no mean. */
function addEstimate(reader: LineReader, { name, location }: TastyBenchmark): boolean {
  const { line } = reader;
  const [, time, unit = ''] = ESTIMATE.exec(line) ?? [];
  if (time === undefined) return false;
  const value = Number(time) * findUnitWord(unit)!.factor;
  reader.add({ name, metric: 'time', unit: 'sec', value, ...MEAN });
  const printed = line.match(/ (?:allocated|copied|peak memory)/g)?.length ?? 0;
  if (printed > (line.match(MEMORY)?.length ?? 0))
    reader.reportWarning('unusable-value', { name, metric: 'memory', got: line.trim() }, location);
  for (const [, size, prefixed = '', metric = ''] of line.matchAll(MEMORY)) {
    const bytes = Number(size) * 1024 ** SIZES.indexOf(prefixed);
    reader.add({ name, metric, unit: 'B', value: bytes, primary: false, ...MEAN });
  }
  return true;
}
