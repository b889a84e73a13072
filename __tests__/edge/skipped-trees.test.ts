// What may be left out by the trees of two commits, with real git: `measure` decides from its own store, and those who check a
// recording from what the server gives. Both have to decide alike, and nothing is left out if a byte that the command reads differs.

import '../support/readable-errors.ts';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readServerTrees } from '../../src/actions/history-server.ts';
import { decideByTrees } from '../../src/git/decide-by-trees.ts';
import { readTrees } from '../../src/git/read-trees.ts';
import { openStore, type Store } from '../../src/git/store.ts';
import { LOCAL_TRIGGER } from '../../src/host/trigger.ts';
import { isSkip } from '../../src/model/decision.ts';
import { countCases } from '../support/case-count.ts';
import { type GitHost, makeGitHost } from '../support/git-host.ts';
import { importTree, makeCase, readAsCommand } from '../support/random-trees.ts';
import { makeWorld, type Repo, type World } from '../support/temp-repo.ts';

let world: World;
let origin: Repo;
let store: Store;
let server: GitHost;

beforeAll(async () => {
  world = makeWorld();
  origin = world.init('origin', '--bare');
  origin.git('config', 'uploadpack.allowFilter', 'true');
  const host = makeGitHost(world, origin.folder);
  store = await openStore(host, join(host.newFolder(), 'store'), null);
  const trigger = { ...LOCAL_TRIGGER, repository: 'origin', serverUrl: pathToFileURL(world.root).href };
  server = makeGitHost(world, host.newFolder(), trigger);
});
afterAll(() => world.remove());

function importAll(stream: string): void {
  execFileSync('git', ['fast-import', '--quiet', '--force'], { cwd: origin.folder, env: world.env, input: stream });
}

const CASES = countCases({ usual: 100, all: 1000 });
/** Every so many cases, the trees are read from the server as well: that starts a dozen processes. */
const FETCHED_EVERY = countCases({ usual: 20, all: 1 });

test(`${CASES} random pairs: both sides decide alike, and what is left out reads the same bytes`, async () => {
  const cases = Array.from({ length: CASES }, (_, index) => makeCase(index + 1));
  importAll(
    cases
      .map(
        ({ base, head }, index) =>
          `${importTree(`refs/heads/base${index}`, base)}${importTree(`refs/heads/head${index}`, head)}`,
      )
      .join(''),
  );
  const shas = new Map(
    origin
      .git('for-each-ref', '--format=%(refname:short) %(objectname)')
      .split('\n')
      .map((line) => line.split(' ') as [string, string]),
  );
  const reasons: Record<string, number> = {};
  for (const [index, one] of cases.entries()) {
    const pair = { base: shas.get(`base${index}`)!, head: shas.get(`head${index}`)! };
    const decisions = decideByTrees(await readTrees(store, pair, { needsFiles: true, workflow: null }), one.rules);
    if (index % FETCHED_EVERY === 0) {
      const trees = await readServerTrees(server, 'token', pair);
      expect(typeof trees).toBe('object');
      expect([index, decideByTrees(trees as Exclude<typeof trees, string>, one.rules)]).toEqual([index, decisions]);
    }
    for (const { reason } of decisions) reasons[reason] = (reasons[reason] ?? 0) + 1;
    if (!decisions.some(isSkip)) continue;
    const [ofBase, ofHead] = (['base', 'head'] as const).map((side) =>
      readAsCommand(join(world.root, 'read', `${index}-${side}`), one[side], one),
    );
    expect({ index, rules: one.rules, read: ofHead }).toEqual({ index, rules: one.rules, read: ofBase });
    if (decisions.some(({ reason }) => reason === 'paths'))
      expect([index, [...ofHead!.values()]]).toEqual([index, expect.not.arrayContaining(['?'])]);
  }
  // Otherwise the rules of this test would show nothing.
  expect(Object.keys(reasons)).toEqual(expect.arrayContaining(['paths', 'changed-inside']));
  expect(reasons['paths']!).toBeGreaterThan(CASES / 20);
}, 3_600_000);
