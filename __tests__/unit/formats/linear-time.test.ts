// Lines that made a regular expression of a format try every place from every place. A format is named, because
// `auto` would not take such a text for one of it.

import { expect, test } from '@jest/globals';
import { parseToolOutput } from '../../../src/formats/index.ts';

const LENGTH = 200_000;
const many = (text: string) => text.repeat(LENGTH / text.length);

test.each([
  ['tap', 'blanks before a line separator', `TAP version 13\nok${many(' ')}\u2028\n1..1\n`],
  ['tap', 'number signs', `TAP version 13\nok 1 - a${many(' # ')}\u2028\n1..1\n`],
  [
    'google-benchmark',
    'quotes without an end',
    `${'-'.repeat(40)}\nBenchmark  Time  CPU  Iterations\n${many("a SKIPPED: '")}x\n`,
  ],
  ['tasty-bench', 'blanks and colons', `All\n${many(' ')}x${many(': ')}\n  a: OK\n${many(' 1 ')}\n`],
  ['haskell-criterion', 'blanks', `benchmarking a\ntime  1.5 ns ${many(' ')}\n`],
  ['package-benchmark', 'brackets and bars', `| Metric | p0 | p25 | p50 |\n| ${many('a (')} |${many('|')}\n`],
  ['cbdr-csv', 'commas', `benchmark${many(',a')}\nbenchmark,wall_time\n${many(',')}\n`],
  ['json', 'an open text and a number that is none', `[NaN, ${many('\\"')}`],
  [
    'esbuild-metafile',
    'an output with many hashes in its name',
    JSON.stringify({
      inputs: {},
      outputs: {
        [`${many('.ABCDEFGH')}.`]: { bytes: 1, inputs: {} },
        [`${many('.ABCDEFGH.')}/x`]: { bytes: 1, inputs: {} },
      },
    }),
  ],
])('%s reads %s in time', (format, _, text) => {
  const before = process.cpuUsage();
  parseToolOutput({ path: 'results', text }, format);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(2_000);
});
