import { describe, expect, test } from '@jest/globals';
import type { Report } from '../../../src/model/report.ts';
import { formatRichText, PLAIN_FORMATTER } from '../../../src/render/rich-text.ts';
import { formatCommit, listOriginFacts, listRunFacts } from '../../../src/render/run-facts.ts';
import { always, aReport, aRow, around, BASE_SHA } from '../../support/builders.ts';

const plain = {
  plain: (text: string) => text,
  strong: (text: string) => `*${text}*`,
  code: (text: string) => text,
  untrusted: (text: string) => `[${text}]`,
};
const rows = [aRow({ base: around(1), head: around(1.1, 0.01, { turn: 2 }) })];

test('how a commit was chosen, in words; a ref is untrusted', () => {
  expect(formatRichText(formatCommit('base', { sha: BASE_SHA, how: 'merge-base' }), plain)).toBe(
    `base ${BASE_SHA} (merge base with the target branch)`,
  );
  expect(formatRichText(formatCommit('base', { sha: BASE_SHA, how: 'merge-base', branch: 'origin/main' }), plain)).toBe(
    `base ${BASE_SHA} (merge base with the target branch [origin/main])`,
  );
  expect(formatRichText(formatCommit('head', { sha: null, how: 'v1' }), plain)).toBe('head [v1]');
});

describe('runFacts', () => {
  const textOf = (given: Parameters<typeof aReport>[0]) =>
    listRunFacts(aReport(given)).map((fact) => formatRichText(fact, plain));

  test('noise, and the smallest regression that is found', () => {
    expect(textOf({ rows })).toEqual([
      '10 rounds',
      'seed [7f3a91c2]',
      '[AMD EPYC 7763 64-Core Processor], 4 cores',
      'noise ±0.7%',
      'minimum detectable change 6.2%',
    ]);
  });

  test('what was measured again, and the minutes that took', () => {
    const again = (rounds: number, minutes: number) => textOf({ rows, measuredAgain: { rounds, minutes } })[1];
    expect(again(4, 0.62)).toBe('4 disturbed rounds measured again (0.6 min)');
    expect(again(1, 2)).toBe('1 disturbed round measured again (2.0 min)');
  });

  test('the worst is named when it differs', () => {
    const noisy = aRow({ base: around(1, 0.2), head: around(1.1, 0.2, { turn: 2 }), detectable: 0.34 });
    expect(textOf({ rows: [...rows, noisy] }).slice(3)).toEqual([
      'noise ±0.7% (worst 14%)',
      'minimum detectable change 6.2% (worst 34%)',
    ]);
  });

  test('exact rows have none', () => {
    expect(textOf({ rows: [aRow({ base: always(1), head: always(2) })] })).toHaveLength(3);
  });
});

describe('the configuration that counted', () => {
  const textOf = (configSource: Report['configSource']) =>
    listOriginFacts(aReport({ rows: [], configSource }))
      .slice(2)
      .map((fact) => formatRichText(fact, PLAIN_FORMATTER));
  const path = 'perf/gate.yml';

  test.each([
    ['start', 'where head left its branch'],
    ['tip', 'the tip of the branch, which had it first after head had left'],
    ['head', 'head'],
    ['named', 'as it was asked for'],
  ] as const)('of the commit "%s" is told with its SHA', (how, words) => {
    expect(textOf({ path, commit: BASE_SHA, how })).toEqual([
      `configuration "perf/gate.yml" of ${BASE_SHA} (${words})`,
    ]);
  });

  test('of the working tree has no SHA; where there is none, that is told too', () => {
    expect(textOf({ path, commit: null, how: 'worktree' })).toEqual([
      'configuration "perf/gate.yml" of the working tree',
    ]);
    expect(textOf('none')).toEqual(['configuration: none, so the defaults count']);
    expect(textOf(null)).toEqual([]);
  });
});
