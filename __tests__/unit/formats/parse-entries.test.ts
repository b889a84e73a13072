import { expect, test } from '@jest/globals';
import { toParseEntries } from '../../../src/formats/parse-entries.ts';
import type { Measurement } from '../../../src/model/measurement.ts';

function measurement(fields: Partial<Measurement>): Measurement {
  const { name = 'a', metric = 'time', unit = 'ms', values = [1] } = fields;
  return { group: null, name, metric, unit, better: null, values, primary: true, ...fields };
}

test('base units, and nothing that is not so', () => {
  expect(toParseEntries([[measurement({ values: [12.5] })]])).toEqual([
    { name: 'a', metric: 'time', unit: 's', better: 'lower', values: [0.0125], primary: true },
  ]);
});

test('everything that is so', () => {
  const full = measurement({ group: 'g', unit: 'MB/s', aggregate: true, deterministic: true });
  expect(toParseEntries([[full]])).toEqual([
    {
      group: 'g',
      name: 'a',
      metric: 'time',
      unit: 'B/s',
      better: 'higher',
      values: [1e6],
      primary: true,
      aggregate: true,
      deterministic: true,
    },
  ]);
});

test('a direction that the tool gave is no guess', () => {
  const [guessed, given] = toParseEntries([
    [measurement({ unit: 'score' }), measurement({ name: 'b', unit: 'score', better: 'higher' })],
  ]);
  expect(guessed).toMatchObject({ better: 'lower', inferred: true });
  expect(given).toMatchObject({ better: 'higher' });
  expect(given).not.toHaveProperty('inferred');
});

test('several sources are one', () => {
  const entries = toParseEntries([
    [measurement({ values: [1000] }), measurement({ name: 'b', values: [5000] })],
    [measurement({ unit: 's', values: [2, 3] }), measurement({ group: 'g', values: [4000] })],
  ]);
  expect(entries.map(({ group, name, values }) => [group, name, values])).toEqual([
    [undefined, 'a', [1, 2, 3]],
    [undefined, 'b', [5]],
    ['g', 'a', [4]],
  ]);
});
