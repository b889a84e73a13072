// Words about outputs that no format reads although their tool can write a better one: what the output is, and what to
// use in its place. `formats/recognise.ts` has the patterns that recognise them.

const OWN = 'or set `format` to `command`, which measures the command itself';
const NAMED = ', and name that file as `output-file`';
const TIME_REMEDY = `It does not say of which command. Use \`/usr/bin/time -v -o FILE\`, ${OWN}.`;

/** The end of the sentence that begins with `the output is`, by the kind of output. */
export const UNSUPPORTED_OUTPUTS = {
  gzip: 'compressed by gzip. Have it written as it is; pyperf compresses where the name of its file ends in `.gz`.',
  'shell-time': `what the \`time\` of a shell or \`time -p\` prints. ${TIME_REMEDY}`,
  'gnu-time': `what GNU time prints without \`-v\`. ${TIME_REMEDY}`,
  'perf-stat': 'what `perf stat` prints for people. Add `-j`, and name the file of `-o` as `output-file`.',
  'perf-stat-separator': 'what `perf stat` prints with a separator other than a comma. Use `-j`, or `-x` with a comma.',
  'perf-stat-interval': 'that of `perf stat -I`, in which a row is only a part of the run. Leave out `-I`.',
  hyperfine: `what hyperfine prints on a terminal. Add \`--export-json FILE\`${NAMED}.`,
  'hyperfine-export': `a table that hyperfine exports, without the single runs. Use \`--export-json FILE\`${NAMED}.`,
  'pytest-benchmark': `the table of pytest-benchmark. Add \`--benchmark-json=FILE\`${NAMED}.`,
  pyperf: `what pyperf prints on a terminal. Add \`-o FILE\`${NAMED}.`,
  jmh: `what JMH prints for people or as CSV, both without the iterations. Add \`-rf json -rff FILE\`${NAMED}.`,
  'criterion-quick':
    'what Criterion.rs prints with `--quick` and `--output-format bencher`, which has no names. Leave out one of the two.',
  'bmf-1': 'version 1 of the Bencher Metric Format. Use version 0: `{"BENCHMARK": {"MEASURE": {"value": NUMBER}}}`.',
  'catch2-json': 'the JSON of Catch2, which has no benchmarks. Run the program with `-r xml`.',
  'google-csv':
    'the CSV of Google Benchmark, which breaks off without an error where the counters of two benchmarks differ. Run it with `--benchmark_format=json`.',
  nvbench: `what nvbench prints for people or as CSV. Add \`--json FILE\`${NAMED}.`,
  vegeta: 'what `vegeta report` prints for people. Add `-type=json`.',
  'vegeta-results': 'the requests that `vegeta encode` writes. Use `vegeta report -type=json`.',
  oha: 'what oha prints for people or as CSV. Add `--no-tui --output-format json`.',
  'ab-html': 'the HTML of ApacheBench. Leave out `-w`.',
  'ab-file': 'a file that ApacheBench writes with `-e` or `-g`. Use what it prints: leave out `output-file`.',
  'tinybench-tasks':
    'a list of empty objects, as `JSON.stringify(bench.tasks)` gives since version 6 of tinybench. Write `bench.tasks.map(({ name, result }) => ({ name, result }))`.',
  'ruby-measure':
    "what Ruby's `Benchmark.measure` gives, which has no label. Use `Benchmark.bm`, and give every report a label.",
  'vitest-bench': `what \`vitest bench\` prints for people. Add \`--outputJson FILE\`, since version 5 \`--reporter=json --outputFile=FILE\`${NAMED}.`,
  benchmarkdotnet:
    'what BenchmarkDotNet prints for people or exports in another form. Add `--exporters json`, and name `BenchmarkDotNet.Artifacts/results/*.json` as `output-file`.',
  deno: 'what `deno bench` prints for people. Add `--json`.',
  mitata:
    'what mitata prints for people. Use `await run({ format: { json: { samples: false } } })`, before version 1 `run({ json: true })`.',
  cronometro:
    'the table of cronometro. Print the results: `console.log(JSON.stringify(await cronometro(tests, { print: false })))`.',
  benchee: `what Benchee prints for people or writes in another form. Add \`{Benchee.Formatters.JSON, file: "results.json"}\` to its \`formatters\`${NAMED}.`,
  asv: 'what asv prints for people. Name its result files as `output-file`, `results/**/*.json`, and add `--record-samples`.',
  'asv-1': 'a result of asv before version 0.4, whose form is another one. Run the benchmarks with a newer asv.',
  phpbench: `what PHPBench prints for people. Add \`--dump-file=FILE\`${NAMED}.`,
  julia: `what BenchmarkTools prints for people. Use \`BenchmarkTools.save("results.json", run(SUITE))\`${NAMED}.`,
  'size-limit': 'what size-limit prints for people. Add `--json`.',
  esbuild: `what esbuild prints for people. Add \`--metafile=FILE\`${NAMED}.`,
  lighthouse: `what Lighthouse writes for people or as CSV. Use \`--output=json --output-path=FILE\`${NAMED}; Lighthouse CI writes \`.lighthouseci/lhr-*.json\`.`,
  'haskell-criterion':
    "a JSON or HTML report of Haskell's criterion. Use what it prints, or add `--csv FILE`, and name that file as `output-file`.",
  nanobench:
    'the CSV of nanobench. Use the table that it prints by itself, or `bench.render(ankerl::nanobench::templates::json(), std::cout)`.',
  k6: `what k6 prints for people or as CSV. Let \`handleSummary\` write JSON, or add \`--summary-export=FILE\`${NAMED}.`,
  autocannon: 'what autocannon prints for people. Add `--json`.',
  callgrind: `what Callgrind or Cachegrind prints for people. Add \`--callgrind-out-file=FILE\` or \`--cachegrind-out-file=FILE\`${NAMED}.`,
  codspeed:
    'what CodSpeed prints for people. Name the files of its walltime mode as `output-file`: `.codspeed/results_*.json`.',
  'gab-data':
    'the history that github-action-benchmark stores. It is read by `bench-referee history import`; a gate needs the output of the benchmark tool.',
  comparison: 'a comparison of two runs. Use the output of the benchmarks themselves: the gate compares them.',
  'http-load':
    'that of a load tool that no format reads. Use oha, wrk, vegeta, k6 or autocannon, or print JSON of your own for the format `json`.',
  jest: 'what Jest prints for people. Add the reporter `jest-junit`, and name its `junit.xml` as `output-file`.',
  mocha: 'what Mocha prints for people. Add `--reporter xunit`.',
  'vitest-test': `what Vitest prints for people about tests. Add \`--reporter=junit --outputFile=FILE\`${NAMED}.`,
  pytest: `what pytest prints for people about tests. Add \`--junit-xml=FILE\`${NAMED}.`,
  'node-test': "what Node's test runner prints for people. Add `--test-reporter=tap`.",
  googletest: `what GoogleTest prints for people. Add \`--gtest_output=xml:FILE\`${NAMED}.`,
  'cargo-test':
    'what cargo prints about tests, without a benchmark. Run `cargo bench`, and check `--bench` and the filter.',
  ctest: `what CTest prints for people. Add \`--output-junit FILE\`${NAMED}.`,
};
