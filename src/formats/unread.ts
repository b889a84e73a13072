// Recognises outputs that no format reads because the same tool can write a better one, and says what to use instead.
// Knows no format.

interface Unread {
  readonly sign: RegExp;
  /** Text that completes "the output is". */
  readonly what: string;
  readonly remedy: string;
}

const OWN = 'or set "format" to "command", which measures the command itself';
const TIME_REMEDY = `It does not say of which command. Use /usr/bin/time -v -o FILE, ${OWN}.`;
const UNREAD: readonly Unread[] = [
  {
    // First three bytes of gzip (RFC 1952, 2.3.1). The second one is not a valid character.
    sign: /^\x1f\ufffd\x08/,
    what: 'compressed by gzip',
    remedy: 'Have it written as it is; pyperf compresses where the name of its file ends in .gz.',
  },
  {
    sign: /^real[ \t]+(?:\d+m)?\d+[.,]\d+s?\n+user[ \t]+(?:\d+m)?\d+[.,]\d+s?\n+sys[ \t]/m,
    what: 'what the time of a shell or `time -p` prints',
    remedy: TIME_REMEDY,
  },
  {
    sign: /^[\d.]+user [\d.]+system [\d:.]+elapsed /m,
    what: 'what GNU time prints without -v',
    remedy: TIME_REMEDY,
  },
  {
    sign: /^ Performance counter stats for /m,
    what: 'what `perf stat` prints for people',
    remedy: 'Add -j, and name the file of -o as "output-file".',
  },
  {
    sign: /^(?:\d[\d.]*|<not (?:supported|counted)>)([;:|\t ])[A-Za-z]*\1[\w:-]+\1(?:[\d.]+%\1)?\d+\1\d+\.\d+(?:\1|$)/m,
    what: 'what `perf stat` prints between other signs than commas',
    remedy: 'Use -j, or -x with a comma.',
  },
  {
    sign: /^Benchmark (?:#?\d+: )?.*\n {2}Time \((?:mean|abs) /m,
    what: 'what hyperfine prints on a terminal',
    remedy: 'Add --export-json FILE, and name that file as "output-file".',
  },
  {
    sign: /^-+ benchmark(?: '.*')?: \d+ tests -+$/m,
    what: 'the table of pytest-benchmark',
    remedy: 'Add --benchmark-json=FILE, and name that file as "output-file".',
  },
  {
    sign: /^(?:\S.*: )?Mean \+- std dev: \d/m,
    what: 'what pyperf prints on a terminal',
    remedy: 'Add -o FILE, and name that file as "output-file".',
  },
  {
    sign: /^(?:# JMH version: \d|Benchmark +(?:\(\w+\) +)*Mode +Cnt +Score +(?:Error +)?Units$|"Benchmark","Mode","Threads","Samples","Score",)/m,
    what: 'what JMH prints for people or as CSV, both without the iterations',
    remedy: 'Add -rf json -rff FILE, and name that file as "output-file".',
  },
  {
    sign: /^bench: +[\d,]+ \S+\/iter \(\+\/- [\d,]+\)/m,
    what: 'what Criterion.rs prints with --quick and --output-format bencher, which has no names',
    remedy: 'Leave out one of the two.',
  },
  {
    sign: /"kind"\s*:\s*"(?:Library|Binary)Benchmark"/,
    what: 'the JSON of Gungraun or Iai-Callgrind',
    remedy: 'Leave out --output-format=json: what they print is read.',
  },
  {
    sign: /^\s*\{\s*"(?:[^"\\]|\\.)*"\s*:\s*\[\s*\{\s*(?:"parameters"\s*:\s*\{[^}]*\}\s*,\s*)?"measures"\s*:\s*\{/,
    what: 'version 1 of the Bencher Metric Format',
    remedy: 'Write version 0: {"BENCHMARK": {"MEASURE": {"value": NUMBER}}}.',
  },
  {
    sign: /^Requests +\[total, rate(?:, throughput)?\] +\d/m,
    what: 'what `vegeta report` prints for people',
    remedy: 'Add -type=json.',
  },
  {
    sign: /^Summary:\n +Success rate:\s|^request-start,DNS,DNS\+dialup,/m,
    what: 'what oha prints for people or as CSV',
    remedy: 'Add --no-tui --output-format json.',
  },
  {
    sign: /^<p>\n? *This is ApacheBench, Version /m,
    what: 'the HTML of ApacheBench',
    remedy: 'Leave out -w.',
  },
  {
    sign: /^\s*\[(?:\s*\{\s*\}\s*,)*\s*\{\s*\}\s*\]\s*$/,
    what: 'a list of empty objects, as JSON.stringify(bench.tasks) gives since version 6 of tinybench',
    remedy: 'Write bench.tasks.map(({ name, result }) => ({ name, result })).',
  },
  {
    sign: /^ +\d+\.\d{6} +\d+\.\d{6} +\d+\.\d{6} \( *\d+\.\d{6}\)$/m,
    what: "what Ruby's Benchmark.measure gives, which has no label",
    remedy: 'Use Benchmark.bm, and give every report a label.',
  },
];

/** Returns sentences about an output that is known but not read. Null for all others. */
export function unread(text: string): string | null {
  const found = UNREAD.find(({ sign }) => sign.test(text));
  return found === undefined ? null : `the output is ${found.what}. ${found.remedy}`;
}
