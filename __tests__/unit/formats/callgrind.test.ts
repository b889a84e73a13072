import { expect, test } from '@jest/globals';
import { callgrind } from '../../../src/formats/callgrind.ts';
import { inWords } from '../../support/diagnostics.ts';

function parse(text: string) {
  expect(callgrind.recognises(text)).toBe(true);
  const { measurements, problems } = callgrind.parse({ path: 'callgrind.out', text });
  return {
    counts: measurements.map(({ name, metric, values, primary }) => [
      name,
      metric,
      ...values,
      ...(primary ? ['!'] : []),
    ]),
    problems: problems.map(inWords).map(({ where, message }) => `${where}: ${message}`),
  };
}

const header = (command: string) =>
  `# callgrind format\nversion: 1\ncreator: callgrind-3.19.0\npid: 7\ncmd:  ${command}\n`;
const part = (trigger: string, { events = 'Ir', totals = '' }: { events?: string; totals?: string }) =>
  `\ndesc: Trigger: ${trigger}\n\nevents: ${events}\nsummary: 18446744073709529347\n\nfn=(1) main\n0 11\n\n${totals === '' ? '' : `totals: ${totals}\n`}`;

test('parts that a harness marks, without what it does between them', () => {
  const text = [
    header('./bench'),
    part('Client Request: Metadata: codspeed-rust 4.0.0', { totals: '0' }),
    part('Client Request: a b::c', { totals: '120' }),
    part('Client Request: d', { totals: '7' }),
    part('Program termination', { totals: '11' }),
  ].join('');
  expect(parse(text)).toEqual({
    counts: [
      ['a b::c', 'instructions', 120, '!'],
      ['d', 'instructions', 7, '!'],
    ],
    problems: [],
  });
});

test('a whole process is named by its command, and has a metric for each event', () => {
  const text = header('./bench  --fast') + part('Program termination', { events: 'Ir Dr I1mr', totals: '5000 20 3' });
  expect(parse(text).counts).toEqual([
    ['./bench  --fast', 'instructions', 5000, '!'],
    ['./bench  --fast', 'Dr', 20],
    ['./bench  --fast', 'I1mr', 3],
  ]);
});

test('a part that was counted twice has two values', () => {
  const text =
    header('./bench') + part('Client Request: a', { totals: '1' }) + part('Client Request: a', { totals: '2' });
  expect(parse(text).counts).toEqual([['a', 'instructions', 1, 2, '!']]);
});

test('a file that ends too early is an error, and its wrong summary is no count', () => {
  expect(parse(header('./bench') + part('Client Request: a', {}))).toEqual({
    counts: [],
    problems: [expect.stringMatching(/^callgrind\.out:\d+: .*\ba\b/)],
  });
});

test('a count that is no number is an error', () => {
  expect(parse(header('./bench') + part('Client Request: a', { totals: '12x' })).problems).toHaveLength(1);
  expect(parse(header('./bench') + part('Client Request: a', { totals: '12 13' })).problems).toHaveLength(1);
});

test('nothing counted is no result', () => {
  expect(parse(header('./bench') + part('Program termination', { totals: '0' })).problems).toHaveLength(1);
});

test('an empty total is that of a file which breaks off', () => {
  const text = `${header('./bench')}\nevents: Ir\ntotals: \n`;
  expect(parse(text)).toEqual({ counts: [], problems: [expect.stringContaining('has no result')] });
});

test.each(['-12000000', '1e3', '0x10', 'NaN'])('a total of "%s" is no count', (totals) => {
  const text = `${header('./bench')}\nevents: Ir\ntotals: ${totals}\n`;
  expect(parse(text)).toEqual({ counts: [], problems: [expect.stringContaining('has no usable')] });
});
