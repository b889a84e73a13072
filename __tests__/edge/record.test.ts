// The action `record` against a server with GitHub's API of git's data, and a real ref behind it: what is stored, what is
// refused, and how many requests it takes.

import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { record } from '../../src/actions/record.ts';
import { UserError } from '../../src/errors.ts';
import { renderRecording } from '../../src/event/recording-file.ts';
import { readHistoryRef } from '../../src/git/history-source.ts';
import { openStore } from '../../src/git/store.ts';
import { makePushingWriter } from '../../src/git/write-history.ts';
import { HISTORY_LIMITS } from '../../src/history/history-files.ts';
import { parseRun } from '../../src/history/stored-runs.ts';
import { connectGitHub } from '../../src/host/github-client.ts';
import type { Trigger } from '../../src/host/host.ts';
import { makeTerminalHost } from '../../src/host/terminal.ts';
import type { Recording } from '../../src/model/recording.ts';
import { formatDiagnosticLine } from '../../src/render/messages/format-diagnostic.ts';
import { type GitDataServer, makeBareRepository, startGitDataServer } from '../support/git-data-server.ts';
import { aRecording, besideBaseline } from '../support/recordings.ts';
import { temporaryFolder } from '../support/temporary.ts';

const ISO_TIME: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000Z$/);

const REF = 'refs/bench-referee/history';
const silent = { info() {}, warning() {}, error() {}, quote() {} };

let server: GitDataServer;
let remote: string;
let serverUrl: string;
let shas: string[];

beforeAll(async () => {
  const root = temporaryFolder('forge-');
  remote = join(root, 'octo/demo');
  serverUrl = pathToFileURL(root).href;
  mkdirSync(remote, { recursive: true });
  shas = makeBareRepository(remote, 7, true);
  server = await startGitDataServer(remote);
});

afterAll(() => server.close());

function aRun(from: number, to: number, head = [112, 113, 111, 112, 114, 110]): Recording {
  const base = [100, 101, 99, 100, 102, 98];
  return {
    ...aRecording({ Encode: { base, head }, Decode: { base, head: base } }),
    commits: { base: { sha: shas[from]!, how: 'merge-base' }, head: { sha: shas[to]!, how: 'head' } },
  };
}

const SIX = [100, 101, 99, 100, 102, 98];
const BESIDE_BASELINE = besideBaseline([{ Encode: SIX }], [{ Encode: SIX }]);

type EventParts = Partial<Pick<Trigger, 'event' | 'sha' | 'payload' | 'runId'>>;

/** Runs the action on recordings. Returns its outputs. */
async function recordAll(
  recordings: readonly (Recording | string)[],
  event: EventParts = {},
  ref = REF,
  given: Readonly<Record<string, string>> = {},
) {
  const folder = temporaryFolder('workspace-');
  mkdirSync(join(folder, 'bench-referee'));
  for (const [index, one] of recordings.entries()) {
    const text = typeof one === 'string' ? one : renderRecording(one);
    writeFileSync(join(folder, 'bench-referee', `${index}.json`), text);
  }
  const host = makeTerminalHost({ folder, isQuiet: true });
  const repository = 'octo/demo';
  const trigger = { ...host.trigger, event: 'push', sha: shas.at(-1)!, repository, serverUrl, runId: 77, ...event };
  const outputs = new Map<string, string>();
  const inputs: Readonly<Record<string, string>> = { 'github-token': 'token', ref, ...given };
  const runner = {
    ...{
      input: (name: string) => inputs[name] ?? '',
      output: (name: string, value: string) => void outputs.set(name, value),
    },
    ...{
      summary: () => Promise.resolve(),
      remember() {},
      recall: () => '',
      endProcesses: () => Promise.resolve(),
      fail() {},
    },
  };
  const connect = (token: string) =>
    token === '' ? null : connectGitHub({ token, repository, apiUrl: server.url, log: silent });
  server.calls.length = 0;
  await record({ host: { ...host, trigger, log: silent }, runner, connect });
  return Object.fromEntries(outputs);
}

async function storedRuns(ref = REF) {
  const { git } = makeTerminalHost({ isQuiet: true });
  const texts: string[] = [];
  await readHistoryRef(git, { folder: remote, ref, take: ({ text }) => texts.push(text) }, HISTORY_LIMITS);
  return texts.map(parseRun).filter((run) => typeof run !== 'string');
}

describe('what is stored', () => {
  test('the ratio of each benchmark, with its trees, by six requests', async () => {
    const outputs = await recordAll([aRun(4, 5)]);
    expect(outputs['recorded']).toBe('true');
    // 12 % more in one run is a suspicion, and no more than that.
    expect(JSON.parse(outputs['suspects']!)).toMatchObject([{ name: 'Encode', before: shas[4], after: shas[5] }]);
    expect(JSON.parse(outputs['pairs']!)).toEqual([{ before: shas[4], after: shas[5], rounds: 10 }]);
    expect(outputs['page']).toMatch(/history\.html$/);
    expect(server.calls.length).toBeLessThanOrEqual(6);
    const [run, ...others] = await storedRuns();
    expect(others).toEqual([]);
    expect(run).toMatchObject({
      version: 1,
      from: { commit: shas[4], subject: 'commit 4', committedAt: ISO_TIME },
      to: { commit: shas[5], subject: 'commit 5', committedAt: ISO_TIME },
      workflowRun: 77,
      runner: { os: 'linux' },
    });
    const [encode] = run!.rows;
    expect(encode).toMatchObject({ command: null, group: null, name: 'Encode', metric: 'time', better: 'lower', n: 6 });
    expect(encode!.logRatio).toBeCloseTo(Math.log(1.12), 2);
    expect(encode!.standardError).toBeGreaterThan(0.002);
    expect([encode!.from, encode!.to]).toEqual([0.1, 0.112]);
  });

  test('the same recording again is stored once', async () => {
    expect(await recordAll([aRun(4, 5)], { runId: 78 })).toMatchObject({ recorded: 'false' });
    expect(await storedRuns()).toHaveLength(1);
  });

  test('another run follows, and both stay', async () => {
    expect(await recordAll([aRun(3, 4)], { sha: shas[4]! })).toMatchObject({ recorded: 'true' });
    // One more asks if the suspect is in the history of this event.
    expect(server.calls.length).toBeLessThanOrEqual(7);
    expect(await storedRuns()).toHaveLength(2);
  });

  test('two earlier commits, as a run that confirms a step', async () => {
    expect(await recordAll([aRun(1, 2)], { event: 'workflow_dispatch' })).toMatchObject({ recorded: 'true' });
  });

  test('a pair that is refused does not stop the others, and fails the step', async () => {
    const ref = 'refs/bench-referee/refused';
    const wrong = recordAll([aRun(2, 5), aRun(0, 1), { ...aRun(1, 2), series: [] }], { sha: shas[4]! }, ref);
    await expect(wrong).rejects.toMatchObject({
      diagnostics: [{ code: 'recording-of-other-head' }, { code: 'history-without-results' }],
    });
    expect(await storedRuns(ref)).toMatchObject([{ from: { commit: shas[0] } }]);
  });

  test('base and head are the same commit, before there is a history: nothing to record, and an empty page', async () => {
    const outputs = await recordAll([aRun(5, 5)], {}, 'refs/bench-referee/empty');
    expect(outputs).toMatchObject({ recorded: 'false', suspects: '[]', pairs: '[]' });
    expect(readFileSync(outputs['page']!, 'utf8')).toContain('0 results, 0 commits, 0 runs');
  });

  test('what a merge queue dropped is no pair to measure again', async () => {
    const ref = 'refs/bench-referee/dropped';
    const outputs = await recordAll(
      [aRun(4, 5)],
      { event: 'merge_group', sha: shas[5]!, payload: { merge_group: { head_sha: shas[5] } } },
      ref,
    );
    expect(JSON.parse(outputs['pairs']!)).toHaveLength(1);
    const later = await recordAll([aRun(3, 4, [...SIX])], { sha: shas[4]! }, ref);
    expect(JSON.parse(later['suspects']!)).toMatchObject([{ after: shas[5] }]);
    expect(later['pairs']).toBe('[]');
  });

  test('recordings of several pairs, each as a run, by one commit of the ref, and those that are there already once', async () => {
    const ref = 'refs/bench-referee/pairs';
    const pairs = [aRun(0, 1), aRun(2, 3), { ...aRun(2, 3, [113, 112, 111, 112, 114, 110]), name: 'arm' }];
    expect(await recordAll(pairs, {}, ref)).toMatchObject({ recorded: 'true' });
    expect(server.calls.filter((call) => call.startsWith('PATCH') || call === 'POST /git/refs')).toHaveLength(1);
    const starts = (await storedRuns(ref)).map(({ from }) => from.commit);
    expect(starts.sort()).toEqual([shas[0]!, shas[2]!].sort());
    expect(await recordAll([aRun(0, 1), aRun(3, 4)], {}, ref)).toMatchObject({ recorded: 'true' });
    expect(await storedRuns(ref)).toHaveLength(3);
  });

  test('a run of a second workflow', async () => {
    const run = { event: 'push', head_sha: shas[5], head_repository: { full_name: 'octo/demo' } };
    const event = { event: 'workflow_run', sha: shas[0]!, payload: { workflow_run: run } };
    expect(await recordAll([aRun(2, 5)], event)).toMatchObject({ recorded: 'true' });
  });

  test('nothing measured because both commits have the same files: a run without rows', async () => {
    const decision = { command: 0, reason: 'same-tree', examples: [], count: 0 } as const;
    const run = aRun(5, 6);
    const schedule = { ...run.schedule, ended: 'decided' as const };
    const recording: Recording = { ...run, schedule, series: [], invocations: [], decisions: [decision] };
    expect(await recordAll([recording], {}, 'refs/bench-referee/other')).toMatchObject({ recorded: 'true' });
    expect((await storedRuns('refs/bench-referee/other'))[0]!.rows).toEqual([]);
  });

  test('a branch takes the history as well, if the server has only branches', async () => {
    const ref = 'refs/heads/bench-referee-history';
    expect(await recordAll([aRun(4, 5)], {}, ref)).toMatchObject({ recorded: 'true' });
    expect(await recordAll([aRun(3, 5)], {}, ref)).toMatchObject({ recorded: 'true' });
    expect(await storedRuns(ref)).toHaveLength(2);
    const { git } = makeTerminalHost({ isQuiet: true });
    // It begins without a parent, so that it has nothing of the project.
    const { stdout } = await git(['rev-list', '--count', ref], { folder: remote });
    expect(stdout.trim()).toBe('2');
  });
});

describe('a server that is not GitHub', () => {
  const ref = 'refs/bench-referee/gitea';

  afterEach(() => {
    server.isGitea = false;
    server.hasOnlyBranches = false;
    configure('--unset-all', 'receive.hideRefs');
    configure('--unset-all', 'uploadpack.allowFilter');
  });

  const configure = (...args: string[]) => void spawnSync('git', ['-C', remote, 'config', ...args]);

  test('Gitea: the commits come by git, with their trees, and the run is pushed', async () => {
    server.isGitea = true;
    configure('uploadpack.allowFilter', 'true');
    expect(await recordAll([aRun(4, 5)], {}, ref)).toMatchObject({ recorded: 'true' });
    expect(await recordAll([aRun(4, 5)], {}, ref)).toMatchObject({ recorded: 'false' });
    expect(await recordAll([aRun(2, 3)], {}, ref)).toMatchObject({ recorded: 'true' });
    const runs = await storedRuns(ref);
    expect(runs.map(({ from, to }) => [from.commit, to.commit])).toEqual(
      expect.arrayContaining([
        [shas[4], shas[5]],
        [shas[2], shas[3]],
      ]),
    );
    const { git } = makeTerminalHost({ isQuiet: true });
    for (const { to } of runs) {
      const { stdout } = await git(['rev-parse', `${to.commit}^{tree}`], { folder: remote });
      expect(to.tree).toBe(stdout.trim());
    }
    expect((await git(['log', '--format=%ae', ref], { folder: remote })).stdout.trim().split('\n')).toEqual([
      'bench-referee@localhost',
      'bench-referee@localhost',
    ]);
  });

  test('Gitea: commits that are not in the history are refused as well, also without filters', async () => {
    server.isGitea = true;
    const error = await recordAll([aRun(5, 3)], { sha: shas[4]! }, ref).catch((thrown: unknown) => thrown);
    expect((error as UserError).diagnostics).toMatchObject([{ code: 'recording-of-other-base' }]);
    const other = { ...aRun(4, 5), commits: { ...aRun(4, 5).commits, base: { sha: 'f'.repeat(40), how: 'x' } } };
    const second = await recordAll([other], {}, ref).catch((thrown: unknown) => thrown);
    expect((second as UserError).diagnostics).toMatchObject([{ code: 'recording-of-other-base' }]);
  });

  test('Gitea: ten jobs at once lose nothing', async () => {
    server.isGitea = true;
    const pairs = [0, 1, 2, 3, 4].flatMap((from) => [[from, from + 1] as const, [from, 6] as const]);
    await Promise.all(pairs.map(([from, to]) => recordAll([aRun(from, to)], {}, 'refs/bench-referee/many')));
    expect(await storedRuns('refs/bench-referee/many')).toHaveLength(10);
  });

  test.each(['by its API', 'by git'])(
    'only branches, %s: a sentence with the remedy, and a branch works',
    async (how) => {
      server.isGitea = how === 'by git';
      server.hasOnlyBranches = true;
      configure('receive.hideRefs', 'refs/bench-referee');
      const hidden = `refs/bench-referee/${how.replaceAll(' ', '-')}`;
      const error = await recordAll([aRun(4, 5)], {}, hidden).catch((thrown: unknown) => thrown);
      const [diagnostic] = (error as UserError).diagnostics;
      const answer = how === 'by git' ? 'deny updating a hidden ref' : '422 Reference name is not allowed';
      expect(diagnostic).toMatchObject({ code: 'history-ref-refused', data: { ref: hidden, answer } });
      expect(formatDiagnosticLine(diagnostic!)).toContain(
        'use a separate branch: `ref: refs/heads/bench-referee-history`',
      );
      const branch = `refs/heads/history-${how.replaceAll(' ', '-')}`;
      expect(await recordAll([aRun(4, 5)], {}, branch)).toMatchObject({ recorded: 'true' });
      expect(await recordAll([aRun(3, 5)], {}, branch)).toMatchObject({ recorded: 'true' });
      expect(await storedRuns(branch)).toHaveLength(2);
    },
  );

  test('a push with a token that may only read gives the sentence about permissions', async () => {
    const host = makeTerminalHost({ folder: temporaryFolder('store-'), isQuiet: true });
    const store = await openStore(host, host.folder, { url: `${serverUrl}/octo/demo`, token: null, serverUrl });
    const answer = "fatal: unable to access 'http://localhost/octo/demo/': The requested URL returned error: 403";
    const writer = makePushingWriter(host.git, { ...store, push: () => Promise.resolve(answer) });
    await expect(writer.moveRef(ref, { from: null, to: shas[0]! })).rejects.toMatchObject({
      diagnostics: [{ code: 'history-forbidden', data: { ref, answer } }],
    });
  });

  test('a push with a ref that moved in between is tried again', async () => {
    server.isGitea = true;
    const host = makeTerminalHost({ folder: temporaryFolder('store-'), isQuiet: true });
    const store = await openStore(host, host.folder, { url: `${serverUrl}/octo/demo`, token: null, serverUrl });
    const writer = makePushingWriter(host.git, store);
    const before = await writer.readRef(ref);
    const tree = await writer.createTree({ base: before!.tree, files: [{ path: 'runs/2026-01/x.json', text: '{}' }] });
    const to = await writer.createCommit({ tree, parent: before!.commit, message: 'x' });
    // The ref is moved back: a plain push would bring back what was removed, because it is a fast forward.
    const { git } = host;
    const { stdout } = await git(['rev-parse', `${ref}~1`], { folder: remote });
    await git(['update-ref', ref, stdout.trim()], { folder: remote });
    expect(await writer.moveRef(ref, { from: before!.commit, to })).toMatch(/stale info/);
    expect((await writer.readRef(ref))!.commit).toBe(stdout.trim());
  });
});

describe('what is refused', () => {
  const codes = async (recordings: readonly (Recording | string)[], event: EventParts = {}, ref = REF) => {
    const before = JSON.stringify(await storedRuns());
    const found = await recordAll(recordings, event, ref).then(
      () => [],
      (error: unknown) => {
        if (!(error instanceof UserError)) throw error;
        return error.diagnostics.map(({ code }) => code);
      },
    );
    expect(JSON.stringify(await storedRuns())).toBe(before);
    return found;
  };
  const wordsOf = async (recordings: readonly Recording[], inputs: Readonly<Record<string, string>>) => {
    const error = await recordAll(recordings, {}, REF, inputs).catch((thrown: unknown) => thrown);
    return (error as UserError).diagnostics.map(formatDiagnosticLine);
  };
  const foreign = 'f'.repeat(40);
  const pullRequest = { event: 'pull_request', payload: { pull_request: { number: 1 } } };
  const ofFork = (event: string, name: string) => ({
    event: 'workflow_run',
    payload: { workflow_run: { event, head_sha: shas[5], head_repository: { full_name: name } } },
  });

  test.each([
    [
      'a head that is not of the event',
      () => ({ recordings: [aRun(2, 5)], event: { sha: shas[4]! } }),
      'recording-of-other-head',
    ],
    ['a base after head', () => ({ recordings: [aRun(5, 3)], event: { sha: shas[4]! } }), 'recording-of-other-base'],
    [
      'a base of another repository',
      () => ({ recordings: [{ ...aRun(0, 5), commits: { ...aRun(0, 5).commits, base: { sha: foreign, how: 'x' } } }] }),
      'recording-of-other-base',
    ],
    ['a pull request', () => ({ recordings: [aRun(4, 5)], event: pullRequest }), 'event-not-recorded'],
    [
      'the run of a fork',
      () => ({ recordings: [aRun(4, 5)], event: ofFork('push', 'evil/demo') }),
      'event-not-recorded',
    ],
    [
      'the run of a pull request, by a second workflow',
      () => ({ recordings: [aRun(4, 5)], event: ofFork('pull_request', 'octo/demo') }),
      'event-not-recorded',
    ],
    [
      'a baseline',
      () => ({ recordings: [{ ...BESIDE_BASELINE, commits: aRun(4, 5).commits }] }),
      'history-of-baseline',
    ],
    ['no common result', () => ({ recordings: [{ ...aRun(4, 5), series: [] }] }), 'history-without-results'],
    ['what is no recording', () => ({ recordings: ['{"version": 2}'] }), 'not-a-recording'],
    ['no recording at all', () => ({ recordings: [] }), 'no-recording-matches'],
    ['a ref that is none', () => ({ recordings: [aRun(4, 5)], ref: 'main' }), 'value-unreadable'],
    ['a ref above the others', () => ({ recordings: [aRun(4, 5)], ref: 'refs/../x/y' }), 'value-unreadable'],
  ])('%s', async (_, make, code) => {
    const {
      recordings,
      event = {},
      ref = REF,
    }: { recordings: (Recording | string)[]; event?: EventParts; ref?: string } = make();
    expect(await codes(recordings, event, ref)).toContain(code);
  });

  test('nothing because of the configuration, which is not read unless a command was left out', async () => {
    const ref = 'refs/bench-referee/configured';
    // It is no input any more.
    const config = 'nope.yml';
    expect(await recordAll([aRun(4, 5)], {}, ref, { config })).toMatchObject({ recorded: 'true' });
    expect(server.calls.filter((call) => call.includes('/contents/'))).toEqual([]);
  });

  test('no token, and a base that is unknown, with words for a run of any event', async () => {
    expect(await wordsOf([aRun(4, 5)], { 'github-token': '' })).toEqual([
      'input "github-token": is empty, and without a token the history cannot be written. Leave out the input to use the token of the workflow.',
    ]);
    expect(
      await wordsOf([{ ...aRun(4, 5), commits: { ...aRun(4, 5).commits, base: { sha: foreign, how: 'x' } } }], {}),
    ).toEqual([
      expect.stringMatching(/ Measure against the merge base, the target branch, or another commit of that history\.$/),
    ]);
  });

  test('a token that may not write', async () => {
    server.refuse = 403;
    try {
      expect(await codes([aRun(0, 5)])).toEqual(['repository-unreadable']);
    } finally {
      server.refuse = null;
    }
  });
});
