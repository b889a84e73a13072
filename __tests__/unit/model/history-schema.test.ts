// A row of a stored run is read by a function that is faster than its schema, and accepts exactly the same.

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readStoredRow, readStoredRun, storedRowSchema } from '../../../src/model/stored-run.ts';
import { aStoredRun, minute, parseRuns } from '../../support/stored-runs.ts';

const ROW = {
  ...{ command: null, group: 'codec', name: 'parse', metric: 'ns/op', better: 'lower' },
  ...{ logRatio: 0.01, standardError: 0.004, n: 6, from: 1, to: 2 },
};

const wrong = fc.oneof(
  fc.constantFrom<unknown>(
    undefined,
    null,
    '',
    'x'.repeat(100_000),
    'higher',
    'lower',
    0,
    -0,
    1,
    1.5,
    -1,
    100,
    -100,
    100.1,
  ),
  fc.constantFrom<unknown>(Infinity, -Infinity, NaN, 2 ** 53, 2 ** 53 + 2, [], {}, true, [1]),
  fc.double(),
  fc.string(),
);

describe('a row', () => {
  test('is accepted if and only if its schema accepts it, and has the same fields', () => {
    const changes = fc.dictionary(fc.constantFrom(...Object.keys(ROW), 'unknown', '__proto__'), wrong, { maxKeys: 2 });
    fc.assert(
      fc.property(changes, (changed) => {
        const row = { ...ROW, ...changed };
        const parsed = storedRowSchema.safeParse(row);
        expect(readStoredRow(row)).toEqual(parsed.success ? parsed.data : null);
      }),
      { numRuns: 3000 },
    );
  });

  test.each([undefined, null, 1, 'row', [], [ROW]])('%j is none', (value) => {
    expect(readStoredRow(value)).toBeNull();
    expect(storedRowSchema.safeParse(value).success).toBe(false);
  });
});

test('a run names the first field that is wrong', () => {
  const run = aStoredRun({ from: 0, to: 1, changes: { parse: 0 } });
  expect(readStoredRun({ ...run, more: 1, rows: run.rows.map((row) => ({ ...row, more: 1 })) })).toEqual(run);
  expect(readStoredRun({ ...run, rows: [...run.rows, { ...run.rows[0], n: 0 }] })).toMatch(/^rows\.1\.n: /);
  expect(readStoredRun({ ...run, at: 'yesterday' })).toMatch(/^at: must be a day/);
  expect(readStoredRun({ ...run, at: '2026-11-20T10:00:00' })).toMatch(/^at: must be a day/);
  expect(readStoredRun({ ...run, at: '2026-11-20T29:00:00Z' })).toMatch(/^at: must be a day/);
  expect(readStoredRun({ ...run, runner: 'linux' })).toMatch(/^runner: /);
  expect(readStoredRun(7)).toMatch(/^: /);
});

describe('a run that somebody else wrote', () => {
  const run = aStoredRun({ from: 0, to: 1, changes: { parse: 0 } });

  test('may say anything about its machine', () => {
    const runner = { os: { name: 'Linux' }, cpu: 'AMD EPYC', cores: '4', image: null, memory: 16 };
    expect(readStoredRun({ ...run, runner })).toEqual({ ...run, runner: { cpu: 'AMD EPYC' } });
  });

  test.each([
    ['2026-11-20', '2026-11-20'],
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20T10:00Z', '2026-11-20T10:00:00.000Z'],
    ['2026-11-20T10:00:00.123456+00:00', '2026-11-20T10:00:00.123Z'],
    ['2026-11-20T01:00:00+02:00', '2026-11-19T23:00:00.000Z'],
  ])('has its time %s in UTC', (at, utc) => {
    expect(readStoredRun({ ...run, at })).toMatchObject({ at: utc });
  });

  test('has any path, and is another run than one with the same name in another folder', () => {
    const files = ['1.json', 'a/run.json', 'b/run.json', 'runs/2026-01/1.json', 'runs/2026-02/1.json'];
    const texts = files.map((path, index) => ({ path, text: JSON.stringify({ ...run, at: minute(index) }) }));
    expect(parseRuns(texts)).toMatchObject({ runs: files.map((_, index) => ({ at: minute(index) })), refused: [] });
  });
});
