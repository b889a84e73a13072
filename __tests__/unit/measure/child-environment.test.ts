import { resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { childEnvironment } from '../../../src/measure/secrets.ts';

const TOKEN = 'ghs_0123456789abcdefghijABCDEFGHIJ012345';

describe('childEnvironment', () => {
  test("keeps the user's variables", () => {
    const env = {
      PATH: '/bin',
      HOME: '/home/me',
      CI: 'true',
      GITHUB_SHA: 'a'.repeat(40),
      MY_TOKENISER: 'fast',
    };
    expect(childEnvironment({ ...env, GONE: undefined }, [TOKEN])).toEqual(env);
  });

  test.each([
    'INPUT_RUN',
    'INPUT_GITHUB-TOKEN',
    'STATE_folder',
    'ACTIONS_RUNTIME_URL',
    'GITHUB_ENV',
    'GITHUB_PATH',
    'GITHUB_OUTPUT',
    'GITHUB_STATE',
    'GITHUB_STEP_SUMMARY',
    'GITHUB_EVENT_PATH',
  ])("drops the runner's own %s", (name) => {
    expect(childEnvironment({ [name]: 'anything' }, [])).toEqual({});
  });

  test('drops a filter from outside, which would hide benchmarks', () => {
    expect(childEnvironment({ BENCH_REFEREE_FILTER: '^x$', bench_referee_filter: 'y' }, [])).toEqual({});
  });

  test.each(['CARGO_TARGET_DIR', 'CARGO_BUILD_TARGET_DIR', 'CARGO_BUILD_BUILD_DIR'])(
    'drops a %s that both sides would build into, and keeps one within each tree',
    (name) => {
      expect(childEnvironment({ [name]: resolve('/cache/target') }, [])).toEqual({});
      expect(childEnvironment({ [name]: 'build/cargo' }, [])).toEqual({ [name]: 'build/cargo' });
    },
  );

  const secret = 'p@ss/"word" 42';
  const forms: Record<string, string> = {
    plain: TOKEN,
    'in a URL': `https://x-access-token:${TOKEN}@github.com/o/r`,
    'in JSON': JSON.stringify({ auth: TOKEN }),
    base64: Buffer.from(TOKEN).toString('base64'),
    'base64 behind other text': `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${TOKEN}`).toString('base64')}`,
    base64url: Buffer.from(`{"a":"${TOKEN}"}`).toString('base64url'),
    'a secret that JSON escapes': JSON.stringify({ secret }),
    'a secret that a URL escapes': `https://u:${encodeURIComponent(secret)}@host`,
  };

  test.each(Object.entries(forms))('drops a variable that holds a token: %s', (_, value) => {
    expect(childEnvironment({ INNOCENT: value }, [TOKEN, secret])).toEqual({});
  });

  test('drops tokens of GitHub that nobody told it of', () => {
    expect(childEnvironment({ A: `ghp_${'x'.repeat(36)}`, B: `github_pat_${'y'.repeat(40)}` }, [])).toEqual({});
  });

  test('an empty secret is in everything and means nothing', () => {
    expect(childEnvironment({ A: 'b' }, [''])).toEqual({ A: 'b' });
  });
});
