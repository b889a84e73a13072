// What the reader of a red or grey report can do, and the silence of a green one.

import { describe, expect, test } from '@jest/globals';
import type { Guidance, Report } from '../../../src/model/report.ts';
import { formatRepeats, listNextSteps } from '../../../src/render/next-steps.ts';
import { renderComment } from '../../../src/render/outputs/comment.ts';
import { renderVerdict } from '../../../src/render/outputs/terminal.ts';
import { renderHtml } from '../../../src/render/pages/html.ts';
import { formatRichText, PLAIN_FORMATTER } from '../../../src/render/rich-text.ts';
import { aReport, aRow, around, aVerdict, GUIDANCE } from '../../support/builders.ts';

const broken = aRow({ base: around(1), head: around(1.2), verdicts: [aVerdict({ outcome: 'fail' })] });
const undecided = aRow({ base: around(1), head: around(1.1), verdicts: [aVerdict({ outcome: 'unknown' })] });
const kept = aRow({ base: around(1), head: around(1), verdicts: [aVerdict()] });
const oneSided = (kind: 'new' | 'removed', name: string, level: 'fail' | 'warn' = 'fail') =>
  aRow({
    name,
    base: kind === 'removed' ? around(1) : null,
    head: kind === 'new' ? around(1) : null,
    verdicts: [aVerdict({ kind, limit: null, level, outcome: 'fail', alpha: null })],
  });

const failing = (...rows: Report['rows']) => aReport({ rows, conclusion: 'fail' });
const guided = (report: Report, guidance: Partial<Guidance>) => ({ ...report, guidance: { ...GUIDANCE, ...guidance } });

const stepsOf = (report: Report) =>
  listNextSteps(report).map(({ text, yaml, url }) =>
    [
      ...(text.length === 0 ? [] : [formatRichText(text, PLAIN_FORMATTER)]),
      ...(yaml === undefined ? [] : [yaml]),
      ...(url === undefined ? [] : [url]),
    ].join('\n'),
  );

const GUIDE = (section: string) => `${GUIDANCE.docs}/red-comment.md#${section}`;
const ASK = 'ask a maintainer for the label `perf-regression-accepted` and run the failed jobs again.';

describe('the steps of a failing report', () => {
  test('begin with the repair, name the label that accepts it, and the page that explains it', () => {
    expect(stepsOf(failing(broken))).toEqual([`Make it faster, or ${ASK}`, GUIDE('three-things-to-do')]);
    const larger = aRow({ ...broken, unit: 'B', base: around(1), head: around(1.2) });
    expect(stepsOf(failing(broken, larger))[0]).toBe(`Get it back within the limit, or ${ASK}`);
  });

  test('name what maintainers can change if no label accepts it', () => {
    const withoutLabel = (...rows: Report['rows']) => stepsOf(guided(failing(...rows), { overrideLabel: null }))[0];
    const change = (what: string, path = '.github/bench-referee.yml') =>
      `Make it faster, or ask a maintainer to change ${what} in \`${path}\` on the base branch.`;
    expect(withoutLabel(broken)).toBe(change('the limit'));
    expect(withoutLabel(broken, oneSided('new', 'Fresh'))).toBe(change('the limit and `new`'));
    expect(withoutLabel(oneSided('new', 'Fresh'))).toBe(
      'To accept it, ask a maintainer to change `new` in `.github/bench-referee.yml` on the base branch.',
    );
    const elsewhere = {
      ...failing(broken),
      configSource: { path: 'perf/gate.yml', commit: null, how: 'worktree' },
    } as const;
    expect(stepsOf(guided(elsewhere, { overrideLabel: null }))[0]).toBe(change('the limit', 'perf/gate.yml'));
    const without = { ...failing(broken), configSource: 'none' as const };
    expect(stepsOf(guided(without, { overrideLabel: null }))[0]).toBe(
      'Make it faster, or ask a maintainer to set the limit in a new `.github/bench-referee.yml` on the base branch.',
    );
  });

  test('have the lines that exclude a removed benchmark, each name once', () => {
    const names = ['Decode-8', 'Decode-8', 'a "quoted" name'];
    expect(stepsOf(failing(...names.map((name) => oneSided('removed', name))))).toEqual([
      `To accept it, ${ASK}`,
      `If it was renamed, or removed on purpose, add to \`.github/bench-referee.yml\`:
# if it was renamed, in this pull request:
renamed:
  "Decode-8": "NEW NAME"
  "a \\u0022quoted\\u0022 name": "NEW NAME"
# if it may be removed, on the base branch:
removed: warn`,
      GUIDE('three-things-to-do'),
    ]);
  });

  test('leave a renamed benchmark to the proposal of its new name', () => {
    const proposedRenames = [{ from: 'Pack-8', to: 'Bundle-8' }];
    const report = { ...failing(oneSided('removed', 'Pack-8')), proposedRenames };
    expect(stepsOf(report)[1]).toBe(
      'If benchmarks may be removed, maintainers add to `.github/bench-referee.yml` on the base branch:\nremoved: warn',
    );
    const more = { ...failing(oneSided('removed', 'Pack-8'), oneSided('removed', 'Decode-8')), proposedRenames };
    expect(stepsOf(more)[1]).toContain('renamed:\n  "Decode-8": "NEW NAME"\n# if');
  });

  test('have at most five names, and no name that is too long to be read', () => {
    const rows = ['x'.repeat(300), ...Array.from({ length: 7 }, (_, nth) => `b${nth}`)].map((name) =>
      oneSided('removed', name),
    );
    expect(stepsOf(failing(...rows))[1]).toContain('"b4": "NEW NAME"\n  # and 3 more\n');
  });

  test('do not speak of benchmarks whose removal only warns, or that lost a metric', () => {
    const steps = stepsOf(failing(broken, oneSided('removed', 'Decode-8', 'warn')));
    expect(steps.join('\n')).not.toContain('renamed');
    const metric = { ...oneSided('removed', broken.name), unit: 'B/op', metric: 'B/op' };
    expect(stepsOf(failing(broken, metric)).join('\n')).not.toContain('renamed');
  });
});

describe('the steps of a report without a verdict or with an undecided one', () => {
  const WAYS = 'Maintainers: more rounds (`rounds` and `max-minutes`) or a wider limit would decide it.';

  test.each([
    ['regression', `Nothing, unless you changed this code. In that case run it again on a quieter machine. ${WAYS}`],
    ['inconclusive', `Run the job again on a quieter machine, or ${ASK} ${WAYS}`],
  ] as const)('undecided, fail-on: %s', (failOn, first) => {
    const report = aReport({ rows: [undecided], conclusion: 'inconclusive' });
    expect(stepsOf(guided(report, { failOn }))).toEqual([first, GUIDE('it-is-yellow')]);
  });

  test('no label accepts an error', () => {
    const report = aReport({ rows: [], conclusion: 'error' });
    const fix = 'Fix it and run it again. A label cannot accept this, because nothing was judged.';
    expect(stepsOf(report)).toEqual([fix, GUIDE('the-benchmarks-fail')]);
    expect(stepsOf(guided(report, { overrideLabel: null }))).toEqual([fix, GUIDE('the-benchmarks-fail')]);
  });

  test('have the command that repeats the run', () => {
    for (const conclusion of ['fail', 'inconclusive', 'error'] as const)
      expect(formatRepeats(aReport({ rows: [], conclusion })).commands).toHaveLength(1);
  });
});

test('a report that passes has no steps', () => {
  for (const conclusion of ['pass', 'warn'] as const) {
    const report = aReport({ rows: [kept], conclusion });
    expect(listNextSteps(report)).toEqual([]);
    expect(formatRepeats(report)).toEqual({ commands: [], remarks: [] });
    for (const text of [
      renderComment(report, { runUrl: null }),
      renderHtml(report),
      renderVerdict(report, { colour: false }),
    ])
      expect(text).not.toMatch(/\bNext\b/);
  }
});

test('in the comment only folds follow the steps, and in the terminal facts about the run and the verdict', () => {
  const report = failing(broken, oneSided('removed', 'Decode-8'));
  const comment = renderComment(report, { runUrl: null });
  const steps = comment.slice(comment.indexOf('**Next:**')).replaceAll(/<details>.*?<\/details>\n+/gs, '[fold]');
  expect(steps).toMatch(
    /^\*\*Next:\*\* Make it faster, .+ \[What this means\]\(https:.+\)\n\nIf it was renamed.+:\n\n```yaml\n# if it was[^`]+\n```\n\n(\[fold\])+$/,
  );
  expect(comment).toMatch(/<details><summary>Repeat it [^<]+<\/summary>\n\n```sh\n.+\n```\n\n<\/details>\n/);
  const terminal = renderVerdict(report, { colour: false });
  expect(terminal.slice(terminal.indexOf('Next: '))).toMatch(
    /^Next: Make it faster, [^\n]+\nIf it was renamed[^\n]+\n( {2}[^\n]+\n)+What this means: https:\S+\nRepeat it [^\n]+:\n {2}bench-referee check [^\n]+\n\nbase [\s\S]+\n\nFAIL: Slower than allowed: [^\n]+\.\n$/,
  );
  expect(renderHtml(report)).toContain(`<a href="${GUIDE('three-things-to-do')}">`);
});
