import { expect, test } from '@jest/globals';
import { FORMATS, parseToolOutput } from '../../../src/formats/index.ts';
import { inWords } from '../../support/diagnostics.ts';

const PERF = ` Performance counter stats for 'sleep 0.02' (3 runs):

              1.19 msec task-clock                       #    0.051 CPUs utilized            ( +-  1.65% )
`;

test.each([
  ['\x1f\ufffd\x08\x08\ufffd6\ufffdkpf.json', 'compressed by gzip', 'ends in .gz'],
  ['\nreal\t0m0.035s\nuser\t0m0.002s\nsys\t0m0.000s\n', 'the time of a shell', '/usr/bin/time -v -o FILE'],
  ['real 0.03\nuser 0.00\nsys 0.00\n', 'time -p', '/usr/bin/time -v -o FILE'],
  [
    'Command exited with non-zero status 3\n0.00user 0.00system 0:00.02elapsed 3%CPU (0avgtext+0avgdata 1664maxresident)k\n0inputs+0outputs (0major+101minor)pagefaults 0swaps\n',
    'GNU time without -v',
    '/usr/bin/time -v -o FILE',
  ],
  [PERF, 'perf stat for people', 'Add -j'],
  [
    '# started on Sun Nov 22 03:09:30 2026\n\n1.37;msec;task-clock;7.27%;1371447;100.00;0.047;CPUs utilized\n',
    'a separator other than a comma',
    'Use -j',
  ],
  ['<not supported>;;cycles;0;100.00;;\n', 'a separator other than a comma', 'Use -j'],
  [
    'Benchmark 1: sleep 0.01\n  Time (mean ± σ):      20.0 ms ±  17.3 ms    [User: 1.0 ms, System: 0.6 ms]\n',
    'terminal output of hyperfine',
    '--export-json FILE',
  ],
  [
    'Benchmark #1: sleep 0.01\n  Time (mean ± σ):      46.7 ms ±  54.7 ms    [User: 1.1 ms, System: 0.6 ms]\n',
    'terminal output of hyperfine',
    '--export-json FILE',
  ],
  [
    "------- benchmark 'g one': 1 tests -------\nName (time in ns)          Min             Max\n",
    'the table of pytest-benchmark',
    '--benchmark-json=FILE',
  ],
  ['fib: Mean +- std dev: 311 ns +- 100 ns\n', 'terminal output of pyperf', '-o FILE'],
  [
    'Benchmark            (size)  Mode  Cnt  Score   Error  Units\nB.sum                    10  avgt    5  3.141 ± 0.059  ns/op\n',
    'the output of JMH for people',
    '-rf json',
  ],
  ['make bench\n# JMH version: 1.21\n', 'the output of JMH for people', '-rf json'],
  [
    '"Benchmark","Mode","Threads","Samples","Score","Score Error (99.9%)","Unit"\n"a","thrpt",1,1,6,NaN,"ops/s"\n',
    'or its CSV',
    '-rf json',
  ],
  ['bench:      16,027 ns/iter (+/- 147)\n\n', 'has no names', 'one of the two'],
  [
    '{"fib": [{"parameters": {"n": 10}, "measures": {"latency": {"value": 1.5}}}]}',
    'version 1 of the Bencher Metric Format',
    'version 0',
  ],
  ['Summary:\n  Success rate:\t100.00%\n  Total:\t16.7578 ms\n', 'the output of oha', '--output-format json'],
  [
    'request-start,DNS,DNS+dialup,Response-delay,request-duration,bytes,status\n0.00127,0.00014,0.00046,0.0025,0.0025,6,200\n',
    'the output of oha',
    '--output-format json',
  ],
  ['Requests      [total, rate, throughput]         1200, 120.00, 65.87\n', 'vegeta report for people', '-type=json'],
  ['Benchmark,Device,Device Name,Skipped,Samples\nsimple,0,GPU,No,499\n', 'the output of nvbench', '--json FILE'],
  ['# Log\n\n# Benchmark Results\n\n## simple\n', 'the output of nvbench', '--json FILE'],
  ['<p>\n This is ApacheBench, Version 2.3 <i>&lt;$Revision$&gt;</i><br>\n', 'HTML of ApacheBench', 'Leave out -w'],
  ['[{},\n {}]\n', 'version 6 of tinybench', '({ name, result })'],
  ['  0.000105   0.000029   0.000134 (  0.000048)\n', 'Benchmark.measure', 'Benchmark.bm'],
])('%j', (text, what, remedy) => {
  const named = FORMATS.filter(({ id }) => id !== 'command').map(({ id }) => id);
  for (const format of ['auto', ...named]) {
    const { measurements, problems } = parseToolOutput({ path: 'out', text }, format);
    expect([format, measurements]).toEqual([format, []]);
    expect(problems.map(inWords)).toEqual([
      { where: 'out', severity: 'error', message: expect.stringContaining('this is ') },
    ]);
    expect(inWords(problems[0]!).message.replaceAll('`', '')).toContain(what);
    expect(inWords(problems[0]!).message.replaceAll('`', '')).toContain(remedy);
  }
});
