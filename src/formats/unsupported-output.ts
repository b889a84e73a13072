// Recognises outputs that no format reads because the same tool can write a better one, and says what to use instead.
// Knows no format.

interface UnsupportedOutput {
  readonly pattern: RegExp;
  /** Text that completes "the output is". */
  readonly what: string;
  readonly remedy: string;
}

const OWN = 'or set "format" to "command", which measures the command itself';
const TIME_REMEDY = `It does not say of which command. Use /usr/bin/time -v -o FILE, ${OWN}.`;
const UNSUPPORTED_OUTPUTS: readonly UnsupportedOutput[] = [
  {
    // First three bytes of gzip (RFC 1952, 2.3.1). The second one is not a valid character.
    pattern: /^\x1f\ufffd\x08/,
    what: 'compressed by gzip',
    remedy: 'Have it written as it is; pyperf compresses where the name of its file ends in .gz.',
  },
  {
    pattern: /^real[ \t]+(?:\d+m)?\d+[.,]\d+s?\n+user[ \t]+(?:\d+m)?\d+[.,]\d+s?\n+sys[ \t]/m,
    what: 'what the time of a shell or `time -p` prints',
    remedy: TIME_REMEDY,
  },
  {
    pattern: /^[\d.]+user [\d.]+system [\d:.]+elapsed /m,
    what: 'what GNU time prints without -v',
    remedy: TIME_REMEDY,
  },
  {
    pattern: /^ Performance counter stats for /m,
    what: 'what `perf stat` prints for people',
    remedy: 'Add -j, and name the file of -o as "output-file".',
  },
  {
    pattern:
      /^(?:\d[\d.]*|<not (?:supported|counted)>)([;:|\t ])[A-Za-z]*\1[\w:-]+\1(?:[\d.]+%\1)?\d+\1\d+\.\d+(?:\1|$)/m,
    what: 'what `perf stat` prints between other signs than commas',
    remedy: 'Use -j, or -x with a comma.',
  },
  {
    pattern: /^Benchmark (?:#?\d+: )?.*\n {2}Time \((?:mean|abs) /m,
    what: 'what hyperfine prints on a terminal',
    remedy: 'Add --export-json FILE, and name that file as "output-file".',
  },
  {
    pattern: /^-+ benchmark(?: '.*')?: \d+ tests -+$/m,
    what: 'the table of pytest-benchmark',
    remedy: 'Add --benchmark-json=FILE, and name that file as "output-file".',
  },
  {
    pattern: /^(?:\S.*: )?Mean \+- std dev: \d/m,
    what: 'what pyperf prints on a terminal',
    remedy: 'Add -o FILE, and name that file as "output-file".',
  },
  {
    pattern:
      /^(?:# JMH version: \d|Benchmark +(?:\(\w+\) +)*Mode +Cnt +Score +(?:Error +)?Units$|"Benchmark","Mode","Threads","Samples","Score",)/m,
    what: 'what JMH prints for people or as CSV, both without the iterations',
    remedy: 'Add -rf json -rff FILE, and name that file as "output-file".',
  },
  {
    pattern: /^bench: +[\d,]+ \S+\/iter \(\+\/- [\d,]+\)/m,
    what: 'what Criterion.rs prints with --quick and --output-format bencher, which has no names',
    remedy: 'Leave out one of the two.',
  },
  {
    pattern: /"kind"\s*:\s*"(?:Library|Binary)Benchmark"/,
    what: 'the JSON of Gungraun or Iai-Callgrind',
    remedy: 'Leave out --output-format=json: what they print is read.',
  },
  {
    pattern:
      /^\s*\{\s*"(?:[^"\\]|\\.)*"\s*:\s*\[\s*\{\s*(?:"parameters"\s*:\s*\{[^}]*\}\s*,\s*)?"measures"\s*:\s*\{/,
    what: 'version 1 of the Bencher Metric Format',
    remedy: 'Write version 0: {"BENCHMARK": {"MEASURE": {"value": NUMBER}}}.',
  },
  {
    pattern: /^Requests +\[total, rate(?:, throughput)?\] +\d/m,
    what: 'what `vegeta report` prints for people',
    remedy: 'Add -type=json.',
  },
  {
    pattern: /^Summary:\n +Success rate:\s|^request-start,DNS,DNS\+dialup,/m,
    what: 'what oha prints for people or as CSV',
    remedy: 'Add --no-tui --output-format json.',
  },
  {
    pattern: /^<p>\n? *This is ApacheBench, Version /m,
    what: 'the HTML of ApacheBench',
    remedy: 'Leave out -w.',
  },
  {
    pattern: /^\s*\[(?:\s*\{\s*\}\s*,)*\s*\{\s*\}\s*\]\s*$/,
    what: 'a list of empty objects, as JSON.stringify(bench.tasks) gives since version 6 of tinybench',
    remedy: 'Write bench.tasks.map(({ name, result }) => ({ name, result })).',
  },
  {
    pattern: /^ +\d+\.\d{6} +\d+\.\d{6} +\d+\.\d{6} \( *\d+\.\d{6}\)$/m,
    what: "what Ruby's Benchmark.measure gives, which has no label",
    remedy: 'Use Benchmark.bm, and give every report a label.',
  },
];

/** Returns sentences about an output that is known but not read. Null for all others. */
export function explainUnsupportedOutput(text: string): string | null {
  const found = UNSUPPORTED_OUTPUTS.find(({ pattern }) => pattern.test(text));
  return found === undefined ? null : `the output is ${found.what}. ${found.remedy}`;
}
