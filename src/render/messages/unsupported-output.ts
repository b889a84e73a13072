// Words about outputs that no format reads although their tool can print a better one: what the output is, and what to
// use in its place. `formats/recognise.ts` has the patterns that recognise them.

const OWN = 'or set `format` to `command`, which measures the command itself';
const NAMED = ', and name that file as `output-file`';
const TIME_REMEDY = `It does not name the command. Use \`/usr/bin/time -v -o FILE\`, ${OWN}.`;

/** The end of the sentence that begins with `this is`, by the kind of output. */
export const UNSUPPORTED_OUTPUTS = {
  gzip: 'compressed by gzip. Write it uncompressed; pyperf compresses if the file name ends in `.gz`.',
  'shell-time': `the output of \`time -p\` or the \`time\` of a shell. ${TIME_REMEDY}`,
  'gnu-time': `the output of GNU time without \`-v\`. ${TIME_REMEDY}`,
  'perf-stat': 'the output of `perf stat` for people. Add `-j`, and name the file of `-o` as `output-file`.',
  'perf-stat-separator':
    'the output of `perf stat` with a separator other than a comma. Use `-j`, or `-x` with a comma.',
  'perf-stat-interval': 'the output of `perf stat -I`, in which a row is only a part of the run. Leave out `-I`.',
  hyperfine: `the terminal output of hyperfine. Add \`--export-json FILE\`${NAMED}.`,
  'hyperfine-export': `a table that hyperfine exports, without the single runs. Use \`--export-json FILE\`${NAMED}.`,
  'pytest-benchmark': `the table of pytest-benchmark. Add \`--benchmark-json=FILE\`${NAMED}.`,
  pyperf: `the terminal output of pyperf. Add \`-o FILE\`${NAMED}.`,
  jmh: `the output of JMH for people, or its CSV, both without the iterations. Add \`-rf json -rff FILE\`${NAMED}.`,
  'criterion-quick':
    'the output of Criterion.rs with `--quick` and `--output-format bencher`, which has no names. Leave out one of the two.',
  'bmf-1': 'version 1 of the Bencher Metric Format. Use version 0: `{"BENCHMARK": {"MEASURE": {"value": NUMBER}}}`.',
  'catch2-json': 'the JSON of Catch2, which has no benchmarks. Run the program with `-r xml`.',
  'google-csv':
    'the CSV of Google Benchmark, which breaks off if the counters of two benchmarks differ. Run it with `--benchmark_format=json`.',
  nvbench: `the output of nvbench for people, or its CSV. Add \`--json FILE\`${NAMED}.`,
  vegeta: 'the output of `vegeta report` for people. Add `-type=json`.',
  'vegeta-results': 'the list of requests of `vegeta encode`. Use `vegeta report -type=json`.',
  oha: 'the output of oha for people, or its CSV. Add `--no-tui --output-format json`.',
  'ab-html': 'the HTML of ApacheBench. Leave out `-w`.',
  'ab-file': 'a file that ApacheBench writes with `-e` or `-g`. Use its normal output: leave out `output-file`.',
  'tinybench-tasks':
    'a list of empty objects, as `JSON.stringify(bench.tasks)` gives since version 6 of tinybench. Use `bench.tasks.map(({ name, result }) => ({ name, result }))`.',
  'ruby-measure':
    "the output of Ruby's `Benchmark.measure`, which has no label. Use `Benchmark.bm`, and give every report a label.",
  'vitest-bench': `the output of \`vitest bench\` for people. Add \`--outputJson FILE\`, since version 5 \`--reporter=json --outputFile=FILE\`${NAMED}.`,
  benchmarkdotnet:
    'the output of BenchmarkDotNet for people, or another form of it. Add `--exporters json`, and name `BenchmarkDotNet.Artifacts/results/*.json` as `output-file`.',
  deno: 'the output of `deno bench` for people. Add `--json`.',
  mitata:
    'the output of mitata for people. Use `await run({ format: { json: { samples: false } } })`, before version 1 `run({ json: true })`.',
  cronometro:
    'the table of cronometro. Print the results: `console.log(JSON.stringify(await cronometro(tests, { print: false })))`.',
  benchee: `the output of Benchee for people, or another form of it. Add \`{Benchee.Formatters.JSON, file: "results.json"}\` to its \`formatters\`${NAMED}.`,
  asv: 'the output of asv for people. Name its result files as `output-file`, `results/**/*.json`, and add `--record-samples`.',
  'asv-1': 'a result of asv before version 0.4, which has another form. Run the benchmarks with a newer asv.',
  phpbench: `the output of PHPBench for people. Add \`--dump-file=FILE\`${NAMED}.`,
  julia: `the output of BenchmarkTools for people. Use \`BenchmarkTools.save("results.json", run(SUITE))\`${NAMED}.`,
  'size-limit': 'the output of size-limit for people. Add `--json`.',
  esbuild: `the output of esbuild for people. Add \`--metafile=FILE\`${NAMED}.`,
  lighthouse: `the output of Lighthouse for people, or its CSV. Use \`--output=json --output-path=FILE\`${NAMED}; Lighthouse CI writes \`.lighthouseci/lhr-*.json\`.`,
  'haskell-criterion':
    "a JSON or HTML report of Haskell's criterion. Use its normal output, or add `--csv FILE`, and name that file as `output-file`.",
  nanobench:
    'the CSV of nanobench. Use its default table, or `bench.render(ankerl::nanobench::templates::json(), std::cout)`.',
  k6: `the output of k6 for people, or its CSV. Let \`handleSummary\` write JSON, or add \`--summary-export=FILE\`${NAMED}.`,
  autocannon: 'the output of autocannon for people. Add `--json`.',
  callgrind: `the output of Callgrind or Cachegrind for people. Add \`--callgrind-out-file=FILE\` or \`--cachegrind-out-file=FILE\`${NAMED}.`,
  codspeed:
    'the output of CodSpeed for people. Name the files of its walltime mode as `output-file`: `.codspeed/results_*.json`.',
  'gab-data':
    'the history that github-action-benchmark stores. It is read by `bench-referee history import`; a gate needs the output of the benchmark tool.',
  comparison: 'a comparison of two runs. Use the output of the benchmarks themselves: the gate compares them.',
  'http-load':
    'the output of a load tool that no format reads. Use oha, wrk, vegeta, k6 or autocannon, or print your own JSON for the format `json`.',
  jest: 'the output of Jest for people. Add the reporter `jest-junit`, and name its `junit.xml` as `output-file`.',
  mocha: 'the output of Mocha for people. Add `--reporter xunit`.',
  'vitest-test': `the output of Vitest for people, about tests. Add \`--reporter=junit --outputFile=FILE\`${NAMED}.`,
  pytest: `the output of pytest for people, about tests. Add \`--junit-xml=FILE\`${NAMED}.`,
  'node-test': "the output of Node's test runner for people. Add `--test-reporter=tap`.",
  googletest: `the output of GoogleTest for people. Add \`--gtest_output=xml:FILE\`${NAMED}.`,
  'cargo-test':
    'the output of cargo about tests, without a benchmark. Run `cargo bench`, and check `--bench` and the filter.',
  ctest: `the output of CTest for people. Add \`--output-junit FILE\`${NAMED}.`,
};
