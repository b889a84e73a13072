// Which two commits are measured, with real git: checkouts as actions/checkout leaves them, and everything that
// can have happened to a branch between the event and the run. Either the right pair, or an error that is precise.

import '../support/readable-errors.ts';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { selectCommits } from '../../src/event/commit-selection.ts';
import { type Commits, findCommits } from '../../src/git/commits.ts';
import { openStore, type Remote } from '../../src/git/store.ts';
import { ApiError, type GitHubApi } from '../../src/host/github-api.ts';
import type { Trigger } from '../../src/host/host.ts';
import { inWords } from '../support/diagnostics.ts';
import { type GitHost, makeGitHost } from '../support/git-host.ts';
import { checkOutMerge, openPullRequest, type PullRequest, pullRequestEvent, reopen } from '../support/pull-request.ts';
import { makeWorld, type Repo, type World } from '../support/temp-repo.ts';

let template: World;
let made: PullRequest;
let world: World;
let pr: PullRequest;
/** The arguments of each git that the last search started, also of one that failed. */
let gitCalls: GitHost['gitCalls'] = [];

beforeAll(() => {
  template = makeWorld();
  made = openPullRequest(template);
});
beforeEach(() => {
  world = template.copy();
  pr = reopen(made, world);
});
afterEach(() => world.remove());
afterAll(() => template.remove());

interface Question {
  readonly trigger: Trigger;
  readonly base?: string;
  readonly head?: string;
  readonly api?: GitHubApi | null;
  readonly remote?: Remote | null;
}

interface Found extends Commits {
  readonly host: GitHost;
  readonly store: string;
}

async function find(checkout: Repo | string, origin: Repo, question: Question): Promise<Found> {
  const { trigger, base = 'merge-base', head = 'head', api = null } = question;
  const folder = typeof checkout === 'string' ? checkout : checkout.folder;
  const host = makeGitHost(world, folder, trigger);
  gitCalls = host.gitCalls;
  const { remote = { url: origin.url, token: null, serverUrl: 'https://git.example' } } = question;
  const store = await openStore(host, join(host.newFolder(), 'store'), remote);
  const settings = { base, head, config: '', configGiven: false, configFrom: 'base' as const };
  const commits = await findCommits(store, selectCommits(trigger, settings), api);
  return { ...commits, host, store: store.folder };
}

const fetches = ({ host }: Found) => host.gitCalls.filter((args) => args.includes('fetch'));
const pairOf = ({ base, head }: Commits) => [base.sha, head.sha];

/** GitHub, as far as it is asked here, with the whole history of `repo`. */
function makeServer(repo: Repo): { api: GitHubApi; asked: [string, string][] } {
  const asked: [string, string][] = [];
  const never = () => Promise.reject(new Error('this is not asked here'));
  const others = ['readFile', 'resolve', 'pullRequestHead', 'viewer', 'listComments', 'createComment'] as const;
  const api = {
    ...(Object.fromEntries(others.map((name) => [name, never])) as unknown as Omit<GitHubApi, 'mergeBase'>),
    mergeBase(base: string, head: string) {
      asked.push([base, head]);
      return Promise.resolve(repo.git('merge-base', base, head));
    },
  };
  return { api, asked };
}

describe('a pull request, checked out as its merge commit alone', () => {
  let checkout: Repo;
  beforeEach(() => {
    checkout = checkOutMerge(world, pr);
  });

  test('GitHub knows the merge base', async () => {
    const { api, asked } = makeServer(pr.dev);
    const found = await find(checkout, pr.origin, { trigger: pr.trigger, api });
    expect(found).toMatchObject({
      base: { sha: pr.fork, how: 'merge-base', branch: 'main' },
      head: { sha: pr.head, how: 'head' },
      problems: [],
    });
    expect(asked).toEqual([[pr.tip, pr.head]]);
    expect(fetches(found).every((args) => args.includes('--depth=1'))).toBe(true);
  });

  test('without GitHub, history is deepened until it shows the merge base', async () => {
    const found = await find(checkout, pr.origin, { trigger: pr.trigger });
    expect(pairOf(found)).toEqual([pr.fork, pr.head]);
    expect(fetches(found).some((args) => args.includes('--deepen=50'))).toBe(true);
  });

  test('a GitHub that does not answer is done without, a defect is not', async () => {
    const fails = (error: Error): GitHubApi => ({
      ...makeServer(pr.dev).api,
      mergeBase: () => Promise.reject(error),
    });
    const silent = fails(new ApiError('unavailable', 503, 'no'));
    expect(pairOf(await find(checkout, pr.origin, { trigger: pr.trigger, api: silent }))).toEqual([pr.fork, pr.head]);
    const broken = find(checkout, pr.origin, {
      trigger: pr.trigger,
      api: fails(new TypeError('a defect')),
    });
    await expect(broken).rejects.toThrow('a defect');
  });

  test('the base branch moved on: the merge base stays, the target is the tip of now', async () => {
    const later = pr.dev.commit({ 'other.txt': 'later\n' });
    pr.dev.git('push', '--quiet', 'origin', 'main');
    expect(pairOf(await find(checkout, pr.origin, { trigger: pr.trigger }))).toEqual([pr.fork, pr.head]);
    const target = await find(checkout, pr.origin, { trigger: pr.trigger, base: 'target' });
    expect(target.base).toEqual({ sha: later, how: 'target', branch: 'main' });
  });

  test('the event’s base is older than what head has merged in: the branch counts, not the event', async () => {
    pr.dev.git('checkout', '--quiet', 'feature');
    pr.dev.git('merge', '--quiet', '-m', 'catch up', 'main');
    const head = pr.dev.sha('HEAD');
    pr.dev.git('push', '--quiet', 'origin', `${head}:refs/pull/7/head`);
    const trigger = pullRequestEvent({ base: pr.fork, head, merge: pr.merge });
    expect(pairOf(await find(checkout, pr.origin, { trigger }))).toEqual([pr.tip, head]);
  });

  test('the base branch is gone: its tip of the event, and a word about it', async () => {
    pr.origin.git('branch', '--quiet', '-D', 'main');
    const found = await find(checkout, pr.origin, { trigger: pr.trigger });
    expect(pairOf(found)).toEqual([pr.fork, pr.head]);
    expect(found.problems.map(inWords)).toEqual([
      {
        where: 'base',
        message: 'the remote no longer has "refs/heads/main", so its tip at the time of the event is used.',
        severity: 'warning',
      },
    ]);
  });

  test('the base branch was force-pushed: its history of now counts', async () => {
    const root = pr.dev.sha('main~2');
    pr.dev.git('reset', '--quiet', '--hard', root);
    pr.dev.commit({ 'code.txt': 'another two\n' });
    pr.dev.git('push', '--quiet', '--force', 'origin', 'main');
    expect(pairOf(await find(checkout, pr.origin, { trigger: pr.trigger }))).toEqual([root, pr.head]);
  });

  test('the pull request was merged meanwhile: head is compared with what it changed', async () => {
    pr.dev.git('push', '--quiet', 'origin', `${pr.merge}:refs/heads/main`);
    const found = await find(checkout, pr.origin, { trigger: pr.trigger });
    expect(pairOf(found)).toEqual([pr.fork, pr.head]);
    expect(found.problems.map(inWords)).toMatchObject([{ message: expect.stringContaining('already contains head') }]);
  });

  test('head was force-pushed: the commit of the event is measured while it can be fetched', async () => {
    pr.origin.git('update-ref', 'refs/pull/7/head', pr.fork);
    pr.origin.git('update-ref', '-d', 'refs/pull/7/merge');
    expect(pairOf(await find(checkout, pr.origin, { trigger: pr.trigger }))).toEqual([pr.fork, pr.head]);
    pr.origin.git('gc', '--quiet', '--prune=now');
    await expect(find(checkout, pr.origin, { trigger: pr.trigger })).rejects.toThrow(
      `head: \`${pr.head}\` is not in the checkout and could not be fetched: "`,
    );
  });

  test('the merge commit is compared with its first parent, of which the checkout has the name alone', async () => {
    const found = await find(checkout, pr.origin, { trigger: pr.trigger, head: 'merge' });
    expect(found.base).toEqual({ sha: pr.tip, how: 'merge-base' });
    expect(found.head).toEqual({ sha: pr.merge, how: 'merge' });
    expect(fetches(found)).toHaveLength(1);
  });

  test('a merge commit that is none has no first parent', async () => {
    const trigger = { ...pr.trigger, sha: pr.head };
    await expect(find(checkout, pr.origin, { trigger, head: 'merge' })).rejects.toThrow(
      `input "head": \`${pr.head}\` is not a merge commit, so it has no parent on the base branch. Use`,
    );
  });

  test('a remote that is not there', async () => {
    const gone = { ...pr.origin, url: 'file:///nowhere/at-all.git' };
    await expect(find(checkout, gone, { trigger: pr.trigger })).rejects.toThrow(
      /^head: `[0-9a-f]{40}` is not in the checkout and could not be fetched: "fatal: .*nowhere.*pass `github-token`, or set `fetch-depth: 0` in actions\/checkout\.$/s,
    );
    await expect(find(checkout, pr.origin, { trigger: pr.trigger, remote: null })).rejects.toThrow(
      'could not be fetched: "there is no remote"',
    );
  });

  test('a workspace without a checkout', async () => {
    const empty = join(world.root, 'empty workspace');
    world.init('empty workspace').git('version');
    writeFileSync(join(empty, 'note'), '');
    const bare = makeGitHost(world, world.root).newFolder();
    const { api } = makeServer(pr.dev);
    for (const folder of [bare, empty]) {
      for (const helper of [api, null]) {
        const found = await find(folder, pr.origin, { trigger: pr.trigger, api: helper });
        expect(pairOf(found)).toEqual([pr.fork, pr.head]);
      }
    }
    await expect(find(bare, pr.origin, { trigger: pr.trigger, remote: null })).rejects.toThrow(
      `${bare}: this is not a git repository. Run bench-referee inside a clone`,
    );
  });

  test('nothing in the checkout changes', async () => {
    const listing = () => pr.dev.git('--git-dir', join(checkout.folder, '.git'), 'count-objects', '-v');
    const shallow = checkout.git('rev-parse', '--is-shallow-repository');
    const seen = listing();
    await find(checkout, pr.origin, { trigger: pr.trigger });
    expect([listing(), checkout.git('rev-parse', '--is-shallow-repository')]).toEqual([seen, shallow]);
  });

  test('a list of cuts of any length', async () => {
    const sha = (index: number) => createHash('sha1').update(String(index)).digest('hex');
    const cuts = [pr.merge, ...Array.from({ length: 20_000 }, (_, index) => sha(index))];
    writeFileSync(join(checkout.folder, '.git', 'shallow'), `${cuts.join('\n')}\n`);
    expect(pairOf(await find(checkout, pr.origin, { trigger: pr.trigger }))).toEqual([pr.fork, pr.head]);
  });
});

describe('a complete checkout', () => {
  const cloneAll = () => {
    const checkout = world.clone(pr.origin, 'workspace');
    checkout.git('fetch', '--quiet', 'origin', '+refs/pull/*:refs/remotes/pull/*');
    return checkout;
  };

  test('answers by itself: nobody is asked, nothing is fetched', async () => {
    const { api, asked } = makeServer(pr.dev);
    const found = await find(cloneAll(), pr.origin, { trigger: pr.trigger, api });
    expect(pairOf(found)).toEqual([pr.fork, pr.head]);
    expect([asked, fetches(found)]).toEqual([[], []]);
  });

  test('stays complete when it has to fetch', async () => {
    const checkout = world.clone(pr.origin, 'workspace');
    const found = await find(checkout, pr.origin, { trigger: pr.trigger });
    expect(pairOf(found)).toEqual([pr.fork, pr.head]);
    expect(fetches(found).flat().join(' ')).not.toMatch(/--dep|--deepen/);
  });

  test('stands in for a remote that may not be asked', async () => {
    const checkout = cloneAll();
    const gone = { ...pr.origin, url: 'file:///nowhere.git' };
    const found = await find(checkout, gone, { trigger: pr.trigger });
    expect(pairOf(found)).toEqual([pr.fork, pr.head]);
    expect(found.problems.map(inWords)).toMatchObject([
      {
        where: 'base',
        message: expect.stringMatching(/^the remote did not say where "refs\/heads\/main" is \("fatal: /),
      },
    ]);
    checkout.git('update-ref', '-d', 'refs/remotes/origin/main');
    await expect(find(checkout, gone, { trigger: pr.trigger })).rejects.toThrow(
      'input "base": the remote did not say where "refs/heads/main" is ("fatal:',
    );
  });

  test('histories without a common commit are not compared', async () => {
    pr.dev.git('checkout', '--quiet', '--orphan', 'strange');
    const head = pr.dev.commit({ 'code.txt': 'unrelated\n' });
    pr.dev.git('push', '--quiet', 'origin', `+${head}:refs/pull/7/head`);
    const trigger = pullRequestEvent({ base: pr.tip, head, merge: pr.merge });
    const sentence = `input "base": \`${pr.tip.slice(0, 12)}\` and \`${head.slice(0, 12)}\` have no common ancestor. Use \`base: target\``;
    await expect(find(cloneAll(), pr.origin, { trigger })).rejects.toThrow(sentence);
    await expect(find(checkOutMerge(world, pr, 'shallow'), pr.origin, { trigger })).rejects.toThrow(sentence);
    const target = await find(checkOutMerge(world, pr, 'other'), pr.origin, { trigger, base: 'target' });
    expect(pairOf(target)).toEqual([pr.tip, head]);
  });
});

describe('a history that is cut off', () => {
  /**
   * root ─ best ─ a1 ─ a2 ─ a3 ─ target       both tips also have a short way to `root` through a second and a
   *    │      └── b1 ─ b2 ─ b3 ─ head         third parent, which is all that a clone of depth 3 shows
   *    ├── left ─────────┘ (target)
   *    └── right, far ───┘ (head)
   */
  function crossed(origin: Repo) {
    const dev = world.clone(origin, 'other dev');
    const root = dev.commit({ root: '1' });
    const line = (start: string, ...names: string[]) => {
      dev.git('checkout', '--quiet', '--detach', start);
      return names.map((name) => dev.commit({ [name]: name }, name)).at(-1) ?? start;
    };
    const join = (tip: string, ...others: string[]) => {
      dev.git('checkout', '--quiet', '--detach', tip);
      dev.git('merge', '--quiet', '--no-ff', '-m', 'merge', ...others);
      return dev.sha('HEAD');
    };
    const best = line(root, 'best');
    const target = join(line(best, 'a1', 'a2', 'a3'), line(root, 'left'));
    const head = join(line(best, 'b1', 'b2', 'b3'), line(root, 'right'), line(root, 'far'));
    dev.git('push', '--quiet', 'origin', `${target}:refs/heads/main`, `${head}:refs/heads/feature`);
    return { dev, root, best, target, head };
  }

  test('never yields an older ancestor than there is', async () => {
    const origin = world.init('other.git', '--bare');
    const { dev, root, best, target, head } = crossed(origin);
    const checkout = world.clone(origin, 'workspace', '--depth=3', '--no-single-branch');
    // The trap is real: this is what git answers there.
    expect(checkout.git('merge-base', target, head)).toBe(root);
    const trigger = pullRequestEvent({ base: target, head, merge: head });
    expect(pairOf(await find(checkout, origin, { trigger }))).toEqual([best, head]);
    const { api, asked } = makeServer(dev);
    expect(pairOf(await find(checkout, origin, { trigger, api }))).toEqual([best, head]);
    expect(asked).toHaveLength(1);
    const gone = { ...origin, url: 'file:///nowhere.git' };
    await expect(find(checkout, gone, { trigger, base: 'merge-base' })).rejects.toThrow(
      'input "base": the history in the checkout does not reach back to the merge base, and fetching more of it failed: "fatal: ',
    );
  });

  test('is enough where no cut lies between', async () => {
    const checkout = world.init('workspace');
    const shas = [pr.tip, pr.head].map((sha) => `+${sha}:refs/remotes/pull/${sha}`);
    checkout.git('fetch', '--quiet', '--depth=3', pr.origin.url, ...shas);
    expect(checkout.git('rev-parse', '--is-shallow-repository')).toBe('true');
    const { api, asked } = makeServer(pr.dev);
    const found = await find(checkout, pr.origin, { trigger: pr.trigger, api });
    expect(pairOf(found)).toEqual([pr.fork, pr.head]);
    expect([asked, fetches(found)]).toEqual([[], []]);
  });

  test('of two crossing merges, one of the best ancestors is taken as git would', async () => {
    const origin = world.init('other.git', '--bare');
    const dev = world.clone(origin, 'other dev');
    dev.commit({ a: '1' });
    const one = dev.commit({ a: '2' });
    dev.git('checkout', '--quiet', '--detach', 'HEAD~1');
    const two = dev.commit({ b: '1' });
    const cross = (first: string, second: string) => {
      dev.git('checkout', '--quiet', '--detach', first);
      dev.git('merge', '--quiet', '--no-ff', '-m', 'cross', second);
      return dev.commit({ [`${first}.txt`]: '1' });
    };
    const [target, head] = [cross(one, two), cross(two, one)];
    dev.git('push', '--quiet', 'origin', `${target}:refs/heads/main`, `${head}:refs/heads/feature`);
    const trigger = pullRequestEvent({ base: target, head, merge: head });
    const complete = await find(world.clone(origin, 'complete'), origin, { trigger });
    const shallow = await find(world.clone(origin, 'shallow', '--depth=1'), origin, { trigger });
    expect([one, two]).toContain(complete.base.sha);
    expect(shallow.base.sha).toBe(complete.base.sha);
  });
});

describe('the other events', () => {
  const event = (name: string, sha: string, payload: object): Trigger => ({
    ...pullRequestEvent({ base: sha, head: sha, merge: sha }),
    event: name,
    payload: { ...payload },
  });

  test('a push is compared with where its branch was, also after it was forced', async () => {
    const checkout = world.clone(pr.origin, 'workspace', '--depth=1');
    const pushed = await find(checkout, pr.origin, { trigger: event('push', pr.tip, { before: pr.fork }) });
    expect(pairOf(pushed)).toEqual([pr.fork, pr.tip]);
    const forced = await find(checkout, pr.origin, { trigger: event('push', pr.head, { before: pr.tip }) });
    expect(pairOf(forced)).toEqual([pr.fork, pr.head]);
    const gone = event('push', pr.tip, { before: 'd'.repeat(40) });
    await expect(find(checkout, pr.origin, { trigger: gone })).rejects.toThrow(
      `base: \`${'d'.repeat(40)}\` is not in the checkout`,
    );
  });

  test('a merge queue brings its pair, a new branch and a schedule get the default branch', async () => {
    const checkout = checkOutMerge(world, pr);
    const group = event('merge_group', pr.merge, { merge_group: { base_sha: pr.tip, head_sha: pr.merge } });
    expect(pairOf(await find(checkout, pr.origin, { trigger: group }))).toEqual([pr.tip, pr.merge]);
    const repository = { default_branch: 'main' };
    const first = event('push', pr.head, { before: '0'.repeat(40), repository });
    expect(pairOf(await find(checkout, pr.origin, { trigger: first }))).toEqual([pr.fork, pr.head]);
    const schedule = event('schedule', pr.head, { repository });
    const target = await find(checkout, pr.origin, { trigger: schedule, base: 'target' });
    expect(pairOf(target)).toEqual([pr.tip, pr.head]);
  });
});

describe('a base or head by name', () => {
  let checkout: Repo;
  beforeEach(() => {
    pr.dev.git('tag', 'light', pr.fork);
    pr.dev.git('tag', '-a', '-m', 'with a note', 'v1.0', 'main~2');
    pr.dev.git('tag', 'blob', 'main:code.txt');
    pr.dev.git('push', '--quiet', 'origin', '--tags', `${pr.fork}:refs/heads/both`, 'main~2:refs/tags/both');
    checkout = checkOutMerge(world, pr);
  });
  const baseOf = async (base: string) => (await find(checkout, pr.origin, { trigger: pr.trigger, base })).base;

  test('branches, tags, full refs and SHAs', async () => {
    expect(await baseOf('main')).toEqual({ sha: pr.tip, how: 'main' });
    expect(await baseOf('light')).toEqual({ sha: pr.fork, how: 'light' });
    expect(await baseOf('v1.0')).toEqual({ sha: pr.dev.sha('main~2'), how: 'v1.0' });
    expect(await baseOf('both')).toEqual({ sha: pr.fork, how: 'both' });
    expect(await baseOf('refs/tags/both')).toMatchObject({ sha: pr.dev.sha('main~2') });
    expect(await baseOf(pr.fork)).toEqual({ sha: pr.fork, how: pr.fork });
  });

  test('a SHA is a SHA, whatever a tag is called', async () => {
    pr.origin.git('update-ref', `refs/tags/${pr.fork}`, pr.tip);
    expect(await baseOf(pr.fork)).toMatchObject({ sha: pr.fork });
  });

  test('what does not lead to a commit', async () => {
    await expect(baseOf('mian')).rejects.toThrow(
      'input "base": the remote has no branch or tag "mian". Check the spelling.',
    );
    await expect(baseOf(pr.fork.slice(0, 39))).rejects.toThrow('Use all 40 characters of a SHA');
    await expect(baseOf('blob')).rejects.toThrow('is not in the checkout');
  });

  test.each(['-x', '--upload-pack=touch canary', '-oProxyCommand=touch canary', `\uFEFF${'a'.repeat(40)}`])(
    '%j never reaches git',
    async (base) => {
      await expect(baseOf(base)).rejects.toThrow('is not a branch, a tag or a full SHA');
      expect(gitCalls.flat().filter((argument) => argument.includes(base))).toEqual([]);
    },
  );
});

describe('unusual repositories', () => {
  test('SHA-256', async () => {
    const origin = world.init('other.git', '--bare', '--object-format=sha256');
    const dev = world.init('other dev', '--object-format=sha256');
    const base = dev.commit({ a: '1' });
    dev.git('push', '--quiet', origin.url, 'main');
    const head = dev.commit({ a: '2' });
    dev.git('push', '--quiet', origin.url, `${head}:refs/pull/7/head`);
    const trigger = pullRequestEvent({ base, head, merge: head });
    for (const folder of [dev.folder, makeGitHost(world, '').newFolder()]) {
      expect(pairOf(await find(folder, origin, { trigger }))).toEqual([base, head]);
    }
    expect(base).toHaveLength(64);
  });

  test.each(['blob:none', 'tree:0'])('a partial clone by %s gets what it lacks, and no trace', async (filter) => {
    pr.origin.git('config', 'uploadpack.allowFilter', 'true');
    for (const [name, ...options] of [['complete'], ['shallow', '--depth=1']] as const) {
      const checkout = world.clone(pr.origin, `${name} workspace`, `--filter=${filter}`, ...options);
      const count = () => checkout.git('count-objects', '-v');
      const counted = count();
      const found = await find(checkout, pr.origin, { trigger: pr.trigger });
      expect(pairOf(found)).toEqual([pr.fork, pr.head]);
      const missing = ['rev-list', '--objects', '--no-walk', '--missing=print', pr.fork, pr.head];
      const { stdout } = await found.host.git(missing, { folder: found.store });
      expect(stdout).not.toMatch(/^\?/m);
      expect(count()).toBe(counted);
    }
  });
});
