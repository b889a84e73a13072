import { describe, expect, test } from '@jest/globals';
import type { ChildResult, Files } from '../../../src/host/host.ts';
import { explainFailure } from '../../../src/measure/failed-command.ts';
import { inRound } from '../../../src/model/location.ts';
import { inWords } from '../../support/diagnostics.ts';

const NOT_FOUND: ChildResult = {
  ...{ ending: 'exit', exitCode: 127, detail: '', durationMs: 3 },
  ...{ stdout: '', stderrTail: '', usage: null },
};

async function explain(
  stderrTail: string,
  { script = './bench.sh --all', workingDirectory = '.' } = {},
): Promise<string> {
  const host = { files: { read: async () => null } as unknown as Files, folder: '/' };
  const place = { folder: '/base', headTree: '/base', workingDirectory, location: inRound(0, 'base') };
  const limits = { command: script, script, deadlineMs: 1000, outputLimitBytes: 1000 };
  const failure = await explainFailure(host, place, { ...NOT_FOUND, stderrTail }, limits);
  return inWords(failure!).message;
}

describe('a file that the commit does not have', () => {
  const stderr = '/usr/bin/bash: line 1: ./bench.sh: No such file or directory\n';

  test('is named, with the folder in which it is missing', async () => {
    expect(await explain(stderr)).toBe(
      '"./bench.sh --all" did not find "./bench.sh" in the top folder of the repository, where it runs. Add the file to this commit, make it in `setup`, or set `working-directory` to its folder.',
    );
    expect(await explain(stderr, { workingDirectory: 'packages/web' })).toContain(
      'in the folder "packages/web" of the',
    );
  });

  test('may be the script that bash is started with', async () => {
    const found = await explain('bash: bench.sh: No such file or directory\n', { script: 'bash bench.sh' });
    expect(found).toContain('did not find "bench.sh" in the top folder');
  });

  test.each([
    ['a program', 'bash: line 1: hyperfine: command not found', {}],
    ['a file that is read', 'bash: line 1: data.txt: No such file or directory', {}],
    ['an absolute path', 'bash: line 1: /opt/bench: No such file or directory', {}],
    ['a missing interpreter', 'bash: ./bench.sh: /bin/ksh: bad interpreter: No such file or directory', {}],
    ['a path of a folder that the script enters', stderr, { script: 'cd web && ./bench.sh' }],
  ])('is not %s', async (_, text, given) => {
    expect(await explain(text, given)).toContain(
      'a program was not found. Install it in `setup`, or on the machine before this step.',
    );
  });
});
