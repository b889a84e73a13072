import { describe, expect, test } from '@jest/globals';
import { gitEnvironment } from '../../../src/host/git.ts';

describe('gitEnvironment', () => {
  test('asks nothing, downloads no large files, trusts folders of other users on a runner only', () => {
    const quiet = { PATH: '/bin', GIT_TERMINAL_PROMPT: '0', GIT_LFS_SKIP_SMUDGE: '1' };
    expect(gitEnvironment({ PATH: '/bin', EMPTY: undefined })).toEqual(quiet);
    const runner = { GITHUB_ACTIONS: 'true' };
    expect(gitEnvironment({ PATH: '/bin', ...runner })).toEqual({
      ...{ ...quiet, ...runner },
      GIT_CONFIG_PARAMETERS: "'safe.directory=*'",
    });
  });

  test('keeps the user’s settings and puts those of the call behind them', () => {
    const user = {
      GIT_CONFIG_COUNT: '1',
      GIT_CONFIG_KEY_0: 'url./srv/.insteadOf',
      GIT_CONFIG_VALUE_0: 'https://github.com/',
    };
    const config = { 'http.https://github.com/.extraheader': "AUTHORIZATION: basic it's==" };
    expect(gitEnvironment({ ...user, GIT_CONFIG_PARAMETERS: "'a.b'='c'" }, { config })).toMatchObject({
      ...user,
      GIT_CONFIG_PARAMETERS: "'a.b'='c' 'http.https://github.com/.extraheader=AUTHORIZATION: basic it'\\''s=='",
    });
  });

  test('is not tied to the repository whose hook started us, only to the one a call names', () => {
    const hook = { GIT_DIR: '/other/.git', GIT_INDEX_FILE: '/other/.git/index', GIT_PREFIX: 'src/' };
    expect(gitEnvironment(hook)).not.toHaveProperty('GIT_DIR');
    expect(gitEnvironment(hook)).not.toHaveProperty('GIT_INDEX_FILE');
    expect(gitEnvironment(hook, { env: { GIT_DIR: '/store' } })).toMatchObject({ GIT_DIR: '/store' });
  });
});
