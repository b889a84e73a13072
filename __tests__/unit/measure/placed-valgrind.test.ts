import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { placeValgrind, wasValgrindPlaced } from '../../../src/measure/run-benchmark.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const files = {
  async writeProgram(path: string, script: string) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, script);
    chmodSync(path, 0o755);
  },
  async list(folder: string, matches: (path: string) => boolean) {
    return new Map(
      readdirSync(folder)
        .filter(matches)
        .map((path) => [path, 0]),
    );
  },
};

test('a tool that empties the environment still gets the placement', async () => {
  const home = temporaryFolder("home 'of' ");
  const bin = join(home, 'bin');
  await files.writeProgram(join(bin, 'valgrind'), '#!/bin/sh\necho "$BENCH_REFEREE_PADDING|$GLIBC_TUNABLES|$1|$2"\n');
  const env = { PATH: `${bin}:/usr/bin:/bin`, GLIBC_TUNABLES: 'glibc.malloc.check=3' };
  const host = { files, findProgram: (name: string) => join(bin, name) };
  const { PATH } = await placeValgrind(host, { temporary: home }, { padding: 3, topPad: 4096, hashSeed: 1 }, env);
  expect(await wasValgrindPlaced(files, { temporary: home })).toBe(false);
  const said = execFileSync(join(PATH!.split(':')[0]!, 'valgrind'), ['--tool=x', 'a b'], { env: {}, encoding: 'utf8' });
  expect(said).toBe('xxx|glibc.malloc.top_pad=0x00001000:glibc.malloc.check=3|--tool=x|a b\n');
  expect(await wasValgrindPlaced(files, { temporary: home })).toBe(true);
});
