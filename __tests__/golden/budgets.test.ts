// Walks fixtures/budgets/<case>/: what the budgets of budgets.yml say of one recording.json, in verdicts.json. A
// new case is a new folder, or a line in support/budget-cases.ts that writes its recording.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { analyse } from '../../src/analyse/pipeline.ts';
import { parseRecording } from '../../src/event/recording-file.ts';
import type { Recording } from '../../src/model/recording.ts';
import type { Report } from '../../src/model/report.ts';
import type { Verdict } from '../../src/model/verdict.ts';
import { parseConfigFile } from '../../src/settings/config-file.ts';
import { policyOf } from '../../src/settings/settings.ts';
import { BUDGET_CASES } from '../support/budget-cases.ts';
import { expectGolden } from '../support/golden.ts';
import { TODAY } from '../support/today.ts';

const ROOT = join(import.meta.dirname, '../fixtures/budgets');

const folders = existsSync(ROOT) ? readdirSync(ROOT) : [];
const cases = [...new Set([...Object.keys(BUDGET_CASES), ...folders])];

test('there are cases', () => expect(cases.length).toBeGreaterThanOrEqual(45));

describe.each(cases)('%s', (name) => {
  const path = (file: string) => join(ROOT, name, file);

  test('is stored as it is told', () => {
    const given = BUDGET_CASES[name];
    if (given !== undefined) expectGolden(path('recording.json'), linewise(given));
  });

  test('verdicts.json', () => {
    const recording = parseRecording(readFileSync(path('recording.json'), 'utf8'), 'recording.json');
    const policy = policyOf(parseConfigFile(readFileSync(path('budgets.yml'), 'utf8'), 'budgets.yml'), TODAY);
    expectGolden(path('verdicts.json'), verdicts(analyse(recording, policy)));
  });
});

/** An invocation and a list of values in one line each. */
function linewise(recording: Recording): string {
  const text = JSON.stringify(recording, null, 2);
  return `${text
    .replaceAll(/\{\s+("side"[^}]+?)\s+\}/g, (_, fields: string) => `{ ${fields.replaceAll(/\s+/g, ' ')} }`)
    .replaceAll(/\[([-\d.e,[\]\s]+)\](?=,?\n)/g, (list) => list.replaceAll(/\s+/g, '').replaceAll(',', ', '))}\n`;
}

const rounded = (value: number | null) => (value === null ? null : Number(value.toPrecision(4)));

/** Without what is not so. */
function toReadable({ kind, limit, minDelta, level, outcome, because, ...verdict }: Verdict) {
  return {
    ...{ kind, limit, minDelta: minDelta || undefined, level, outcome, because },
    alpha: rounded(verdict.alpha),
    isHeld: verdict.isHeld || undefined,
    early: verdict.early ?? undefined,
    isUnjudged: verdict.isUnjudged || undefined,
    anchored: verdict.anchored ?? undefined,
  };
}

/** What a reader of budgets wants to know. */
function verdicts({ conclusion, rows, judgedGeomeans, problems }: Report): string {
  const geomeans = judgedGeomeans.map(({ metric, members, leftOut, delta, change, p, exact, verdicts }) => ({
    of: members.map(({ name }) => name),
    leftOut,
    metric,
    delta: rounded(delta),
    change: rounded(change),
    p: rounded(p),
    exact,
    verdicts: verdicts.map(toReadable),
  }));
  const value = {
    conclusion,
    rows: rows.map(({ name, metric, state, delta, change, p, exact, verdicts }) => ({
      name,
      metric,
      state,
      delta: rounded(delta),
      change: rounded(change),
      p: rounded(p),
      exact,
      verdicts: verdicts.map(toReadable),
    })),
    ...(geomeans.length > 0 && { geomeans }),
    problems,
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}
