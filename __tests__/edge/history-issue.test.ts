// The issue about the history against a GitHub that keeps issues, with a real ref behind it: what is written, who else
// may write, and what GitHub may refuse.

import '../support/readable-errors.ts';
import { afterEach, describe, expect, test } from '@jest/globals';
import { updateHistoryIssue } from '../../src/actions/report.ts';
import { connectGitHub } from '../../src/host/github-client.ts';
import { makeTerminalHost } from '../../src/host/terminal.ts';
import { DEFAULT_HISTORY_REF } from '../../src/model/history.ts';
import type { StoredRun } from '../../src/model/stored-run.ts';
import { type FakeGitHub, type GitHubOptions, startGitHub } from '../support/github.ts';
import { elementsIn, named, renderAsGitHub, textOutsideCode } from '../support/github-markdown.ts';
import { makeHistoryRemote, makeStepRuns, stepCommit } from '../support/history-remote.ts';
import { HOSTILE_NAMES } from '../support/hostile-names.ts';

const BOT = 'github-actions[bot]';
const ISSUES = /\/issues$/;
const ONE_ISSUE = /\/issues\/\d+$/;

let github: FakeGitHub | null = null;
afterEach(async () => {
  const violations = github?.violations ?? [];
  await github?.close();
  github = null;
  expect(violations).toEqual([]);
});

interface Scene {
  readonly github: FakeGitHub;
  readonly warnings: string[];
  readonly infos: string[];
  /** Runs the part of `report` that is about the issue. Returns the output. */
  update(runs: readonly StoredRun[] | null, inputs?: Readonly<Record<string, string>>): Promise<string | undefined>;
}

interface SceneOptions extends GitHubOptions {
  readonly token?: string;
  readonly event?: string;
}

async function open({ token = 'ghs_job', event = 'push', ...options }: SceneOptions = {}): Promise<Scene> {
  const started = await startGitHub(options);
  github = started;
  const remote = makeHistoryRemote();
  const [warnings, infos]: [string[], string[]] = [[], []];
  const log = {
    ...{ info: (line: string) => void infos.push(line), warning: (line: string) => void warnings.push(line) },
    ...{ error() {}, quote() {} },
  };
  return {
    ...{ github: started, warnings, infos },
    async update(runs, inputs = {}) {
      if (runs !== null) remote.store(runs, inputs['ref']);
      const host = makeTerminalHost({ folder: '/', isQuiet: true });
      const outputs = new Map<string, string>();
      const input = (name: string) => (name === 'github-token' ? token : (inputs[name] ?? ''));
      const api = connectGitHub({ token, repository: 'octo/demo', apiUrl: started.url, log, sleep: async () => {} });
      const trigger = { ...host.trigger, ...remote.trigger, event, runId: 5 };
      const runner = {
        ...{ input, output: (name: string, value: string) => void outputs.set(name, value), fail() {} },
        ...{ summary: async () => {}, remember() {}, recall: () => '', endProcesses: async () => {} },
      };
      await updateHistoryIssue(
        { host: { ...host, trigger, log }, runner },
        { ref: inputs['ref'] ?? DEFAULT_HISTORY_REF, api },
      );
      return outputs.get('issue-url');
    },
  };
}

const writes = ({ github }: Scene) =>
  github.requests.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/graphql')).length;

const listed = async ({ github }: Scene) =>
  (await github.issues()).map(({ number, state, user, title }) => [number, state, user.login, title]);

const ONE = 'Performance: 1 result is worse';

describe('what is written', () => {
  test('one issue at the first confirmed step, with its own measurement, its commit and its run', async () => {
    const scene = await open();
    expect(await scene.update(makeStepRuns({ parse: 20 }, { confirms: [] }))).toBeUndefined();
    expect(writes(scene)).toBe(0);
    const runs = makeStepRuns({ parse: 20 }).map((run) => ({ ...run, to: { ...run.to, subject: `make ${run.at}` } }));
    expect(await scene.update(runs)).toMatch(/\/octo\/demo\/issues\/1$/);
    const [issue, ...others] = await scene.github.issues();
    expect(others).toEqual([]);
    expect(issue).toMatchObject({ title: ONE, state: 'open', user: { login: BOT } });
    expect(issue!.body).toMatch(
      /^<!-- bench-referee history: ref=refs%2Fbench-referee%2Fhistory until=2026-\S+ listed=\S+ dismissed= -->\n/,
    );
    expect(issue!.body).toMatch(
      /\| `parse` \| `sec\/op` \| \+10\.\d+% ±0\.\d% \| \w{12} `make 2026-\S+` \(\w{12}\.\.\.\w{12}\) \| 2026-01-01 \| 2026-01-01 \|/,
    );
    expect(issue!.body).toContain(`bench-referee bisect --base ${stepCommit(19)} --head ${stepCommit(20)}`);
    expect(issue!.body).not.toContain('calm');
  });

  test('nothing again while nothing changes: three requests to look, and no write', async () => {
    const scene = await open();
    await scene.update(makeStepRuns({ parse: 20 }));
    const before = writes(scene);
    const requests = scene.github.requests.length;
    expect(await scene.update(null)).toMatch(/issues\/1$/);
    expect(writes(scene)).toBe(before);
    expect(scene.github.requests.length - requests).toBeLessThanOrEqual(3);
  });

  test('a second step updates it, and it is closed when both are undone', async () => {
    const scene = await open();
    await scene.update(makeStepRuns({ parse: 20 }));
    await scene.update(makeStepRuns({ parse: 20, print: 30 }));
    expect(await listed(scene)).toEqual([[1, 'open', BOT, 'Performance: 2 results are worse']]);
    const undone = makeStepRuns({ parse: 20, print: 30 }).map((run, index) =>
      index === 37
        ? { ...run, rows: run.rows.map((row) => ({ ...row, logRatio: row.name === 'calm' ? 0 : -0.1 })) }
        : run,
    );
    await scene.update(undone);
    expect(await listed(scene)).toEqual([[1, 'closed', BOT, 'Performance: no result is worse']]);
    await scene.update(makeStepRuns({ parse: 20 }, { confirmedAt: 1100 }));
    expect(await listed(scene)).toEqual([[1, 'open', BOT, ONE]]);
  });

  test('closed by a person: it stays closed for its steps, and another one opens it', async () => {
    const scene = await open();
    await scene.update(makeStepRuns({ parse: 20 }));
    await scene.github.setIssueState(1, 'closed');
    const before = writes(scene);
    expect(await scene.update(null)).toBeUndefined();
    expect(writes(scene)).toBe(before);
    await scene.update(makeStepRuns({ parse: 20, print: 30 }));
    expect(await listed(scene)).toEqual([[1, 'open', BOT, ONE]]);
    expect((await scene.github.issues())[0]!.body).toContain('`print`');
    expect((await scene.github.issues())[0]!.body).not.toContain('`parse`');
  });

  test('another history has another issue', async () => {
    const scene = await open();
    await scene.update(makeStepRuns({ parse: 20 }));
    await scene.update(makeStepRuns({ parse: 20 }), { ref: 'refs/bench-referee/other--one' });
    await scene.update(null, { ref: 'refs/bench-referee/other--one' });
    expect(await listed(scene)).toEqual([
      [1, 'open', BOT, ONE],
      [2, 'open', BOT, ONE],
    ]);
  });

  test('names and subjects that want to be markup, mentions or references stay text', async () => {
    const scene = await open();
    const names = Object.fromEntries(HOSTILE_NAMES.slice(0, 12).map((name) => [name, 20]));
    const wanted = { ...names, '@octocat #1 octo/demo#2 GH-3': 20, '--> <!-- x': 20 };
    const subject = 'fix @octocat, closes #7 | `x` <img src=x> \u202e\nsecond';
    const runs = makeStepRuns(wanted).map((run) => ({ ...run, to: { ...run.to, subject } }));
    await scene.update(runs);
    expect(scene.warnings).toEqual([]);
    const [issue] = await scene.github.issues();
    const { nodes } = renderAsGitHub(issue!.body);
    const elements = elementsIn(nodes);
    expect(named(elements, 'tr')).toHaveLength(1 + Object.keys(wanted).length);
    expect(named(elements, 'img', 'script', 'h1', 'h2')).toEqual([]);
    expect(named(elements, 'a').map(({ attrs }) => attrs[0]!.value)).toEqual([
      expect.stringContaining('/docs/history.md#'),
    ]);
    expect(textOutsideCode(nodes)).not.toMatch(/[@\u202e]|#[0-9]|GH-\d|www|\n```/);
  });

  test.each(['pull_request', 'merge_group'])('a run of %s leaves it as it is, without a request', async (event) => {
    const scene = await open({ event });
    await scene.update(makeStepRuns({ parse: 20 }));
    expect(scene.github.requests).toEqual([]);
    expect(scene.infos.join()).toContain(event);
  });

  test('no history yet is nothing to say', async () => {
    const scene = await open();
    await scene.update(null);
    expect([scene.github.requests, scene.warnings]).toEqual([[], []]);
  });

  test('on a server with a path of its own', async () => {
    const scene = await open({ pathPrefix: '/api/v3' });
    await scene.update(makeStepRuns({ parse: 20 }));
    expect(await listed(scene)).toEqual([[1, 'open', BOT, ONE]]);
  });
});

describe('who else may write', () => {
  test('an issue of a stranger with the marker is not taken, and neither is a pull request of the bot', async () => {
    const scene = await open();
    await scene.update(makeStepRuns({ parse: 20 }));
    const { body } = (await scene.github.issues())[0]!;
    await scene.github.close();
    const other = await open();
    await other.github.addIssue('stranger', { title: ONE, body });
    const pull = { number: 77, title: ONE, body, html_url: 'x', state: 'open', user: { login: BOT }, pull_request: {} };
    const revise = (answer: unknown) => (Array.isArray(answer) ? [pull, ...answer] : answer);
    other.github.fault({ method: 'GET', path: ISSUES, times: 9, revise });
    await other.update(makeStepRuns({ parse: 20 }));
    expect(await listed(other)).toEqual([
      [1, 'open', 'stranger', ONE],
      [2, 'open', BOT, ONE],
    ]);
    const refuting = makeStepRuns({ parse: 20 }, { confirmedAt: 1100 }).map((run) =>
      run.workflowRun === undefined ? run : { ...run, rows: run.rows.map((row) => ({ ...row, logRatio: 0 })) },
    );
    await other.update(refuting);
    expect((await listed(other)).map(([, state]) => state)).toEqual(['open', 'closed']);
  });

  test('an issue of the bot that somebody else edited to be no marker is left alone', async () => {
    const scene = await open();
    await scene.github.addIssue(BOT, { title: 'Other', body: '<!-- bench-referee history: ref=x -->\n' });
    await scene.update(makeStepRuns({ parse: 20 }));
    expect((await listed(scene)).map(([, , , title]) => title)).toEqual(['Other', ONE]);
  });

  test('two jobs at once: one issue is open in the end', async () => {
    const scene = await open();
    const runs = makeStepRuns({ parse: 20 });
    await Promise.all([scene.update(runs), scene.update(null), scene.update(null)]);
    await scene.update(runs);
    const open_ = (await listed(scene)).filter(([, state]) => state === 'open');
    expect(open_).toEqual([[1, 'open', BOT, ONE]]);
    await scene.update(runs);
    expect((await listed(scene)).filter(([, state]) => state === 'open')).toEqual(open_);
  });

  test('a list that hides what was just created: the next run closes the copy', async () => {
    const scene = await open();
    const runs = makeStepRuns({ parse: 20 });
    await scene.update(runs);
    scene.github.fault({ method: 'GET', path: ISSUES, times: 9, revise: () => [] });
    await scene.update(null);
    expect(await listed(scene)).toHaveLength(2);
    await new Promise((done) => setTimeout(done, 0));
  });

  test('an answer that is lost does not become a second issue', async () => {
    const scene = await open();
    scene.github.fault({ method: 'POST', path: ISSUES, commit: true, reset: true });
    expect(await scene.update(makeStepRuns({ parse: 20 }))).toMatch(/issues\/1$/);
    expect(await listed(scene)).toEqual([[1, 'open', BOT, ONE]]);
  });

  test('a job that saw fewer runs does not take back what a later one wrote', async () => {
    const scene = await open();
    await scene.update(makeStepRuns({ parse: 20, print: 30 }));
    await scene.update(makeStepRuns({ parse: 20 }));
    expect((await listed(scene))[0]![3]).toBe('Performance: 2 results are worse');
  });
});

describe('what GitHub may refuse', () => {
  const refusals = [
    [
      'a token without the right',
      403,
      'Resource not accessible by integration',
      /the token may not write it.*issues: write/,
    ],
    ['a locked issue', 403, 'Issue is locked', /the issue is locked/],
    [
      'issues switched off',
      410,
      'Issues has been disabled in this repository.',
      /the repository has issues switched off/,
    ],
    ['a token that ended', 401, 'Bad credentials', /does not accept the token/],
    ['a body that it does not take', 422, 'Validation Failed', /please report it/],
  ] as const;

  test.each(refusals)('%s: one warning, and no error', async (_, status, message, sentence) => {
    const scene = await open();
    scene.github.fault({ method: 'POST', path: ISSUES, times: 9, status, body: { message } });
    expect(await scene.update(makeStepRuns({ parse: 20 }))).toBeUndefined();
    expect(scene.warnings).toHaveLength(1);
    expect(scene.warnings[0]).toMatch(sentence);
    expect(scene.warnings[0]).toMatch(/^issue: .* The verdict is unchanged/);
    expect(await listed(scene)).toEqual([]);
  });

  test('an issue that is locked when it has to be updated', async () => {
    const scene = await open();
    await scene.update(makeStepRuns({ parse: 20 }));
    scene.github.fault({ method: 'PATCH', path: ONE_ISSUE, status: 403, body: { message: 'Issue is locked' } });
    await scene.update(makeStepRuns({ parse: 20, print: 30 }));
    expect(scene.warnings.join()).toContain('the issue is locked');
  });

  test('the token of a fork, which may only read', async () => {
    const scene = await open({ token: 'ghs_readonly' });
    await scene.update(makeStepRuns({ parse: 20 }));
    expect(scene.warnings.join()).toContain('issues: write');
  });
});
