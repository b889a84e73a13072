// A real run whose setup makes a program: the program is in another place in each invocation, and still works.

import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, lutimesSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { benchRepository } from '../support/bench-repository.ts';
import { cli } from '../support/program.ts';
import { temporaryFolder } from '../support/temporary.ts';

const PROGRAM = '/bin/true';
const place = temporaryFolder('moved-programs-');

/** Whether the system has such programs, and the disk records that they were used. */
function canMove(): boolean {
  if (process.platform !== 'linux' || !existsSync(PROGRAM)) return false;
  const copy = join(place, 'copy');
  copyFileSync(PROGRAM, copy);
  lutimesSync(copy, 1_700_000_000, 1_700_000_000);
  execFileSync(copy);
  return statSync(copy).atimeMs !== statSync(copy).mtimeMs;
}

(canMove() ? test : test.skip)('a program that setup has built moves before each invocation', async () => {
  const inodes = join(place, 'inodes');
  const config = [
    `setup: cp ${PROGRAM} bench`,
    `run: ./bench && stat -c "$BENCH_REFEREE_SIDE %i" bench >> ${inodes} && echo "BenchmarkX 1 5 ns/op"`,
    'rounds: 5',
    '',
  ].join('\n');
  const repository = benchRepository({ config, files: { '.gitignore': 'bench\n' } }, {});
  await cli(['check', '--base', 'main', '--head', 'feature'], { folder: repository.folder });
  const lines = readFileSync(inodes, 'utf8').trim().split('\n');
  for (const side of ['base', 'head']) {
    const own = lines.filter((line) => line.startsWith(side));
    expect(own).toHaveLength(6);
    for (const [index, line] of own.slice(1).entries()) expect(line).not.toBe(own[index]);
  }
});
