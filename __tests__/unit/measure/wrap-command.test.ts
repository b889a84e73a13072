import { describe, expect, test } from '@jest/globals';
import { wrapCommand } from '../../../src/measure/run-benchmark.ts';

const WRAPPER = ['valgrind', '--tool=callgrind', '--callgrind-out-file=/tmp/a b/out.%p'] as const;
const WORDS = "valgrind --tool=callgrind '--callgrind-out-file=/tmp/a b/out.%p'";

describe('a single program is wrapped itself', () => {
  const go = `./codec.test -test.run='^$' -test.bench="\${BENCH_REFEREE_FILTER:-.}" \${N:+-test.benchtime=\${N}x}`;
  test.each(['./bench', 'target/release/bench', '/usr/bin/python3 -m pytest', '\n ./bench  --fast\n', go])(
    '%j',
    (script) => expect(wrapCommand(script, WRAPPER)).toEqual({ script: `${WORDS} ${script.trim()}` }),
  );
});

describe('the shell is wrapped around anything else', () => {
  test.each([
    // Words of the shell, or programs that may be.
    ...['make bench', 'time ./bench', 'A=1 ./bench', 'A=./bench', '! ./bench', '"./bench"', '$HOME/bench', '~/bench'],
    // More than one program.
    ...['./build && ./bench', './a; ./b', './a | ./b', './a &', './a\n./b', './bench $(./list)', './bench `./list`'],
    // Files, comments, and operators in quotes.
    ...['./bench > out.txt', './bench < in.txt', './bench # fast', "./bench -test.bench='^(A|B)$'", '', '\n'],
  ])('%j', (script) => expect(wrapCommand(script, WRAPPER)).toEqual({ script, wrapper: WRAPPER }));
});
