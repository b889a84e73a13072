// The history: recordings of strangers that want to be stored, and refs that somebody filled. The naive way is done first
// each time, as a short script in a workflow does it: it believes the recording, reads all files of the ref, moves the ref
// by force, puts names into the page as they are. Then the built action, or the built command, does not.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { renderRecording } from '../../src/event/recording-file.ts';
import { analyseHistory } from '../../src/history/analyse-history.ts';
import { pathOfRun, renderStoredRun } from '../../src/history/stored-runs.ts';
import type { Recording } from '../../src/model/recording.ts';
import type { StoredRun } from '../../src/model/stored-run.ts';
import { HOSTILE_NAMES } from '../support/hostile-names.ts';
import { cli } from '../support/program.ts';
import {
  HISTORY_REF,
  historyFile,
  historyPaths,
  makeRecordWorld,
  pushHostileTree,
  type RecordStep,
  type RecordWorld,
  recordingOf,
  recordStep,
} from '../support/record-step.ts';
import { aStoredRun, minute, parseRuns, shaOf } from '../support/stored-runs.ts';
import { temporaryFolder } from '../support/temporary.ts';

const worlds: RecordWorld[] = [];
let world: RecordWorld;

beforeEach(async () => {
  world = await makeRecordWorld();
  worlds.push(world);
});

afterAll(() => {
  for (const { server } of worlds) server.close();
});

const SAME = { base: [100, 101, 99, 100, 102, 98], head: [100, 101, 99, 100, 102, 98] };
const SLOWER = { base: SAME.base, head: [112, 113, 111, 112, 114, 110] };

/** Stores what a recording says, as a script does that a workflow calls: its commits, and the ratios of its means. */
function storeNaively(recording: Recording | string, files: Map<string, string>): string {
  const { commits, series } = (typeof recording === 'string' ? JSON.parse(recording) : recording) as Recording;
  const mean = (values: readonly number[][]) => values.flat().reduce((sum, value) => sum + value, 0) / values.length;
  const rows = series.map((one) => ({
    ...one,
    logRatio: Math.log(mean(one.head.values) / mean(one.base.values)),
  }));
  const path = `runs/${Date.now()}-${files.size}.json`;
  files.set(path, JSON.stringify({ from: commits.base.sha, to: commits.head.sha, rows }));
  return files.get(path)!;
}

/** Shows names as a template of a page does that nobody wrote for strangers. */
function renderNaively(names: readonly string[]): string {
  return names.map((name) => `<h2>${name}</h2>`).join('\n');
}

/** Decides by the event alone whether a run is stored, as `if: github.event.workflow_run.conclusion == 'success'` does. */
function isStoredNaively({ event = 'push', payload = {} }: Pick<RecordStep, 'event' | 'payload'>): boolean {
  const run = (payload as { workflow_run?: { conclusion?: string } }).workflow_run;
  return event !== 'workflow_run' || run?.conclusion === 'success';
}

async function expectRefused(given: RecordStep, sentence: RegExp): Promise<void> {
  const before = historyPaths(world);
  const { code, stdout, outputs } = await recordStep(world, given);
  expect(stdout).toMatch(sentence);
  expect(code).toBe(1);
  expect(outputs).toEqual({ verdict: 'error' });
  expect(historyPaths(world)).toEqual(before);
  // Nothing was written: neither an object nor the ref.
  expect(world.server.calls.filter((call) => !call.startsWith('GET '))).toEqual([]);
}

test('an honest run is stored, so that what is refused below is not refused for another reason', async () => {
  const { code, outputs, page } = await recordStep(world, { recordings: [recordingOf(world, 4, 5)] });
  expect([code, outputs['recorded']]).toEqual([0, 'true']);
  expect(page).toContain('Encode time');
  expect(historyPaths(world)).toHaveLength(1);
});

/** Returns a page without its own script, which names values such as `undefined`. Its data stay. */
const withoutOwnScript = (page: string) => page.replace(/<script>[\s\S]*?<\/script>/g, '');

describe('T66: a recording with forged numbers', () => {
  /** Returns the recording as JSON, after a change. */
  const edit = (change: (recording: { series: object[]; commits: { head: object } }) => object) => {
    const recording = JSON.parse(renderRecording(recordingOf(world, 4, 5)));
    return JSON.stringify({ ...recording, ...change(recording) });
  };

  test.each<[string, string]>([
    ['infinity', '1e999'],
    ['a negative time', '-5'],
    ['nothing', 'null'],
    ['a text', '"NaN"'],
    ['a number near the limit of a double', '1e308'],
  ])('%s as a value', async (_, value) => {
    const text = edit(() => ({})).replace('[112]', `[${value}]`);
    expect(text).toContain(`[${value}]`);
    expect(storeNaively(text, new Map())).toContain('"logRatio":');
    await expectRefused({ recordings: [text] }, /not a recording|no result was measured/);
  });

  test.each<[string, Parameters<typeof edit>[0]]>([
    ['ratios', () => ({ rows: [{ logRatio: 5, standardError: -1 }] })],
    ['a standard error', ({ series }) => ({ series: series.map((one) => ({ ...one, standardError: -1 })) })],
    ['trees', ({ commits }) => ({ commits: { ...commits, head: { ...commits.head, tree: 'x' } } })],
  ])('%s that only the history has', async (_, change) => {
    const text = edit(change);
    expect(storeNaively(text, new Map())).toContain('"logRatio":');
    await expectRefused({ recordings: [text] }, /not a recording/);
  });

  test('the largest and the smallest values are stored within the limits of the history, or not at all', async () => {
    const tiny = [1e-30, 1.1e-30, 1e-30, 1.2e-30, 1e-30, 1.1e-30];
    const huge = [1e30, 0.9e30, 1e30, 0.8e30, 1e30, 0.9e30];
    const odd = { Huge: { base: tiny, head: huge }, Zero: { base: [0, 0, 0, 0, 0, 0], head: tiny }, Encode: SLOWER };
    const { code, page } = await recordStep(world, { recordings: [recordingOf(world, 4, 5, odd)] });
    expect(code).toBe(0);
    const text = historyFile(world, historyPaths(world)[0]!);
    expect(parseRuns([{ path: 'a', text }]).refused).toEqual([]);
    expect(text).toContain('"name":"Encode"');
    expect(text).not.toContain('"name":"Huge"');
    expect(text).not.toMatch(/null,"(?:standardError|n)"|Infinity|NaN/);
    expect(withoutOwnScript(page)).not.toMatch(/NaN|Infinity|undefined/);
  });

  test('many raw values in few invocations do not make an error smaller than it is', async () => {
    const repeat = (values: readonly number[]) => values.map((value) => Array<number>(500).fill(value));
    const recording = recordingOf(world, 4, 5, { Encode: { base: repeat(SLOWER.base), head: repeat(SLOWER.head) } });
    const naive = recording.series[0]!.head.values.flat().length;
    expect(naive).toBe(3000);
    const schedule = { ...recording.schedule, unit: 'sample' as const };
    await recordStep(world, { recordings: [{ ...recording, schedule }] });
    const text = historyFile(world, historyPaths(world)[0]!);
    expect(parseRuns([{ path: 'a', text }]).runs[0]!.rows).toMatchObject([{ n: 6 }]);
  });

  test('rows that multiply to more than a double holds do not break text, page or JSON', async () => {
    const runs = Array.from({ length: 20 }, (_, index) =>
      aStoredRun({ from: index, to: index + 1, changes: { parse: 100, json: -100 }, standardError: 100 }),
    );
    const product = runs.reduce((sum, { rows }) => sum + rows[0]!.logRatio, 0);
    expect(JSON.stringify(Math.expm1(product))).toBe('null');
    pushHostileTree(
      world,
      runs.map((run, index) => ({ path: `runs/2026-01/${index}.json`, text: renderStoredRun(run) })),
    );
    for (const format of ['text', 'html', 'json']) {
      const { code, stdout } = await cli(['history', '--format', format], { folder: world.remote });
      expect([format, code]).toEqual([format, 0]);
      expect(withoutOwnScript(stdout)).not.toMatch(/NaN|Infinity|undefined|"(?:change|low|high)": null/);
    }
  });
});

describe('T67: a recording with hostile names', () => {
  const NAMES = HOSTILE_NAMES.filter((name) => name.length <= 2000);

  /** The schema of recordings needs names for the support of the tests; the series gets the hostile one. */
  const renamed = (): Recording => {
    const recording = recordingOf(world, 4, 5, Object.fromEntries(NAMES.map((_, index) => [`n${index}`, SLOWER])));
    const series = recording.series.map((one, index) => ({ ...one, name: NAMES[index]!, group: NAMES[index]! }));
    return { ...recording, series };
  };

  test('they are text on the page, in the terminal and in the log, and each has its own series', async () => {
    expect(renderNaively(NAMES)).toContain('<img src=');
    const series: Record<string, unknown[]> = {};
    for (const name of ['__proto__', 'constructor']) series[name] ??= [];
    expect(Object.keys(series)).toEqual([]);

    const { code, page, stdout } = await recordStep(world, { recordings: [renamed()] });
    expect([code, stdout.match(/^::/gm)]).toEqual([0, null]);
    expect(page).not.toMatch(/<img|<script>alert|<\/details>|[\u202e\u200b\u0007\u001b]/);
    // The data and the script of the page itself.
    expect(page.match(/<script/g)).toHaveLength(2);
    const json = JSON.parse((await cli(['history', '--format', 'json'], { folder: world.remote })).stdout);
    expect(json.series.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['__proto__', 'constructor']),
    );
    expect(json.series).toHaveLength(NAMES.length);
    const { stdout: text } = await cli(['history'], { folder: world.remote });
    expect(text).not.toMatch(/[\u202e\u200b\u0007\u001b]/);
    expect(text.split('\n').filter((line) => /^\S.* time +\+12/.test(line)).length).toBeGreaterThan(NAMES.length / 2);
  });
});

describe('T68: a recording with forged comparisons of other commits', () => {
  const group = () => ({ event: 'merge_group', payload: { merge_group: { head_sha: world.shas[5] } } });

  test('a pull request in the merge queue, whose code measured, says something about earlier commits', async () => {
    const forged = recordingOf(world, 1, 2);
    expect(storeNaively(forged, new Map())).toContain(`"to":"${world.shas[2]}"`);
    await expectRefused({ recordings: [forged], ...group() }, /its head "/);
  });

  test('a second workflow stores such a run', async () => {
    const run = { event: 'merge_group', head_sha: world.shas[5], head_repository: { full_name: 'octo/demo' } };
    const given = { event: 'workflow_run', payload: { workflow_run: { ...run, conclusion: 'success' } } };
    expect(isStoredNaively(given)).toBe(true);
    await expectRefused({ recordings: [recordingOf(world, 1, 2)], ...given }, /its head "/);
  });

  test('what it says about itself is stored', async () => {
    const { outputs } = await recordStep(world, { recordings: [recordingOf(world, 4, 5)], ...group() });
    expect(outputs['recorded']).toBe('true');
  });

  test('a commit that is newer than the event, a head that is older than its base, a base that is not in its history', async () => {
    await expectRefused({ recordings: [recordingOf(world, 3, 5)], sha: world.shas[4]! }, /its head "/);
    await expectRefused({ recordings: [recordingOf(world, 5, 3)], sha: world.shas[4]! }, /its base "/);
    await expectRefused({ recordings: [recordingOf(world, 5, 3)] }, /its base "/);
  });
});

describe('T69: huge files in the ref', () => {
  test('a file of 100 MB and thousands of others are not read', async () => {
    const good = renderStoredRun(aStoredRun({ from: 1, to: 2, changes: { parse: 0 } }));
    const huge = Buffer.alloc(100 * 2 ** 20, ' ');
    const small = execFileSync('git', ['hash-object', '-w', '--stdin'], { cwd: world.remote, input: '{}' }).toString();
    pushHostileTree(world, [
      { path: 'runs/2026-01/good.json', text: good },
      { path: 'runs/2026-02/huge.json', text: huge },
      { path: 'other.bin', text: huge },
      ...Array.from({ length: 300 }, (_, index) => ({ path: `runs/2026-03/${index}.json`, id: small.trim() })),
    ]);
    const naive = execFileSync('git', ['archive', HISTORY_REF], { cwd: world.remote, maxBuffer: 2 ** 30 });
    expect(naive.length).toBeGreaterThan(200 * 2 ** 20);

    const { code, peakBytes, stderr, stdout } = await cli(['history'], { folder: world.remote });
    expect([code, stdout.startsWith('2 commits, 1 run,')]).toEqual([0, true]);
    expect(peakBytes).toBeLessThan(300 * 2 ** 20);
    // A few warnings and their number, and not one for each file.
    expect(stderr.split('\n').length).toBeLessThan(30);
    expect(stderr).toContain('runs/2026-02/huge.json: it is too large');
    const recorded = await recordStep(world, { recordings: [recordingOf(world, 4, 5)] });
    expect([recorded.code, recorded.outputs['recorded']]).toEqual([0, 'true']);
    expect(recorded.peakBytes).toBeLessThan(400 * 2 ** 20);
    expect(recorded.stdout.split('\n').length).toBeLessThan(60);
  });

  test('a run of more rows than the history accepts is refused before it is written', async () => {
    const many = Object.fromEntries(Array.from({ length: 20_001 }, (_, index) => [`n${index}`, SAME]));
    const recording = recordingOf(world, 4, 5, many);
    expect(storeNaively(recording, new Map()).length).toBeGreaterThan(2 ** 20);
    await expectRefused({ recordings: [recording] }, /20001 results/);
  });
});

describe('T70: the ref is rewritten between reading and writing', () => {
  const runs = () => historyPaths(world).length;

  test('another run is appended in the meantime', async () => {
    const files = new Map([['runs/1.json', '{}']]);
    const seen = new Map(files);
    files.set('runs/2.json', '{}');
    seen.set('runs/3.json', '{}');
    expect([...seen.keys()]).not.toContain('runs/2.json');

    await recordStep(world, { recordings: [recordingOf(world, 3, 4)] });
    const first = world.git('rev-parse', HISTORY_REF);
    await recordStep(world, { recordings: [recordingOf(world, 2, 3)] });
    const second = world.git('rev-parse', HISTORY_REF);
    world.git('update-ref', HISTORY_REF, first);
    world.server.onCall = (call) => {
      if (call !== 'POST /git/commits') return;
      world.server.onCall = null;
      world.git('update-ref', HISTORY_REF, second);
    };
    const { outputs, stdout } = await recordStep(world, { recordings: [recordingOf(world, 4, 5)] });
    expect([outputs['recorded'], runs()]).toEqual(['true', 3]);
    expect(stdout).toContain('was moved by another job; trying again');
  });

  test('somebody replaces the whole history, or deletes it', async () => {
    await recordStep(world, { recordings: [recordingOf(world, 3, 4)] });
    world.server.onCall = (call) => {
      if (call !== 'POST /git/commits') return;
      world.server.onCall = null;
      pushHostileTree(world, [{ path: 'runs/2026-01/other.json', text: '{}' }]);
    };
    expect((await recordStep(world, { recordings: [recordingOf(world, 4, 5)] })).outputs['recorded']).toBe('true');
    expect(historyPaths(world)[0]).toBe('runs/2026-01/other.json');
    expect(runs()).toBe(2);
    world.server.onCall = (call) => {
      if (call !== 'POST /git/commits') return;
      world.server.onCall = null;
      world.git('update-ref', '-d', HISTORY_REF);
    };
    expect((await recordStep(world, { recordings: [recordingOf(world, 2, 3)] })).outputs['recorded']).toBe('true');
    expect(runs()).toBe(1);
  });
});

describe('T71: the run of a fork', () => {
  const ofFork = (event: string, fork: object = { full_name: 'mallory/demo' }) => ({
    event: 'workflow_run',
    payload: {
      workflow_run: { event, conclusion: 'success', head_sha: world.shas[5], head_repository: fork },
    },
  });

  test.each(['push', 'schedule', 'workflow_dispatch', 'merge_group'])('a %s in the fork', async (event) => {
    expect(isStoredNaively(ofFork(event))).toBe(true);
    await expectRefused({ recordings: [recordingOf(world, 4, 5)], ...ofFork(event) }, /are not recorded/);
  });

  test('a fork that was deleted, or that has the name in another place', async () => {
    for (const fork of [null, { name: 'octo/demo' }, { full_name: ['octo/demo'] }, { full_name: 'octo/demo2' }])
      await expectRefused(
        { recordings: [recordingOf(world, 4, 5)], ...ofFork('push', fork as object) },
        /are not recorded/,
      );
  });
});

describe('T72: an old recording is sent again', () => {
  test('in another month, it is stored once, and confirms nothing', async () => {
    const recording = recordingOf(world, 4, 5);
    const files = new Map<string, string>();
    storeNaively(recording, files);
    storeNaively(recording, files);
    expect(files.size).toBe(2);

    const first = await recordStep(world, { recordings: [recording] });
    expect(JSON.parse(first.outputs['suspects']!)).toHaveLength(1);
    const [path] = historyPaths(world) as [string];
    const text = historyFile(world, path).replace(/"at":"[^"]+"/, `"at":"${minute(0)}"`);
    pushHostileTree(world, [{ path: path.replace(/\d{4}-\d\d/, '2026-01'), text }]);
    const again = await recordStep(world, { recordings: [recording] });
    expect(again.outputs['recorded']).toBe('false');
    expect(JSON.parse(again.outputs['suspects']!)).toHaveLength(1);
    expect(historyPaths(world)).toHaveLength(1);
  });

  test('copies in the ref with other times are one run', () => {
    const run = aStoredRun({ from: 1, to: 2, changes: { parse: 0.1 }, at: minute(1) });
    const earlier = Array.from({ length: 20 }, (_, index) =>
      aStoredRun({ from: index + 2, to: index + 3, changes: { parse: 0 }, at: minute(0) }),
    );
    const copy: StoredRun = { ...run, at: minute(1000) };
    const states = (runs: readonly StoredRun[]) =>
      analyseHistory(runs, { anchor: shaOf(1) }).series[0]!.changes.map(({ state }) => state);
    expect(states([...earlier, run, copy])).toEqual(['confirmed']);
    const files = [...earlier, run, copy].map((one, index) => {
      const path = pathOfRun(one, String(one === copy ? 20 : index).padStart(16, '0'));
      return { path: one === copy ? path.replace('-01/', '-02/') : path, text: renderStoredRun(one) };
    });
    expect(states(parseRuns(files).runs)).toEqual(['suspected']);
  });
});

describe('T73: a recording of another repository', () => {
  test('its commits are not those of this one', async () => {
    const other = recordingOf({ ...world, shas: world.shas.map((sha) => [...sha].reverse().join('')) }, 4, 5);
    expect(storeNaively(other, new Map())).toContain(other.commits.head.sha);
    await expectRefused({ recordings: [other] }, /its head "/);
    const { base, head } = recordingOf(world, 4, 5).commits;
    await expectRefused({ recordings: [{ ...other, commits: { ...other.commits, base } }] }, /its head "/);
    await expectRefused({ recordings: [{ ...other, commits: { ...other.commits, head } }] }, /its base "/);
  });
});

describe('T74: a ref with hostile content', () => {
  const good = renderStoredRun(aStoredRun({ from: 1, to: 2, changes: { parse: 0.05 } }));
  const idOf = (text: string) => createHash('sha1').update(`blob ${text.length}\0${text}`).digest('hex');

  test('links, submodules, folders, deep JSON, other schemas and hostile paths are left out', async () => {
    const secret = join(temporaryFolder('secret-'), 'secret.json');
    writeFileSync(secret, good.replace('parse', 'secret'));
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    pushHostileTree(world, [
      { path: 'runs/2026-01/good.json', text: good },
      { path: 'runs/2026-01/link.json', text: secret, mode: '120000' },
      { path: 'runs/2026-01/module.json', mode: '160000', id: world.shas[5]! },
      { path: 'runs/2026-01/deep.json', text: deep },
      { path: 'runs/2026-01/deep-rows.json', text: good.replace(/"rows":.*/s, `"rows":${deep}}`) },
      {
        path: 'runs/2026-01/proto.json',
        text: good.replace('{', '{"__proto__":{"rows":[]},').replace('"version":1', '"version":2'),
      },
      { path: 'runs/2026-01/folder.json/x.json', text: '[]' },
      { path: 'runs/2026-01/\u001b[31m::error::x\u202e<b>.json', text: '{"version":1}' },
      { path: 'runs/2026-01/line\n::error::y.json', text: '{"version":1} ' },
      { path: 'runs/2026-01/invalid.json', text: Buffer.from([0x7b, 0xff, 0xfe, 0x7d]) },
    ]);
    const folder = temporaryFolder('clone-');
    execFileSync('git', ['init', '--quiet', folder]);
    execFileSync('git', ['-C', folder, 'fetch', '--quiet', world.remote, HISTORY_REF]);
    execFileSync('git', ['-C', folder, 'checkout', '--quiet', 'FETCH_HEAD', '--', 'runs/2026-01/link.json']);
    expect(readFileSync(join(folder, 'runs/2026-01/link.json'), 'utf8')).toContain('secret');

    const { code, stdout, stderr } = await cli(['history'], { folder: world.remote });
    expect([code, stdout.startsWith('2 commits, 1 run,')]).toEqual([0, true]);
    expect(stdout).not.toContain('secret');
    expect(stderr.split('\n').filter(Boolean)).toHaveLength(7);
    expect(
      stderr
        .split('\n')
        .filter(Boolean)
        .every((line) => line.startsWith('warning: runs/')),
    ).toBe(true);
    expect(stderr).not.toMatch(/[\u001b\u202e]|^::/m);
    const recorded = await recordStep(world, { recordings: [recordingOf(world, 4, 5)] });
    expect([recorded.code, recorded.outputs['recorded']]).toEqual([0, 'true']);
    expect(recorded.stdout).not.toMatch(/^::(?!warning)|\u001b|\u202e/m);
    expect(recorded.page).not.toContain('<b>');
  });

  test('a file with the line in it that ends it does not hide the next file', async () => {
    const other = renderStoredRun(aStoredRun({ from: 2, to: 3, changes: { parse: 0.2 } }));
    const header = `\n${idOf(other)} blob ${other.length}\n`;
    const forged = `${good.trimEnd()}${header}{}`;
    pushHostileTree(world, [
      { path: 'runs/2026-01/a.json', text: forged },
      { path: 'runs/2026-01/b.json', text: other },
    ]);
    const list = execFileSync(
      'git',
      ['rev-parse', `${HISTORY_REF}:runs/2026-01/a.json`, `${HISTORY_REF}:runs/2026-01/b.json`],
      { cwd: world.remote },
    );
    const batch = execFileSync('git', ['cat-file', '--batch'], { cwd: world.remote, input: list, encoding: 'utf8' });
    const [, second] = batch.split(header.slice(0, -1));
    expect(second!.trim().split('\n')[0]).toBe('{}');

    const { stdout, stderr } = await cli(['history'], { folder: world.remote });
    expect(stdout).toMatch(/^2 commits, 1 run,/);
    expect(stdout).toMatch(/parse sec\/op +\+22/);
    expect(stderr).toMatch(/^warning: runs\/2026-01\/a\.json/);
    expect(stderr).not.toContain('runs/2026-01/b.json');
  });

  test('a ref that is no commit is not taken for an empty history', async () => {
    world.git('update-ref', HISTORY_REF, world.git('rev-parse', 'main^{tree}'));
    await expectRefused({ recordings: [recordingOf(world, 4, 5)] }, /refs\/bench-referee\/history/);
  });

  test('a branch with the files of the project is not written to', async () => {
    await expectRefused(
      { recordings: [recordingOf(world, 4, 5)], inputs: { ref: 'refs/heads/main' } },
      /has 1 other file and no runs/,
    );
    expect(world.git('rev-parse', 'main')).toBe(world.shas[5]);
  });
});

describe('T75: a pull request tries to have its run recorded', () => {
  const number = { pull_request: { number: 1, head: { sha: 'x' } } };
  const byWorkflow = (event: string) => ({
    workflow_run: {
      event,
      conclusion: 'success',
      head_sha: world.shas[5],
      head_repository: { full_name: 'octo/demo' },
    },
  });

  test.each<[string, () => object]>([
    ['pull_request', () => number],
    ['pull_request_target', () => number],
    ['pull_request_review', () => number],
    ['issue_comment', () => ({ issue: { number: 1, pull_request: {} } })],
    ['repository_dispatch', () => ({ client_payload: number })],
    ['workflow_call', () => ({})],
    ['workflow_run', () => byWorkflow('pull_request')],
    ['workflow_run', () => byWorkflow('pull_request_target')],
    ['workflow_run', () => byWorkflow('issue_comment')],
    ['workflow_run', () => ({})],
  ])('%s', async (event, payload) => {
    expect(JSON.parse(storeNaively(recordingOf(world, 4, 5), new Map())).to).toBe(world.shas[5]);
    await expectRefused({ recordings: [recordingOf(world, 4, 5)], event, payload: payload() }, /are not recorded/);
  });
});

describe('T76: a tag or a ref with a hostile name is the anchor', () => {
  test.each(['<img/src=x/onerror=alert(1)>', 'v1.0.0+<b>', 'right\u202eleft', '"&#x27;--'])('%j', async (name) => {
    expect(renderNaively([name])).toContain(name);
    const { folder, git } = cloneWith(aStoredRun({ from: 1, to: 2, changes: { parse: 0.05 } }));
    git('tag', name);
    for (const format of ['text', 'html', 'json']) {
      const { code, stdout } = await cli(['history', '--format', format, '--since', name], { folder });
      expect([format, code]).toEqual([format, 0]);
      expect(stdout).not.toContain('\u202e');
      if (format === 'html') expect(stdout).not.toMatch(/<img|<b>|"&#x27;--/);
    }
    const { stdout } = await cli(['history'], { folder });
    expect(stdout).not.toContain(name);
  });

  /** A clone whose commit is that of the run, so that a tag can name it. */
  function cloneWith(run: StoredRun) {
    const folder = temporaryFolder('clone-');
    const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
    git('clone', '--quiet', world.remote, '.');
    const commit = git('rev-parse', 'HEAD');
    const own = { ...run, from: { ...run.from, commit } };
    pushHostileTree({ remote: join(folder, '.git') }, [{ path: 'runs/2026-01/a.json', text: renderStoredRun(own) }]);
    return { folder, git };
  }
});

describe('T77: the artifact with the recording contains a repository', () => {
  test('neither its configuration nor its objects are used', async () => {
    await recordStep(world, { recordings: [recordingOf(world, 3, 4)] });
    const tip = world.git('rev-parse', HISTORY_REF);
    const tree = world.git('rev-parse', `${HISTORY_REF}^{tree}`);
    const [path] = historyPaths(world) as [string];
    const blob = world.git('rev-parse', `${HISTORY_REF}:${path}`);
    const forged = historyFile(world, path).replaceAll('Encode', 'Forged');
    const evil = await makeRecordWorld(2);
    worlds.push(evil);
    const prepare = (workspace: string) => {
      execFileSync('git', ['init', '--quiet', workspace]);
      const config = [
        '[url "',
        evil.serverUrl,
        '"]\n\tinsteadOf = ',
        world.serverUrl,
        '\n[remote "x"]\n\tpromisor = true\n\turl = ',
        evil.serverUrl,
        '\n',
      ];
      writeFileSync(join(workspace, '.git/config'), config.join(''), { flag: 'a' });
      for (const id of [
        tip,
        tree,
        world.git('rev-parse', `${tree}:runs`),
        world.git('rev-parse', `${tree}:${dirname(path)}`),
      ])
        copyObject(id, workspace);
      writeObject(workspace, blob, `blob ${Buffer.byteLength(forged)}\0${forged}`);
    };
    const naive = temporaryFolder('naive-');
    prepare(naive);
    expect(execFileSync('git', ['cat-file', 'blob', blob], { cwd: naive, encoding: 'utf8' })).toContain('Forged');
    expect(
      execFileSync('git', ['ls-remote', '--get-url', `${world.serverUrl}/octo/demo`], { cwd: naive, encoding: 'utf8' }),
    ).toContain(evil.serverUrl);

    const { code, outputs, page } = await recordStep(world, { recordings: [recordingOf(world, 4, 5)], prepare });
    expect([code, outputs['recorded']]).toEqual([0, 'true']);
    expect(page).toContain('Encode');
    expect(page).not.toContain('Forged');
  });

  function writeObject(workspace: string, id: string, content: string | Buffer): void {
    const path = join(workspace, '.git/objects', id.slice(0, 2), id.slice(2));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, deflateSync(content));
  }

  function copyObject(id: string, workspace: string): void {
    const type = world.git('cat-file', '-t', id);
    const content = execFileSync('git', ['cat-file', type, id], { cwd: world.remote });
    writeObject(workspace, id, Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content]));
  }
});

describe('T78: a recording says that nothing need be measured', () => {
  const skipped = (reason: 'same-tree' | 'paths' | 'depends-on'): Recording => ({
    ...recordingOf(world, 4, 5),
    ...{ series: [], invocations: [], decisions: [{ command: 0, reason, examples: [], count: 0 }] },
    schedule: { ...recordingOf(world, 4, 5).schedule, ended: 'decided' },
  });

  test('a run without rows would hide every change between two commits', () => {
    const slower = aStoredRun({ from: 1, to: 2, changes: { parse: 0.2 } });
    const empty = aStoredRun({ from: 1, to: 2 });
    const level = (runs: readonly StoredRun[]) =>
      analyseHistory(runs, { anchor: shaOf(1) }).series[0]!.levels[1]!.level;
    expect(level([slower])).toBeCloseTo(0.2, 3);
    expect(level([slower, empty])).toBeCloseTo(0, 3);
  });

  test.each(['same-tree', 'paths', 'depends-on'] as const)('by %s, which is not so here', async (reason) => {
    expect(JSON.parse(storeNaively(skipped(reason), new Map())).rows).toEqual([]);
    await expectRefused(
      { recordings: [skipped(reason)] },
      reason === 'same-tree' ? /but the files of both commits differ/ : /does not have/,
    );
  });

  /** Two commits with a rule in their configuration; the file `n` differs. Returns a recording that leaves out by that rule. */
  const withRule = (reason: 'paths' | 'depends-on', rule: string) => {
    const config = { path: '.github/bench-referee.yml', text: `run: make\n${rule}\n` };
    const commit = (text: string, ...parent: string[]) => {
      pushHostileTree(world, [config, { path: 'n', text }], 'refs/heads/other');
      const by = ['-c', 'user.name=a', '-c', 'user.email=a@localhost'];
      return world.git(...by, 'commit-tree', '-m', text, ...parent, world.git('rev-parse', 'other^{tree}'));
    };
    const base = commit('one');
    const head = commit('two', '-p', base);
    const own = { ...world, shas: [base, head] };
    const { decisions, schedule } = skipped(reason);
    const recording = {
      ...recordingOf(own, 0, 1),
      ...{ decisions, series: [], invocations: [], schedule: { ...schedule, commands: ['make'] } },
    } as Recording;
    return { own, recording };
  };

  test('by paths, where the changed file is outside, is stored', async () => {
    const { own, recording } = withRule('paths', 'paths: src');
    const { outputs } = await recordStep(own, { recordings: [recording] });
    expect(outputs['recorded']).toBe('true');
  });

  test('by paths, where the changed file is inside', async () => {
    const { own, recording } = withRule('paths', 'paths: [n]');
    expect(JSON.parse(storeNaively(recording, new Map())).rows).toEqual([]);
    const { code, stdout } = await recordStep(own, { recordings: [recording] });
    expect([code, stdout]).toEqual([1, expect.stringContaining('(`changed-inside`: "n")')]);
    expect(historyPaths(world)).toEqual([]);
  });

  test('by depends-on, which only the measuring job can know: nothing is stored, and nothing fails', async () => {
    const { own, recording } = withRule('depends-on', 'depends-on: out');
    expect(JSON.parse(storeNaively(recording, new Map())).rows).toEqual([]);
    const { code, stdout, outputs } = await recordStep(own, { recordings: [recording] });
    expect([code, outputs['recorded']]).toEqual([0, 'false']);
    expect(stdout).toContain('nothing is recorded, because only the job that measured says');
    expect(historyPaths(world)).toEqual([]);
  });

  test.each(['no command', 'no benchmark for its shard'])('%s', async (what) => {
    const { decisions: _, ...rest } = skipped('same-tree');
    const shard = { index: 2, count: 2, benchmarks: [{ command: null, group: null, name: 'a' }] };
    const empty = what === 'no command' ? { schedule: { ...rest.schedule, commands: [] } } : { shard };
    await expectRefused({ recordings: [{ ...rest, ...empty }] }, /no result was measured on both commits/);
  });

  test('an empty part of a divided run says nothing about the other parts', async () => {
    const shard = { index: 3, of: 3, benchmarks: [{ command: 0, group: null, name: 'a' }] };
    const recording = { ...recordingOf(world, 4, 5), series: [], shard } as unknown as Recording;
    await expectRefused({ recordings: [recording] }, /./);
  });

  test('a run that failed, or whose files were changed meanwhile, is not stored', async () => {
    const recording = recordingOf(world, 4, 5);
    const [first, ...others] = recording.invocations;
    const failed: Recording = {
      ...recording,
      schedule: { ...recording.schedule, ended: 'failed' },
      invocations: [first!, ...others.slice(0, -1), { ...others.at(-1)!, outcome: 'failed', exitCode: 1 }],
    };
    expect(JSON.parse(storeNaively(failed, new Map())).rows).toHaveLength(1);
    await expectRefused({ recordings: [failed] }, /failed/);
  });
});

describe('T79: a recording with thousands of steps', () => {
  test('the output stays below what a matrix and a job can hold', async () => {
    const many = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`n${index}`, SLOWER]));
    const naive = analyseHistory(
      [aStoredRun({ from: 1, to: 2, changes: Object.fromEntries(Object.keys(many).map((name) => [name, 0.1])) })],
      { anchor: null },
    ).suspects;
    expect(naive.length).toBeGreaterThan(256);
    const { code, outputs, stdout } = await recordStep(world, { recordings: [recordingOf(world, 4, 5, many)] });
    expect(code).toBe(0);
    expect(JSON.parse(outputs['suspects']!)).toHaveLength(100);
    expect(stdout).toContain('2000 suspects');
  });
});

describe('T80: a file for the import that is more than data', () => {
  const HOSTILE = '</h3><script>alert(1)</script>\u202e<img src=x onerror=alert(1)>';
  const data = {
    repoUrl: 'javascript:alert(1)//',
    entries: {
      [HOSTILE]: [
        {
          commit: {
            id: 'a'.repeat(40),
            message: HOSTILE,
            timestamp: HOSTILE,
            author: { name: 'x', email: 'x@example.com' },
          },
          ...{ date: 1, tool: HOSTILE },
          benches: [{ name: HOSTILE, value: 1e308, unit: HOSTILE, range: HOSTILE, extra: `${HOSTILE}\n::error::x` }],
        },
        {
          ...{ commit: { id: 'b'.repeat(40), message: '' }, date: 2 },
          benches: [{ name: HOSTILE, value: -1e308, unit: HOSTILE }],
        },
      ],
    },
  };
  const clone = () => {
    const folder = temporaryFolder('clone-');
    execFileSync('git', ['init', '--quiet', folder]);
    return folder;
  };

  test('code in it is not run', async () => {
    const folder = clone();
    const path = join(folder, 'data.js');
    const code = (effect: string) => `window.BENCHMARK_DATA = { entries: (${effect}, {}) }`;
    const seen = { window: {}, isRun: false };
    runInNewContext(code('isRun = true'), seen);
    expect(seen.isRun).toBe(true);
    writeFileSync(path, code(`process.getBuiltinModule('fs').writeFileSync('${folder}/run', '')`));
    const { code: exit, stderr } = await cli(['history', 'import', 'data.js'], { folder });
    expect([exit, stderr]).toEqual([2, expect.stringContaining('Nothing was imported')]);
    expect(existsSync(join(folder, 'run'))).toBe(false);
  });

  test('names, subjects and addresses in it are text, and addresses of authors are not kept', async () => {
    const folder = clone();
    const text = `window.BENCHMARK_DATA = ${JSON.stringify(data)}`;
    expect(renderNaively(Object.keys(data.entries))).toContain('<script>');
    const { code } = await cli(['history', 'import', '-'], { folder, input: text });
    expect(code).toBe(0);
    const { stdout: html } = await cli(['history', '--format', 'html'], { folder });
    expect(html).not.toMatch(/<script|<img|href="javascript|\u202e|NaN|Infinity/);
    expect(html).toContain('&lt;script&gt;');
    const { stdout } = await cli(['history'], { folder });
    expect(stdout).not.toMatch(/\u202e|^::/m);
    const { stdout: json } = await cli(['history', '--format', 'json'], { folder });
    expect(json).not.toContain('example.com');
  });

  test('in the ref as somebody pushed it, it reaches the page of the action as text only', async () => {
    const suite = {
      ...{ name: HOSTILE, repository: 'javascript:alert(1)' },
      runs: [{ commit: 'abcdef0', at: '2026-01-01T00:00:00Z', committedAt: HOSTILE, subject: HOSTILE }],
      series: [{ name: HOSTILE, unit: HOSTILE, values: [{ run: 0, value: 1, extra: HOSTILE }] }],
    };
    const text = JSON.stringify({ version: 1, suites: [suite] });
    pushHostileTree(world, [{ path: 'imported/github-action-benchmark.json', text }]);
    const { outputs, page } = await recordStep(world, { recordings: [recordingOf(world, 4, 5)] });
    expect(outputs['recorded']).toBe('true');
    expect(page).toContain('Imported values');
    expect(page).not.toMatch(/<img|<script>alert|href="javascript|\u202e/);
    expect(historyPaths(world)).toContain('imported/github-action-benchmark.json');
  });
});
