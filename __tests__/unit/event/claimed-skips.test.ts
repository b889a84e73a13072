import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { checkSkips, markClaims } from '../../../src/event/claims.ts';
import type { Tree, TreePair } from '../../../src/git/read-trees.ts';
import type { Decision } from '../../../src/model/decision.ts';
import type { Recording } from '../../../src/model/recording.ts';
import type { CommandDecision } from '../../../src/model/report.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { aRecording } from '../../support/recordings.ts';

const CONFIG = 'bench.yml';

const measured = aRecording({ a: { base: [1, 2, 3, 4], head: [1, 2, 3, 4] } });

/** A recording that leaves out its commands, `bench` if nothing else is said. */
function leavingOut(reasons: readonly Decision['reason'][], schedule: Partial<Recording['schedule']> = {}): Recording {
  return {
    ...measured,
    ...{ invocations: [], series: [] },
    schedule: { ...measured.schedule, ended: 'decided', ...schedule },
    decisions: reasons.map((reason, command) => ({ command, reason, examples: ['forged'], count: 9 })),
  };
}

const treeOf = (files: Readonly<Record<string, string>>): Tree => ({
  id: JSON.stringify(files),
  files: new Map(Object.entries(files).map(([path, id]) => [path, { mode: '100644', id, target: null }])),
});

const FILES = { 'codec/a': '1', 'docs/a': '1', 'bench.sh': '1' };
const SAME: TreePair = { base: treeOf(FILES), head: treeOf(FILES), gate: null };
const changing = (change: Readonly<Record<string, string>>): TreePair => ({
  base: treeOf(FILES),
  head: treeOf({ ...FILES, ...change }),
  gate: null,
});
const PAGE = changing({ 'docs/a': '2' });
const CODE = changing({ 'codec/a': '2' });

/** Base knows which workflow runs the gate. */
const LINT = {
  ...changing({ '.github/workflows/lint.yml': '2' }),
  gate: { files: new Set(['.github/workflows/perf.yml']), folders: new Set<string>(), hasOtherServers: false },
};

const check = (recording: Recording, config: string | null, trees: TreePair | string) =>
  checkSkips([recording], {
    readRules: () =>
      Promise.resolve({ config: CONFIG, file: config === null ? null : parseConfigFile(config, CONFIG) }),
    readTrees: () => Promise.resolve(trees),
  });

const RULES = 'run: bench\npaths: codec/**\ndepends-on: out\n';

describe('T61: a recording that leaves out a command', () => {
  test.each<[string, Recording, string | null, TreePair]>([
    ['the same tree', leavingOut(['same-tree']), null, SAME],
    ['the same tree, with rules', leavingOut(['same-tree']), RULES, SAME],
    ['paths', leavingOut(['paths']), RULES, PAGE],
    ['depends-on', leavingOut(['depends-on']), RULES, CODE],
    ['another workflow than the one of the gate', leavingOut(['depends-on']), RULES, LINT],
    ['a command of an input', leavingOut(['paths'], { commands: ['other'] }), 'paths: codec/**\n', PAGE],
    ['its own rule', leavingOut(['paths']), 'run: {command: bench, paths: codec/**}\n', PAGE],
  ])('is believed: %s', async (_, recording, config, trees) => {
    await expect(check(recording, config, trees)).resolves.toHaveLength(1);
  });

  const NOT_SO = 'but the files of both commits differ';
  const NO_RULE = 'which the configuration of base does not have';
  test.each<[string, Recording, string | null, TreePair, string]>([
    ['another tree', leavingOut(['same-tree']), null, CODE, NOT_SO],
    ['another tree, outside of paths', leavingOut(['same-tree'], { commands: ['x'] }), 'run: x\n', PAGE, NOT_SO],
    ['a file inside of paths', leavingOut(['paths']), RULES, CODE, '(`changed-inside`: "codec/a")'],
    ['a pattern that matches nothing', leavingOut(['paths']), 'run: bench\npaths: src/**\n', CODE, 'paths-unmatched'],
    ['the configuration', leavingOut(['paths']), RULES, changing({ [CONFIG]: '2' }), 'changed-gate'],
    [
      'the workflow of the gate, by depends-on',
      leavingOut(['depends-on']),
      RULES,
      { ...LINT, gate: { ...LINT.gate, files: new Set(['.github/workflows/lint.yml']) } },
      'changed-gate',
    ],
    [
      'a workflow, by depends-on',
      leavingOut(['depends-on']),
      RULES,
      changing({ '.github/workflows/a.yml': '2' }),
      'changed-gate',
    ],
    [
      'benchmarks of head, by depends-on',
      leavingOut(['depends-on']),
      `${RULES}benchmark-files: codec/*\n`,
      CODE,
      'changed-benchmarks',
    ],
    ['no rule', leavingOut(['paths']), null, PAGE, NO_RULE],
    ['a rule of another kind', leavingOut(['paths']), 'run: bench\ndepends-on: out\n', PAGE, NO_RULE],
    [
      'a rule of another command',
      leavingOut(['depends-on']),
      'run:\n  - bench\n  - {command: b, depends-on: out}\n',
      PAGE,
      NO_RULE,
    ],
    ['a command that it does not have', leavingOut(['same-tree', 'same-tree']), null, SAME, NOT_SO],
    [
      'a command that it measured',
      { ...measured, decisions: leavingOut(['same-tree']).decisions! },
      null,
      SAME,
      NOT_SO,
    ],
    [
      'a setup that it does not name',
      leavingOut(['paths']),
      `${RULES}setup: sh bench.sh\n`,
      changing({ 'bench.sh': '2' }),
      'changed-inside',
    ],
    [
      'a command of the configuration by not having it',
      leavingOut(['paths'], { commands: [{ name: 'a', command: 'x' }] }),
      'run:\n  - {name: a, command: x, paths: bench.sh}\n  - {name: b, command: y, paths: codec/**}\npaths: "**"\n',
      CODE,
      '"codec/a"',
    ],
  ])('is refused: %s', async (_, recording, config, trees, sentence) => {
    await expect(check(recording, config, trees)).rejects.toThrow(sentence);
  });

  test('is not believed if the server does not give the trees', async () => {
    await expect(check(leavingOut(['depends-on']), RULES, 'no route')).rejects.toThrow(
      'cannot be checked without the files of both commits: "no route"',
    );
  });

  test('has the files of the trees in its decisions, and not those that it claims', async () => {
    const [proved] = await check(leavingOut(['paths']), RULES, PAGE);
    expect(proved.decisions).toEqual([{ command: 0, reason: 'paths', examples: ['docs/a'], count: 1 }]);
    // What can be proved takes the place of what cannot.
    const [better] = await check(leavingOut(['depends-on']), RULES, PAGE);
    expect(better.decisions).toMatchObject([{ reason: 'paths' }]);
  });

  test('nobody is asked if everything was measured', async () => {
    const decisions = [{ command: 0, reason: 'changed-inside', examples: [], count: 1 }] as const;
    const fail = () => Promise.reject(new Error('asked'));
    const source = { readRules: fail, readTrees: fail };
    const recordings = await checkSkips([{ ...measured, decisions: [...decisions] }], source);
    expect(recordings[0].decisions).toEqual(decisions);
  });
});

test('what only the measuring job knows is marked', () => {
  const decisions: CommandDecision[] = (['same-tree', 'paths', 'depends-on'] as const).map((reason) => ({
    command: null,
    reason,
    examples: [],
    count: 0,
    leg: null,
    isClaim: false,
  }));
  expect(markClaims({ decisions }).decisions.map(({ isClaim }) => isClaim)).toEqual([false, false, true]);
  expect(markClaims({ decisions: [] })).toEqual({ decisions: [] });
});
