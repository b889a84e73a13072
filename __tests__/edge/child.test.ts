// Real processes on Linux: how each kind of child ends, and that nothing of it is left.

import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type ChildContext, MARKER_VARIABLE, makeRun, runChild } from '../../src/host/child.ts';
import type { ChildSpec } from '../../src/host/host.ts';
import { findTimeTool } from '../../src/host/meter.ts';

/** Half of the sleep of commands that must not be waited for: enough for a busy machine. */
const SOON_MS = 15_000;

const onLinux: (name: string, run: () => void) => void = process.platform === 'linux' ? describe : () => {};

const MIB = 1024 * 1024;
const NODE = process.execPath;
let folder = '';
let world: ChildContext;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'child-'));
  world = { platform: 'linux', signal: new AbortController().signal, temporaryRoot: folder, timeTool: null };
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Tells the children of these tests from those of others that run at the same time. */
const OURS = `CHILD_TEST=${process.pid}`;

function spec(script: string, more: Partial<ChildSpec> = {}): ChildSpec {
  const env = { PATH: process.env['PATH'] ?? '', CHILD_TEST: String(process.pid) };
  const limits = { deadlineMs: 20_000, outputLimitBytes: MIB, meter: false };
  return { script, folder, env, ...limits, ...more };
}

const run = (script: string, more: Partial<ChildSpec> = {}) => runChild(spec(script, more), world);

/** Processes that inherited the environment of any child of these tests. */
function survivors(): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0').includes(OURS);
    } catch {
      return false;
    }
  });
}

onLinux('a child', () => {
  afterEach(async () => {
    await sleep(20);
    expect(survivors()).toEqual([]);
    expect(await readdir(folder)).toEqual([]);
  });

  describe('that ends by itself', () => {
    test('gives exit code, output and the end of stderr', async () => {
      expect(await run('echo out; echo err >&2; exit 3')).toMatchObject({
        ending: 'exit',
        exitCode: 3,
        detail: '',
        stdout: 'out\n',
        stderrTail: 'err\n',
        usage: null,
      });
    });

    test('runs in its folder with its environment and nothing of ours', async () => {
      const { stdout } = await run('pwd; env', { env: { PATH: process.env['PATH'] ?? '', MINE: 'ä' } });
      const [where, ...variables] = stdout.trimEnd().split('\n');
      const names = variables.map((line) => line.split('=')[0]).sort();
      expect(where).toBe(folder);
      expect(variables).toContain('MINE=ä');
      expect(names).toEqual([MARKER_VARIABLE, 'MINE', 'PATH', 'PWD', 'SHLVL', '_'].sort());
    });

    test('stops at the first failing command', async () => {
      expect(await run('false; echo on')).toMatchObject({ ending: 'exit', exitCode: 1, stdout: '' });
    });

    test('counts a failure anywhere in a pipeline', async () => {
      expect(await run('(exit 4) | cat')).toMatchObject({ ending: 'exit', exitCode: 4 });
    });

    test('finds nothing to read on stdin', async () => {
      expect(await run('cat; echo end')).toMatchObject({ exitCode: 0, stdout: 'end\n' });
    });

    test('tells the signal that ended it', async () => {
      expect(await run('kill -SEGV $$')).toMatchObject({
        ending: 'signal',
        exitCode: null,
        detail: 'SIGSEGV',
      });
    });

    test('keeps only the end of a long stderr', async () => {
      const { stderrTail } = await run('seq 1 100000 >&2');
      expect(stderrTail).toHaveLength(16 * 1024);
      expect(stderrTail).toMatch(/99999\n100000\n$/);
    });

    test('waits for output that is still on its way', async () => {
      const { stdout } = await run('exec > >(sleep 0.05; cat); echo late');
      expect(stdout).toBe('late\n');
    });

    test('takes as long as it takes', async () => {
      const { durationMs } = await run('sleep 0.1');
      expect(durationMs).toBeGreaterThan(99);
      expect(durationMs).toBeLessThan(SOON_MS);
    });
  });

  test('finds the shell of the system where PATH does not name it', async () => {
    const result = await run('echo done', { env: { PATH: '/nowhere' } });
    expect(result).toMatchObject({ ending: 'exit', exitCode: 0, stdout: 'done\n' });
  });

  describe('that cannot start', () => {
    test('for want of its folder', async () => {
      const result = await run('true', { folder: join(folder, 'gone') });
      expect(result).toMatchObject({ ending: 'unstartable', detail: `there is no folder "${folder}/gone"` });
    });

    test('because there is no shell', async () => {
      const result = await runChild(spec('true'), { ...world, platform: 'win32' });
      expect(result).toMatchObject({ ending: 'unstartable' });
      expect(result.detail).toMatch(/^bash of Git for Windows was not found\. Install/);
    });

    test('because its script is larger than the system takes', async () => {
      const result = await run(`: ${'x'.repeat(200_000)}`);
      expect(result).toMatchObject({ ending: 'unstartable' });
      expect(result.detail).toContain('E2BIG');
    });

    test('because it was cancelled before', async () => {
      const result = await runChild(spec('true'), { ...world, signal: AbortSignal.abort() });
      expect(result).toMatchObject({ ending: 'cancelled', durationMs: 0 });
    });
  });

  describe('that has to be ended', () => {
    test('at its deadline may clean up', async () => {
      const result = await run('trap "echo bye; exit 0" TERM; sleep 30 & wait', { deadlineMs: 150 });
      expect(result).toMatchObject({ ending: 'deadline', exitCode: null, stdout: 'bye\n' });
      expect(result.detail).toBe('still running after 0.15 s');
      expect(result.durationMs).toBeLessThan(SOON_MS);
    });

    test('at its deadline is killed when it ignores the request', async () => {
      const result = await run('trap "" TERM; echo on; while :; do sleep 1; done', { deadlineMs: 150 });
      expect(result).toMatchObject({ ending: 'deadline', stdout: 'on\n' });
      expect(result.durationMs).toBeGreaterThan(2_000);
      expect(result.durationMs).toBeLessThan(SOON_MS);
    });

    test('when the run is cancelled', async () => {
      const controller = new AbortController();
      const running = runChild(spec('sleep 30'), { ...world, signal: controller.signal });
      await sleep(50);
      controller.abort();
      const result = await running;
      expect(result).toMatchObject({ ending: 'cancelled', exitCode: null });
      expect(result.durationMs).toBeLessThan(SOON_MS);
    });

    test('because it prints without end, at no cost in memory', async () => {
      const limit = 32 * MIB;
      const before = process.memoryUsage.rss();
      let peak = before;
      const timer = setInterval(() => {
        peak = Math.max(peak, process.memoryUsage.rss());
      }, 5);
      const result = await run('yes "$(head -c 1000 /dev/zero | tr "\\0" x)"', { outputLimitBytes: limit });
      clearInterval(timer);
      expect(result).toMatchObject({ ending: 'flood', detail: `more than ${limit} bytes of output` });
      expect(result.stdout).toHaveLength(16 * 1024);
      expect(result.durationMs).toBeLessThan(SOON_MS);
      // What was dropped counts as long as nobody has collected it; what is kept grows by gigabytes.
      expect(Math.max(peak, process.memoryUsage.rss()) - before).toBeLessThan(5 * limit);
    });

    test('because of one line without end', async () => {
      const result = await run('head -c 2G /dev/zero');
      expect(result.ending).toBe('flood');
    });

    test('because of a flood that outlived it', async () => {
      const result = await run('yes & exit 0');
      expect(result.ending).toBe('flood');
    });
  });

  describe('that leaves something behind', () => {
    test('that keeps stdout open does not keep us', async () => {
      const startMs = performance.now();
      const result = await run('echo out; sleep 30 & exit 0');
      expect(result).toMatchObject({ ending: 'exit', exitCode: 0, stdout: 'out\n' });
      expect(result.durationMs).toBeLessThan(SOON_MS);
      expect(performance.now() - startMs).toBeLessThan(SOON_MS);
    });

    test('in a session of its own', async () => {
      const result = await run('setsid sleep 30 >/dev/null 2>&1 & setsid -f sh -c "trap : TERM HUP; sleep 30"; exit 0');
      expect(result).toMatchObject({ ending: 'exit', exitCode: 0 });
    });

    test('in a session of its own, at the deadline', async () => {
      const result = await run('setsid -f sleep 30 >/dev/null 2>&1; sleep 30', { deadlineMs: 150 });
      expect(result.ending).toBe('deadline');
    });
  });

  describe('with a meter', () => {
    // About 100 MiB that are really touched, and 200 ms of work.
    const work = `"${NODE}" -e 'const b = Buffer.alloc(100 * 1024 * 1024, 1);
      const end = process.cpuUsage().user + 200_000; while (process.cpuUsage().user < end) b[0]++;'`;

    test.each(['gnu', null] as const)('tells CPU time and peak memory (time program: %s)', async (timeTool) => {
      const result = await runChild(spec(`${work}; exit 5`, { meter: true }), { ...world, timeTool });
      expect(result).toMatchObject({ ending: 'exit', exitCode: 5, stdout: '' });
      expect(result.stderrTail).toBe('');
      const { userMs, systemMs, peakBytes } = result.usage ?? {};
      expect(userMs).toBeGreaterThan(150);
      expect(userMs).toBeLessThan(2_000);
      expect(systemMs).toBeGreaterThanOrEqual(0);
      expect(peakBytes).toBeGreaterThan(100 * MIB);
      expect(peakBytes).toBeLessThan(300 * MIB);
    });

    test('does not count our own memory', async () => {
      const { usage } = await run('true', { meter: true });
      expect(usage?.peakBytes ?? 0).toBeLessThan(16 * MIB);
    });

    test('still stops at the first failure and at one in a pipeline', async () => {
      expect(await run('false; echo on', { meter: true })).toMatchObject({ exitCode: 1, stdout: '' });
      expect(await run('(exit 4) | cat', { meter: true })).toMatchObject({ exitCode: 4 });
    });

    test('leaves the environment and the script’s quotes as they are', async () => {
      const env = { PATH: process.env['PATH'] ?? '', 'BASH_FUNC_greet%%': '() { echo "hi $1"; }' };
      const script = `greet 'a  "b" $c'; echo "$#"`;
      expect((await run(script, { env, meter: true })).stdout).toBe('hi a  "b" $c\n0\n');
      expect((await run(script, { env })).stdout).toBe('hi a  "b" $c\n0\n');
    });

    test('knows little of a child that was killed', async () => {
      const result = await run('sleep 30', { meter: true, deadlineMs: 100 });
      expect(result.ending).toBe('deadline');
      expect(result.usage).toMatchObject({ userMs: null, systemMs: null });
    });

    test('gives nothing where the system has none', async () => {
      const result = await runChild(spec('true', { meter: true }), { ...world, platform: 'darwin' });
      expect(result.usage).toMatchObject({ userMs: expect.any(Number), peakBytes: null });
    });

    test('uses the system’s time program where it can be read', async () => {
      const tool = await findTimeTool('linux', folder);
      expect(['gnu', null]).toContain(tool);
      const metered = makeRun({ platform: 'linux', signal: world.signal, temporaryRoot: folder });
      const { usage } = await metered(spec('true', { meter: true }));
      expect(usage?.peakBytes).toBeGreaterThan(0);
    });
  });
});
