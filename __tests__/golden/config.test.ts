// Right configurations, and what `validate` says of them, word for word. A case is a folder with `input.yml`, the
// `preview.txt` that the user reads and the `preview.json` that a program reads, and perhaps a `recording.json` that
// names the case of the budgets whose recording is looked at.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { judgeByConfig } from '../../src/doctor/judge-recorded.ts';
import { preview } from '../../src/doctor/preview.ts';
import type { Recording } from '../../src/model/recording.ts';
import { renderPreview, renderPreviewJson } from '../../src/render/outputs/preview.ts';
import { parseConfigWithLines } from '../../src/settings/config-file.ts';
import { BUDGET_CASES } from '../support/budget-cases.ts';
import { expectGolden } from '../support/golden.ts';
import { TODAY } from '../support/today.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures/config');
const FILE = '.github/bench-referee.yml';

function recordingOf(folder: string): Recording | null {
  const path = join(folder, 'recording.json');
  if (!existsSync(path)) return null;
  const { case: name } = JSON.parse(readFileSync(path, 'utf8')) as { case: string };
  return BUDGET_CASES[name] ?? null;
}

const cases = readdirSync(FIXTURES).sort();

test('there are cases', () => expect(cases.length).toBeGreaterThanOrEqual(15));

describe('what a configuration would judge', () => {
  test.each(cases)('%s', (name) => {
    const folder = join(FIXTURES, name);
    const configuration = parseConfigWithLines(readFileSync(join(folder, 'input.yml'), 'utf8'), FILE, null);
    const recording = recordingOf(folder);
    const recorded = recording && judgeByConfig(recording, configuration.file, TODAY);
    const seen = preview({ path: FILE, configuration, recorded, today: TODAY });
    expectGolden(join(folder, 'preview.txt'), renderPreview(seen));
    expectGolden(join(folder, 'preview.json'), renderPreviewJson(seen));
  });
});
