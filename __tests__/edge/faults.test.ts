// The whole report half on bad days: random faults for every request, lists that shift, two runs at once in random
// order, a person who deletes and a stranger who imitates. More days with BENCH_REFEREE_DAYS=500.

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { diceOf } from '../../bench/fuzz/dice.ts';
import type { ActionContext } from '../../src/actions/context.ts';
import { report } from '../../src/actions/report.ts';
import type { GitHubApi, IssueApi } from '../../src/host/github-api.ts';
import { connectGitHub } from '../../src/host/github-client.ts';
import { MAX_RETRY_MS } from '../../src/host/github-requests.ts';
import type { Host } from '../../src/host/host.ts';
import type { Runner } from '../../src/host/runner.ts';
import type { Recording } from '../../src/model/recording.ts';
import { parseMarker, renderMarker } from '../../src/publish/marker.ts';
import { makeFakeHost } from '../support/fake-host.ts';
import { type BadDay, badDay } from '../support/fault-schedule.ts';
import { type FakeGitHub, type FaultRule, startGitHub } from '../support/github.ts';
import type { TokenCall } from '../support/github-answers.ts';
import { aRecording } from '../support/recordings.ts';
import { turnsOf } from '../support/turns.ts';

const DAYS = Number(process.env['BENCH_REFEREE_DAYS'] ?? 60);

const BASE = 'b'.repeat(40);
const [OLDER, NEWER] = ['1'.repeat(40), '2'.repeat(40)];
const BOT = 'github-actions[bot]';
const GATE = 'bench-referee';
const DEADLINE_MS = 400;

/** The stand-in allows as many requests in an hour as GitHub does. */
const DAYS_OF_A_GITHUB = 100;

let github: FakeGitHub;

/** Pull requests of which a person deleted a comment. */
const visited = new Set<number>();

/** What the stand-in saw and must never see. */
const wrongs: string[] = [];

async function leave(): Promise<void> {
  await github.close();
  expect(github.violations).toEqual([]);
}

beforeAll(async () => {
  github = await startGitHub();
});
afterAll(leave);

/** One run of the report half. */
interface Run {
  readonly token: string;
  readonly headSha: string;
  readonly runId: number;
}

interface Ended {
  readonly verdict: string | undefined;
  readonly log: readonly string[];
  readonly waitsMs: readonly number[];
}

/** Everything but the API is in memory. */
async function play(run: Run, number: number, day: BadDay): Promise<Ended> {
  const { headSha, runId, token } = run;
  const outputs = new Map<string, string>();
  const waitsMs: number[] = [];
  const fake = makeFakeHost(() => ({}));
  fake.files.set('/repository/recording.json', { text: JSON.stringify(recordingOf(headSha)), changedMs: 0 });
  const pullRequest = { number, head: { sha: headSha }, base: { sha: BASE, ref: 'main' } };
  const host: Host = {
    ...fake.host,
    git: () => Promise.resolve({ exitCode: 128, stdout: '', stderr: 'fatal: unable to access the server' }),
    trigger: {
      ...fake.host.trigger,
      ...{ event: 'pull_request', payload: { pull_request: pullRequest }, sha: headSha },
      ...{ repository: 'octo/demo', runId, runAttempt: 1 },
    },
  };
  const inputs: Record<string, string> = { 'github-token': token, recordings: '*.json' };
  const runner: Runner = {
    input: (name) => inputs[name] ?? '',
    output: (name, value) => void outputs.set(name, value),
    summary: () => Promise.resolve(),
    remember() {},
    recall: () => '',
    endProcesses: () => Promise.resolve(),
    fail() {},
  };
  const sleep = async (ms: number) => {
    const asked = day.askedMs();
    if (asked !== null) expect(ms).toBe(asked);
    waitsMs.push(ms);
  };
  const stage: ActionContext<GitHubApi & IssueApi> = {
    host,
    runner,
    connect: () =>
      connectGitHub({
        ...{ token, repository: 'octo/demo', apiUrl: github.url, log: host.log },
        ...{ sleep, deadlineMs: DEADLINE_MS },
      }),
  };
  await report(stage);
  return { verdict: outputs.get('verdict'), log: fake.log, waitsMs };
}

/** Lines to annotate: more than one request may bring. */
const LINES = 52;

/** Twelve per cent more of what never varies. */
function recordingOf(headSha: string): Recording {
  const names = Array.from({ length: LINES }, (_, index) => `Encode/${index}`);
  const recording = aRecording(
    Object.fromEntries(names.map((name) => [`${name} allocs/op [allocs/op]`, { base: [100, 100], head: [112, 112] }])),
  );
  return {
    ...recording,
    places: names.map((name, index) => ({ group: null, name, file: 'a_test.go', line: index + 1 })),
    commits: { base: { sha: BASE, how: 'merge-base' }, head: { sha: headSha, how: 'head' } },
  };
}

const config = (limit: string) => `budgets:\n  - metric: "*"\n    max-regression: ${limit}\n`;

/** Commits and files, without a git for each answer. */
function fromMemory({ method, path }: TokenCall, configText: string): FaultRule | null {
  if (method !== 'GET') return null;
  const [, base, head] = /\/compare\/(\w+)\.\.\.(\w+)$/.exec(path) ?? [];
  if (base !== undefined) {
    const sha = base === head || (base === OLDER && head === NEWER) ? base : BASE;
    return { status: 200, body: { merge_base_commit: { sha } } };
  }
  if (/\/commits\/\w+$/.test(path)) return { status: 200, body: { sha: path.slice(-40) } };
  const raw = { 'content-type': 'application/vnd.github.raw; charset=utf-8' };
  return /\/contents\//.test(path) ? { status: 200, body: configText, headers: raw } : null;
}

const sticky = (headSha: string, runId: number) =>
  `${renderMarker({ key: GATE, headSha, runId, runAttempt: 1 })}\nearlier`;

/** Both sides of what a fault can turn into the other. */
const POLICIES = [
  { limit: '5%', verdict: 'fail' },
  { limit: '20%', verdict: 'pass' },
] as const;

describe('a bad day', () => {
  test.each(Array.from({ length: DAYS }, (_, index) => index + 1))('%i', async (seed) => {
    if (seed % DAYS_OF_A_GITHUB === 0) {
      await leave();
      github = await startGitHub();
      visited.clear();
    }
    const dice = diceOf(seed, 0);
    const policy = dice.pick(POLICIES);
    const number = (seed % DAYS_OF_A_GITHUB) + 1;
    const all: Run[] = [
      { token: 'ghs_newer', headSha: NEWER, runId: 300 },
      { token: 'ghs_older', headSha: OLDER, runId: 200 },
    ];
    const runs = dice.oneIn(4) ? all.slice(0, 1) : all;
    await github.seed({ pullRequests: [{ number, headSha: NEWER }] });
    const strangers: number[] = [];
    if (dice.oneIn(3)) strangers.push(await github.addComment(number, 'stranger', sticky(NEWER, 999)));
    if (dice.oneIn(40)) for (let n = 0; n < 120; n += 1) await github.addComment(number, 'stranger', `talk ${n}`);
    for (let copies = dice.below(3); copies > 0; copies -= 1)
      await github.addComment(number, BOT, sticky(BASE, copies));
    const days = new Map(runs.map(({ token }, index) => [token, badDay(diceOf(seed, index + 1))]));
    const turns = turnsOf(
      runs.map(({ token }) => token),
      dice,
    );
    const sent = new Map<string, number>();
    const before = github.checkRuns().length;
    let isOver = false;
    github.direct(async (call) => {
      const token = call.authorization.replace(/^\w+ /, '');
      if (!isOver) await turns.wait(token);
      sent.set(token, (sent.get(token) ?? 0) + 1);
      const rule = days.get(token)?.next(call) ?? null;
      await meddle(call, { number, isOver, deletes: dice.oneIn(12) });
      const known = fromMemory(call, config(policy.limit));
      return rule ?? known;
    });

    const ended = await Promise.all(
      runs.map(async (run) => {
        try {
          return await play(run, number, days.get(run.token)!);
        } finally {
          turns.leave(run.token);
        }
      }),
    );

    for (const { verdict, log, waitsMs } of ended) {
      if (verdict === 'error') expect(log.join('\n')).toMatch(/error: .*(GitHub|repository|base|branch)/);
      else expect(verdict).toBe(policy.verdict);
      expect(waitsMs.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(MAX_RETRY_MS);
    }
    expect(wrongs).toEqual([]);
    for (const lines of annotatedSince(before)) {
      // All of them or the first part, and none twice.
      expect(policy.verdict === 'fail' ? [0, 50, LINES] : [0]).toContain(lines.length);
      expect(lines).toEqual(lines.map((_, index) => index + 1));
    }
    for (const count of sent.values()) expect(count).toBeLessThanOrEqual(45);
    const isReported = ended.every(
      ({ verdict, log }) => verdict !== 'error' && !log.some((line) => /^warning: comment/.test(line)),
    );
    const hasMissed = [...days.values()].some((day) => day.hasMissed());
    if (isReported && !hasMissed) await expectOneOf(number, 300);

    // The API is well again, and the run of the head comes once more.
    isOver = true;
    const again = { token: 'ghs_again', headSha: NEWER, runId: 301 };
    const { verdict } = await play(again, number, badDay({ ...dice, below: () => 0 }));
    expect(verdict).toBe(policy.verdict);
    await expectOneOf(number, 301);
    expect(annotatedSince(before).at(-1)).toHaveLength(policy.verdict === 'fail' ? LINES : 0);
    const left = (await github.comments(number)).map(({ id }) => id);
    expect(left).toEqual(expect.arrayContaining(strangers));
  });
});

/** The lines that each check run has annotations on. */
function annotatedSince(count: number): number[][] {
  const runs = github.checkRuns().slice(count);
  return runs.map((run) => (run['annotations'] as { start_line: number }[]).map((one) => one.start_line));
}

async function ours(number: number) {
  const comments = await github.comments(number);
  return comments.filter(({ user, body }) => user.login === BOT && parseMarker(body, GATE) !== null);
}

async function expectOneOf(number: number, runId: number): Promise<void> {
  expect((await ours(number)).map(({ body }) => parseMarker(body, GATE))).toEqual([
    { key: GATE, headSha: NEWER, runId, runAttempt: 1 },
  ]);
}

/**
 * Newer news are never replaced by older ones, and the last comment is never deleted; a person may delete what is
 * about to be updated.
 */
async function meddle(
  { method, path, body }: TokenCall,
  { number, isOver, deletes }: { number: number; isOver: boolean; deletes: boolean },
): Promise<void> {
  const id = Number(/\d+$/.exec(path)?.[0]);
  if (method === 'DELETE') {
    const left = (await ours(number)).map((one) => one.id);
    if (left.length === 1 && left[0] === id && !visited.has(number)) wrongs.push(`last one deleted, ${number}`);
  }
  if (method !== 'PATCH' || isOver) return;
  const present = (await ours(number)).find((one) => one.id === id);
  if (present === undefined) return;
  const [was, becomes] = [present.body, String((body as { body?: unknown }).body)].map((text) =>
    parseMarker(text, GATE),
  );
  if (was?.headSha === NEWER && becomes?.headSha === OLDER) wrongs.push(`older news over newer, ${number}`);
  if (!deletes) return;
  visited.add(number);
  await github.removeComment(id);
}
