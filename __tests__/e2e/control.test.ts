// Control benchmarks through the whole gate: measured to the end, never judged, and a reason to hold what varies if they
// moved.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { benchRepository, invocations } from '../support/bench-repository.ts';
import { cli } from '../support/program.ts';
import { reportOf } from '../support/report-json.ts';
import { temporaryFolder } from '../support/temporary.ts';

const CONFIG = 'run: sh bench.sh\ncontrol: ["fixed/*", "!fixed/slow"]\n';

/** Allocations never vary. */
function withAllocations(lines: readonly string[], value: number): string[] {
  return lines.map((line) => JSON.stringify([...JSON.parse(line), { name: 'allocs', unit: 'allocs/op', value }]));
}

async function check({ allocs = 3, ...head }: Readonly<Record<string, number>>, config = CONFIG) {
  const base = { encode: 10, decode: 20, 'fixed/a': 30, 'fixed/b': 5 };
  const { folder } = benchRepository(
    { invocations: withAllocations(invocations(base), 3), config },
    { invocations: withAllocations(invocations({ ...base, ...head }, { turn: 1 }), allocs) },
  );
  const out = temporaryFolder('out-');
  const { code, stdout } = await cli(['check', '--format', 'json', '--seed', 'e2e', '--out', out], { folder });
  return { code, report: reportOf(stdout), comment: readFileSync(join(out, 'comment.md'), 'utf8') };
}

describe('control benchmarks', () => {
  test('that did not move leave a regression red, and are marked', async () => {
    const { code, report, comment } = await check({ encode: 12 });
    expect([code, report.verdict, report.states['encode']]).toEqual([1, 'fail', 'regression']);
    expect(report.row('fixed/a')).toMatchObject({ control: true, state: 'unchanged', budgets: [] });
    expect(report.row('encode')).not.toHaveProperty('control');
    expect(comment).toContain('`fixed/a`<br><sub>control</sub>');
  });

  test('that moved hold it: the machine moved', async () => {
    const { code, report, comment } = await check({ encode: 12, 'fixed/a': 33, 'fixed/b': 5.5 });
    expect([code, report.verdict, report.states['encode']]).toEqual([0, 'inconclusive', 'inconclusive']);
    expect(report.problems.map(({ code }) => code)).toContain('machine-moved');
    expect(comment).toContain('Undecided, because the machine moved: 1 of 3 benchmarks');
    expect(comment).toContain('the machine moved: `fixed/a` and `fixed/b` got 10% worse');
  });

  test('that moved do not hold what is exact', async () => {
    const { code, report } = await check({ 'fixed/a': 33, 'fixed/b': 5.5, allocs: 4 });
    expect([code, report.verdict, report.states['allocs']]).toEqual([1, 'fail', 'regression']);
  });

  test('are what the patterns say, and a pattern without any is a warning', async () => {
    const { report } = await check({ encode: 10 }, 'run: sh bench.sh\ncontrol: fixd/*\n');
    expect(report.row('fixed/a')).not.toHaveProperty('control');
    expect(report.problems).toContainEqual(expect.objectContaining({ code: 'control-unmatched', severity: 'warning' }));
  });
});

test('a mistake in the key is shown with its place', async () => {
  const { folder } = benchRepository({ config: 'run: sh bench.sh\ncontrol:\n  - {name: fixed}\n' }, {});
  const { code, stderr } = await cli(['check'], { folder });
  expect(code).toBe(2);
  expect(stderr).toContain('.github/bench-referee.yml:3:5');
});
