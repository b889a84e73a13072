// Placing real children on Linux: where they run, how nicely, and what a machine refuses.

import '../support/readable-errors.ts';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { describe, expect, test } from '@jest/globals';
import { runChild } from '../../src/host/child.ts';
import { resolveAffinity } from '../../src/host/cpu-affinity.ts';
import type { Affinity } from '../../src/host/host.ts';
import { makeProgramFinder } from '../../src/host/shell.ts';
import { parseCpuList } from '../../src/text/cpu-list.ts';

const onLinux: (name: string, run: () => void) => void = process.platform === 'linux' ? describe : () => {};

onLinux('an affinity', () => {
  const env = { PATH: process.env['PATH'] ?? '' };
  const world = { platform: 'linux', find: makeProgramFinder({ env, platform: 'linux' }) } as const;
  const allowed = () =>
    parseCpuList(/^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '') ?? [];

  const run = (script: string, affinity: Affinity, meter = false) =>
    runChild(
      { script, folder: tmpdir(), env, deadlineMs: 20_000, outputLimitBytes: 100_000, meter, affinity },
      { platform: 'linux', signal: new AbortController().signal, temporaryRoot: tmpdir(), timeTool: null },
    );

  test.each([false, true])('holds for the child and its children (metered: %s)', async (meter) => {
    const cpu = String(allowed().at(-1));
    const script = 'grep Cpus_allowed_list /proc/self/status; sh -c nice';
    const { stdout } = await run(script, { cpus: cpu, nice: 3 }, meter);
    const own = Number(readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ')[16]);
    expect(stdout).toBe(`Cpus_allowed_list:\t${cpu}\n${Math.min(19, own + 3)}\n`);
  });

  test('that can come about is tried in silence', async () => {
    await resolveAffinity({ cpus: String(allowed()[0]), nice: 1 }, world);
  });

  test('of one processor is one of them, and not the first if there is another', async () => {
    const { cpus } = await resolveAffinity({ cpus: 'one', nice: null }, world);
    const wanted = allowed().length > 1 ? allowed().filter((cpu) => cpu !== 0) : allowed();
    expect(wanted.map(String)).toContain(cpus);
  });

  test.each(['8000', '0,8000'])('of processors that are not there: %s', async (cpus) => {
    await expect(resolveAffinity({ cpus, nice: null }, world)).rejects.toThrow(
      `cpus: some of the processors "${cpus}" cannot be used. Choose from `,
    );
  });

  test('that the kernel refuses after all runs nothing: never silently unpinned', async () => {
    const { exitCode, stdout } = await run('echo ran', { cpus: '8000', nice: null });
    expect([exitCode, stdout]).toEqual([1, '']);
  });
});
