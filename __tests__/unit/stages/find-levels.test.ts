// What a run finds out about base before it is measured: the anchors of the budgets, the levels, and every reason why there
// are none, in words.

import { describe, expect, test } from '@jest/globals';
import { userError } from '../../../src/errors.ts';
import type { HistorySource } from '../../../src/git/history-source.ts';
import { renderStoredRun } from '../../../src/history/stored-runs.ts';
import { isFound } from '../../../src/model/anchor.ts';
import { atInput } from '../../../src/model/location.ts';
import type { StoredRun } from '../../../src/model/stored-run.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { findLevels } from '../../../src/stages/find-levels.ts';
import { inWords } from '../../support/diagnostics.ts';
import { aStoredRun, minute, shaOf, treeOf } from '../../support/stored-runs.ts';

const REF = 'refs/bench-referee/history';

/** Eleven commits with a run each, and one with the release at commit 2. */
const RUNS = [
  ...Array.from({ length: 10 }, (_, index) =>
    aStoredRun({ from: index, to: index + 1, changes: { parse: 0.01, sort: 0 } }),
  ),
  aStoredRun({ from: 2, to: 9, changes: { parse: 0.07 }, at: minute(50) }),
];

interface World {
  readonly runs?: readonly StoredRun[] | null;
  readonly texts?: readonly string[];
  readonly tags?: Readonly<Record<string, number>>;
  /** Commits that are not in the history of base. */
  readonly elsewhere?: readonly number[];
  readonly isLocal?: boolean;
  readonly failing?: Partial<HistorySource>;
}

function aSource({ runs = RUNS, texts = [], tags = { 'v2.3.0': 2 }, elsewhere = [], ...more }: World): HistorySource {
  const files = [...(runs ?? []).map(renderStoredRun), ...texts].map((text, index) => ({
    path: `runs/2026-01/${index}.json`,
    text,
  }));
  return {
    isLocal: more.isLocal ?? false,
    readHistory: (_, take) => {
      for (const file of files) take(file);
      const paths = files.map(({ path }) => path);
      return Promise.resolve(runs === null ? null : { tip: shaOf(1), paths, skipped: [], others: 0 });
    },
    listTags: () => Promise.resolve(Object.entries(tags).map(([name, commit]) => ({ name, commit: shaOf(commit) }))),
    isInHistory: (commit) => Promise.resolve(!elsewhere.some((one) => shaOf(one) === commit)),
    treeOf: (commit) => Promise.resolve(treeOf(Number.parseInt(commit, 16))),
    ...more.failing,
  };
}

const silent = { info() {} };

const budgetsOf = (against: readonly string[]) =>
  against.length === 0
    ? []
    : parseConfigFile(
        `budgets:\n${against.map((one) => `  - {metric: "*", max-regression: 5%, against: "${one}"}\n`).join('')}`,
        'b.yml',
      ).budgets!;

const find = (world: World, { base = 10, against = ['latest-release'] as readonly string[] } = {}) =>
  findLevels(silent, aSource(world), { ref: REF, base: shaOf(base), budgets: budgetsOf(against) });

/** Returns the sentence why there is no level, or the levels of base by name. */
async function textOf(world: World, given: { base?: number; against?: readonly string[] } = {}) {
  const levels = await find(world, given);
  const [found] = levels!.ofBudgets.values();
  if (!isFound(found!)) return inWords(found!).message;
  return Object.fromEntries(
    [...found.levels].map(([key, { level }]) => [JSON.parse(key)[2], Number(level.toFixed(3))]),
  );
}

describe('levels of base', () => {
  test('since the latest release', async () => {
    expect(await textOf({})).toEqual({ parse: expect.closeTo(0.08, 2), sort: 0 });
    const { shown } = (await find({}, { against: [] }))!;
    expect([shown?.anchor, shown?.isBase]).toEqual([{ name: 'v2.3.0', commit: shaOf(2) }, false]);
  });

  test('with the workflow run that recorded last', async () => {
    const ids = RUNS.map((run, index) => ({ ...run, workflowRun: index + 1 }));
    expect(await find({ runs: ids.toReversed() })).toMatchObject({ recordedIn: RUNS.length });
    expect(await find({})).toMatchObject({ recordedIn: null });
  });

  test('of the tree, if another commit with it was measured', async () => {
    const recorded = RUNS.map((run) => ({ ...run, to: { ...run.to, commit: run.to.commit.replace(/^0/, 'f') } }));
    const chained = recorded.map((run) => ({
      ...run,
      from: { ...run.from, commit: run.from.commit.replace(/^0/, 'f') },
    }));
    expect(await textOf({ runs: chained })).toEqual({ parse: expect.closeTo(0.08, 2), sort: 0 });
  });

  test('since an older tag, and since a tag that is no version', async () => {
    const tags = { 'v2.3.0': 2, 'v2.2.0': 1, stable: 5 };
    expect(await textOf({ tags }, { against: ['v2.2.0'] })).toMatchObject({ parse: expect.closeTo(0.09, 2) });
    expect(await textOf({ tags }, { against: ['stable'] })).toMatchObject({ parse: expect.closeTo(0.05, 2) });
  });

  test('not since a higher release of another branch', async () => {
    const levels = await find({ tags: { 'v3.0.0': 7, 'v2.3.0': 2 }, elsewhere: [7] });
    expect(levels!.shown?.anchor.name).toBe('v2.3.0');
  });

  test('base is the release: no history is needed', async () => {
    for (const runs of [null, RUNS]) {
      const levels = await find({ runs }, { base: 2 });
      expect(levels!.ofBudgets.get('latest-release')).toMatchObject({ isBase: true, anchor: { name: 'v2.3.0' } });
    }
  });
});

describe('why there is none', () => {
  test.each<[string, World, { base?: number; against?: readonly string[] }, RegExp]>([
    [
      'no history',
      { runs: null },
      {},
      /^the repository has no history in .*history., so the level is not known\. Record runs/,
    ],
    [
      'no history in a clone',
      { runs: null, isLocal: true },
      {},
      /^this clone has no history in .* Fetch it with .*git fetch origin refs\/bench-referee\/history:refs\/bench-referee\/history.*, or record runs/,
    ],
    [
      'nonsense in the ref',
      { runs: [], texts: ['{"version": 1}', 'no JSON', '[]'] },
      {},
      /^the history in .* has no run that can be read/,
    ],
    ['no tag', { tags: {} }, {}, /^no tag is a version like v2\.3\.0, so there is no latest release/],
    [
      'no release in the history of base',
      { elsewhere: [2] },
      {},
      /^1 release is tagged, but none in the history of base/,
    ],
    [
      'a tag that does not exist',
      {},
      { against: ['v2.3.1'] },
      /^the repository has no tag "v2\.3\.1", so the level is not known\. Did you mean "v2\.3\.0"\?/,
    ],
    [
      'a tag that a clone lacks',
      { isLocal: true },
      { against: ['v9'] },
      /^this clone has no tag "v9".*git fetch --tags/,
    ],
    [
      'a tag of another branch',
      { elsewhere: [2] },
      { against: ['v2.3.0'] },
      /^the tag "v2\.3\.0" is not in the history of base/,
    ],
    [
      'a release that nobody measured',
      { tags: { 'v2.3.0': 77 } },
      {},
      /^no run of the history measured "v2\.3\.0", so the level is not known\. Run the workflow/,
    ],
    [
      'a base that nobody measured',
      {},
      { base: 42 },
      /^no run of the history measured base .*0{12}.*, so its level is not known\. Record a run on each push/,
    ],
    [
      'two parts',
      {
        runs: [
          aStoredRun({ from: 2, to: 3, changes: { parse: 0 } }),
          aStoredRun({ from: 9, to: 10, changes: { parse: 0 } }),
        ],
      },
      {},
      /^no chain of runs leads from "v2\.3\.0" to base/,
    ],
  ])('%s', async (_, world, given, sentence) => {
    expect(await textOf(world, given)).toMatch(sentence);
  });

  test('nobody can read it', async () => {
    const refuse = () =>
      Promise.reject(userError('history-unreadable', atInput('ref'), { ref: REF, output: 'denied' }));
    expect(await textOf({ failing: { readHistory: refuse } })).toMatch(
      /could not be read \("denied"\).*contents: read/,
    );
    const failing = { isInHistory: refuse };
    expect(await textOf({ failing })).toMatch(
      /^it is not known whether "v2\.3\.0" is in the history of base: "denied"/,
    );
    const tags = { failing: { listTags: refuse } };
    expect(await textOf(tags)).toMatch(/^it is not known whether "latest-release" is in the history/);
    // Nobody asked, so nothing is said.
    expect(await find({ failing: { readHistory: refuse } }, { against: [] })).toBeNull();
    expect(await find({ failing }, { against: [] })).toMatchObject({ shown: null });
    expect(await find(tags, { against: [] })).toMatchObject({ shown: null });
  });

  test('nobody keeps a history, and nobody asks for one', async () => {
    expect(await find({ runs: null }, { against: [] })).toBeNull();
    expect(await findLevels(silent, aSource({}), { ref: REF, base: null, budgets: [] })).toBeNull();
  });
});
