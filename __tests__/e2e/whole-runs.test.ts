// The program from the first commit to the report, as `npm test` shows that it works: the demo, a check, and the two halves
// one after the other. The benchmarks of the others are scripted, those of the demo are real.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { benchRepository, invocations } from '../support/bench-repository.ts';
import { cli } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';
import { temporaryFolder } from '../support/temporary.ts';

const fast = invocations({ encode: 10, decode: 20 });
const slow = invocations({ encode: 12, decode: 20 }, { turn: 1 });

test('the demo catches the regression of its repository', async () => {
  const { code, stdout } = await cli(['demo'], { folder: temporaryFolder('demo-'), keeps: true });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^✕ "countWords\/4000" is 3\.0× as high: /m);
  expect(stdout).toContain('The regression was caught');
});

test('check --out keeps the recording and the reports, and report makes the same of the recording again', async () => {
  const { folder } = benchRepository({ invocations: fast }, { invocations: slow });
  const out = temporaryFolder('out-');
  const first = await cli(['check', '--format', 'json', '--out', out], { folder });
  expect(readdirSync(out).sort()).toEqual(['comment.md', 'junit.xml', 'recording.json', 'report.html', 'report.json']);
  expect(JSON.parse(readFileSync(join(out, 'report.json'), 'utf8'))).toEqual(JSON.parse(first.stdout));
  const again = await cli(['report', join(out, 'recording.json'), '--format', 'json'], { folder });
  expect(again.code).toBe(1);
  expect(again.stdout).toBe(first.stdout);
  expect(again.stderr).toBe('');
});

test('measure and report say together what check says', async () => {
  const { folder } = benchRepository({ invocations: fast }, { invocations: slow });
  const checked = await cli(['check', '--seed', '7', '--format', 'json'], { folder });
  const file = join(temporaryFolder('out-'), 'recording.json');
  const measured = await cli(['measure', '--seed', '7', '--out', file], { folder });
  expect([measured.code, measured.stdout]).toEqual([0, '']);
  const reported = await cli(['report', file, '--format', 'json'], { folder });
  expect(reported.code).toBe(1);
  expect(reportOf(reported.stdout).json['comparisons']).toEqual(reportOf(checked.stdout).json['comparisons']);
});
