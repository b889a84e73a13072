// Codes of problems that measuring records. `report` has words only for these, because a recording may be a stranger's.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { isMeasuringCode } from '../../src/render/messages/index.ts';

const SRC = resolve(import.meta.dirname, '../../src');

/** Where problems are found that are recorded: measuring, and the budgets that end a run because of its plan. */
const SOURCES = [
  ...['measure', 'git', 'formats'].flatMap((folder) =>
    readdirSync(join(SRC, folder)).map((file) => join(folder, file)),
  ),
  ...['event/baseline.ts', 'stages/measure-stage.ts', 'stages/measure-planned-run.ts', 'budgets/attainable.ts'],
];

test('report has words for every problem that measuring records', () => {
  const codes = SOURCES.flatMap((path) =>
    [...readFileSync(join(SRC, path), 'utf8').matchAll(/make(?:Error|Warning)\(\s*'([\w-]+)'/g)].map(
      ([, code]) => code!,
    ),
  );
  expect(codes.length).toBeGreaterThan(30);
  expect(
    [...codes, 'limit-misfit', 'no-budget-matches', 'budget-unmatched'].filter((code) => !isMeasuringCode(code)),
  ).toEqual(['measuring-ended-too-early']);
});
