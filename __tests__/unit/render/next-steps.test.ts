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
      formatRichText(text, PLAIN_FORMATTER),
      ...(yaml === undefined ? [] : [yaml]),
      ...(url === undefined ? [] : [url]),
    ].join('\n'),
  );

const GUIDE = (section: string) =>
  `What this means, and what helps:\n${GUIDANCE.docs}/reading-the-report.md#${section}`;
const LABEL =
  'To accept it, a maintainer sets the label `perf-regression-accepted` on the pull request and runs the failed jobs again.';

describe('the steps of a failing report', () => {
  test('name the label that accepts it, and the page that explains it', () => {
    expect(stepsOf(failing(broken))).toEqual([LABEL, GUIDE('a-budget-is-broken')]);
  });

  test('name what maintainers can change if no label accepts it', () => {
    const withoutLabel = (...rows: Report['rows']) => stepsOf(guided(failing(...rows), { overrideLabel: null }))[0];
    const change = (what: string, path = '.github/bench-referee.yml') =>
      `To allow it, maintainers change ${what} in \`${path}\` on the base branch.`;
    expect(withoutLabel(broken)).toBe(change('the budget'));
    expect(withoutLabel(broken, oneSided('new', 'Fresh'))).toBe(change('the budget and `new`'));
    const elsewhere = {
      ...failing(broken),
      configSource: { path: 'perf/gate.yml', commit: null, how: 'worktree' },
    } as const;
    expect(stepsOf(guided(elsewhere, { overrideLabel: null }))[0]).toBe(change('the budget', 'perf/gate.yml'));
    const without = { ...failing(broken), configSource: 'none' as const };
    expect(stepsOf(guided(without, { overrideLabel: null }))[0]).toBe(
      'To allow it, maintainers set the budget in a new `.github/bench-referee.yml` on the base branch.',
    );
  });

  test('have the lines that exclude a removed benchmark, each name once', () => {
    const names = ['Decode-8', 'Decode-8', 'a "quoted" name'];
    expect(stepsOf(failing(...names.map((name) => oneSided('removed', name))))).toEqual([
      LABEL,
      `For a benchmark that was renamed, or removed on purpose, write into \`.github/bench-referee.yml\`:
# in this pull request, if it was renamed:
renamed:
  "Decode-8": "NEW NAME"
  "a \\u0022quoted\\u0022 name": "NEW NAME"
# on the base branch, if benchmarks may be removed:
removed: warn`,
      GUIDE('a-budget-is-broken'),
    ]);
  });

  test('leave a renamed benchmark to the proposal of its new name', () => {
    const proposedRenames = [{ from: 'Pack-8', to: 'Bundle-8' }];
    const report = { ...failing(oneSided('removed', 'Pack-8')), proposedRenames };
    expect(stepsOf(report)[1]).toBe(
      'For benchmarks that may be removed, maintainers write into `.github/bench-referee.yml` on the base branch:\nremoved: warn',
    );
    const more = { ...failing(oneSided('removed', 'Pack-8'), oneSided('removed', 'Decode-8')), proposedRenames };
    expect(stepsOf(more)[1]).toContain('renamed:\n  "Decode-8": "NEW NAME"\n# on');
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
  test.each([
    ['regression', 'This verdict does not fail the check, so nothing has to be accepted.'],
    ['inconclusive', LABEL],
  ] as const)('undecided, fail-on: %s', (failOn, first) => {
    const report = aReport({ rows: [undecided], conclusion: 'inconclusive' });
    expect(stepsOf(guided(report, { failOn }))).toEqual([first, GUIDE('a-budget-is-undecided')]);
  });

  test('no label accepts an error', () => {
    const report = aReport({ rows: [], conclusion: 'error' });
    const guide = GUIDE('there-is-no-verdict');
    expect(stepsOf(report)).toEqual(['A run without a verdict cannot be accepted by a label.', guide]);
    expect(stepsOf(guided(report, { overrideLabel: null }))).toEqual([guide]);
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
      expect(text).not.toContain('What to do');
  }
});

test('the comment and the terminal end with the steps, and only facts about the run follow', () => {
  const report = failing(broken, oneSided('removed', 'Decode-8'));
  const comment = renderComment(report, { runUrl: null });
  expect(comment.slice(comment.indexOf('**What to do**'))).toMatch(
    /^\*\*What to do\*\*\n\n- To accept it, .+\n- For a benchmark .+:\n\n {2}```yaml\n {2}# in this[^`]+\n {2}```\n\n- What this means, and what helps: \[Reading the report\]\(https:.+\)\n\n<details><summary>Repeat this measurement [^<]+<\/summary>\n\n```sh\n.+\n```\n\n<\/details>\n\n<sub>/,
  );
  const terminal = renderVerdict(report, { colour: false });
  expect(terminal.slice(terminal.indexOf('What to do:'))).toMatch(
    /^What to do:\n- To accept it, [\s\S]+?\n- What this means, and what helps:\n {2}https:\S+\n\nRepeat this measurement [^\n]+:\n {2}bench-referee check [^\n]+\n\nbase /,
  );
  expect(renderHtml(report)).toContain(`<a href="${GUIDANCE.docs}/reading-the-report.md#a-budget-is-broken">`);
});
