import { expect, test } from '@jest/globals';
import { benchmarkIps } from '../../../src/formats/benchmark-ips.ts';
import { recogniseFormat } from '../../../src/formats/index.ts';
import { readWith } from '../../support/read-format.ts';

const HEAD = 'Calculating -------------------------------------\n';

test.each([
  ['                 add     25.552M (±18.3%) i/s -      7.415M in   0.300422s', 'add', 25_552_000],
  ['               sleep     49.492  (± 0.0%) i/s -     16.000  in   0.323287s', 'sleep', 49.492],
  // Since 2.13.
  ['                 add     36.209M (± 2.8%) i/s   (27.62 ns/i) -    182.253M in   5.037433s', 'add', 36_209_000],
  // With format: :raw.
  ['                 add  4955278.3 (±1.2%) i/s -   24799656', 'add', 4_955_278.3],
  ['          a (± 5%) b      1.500k (± 2.8%) i/s -    182.253M', 'a (± 5%) b', 1500],
  [
    'a label of more than twenty characters\n                          6.075M (±12.6%) i/s -  1M',
    'a label of more than twenty characters',
    6_075_000,
  ],
  ['                 one      2.000  (±NaN%) i/s -      1.000  in   0.500000s', 'one', 2],
])('%j', (line, name, rate) => {
  expect(recogniseFormat(`${HEAD}${line}\n`)).toBe(benchmarkIps);
  const { found, problems } = readWith(benchmarkIps, `${HEAD}${line}\n`);
  expect(problems).toEqual([]);
  expect(found).toEqual([[name, 'ips', rate]]);
});

test('what was warmed up and has no result is a failure; a comparison is no result', () => {
  const text = `Warming up --------------------------------------
                 add   411.932k i/100ms
a label of more than twenty characters
                       273.218k i/100ms
${HEAD}                 add     25.552M (±18.3%) i/s -      7.415M in   0.300422s

Comparison:
                 add: 26184981.6 i/s
`;
  expect(readWith(benchmarkIps, text)).toEqual({
    found: [['add', 'ips', 25_552_000]],
    problems: [
      'error in:4: "a label of more than twenty characters" has no result. It failed, or the run was stopped: see the output of the tool.',
    ],
  });
});

test.each([
  ['[]', 'error in: no benchmark has a result. Check that the command ran to its end.'],
  [HEAD, 'error in: no benchmark has a result. Check that the command ran to its end.'],
  [
    '[{"name": "a", "central_tendency": 0}]',
    'error in: $[0]: "a" has no usable `central_tendency`: "0". See the output of the tool.',
  ],
  ['[{"name": "a"}]', 'error in: $[0].central_tendency: must be a finite number, but is "nothing".'],
])('%j', (text, problem) => {
  expect(readWith(benchmarkIps, text)).toEqual({ found: [], problems: [problem] });
});
