// A clone of another user, whose configuration names programs that git would start: no command starts one of them. Only root can
// give files to another user.

import { chmodSync, existsSync, lchownSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { freshRepository } from '../support/fresh-repository.ts';
import { cli } from '../support/program.ts';
import { temporaryFolder } from '../support/temporary.ts';

const isRoot = process.getuid?.() === 0;

/** A repository with uncommitted changes. Everything that git could start makes a file. */
function plant() {
  const started = join(temporaryFolder('planted-'), 'started');
  const program = join(temporaryFolder('planted-'), 'program');
  writeFileSync(program, `#!/bin/sh\necho "$0 $*" >> ${started}\ncat\n`);
  chmodSync(program, 0o755);
  const { folder, git } = freshRepository({
    'bench.sh': 'echo 1\n',
    '.gitattributes': '* filter=own diff=own\n',
    '.github/bench-referee.yml': 'run: sh bench.sh\n',
  });
  git('commit', '--quiet', '--allow-empty', '--message=head');
  for (const key of [
    'filter.own.clean',
    'filter.own.smudge',
    'filter.own.process',
    'diff.own.textconv',
    'diff.external',
  ])
    git('config', key, program);
  for (const key of ['core.fsmonitor', 'core.sshCommand', 'core.pager', 'credential.helper', 'gpg.program'])
    git('config', key, program);
  writeFileSync(join(folder, 'bench.sh'), 'echo 2\n');
  return { folder, started };
}

function giveAway(folder: string): void {
  lchownSync(folder, 12345, 12345);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    lchownSync(join(folder, path), 12345, 12345);
}

const COMMANDS = [
  ['check', ['check', '--base', 'HEAD~1', '--rounds', '2']],
  ['measure', ['measure', '--base', 'HEAD~1', '--rounds', '2', '--out', 'r.json']],
  ['doctor', ['doctor', '--rounds', '4']],
  ['bisect', ['bisect', '--base', 'HEAD~1', '--', 'sh bench.sh']],
  ['history', ['history']],
  ['init', ['init', '--', 'sh bench.sh']],
] as const;

(isRoot ? describe : describe.skip)('a clone of another user', () => {
  test.each(COMMANDS)('%s starts nothing that its configuration names', async (name, args) => {
    const { folder, started } = plant();
    giveAway(folder);
    const { code, stderr } = await cli(args, { folder });
    expect(existsSync(started)).toBe(false);
    if (name === 'init') return;
    expect(code).toBe(2);
    expect(stderr).toMatch(/belongs to another user.*git config --global --add safe\.directory \S/s);
  });

  test('the attack works if git trusts it, as it does on a runner', async () => {
    const { folder, started } = plant();
    giveAway(folder);
    const [, args] = COMMANDS[0];
    await cli(args, { folder, env: { GITHUB_ACTIONS: 'true' } });
    expect(existsSync(started)).toBe(true);
  });
});
