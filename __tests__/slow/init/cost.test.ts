// Two suites that cannot be measured as they are in the minutes that a gate has: 238 benchmarks of Go, and 1,130 of vitest. What `init`
// writes for them is run, with programs that say how long the real ones would take.

import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { freshRepository } from '../../support/fresh-repository.ts';
import { cli } from '../../support/program.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const listOf = <T>(length: number, make: (index: number) => T) => Array.from({ length }, (_, index) => make(index));

const goFile = (name: string) =>
  `package ${name}\n\nimport "testing"\n${listOf(119, (index) => `\nfunc BenchmarkOf${name}${index}(b *testing.B) {}\n`).join('')}`;
const GO = { 'go.mod': 'module x\n\ngo 1.22\n', 'gzip/a_test.go': goFile('gzip'), 'zstd/a_test.go': goFile('zstd') };

const benchFile = (file: number) =>
  `import { bench } from 'vitest';\n${listOf(10, (index) => `bench('f${file}b${index}', () => {});\n`).join('')}`;
const VITEST = {
  'package.json': '{"devDependencies": {"vitest": "3"}}',
  ...Object.fromEntries(listOf(113, (file) => [`benchmarks/f${file}.bench.ts`, benchFile(file)])),
};

/** The seconds of all invocations after setup, and the report. */
async function runPlan(files: Record<string, string>) {
  const { folder, git } = freshRepository(files);
  const init = await cli(['init', '--uses', 'octo/bench-referee@v1'], { folder });
  const config = readFileSync(join(folder, '.github/bench-referee.yml'), 'utf8');
  git('add', '--all');
  git('commit', '--quiet', '--message=gate');
  const programs = temporaryFolder('fakes-');
  const fake = join(import.meta.dirname, '../../support/fake-suite.mjs');
  for (const name of ['go', 'npx', 'npm'])
    writeFileSync(join(programs, name), `#!/bin/sh\nexec node '${fake}' ${name} "$@"\n`, { mode: 0o755 });
  const log = join(programs, 'seconds');
  const env = { PATH: [programs, process.env['PATH']].join(delimiter), FAKE_SECONDS: log };
  // A change of each file, so that everything is measured.
  for (const path of Object.keys(files).filter((one) => one.endsWith('s') || one.endsWith('.go')))
    appendFileSync(join(folder, path), '\n');
  const check = await cli(['check', '--format', 'json'], { folder, env });
  const seconds = readFileSync(log, 'utf8')
    .split('\n')
    .reduce((sum, line) => sum + Number(line), 0);
  const limit = Number(/^max-minutes: (\d+)$/m.exec(config)?.[1]);
  return { init: init.stdout, config, check, seconds, limit };
}

test.each([
  ['238 benchmarks of Go', GO, 238],
  ['1,130 of vitest', VITEST, null],
])('a plan for %s fits, by its estimate and by a run', async (_, files, measured) => {
  const { init, config, check, seconds, limit } = await runPlan(files);
  const report = JSON.parse(check.stdout);
  expect([report.verdict, check.code]).toEqual([expect.not.stringMatching(/^error$/), expect.any(Number)]);
  expect(seconds / 60).toBeLessThan(limit);
  expect(seconds).toBeGreaterThan(0);
  const names = new Set(report.comparisons.map(({ name }: { name: string }) => name));
  if (measured === null) {
    expect(names.size).toBeGreaterThan(50);
    expect(init).toMatch(
      /A first part: \d+ of 1130 benchmarks, because with all of them 1130 benchmarks take about 13 min/,
    );
  } else {
    expect(names.size).toBe(measured);
    expect(config).toContain(' -test.benchtime=100ms ');
  }
});
