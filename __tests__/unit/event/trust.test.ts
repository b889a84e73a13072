import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { checkBaseline, checkPair, readTrustedConfig } from '../../../src/event/trust.ts';
import { ApiError, type GitHubApi } from '../../../src/host/github-api.ts';
import type { Trigger } from '../../../src/host/host.ts';
import { LOCAL_TRIGGER } from '../../../src/host/trigger.ts';
import { inWords } from '../../support/diagnostics.ts';
import { aRecording, BASELINE_PATH, besideBaseline } from '../../support/recordings.ts';

const HEAD = 'a'.repeat(40);
const BASE = 'b'.repeat(40);
const TIP = 'c'.repeat(40);
const FOREIGN = 'f'.repeat(40);
const SETTINGS = { config: 'budgets.yml', configGiven: false, base: 'merge-base', head: 'head' };

const trigger: Trigger = {
  ...LOCAL_TRIGGER,
  event: 'pull_request',
  sha: 'd'.repeat(40),
  payload: { pull_request: { number: 7, head: { sha: HEAD }, base: { ref: 'main', sha: BASE } } },
};

const recording = aRecording({ Encode: { base: [1], head: [1] } });
const of = (base: string | null, head: string) =>
  [{ ...recording, commits: { base: { sha: base, how: 'x' }, head: { sha: head, how: 'x' } } }] as const;

/** GitHub as it is asked here: main is at TIP, which comes after BASE. */
function github(files: Readonly<Record<string, string>> = {}, changes: Partial<GitHubApi> = {}): GitHubApi {
  const asked: Partial<GitHubApi> = {
    resolve: async (ref) => (ref === 'refs/heads/main' ? TIP : /^[0-9a-f]{40}$/.test(ref) ? ref : null),
    mergeBase: async (base, head) => (base === BASE && head === TIP ? BASE : 'e'.repeat(40)),
    readFile: async (path, sha) => files[`${sha[0]}:${path}`] ?? null,
    ...changes,
  };
  return asked as GitHubApi;
}

describe('checkBaseline', () => {
  const beside = besideBaseline([{ a: [1] }], [{ a: [1] }]);

  test('accepts the one that the configuration names, and a base that was measured in any case', () => {
    expect(() => checkBaseline([beside, recording], BASELINE_PATH)).not.toThrow();
    expect(() => checkBaseline([recording], null)).not.toThrow();
  });

  test.each([null, 'other.json'])('refuses one where the configuration names %s', (path) => {
    expect(() => checkBaseline([recording, beside], path)).toThrow(
      `it compares with the baseline "${BASELINE_PATH}", which the configuration does not name.`,
    );
  });
});

describe('checkPair', () => {
  test('accepts a recording without a base commit only where nothing was measured on base', async () => {
    const { series } = aRecording({ Encode: { head: [1] } });
    const [claimed] = of(null, HEAD);
    const check = (one: typeof claimed) => checkPair({ recordings: [one], trigger, api: github() });
    await expect(check({ ...claimed, series })).resolves.toBeUndefined();
    await expect(check(claimed)).rejects.toThrow(
      'recording "bench-referee": its base is not in the history that this run compares with. Measure against the merge base, the target branch, or another commit of that history.',
    );
  });

  test.each([
    ['the merge base', BASE, HEAD],
    ['the tip', TIP, HEAD],
    ['the merge commit as head', BASE, 'd'.repeat(40)],
  ])('accepts %s', async (_, base, head) => {
    await expect(checkPair({ recordings: of(base, head), trigger, api: github() })).resolves.toBeUndefined();
  });

  test('refuses a head that the event is not about', async () => {
    await expect(checkPair({ recordings: of(BASE, FOREIGN), trigger, api: github() })).rejects.toThrow(
      `recording "bench-referee": its head "${FOREIGN}" is not the commit of this run.`,
    );
  });

  test('refuses a base that is not in the history of the target branch', async () => {
    await expect(checkPair({ recordings: of(FOREIGN, HEAD), trigger, api: github() })).rejects.toThrow(
      'recording "bench-referee": its base "ffffffffffffffffffffffffffffffffffffffff" is not in the history that this run compares with. Measure against the merge base, the target branch, or another commit of that history.',
    );
  });

  test('a branch that is gone counts as it was when the event happened', async () => {
    const api = github({}, { resolve: async () => null });
    await expect(checkPair({ recordings: of(BASE, HEAD), trigger, api })).resolves.toBeUndefined();
    await expect(checkPair({ recordings: of(FOREIGN, HEAD), trigger, api })).rejects.toThrow('its base');
  });

  test('says which permission is missing', async () => {
    const api = github(
      {},
      {
        resolve: async () => {
          throw new ApiError('forbidden', 403, 'Resource not accessible by integration');
        },
      },
    );
    await expect(checkPair({ recordings: of(BASE, HEAD), trigger, api })).rejects.toThrow(
      'input "github-token": the repository could not be read: "Resource not accessible by integration". Grant `contents: read` in the workflow, or run the job again.',
    );
  });

  test('names no permission on a server without this request', async () => {
    const resolve = async () => {
      throw new ApiError('foreign', 404, '404 page not found');
    };
    const error = await checkPair({ recordings: of(BASE, HEAD), trigger, api: github({}, { resolve }) }).catch(
      (thrown: unknown) => thrown,
    );
    expect(error).toMatchObject({ diagnostics: [{ code: 'api-incomplete', severity: 'error' }] });
    expect(String(error)).toMatch(/GitHub API: this server lacks a request .*\/docs\/other-servers\.md/);
  });
});

describe('readTrustedConfig', () => {
  /** Head left the branch at START; the recording claims another base. */
  const START = '9'.repeat(40);
  const leftAt = (start: string | null): Partial<GitHubApi> => ({
    mergeBase: async (_, head) => (head === HEAD ? start : null),
  });
  const claim = (files: Readonly<Record<string, string>>, changes: Partial<GitHubApi> = leftAt(START)) => ({
    ...{ recordings: of(BASE, HEAD), trigger },
    api: github(files, changes),
  });
  const settings = { ...SETTINGS, configFrom: 'base' } as const;
  const read = (files: Readonly<Record<string, string>>, changes: object = {}) =>
    readTrustedConfig(claim(files), { ...settings, ...changes });
  const ALL = {
    '9:budgets.yml': 'start',
    'c:budgets.yml': 'tip',
    'b:budgets.yml': 'recorded',
    'a:budgets.yml': 'head',
  };

  test('takes the file of the commit where head left its branch, never of the recorded base', async () => {
    expect(await read(ALL)).toMatchObject({ text: 'start', commit: START, problems: [] });
  });

  test('takes the file of the branch where head left it before it had one, or has no history with it', async () => {
    const { '9:budgets.yml': _, ...later } = ALL;
    expect(await read(later)).toMatchObject({ text: 'tip', commit: TIP });
    expect(await readTrustedConfig(claim(ALL, leftAt(null)), settings)).toMatchObject({ text: 'tip' });
  });

  test('takes the file of head if it mends that of the branch, and says so', async () => {
    const mended = { '9:budgets.yml': 'rounds: many', 'a:budgets.yml': 'rounds: 6' };
    const source = { path: 'budgets.yml', commit: HEAD, how: 'head' };
    expect(await read(mended)).toMatchObject({
      ...{ text: 'rounds: 6', commit: null, source, change: null },
      problems: [{ code: 'config-broken-on-base', severity: 'warning' }, { severity: 'warning' }],
    });
    const tip = await read({ ...mended, 'c:budgets.yml': 'rounds: 9' });
    expect(tip).toMatchObject({ text: 'rounds: 9', commit: TIP, problems: [] });
    expect(await read({ ...mended, 'a:budgets.yml': 'rounds: few' })).toMatchObject({ text: 'rounds: many' });
  });

  test('of a pull request that was merged meanwhile, the file from before', async () => {
    const mergeBase: GitHubApi['mergeBase'] = async (tip) => (tip === TIP ? HEAD : START);
    expect(await readTrustedConfig(claim(ALL, { mergeBase }), settings)).toMatchObject({ text: 'start' });
  });

  test('says so when only head has one', async () => {
    const { text, problems } = await read({ 'a:budgets.yml': 'head' });
    expect(text).toBe('head');
    expect(problems.map(inWords)).toMatchObject([{ where: 'budgets.yml', severity: 'warning' }]);
  });

  test('none is fine unless one was asked for', async () => {
    expect(await read({})).toEqual({ text: null, commit: null, source: null, problems: [], change: null });
    await expect(read({}, { configGiven: true })).rejects.toThrow(
      'input "config": neither the commit where the pull request began nor head has the file "budgets.yml". Give its path relative to the root of the repository, or leave `config` out to use the defaults.',
    );
  });

  test('does not take a file for absent because GitHub said so once, or hides the commit', async () => {
    let asked = 0;
    const readFile = async () => (++asked === 1 ? null : 'start');
    const found = await readTrustedConfig(claim({}, { ...leftAt(START), readFile }), settings);
    expect(found).toMatchObject({ text: 'start', commit: START });
    const resolve = async (ref: string) => (ref === 'refs/heads/main' ? TIP : null);
    await expect(readTrustedConfig(claim({}, { ...leftAt(START), resolve }), settings)).rejects.toThrow(
      'hides it from the token',
    );
  });

  test('ends in an error where GitHub does not say where head left its branch', async () => {
    const mergeBase = async () => {
      throw new ApiError('unavailable', 502, '502 Bad Gateway');
    };
    await expect(readTrustedConfig(claim(ALL, { mergeBase }), settings)).rejects.toThrow(
      'input "github-token": the repository could not be read: "502 Bad Gateway". Grant `contents: read` in the workflow, or run the job again.',
    );
  });

  describe('shows what head would change', () => {
    const change = async (files: Readonly<Record<string, string>>, changes: Partial<GitHubApi> = {}) =>
      readTrustedConfig(claim(files, { ...leftAt(START), ...changes }), settings);

    test('and which renames it adds, from the commit of head and never from a recording', async () => {
      const files = { '9:budgets.yml': 'rounds: 6', 'a:budgets.yml': 'rounds: 6\nrenamed: {Old: New}' };
      expect((await change(files)).change?.renamed).toEqual({ Old: 'New' });
    });

    test('since it left the branch, whatever the branch did after that', async () => {
      const files = { 'c:budgets.yml': 'rounds: 9', '9:budgets.yml': 'rounds: 6' };
      expect((await change({ ...files, 'a:budgets.yml': 'rounds: 6' })).change).toBeNull();
      expect((await change({ ...files, 'a:budgets.yml': 'rounds: 7' })).change).toMatchObject({
        settings: [{ key: 'rounds', base: '6', head: '7' }],
      });
      expect((await change(files)).change).toMatchObject({ kind: 'deleted' });
      expect((await change({ 'c:budgets.yml': 'rounds: 9' })).change).toBeNull();
      expect((await change({ 'c:budgets.yml': 'rounds: 9', 'a:budgets.yml': 'rounds: 7' })).change).toMatchObject({
        settings: [{ key: 'rounds', base: '9', head: '7' }],
      });
    });

    test('and fails nothing where it is wrong or cannot be had', async () => {
      const files = { '9:budgets.yml': 'rounds: 9', 'a:budgets.yml': 'rouns: 7' };
      const broken = (await change(files)).change;
      expect(broken).toMatchObject({ error: { severity: 'error', failure: 'configuration' }, settings: [] });
      const readFile = async (path: string, sha: string) => {
        if (sha === HEAD) throw new ApiError('unavailable', 502, '502 Bad Gateway');
        return `${sha[0]}:${path}` === '9:budgets.yml' ? 'rounds: 9' : null;
      };
      const { text, problems } = await change(files, { readFile });
      expect([text, problems.map(inWords)]).toEqual([
        'rounds: 9',
        [
          {
            where: 'budgets.yml',
            message:
              'the change in this pull request could not be read: "502 Bad Gateway". The file of the base commit was used, so review the change by hand.',
            severity: 'warning',
          },
        ],
      ]);
    });
  });
});
