// Words about outputs that no format reads although their tool can write a better one: what the output is, and what to
// use in its place. `formats/recognise.ts` has the patterns that recognise them.

import type { RichText } from '../rich-text.ts';
import { withCode } from './message.ts';

const OWN = 'or set `format` to `command`, which measures the command itself';
const TIME_REMEDY = `It does not say of which command. Use \`/usr/bin/time -v -o FILE\`, ${OWN}.`;

const WORDS = {
  gzip: 'compressed by gzip. Have it written as it is; pyperf compresses where the name of its file ends in `.gz`.',
  'shell-time': `what the \`time\` of a shell or \`time -p\` prints. ${TIME_REMEDY}`,
  'gnu-time': `what GNU time prints without \`-v\`. ${TIME_REMEDY}`,
  'perf-stat': 'what `perf stat` prints for people. Add `-j`, and name the file of `-o` as `output-file`.',
  'perf-stat-separator': 'what `perf stat` prints between other signs than commas. Use `-j`, or `-x` with a comma.',
  'perf-stat-interval': 'that of `perf stat -I`, in which a row is only a part of the run. Leave out `-I`.',
  hyperfine: 'what hyperfine prints on a terminal. Add `--export-json FILE`, and name that file as `output-file`.',
  'pytest-benchmark':
    'the table of pytest-benchmark. Add `--benchmark-json=FILE`, and name that file as `output-file`.',
  pyperf: 'what pyperf prints on a terminal. Add `-o FILE`, and name that file as `output-file`.',
  jmh: 'what JMH prints for people or as CSV, both without the iterations. Add `-rf json -rff FILE`, and name that file as `output-file`.',
  'criterion-quick':
    'what Criterion.rs prints with `--quick` and `--output-format bencher`, which has no names. Leave out one of the two.',
  'bmf-1': 'version 1 of the Bencher Metric Format. Write version 0: `{"BENCHMARK": {"MEASURE": {"value": NUMBER}}}`.',
  'catch2-json': 'the JSON of Catch2, which has no benchmarks. Run the program with `-r xml`.',
  'google-csv':
    'the CSV of Google Benchmark, which breaks off without an error where the counters of two benchmarks differ. Run it with `--benchmark_format=json`.',
  nvbench: 'what nvbench prints for people or as CSV. Add `--json FILE`, and name that file as `output-file`.',
  vegeta: 'what `vegeta report` prints for people. Add `-type=json`.',
  oha: 'what oha prints for people or as CSV. Add `--no-tui --output-format json`.',
  'ab-html': 'the HTML of ApacheBench. Leave out `-w`.',
  'tinybench-tasks':
    'a list of empty objects, as `JSON.stringify(bench.tasks)` gives since version 6 of tinybench. Write `bench.tasks.map(({ name, result }) => ({ name, result }))`.',
  'ruby-measure':
    "what Ruby's `Benchmark.measure` gives, which has no label. Use `Benchmark.bm`, and give every report a label.",
};

/** Messages by the kind of output. */
export const UNSUPPORTED_OUTPUTS = Object.fromEntries(
  Object.entries(WORDS).map(([kind, words]) => [kind, withCode(`the output is ${words}`)]),
) as Readonly<Record<keyof typeof WORDS, RichText>>;
