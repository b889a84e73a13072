// A slower head for real: a process that is paused and goes on, and clocks of Node.js and Python that take time. How much slower it
// gets depends on the machine; that it does, and that nothing stays paused, does not.

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from '@jest/globals';
import { nullIfThrown } from '../../src/errors.ts';
import { makeServices } from '../../src/host/service.ts';
import { slowTree } from '../../src/host/slow-tree.ts';
import { slowDown } from '../../src/measure/slow-head.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { writeTree } from '../support/write-tree.ts';

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a tree is paused and goes on, and its end leaves nothing paused', async () => {
  const child = spawn('sh', ['-c', 'sh -c "while :; do :; done" & wait'], { detached: true, stdio: 'ignore' });
  const pid = child.pid!;
  const states = () => {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return [pid, ...children].map((one) => /\) (\S)/.exec(readFileSync(`/proc/${one}/stat`, 'utf8'))?.[1]);
  };
  const until = async (isIt: (all: readonly (string | undefined)[]) => boolean) => {
    for (let tries = 0; tries < 5_000 && !isIt(states()); tries += 1) await sleep(1);
    expect(isIt(states()) || 'never').toBe(true);
  };
  try {
    const end = slowTree(pid, 'linux', 20);
    for (let tries = 0, seen = false; tries < 5_000 && !seen; tries += 1) {
      seen = states().every((state) => state === 'T');
      if (!seen) await sleep(1);
      expect(seen || tries < 4_999).toBe(true);
    }
    end();
    await until((all) => all.every((state) => state !== 'T'));
  } finally {
    process.kill(-pid, 'SIGKILL');
  }
});

onLinux('a service is slowed down only while it is needed, and ends', async () => {
  const folder = temporaryFolder('slow-service-');
  const world = { platform: 'linux', signal: new AbortController().signal, temporaryRoot: folder } as const;
  const env = { PATH: process.env['PATH'] ?? '' };
  const service = makeServices(world).start({
    script: 'echo $$ > pid; while :; do :; done',
    folder,
    env,
    slowdown: 20,
  });
  const pid = await waitFor(() => nullIfThrown(() => readFileSync(join(folder, 'pid'), 'utf8').trim()) || null);
  const state = () => /\) (\S)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];
  service.resume();
  await waitFor(() => state() === 'T' || null);
  await waitFor(() => state() !== 'T' || null);
  service.pause();
  await waitFor(() => state() === 'T' || null);
  for (let look = 0; look < 50; look += 1) {
    await sleep(1);
    expect(state()).toBe('T');
  }
  service.resume();
  await waitFor(() => state() !== 'T' || null);
  expect((await service.stop()).wasForced).toBeUndefined();
});

/** An answer that is not null. */
async function waitFor<T>(ask: () => T | null): Promise<T> {
  for (let tries = 0; tries < 5_000; tries += 1) {
    const answer = ask();
    if (answer !== null) return answer;
    await sleep(1);
  }
  throw new Error('nothing was seen in time');
}

describe('a clock that takes a fifth of the time since it was read', () => {
  const prepare = async (format: string) => {
    const folder = temporaryFolder('clock-');
    const write = async (path: string, text: string) => writeTree(folder, { [path.slice(folder.length + 1)]: text });
    const { env, slowdown } = await slowDown({ write }, { temporary: folder, format, env: {}, slowdown: 0.2 });
    expect(slowdown).toBeUndefined();
    return { ...process.env, ...env };
  };
  // The other clock is as it is. It is read after the slow one, so that a delay between the two makes the time longer.
  const SPIN = 'READ(); const a = Date.now(); while (Date.now() < a + 50); READ(); console.log(Date.now() - a)';

  test.each(['performance.now', 'process.hrtime.bigint', 'process.hrtime'])('of Node.js: %s', async (name) => {
    const options = { env: await prepare('tinybench'), encoding: 'utf8' } as const;
    const took = execFileSync(process.execPath, ['-e', SPIN.replaceAll('READ', name)], options);
    expect(Number(took)).toBeGreaterThanOrEqual(59);
  });

  const hasPython = spawnSync('python3', ['--version']).status === 0;
  (hasPython ? test.each : test.skip.each)(['perf_counter', 'process_time'])('of Python: %s', async (name) => {
    const script = `import time
time.${name}()
a = time.time()
while time.time() < a + 0.05: pass
time.${name}()
assert time.${name}.__module__ == "time"
print(time.time() - a)`;
    const took = execFileSync('python3', ['-c', script], { env: await prepare('pyperf'), encoding: 'utf8' });
    expect(Number(took)).toBeGreaterThanOrEqual(name === 'perf_counter' ? 0.0595 : 0.05);
  });

  test('everything else is paused', async () => {
    const files = { write: () => Promise.reject(new Error('nothing to write')) };
    const asked = { temporary: '', format: 'go', env: {}, slowdown: 0.2 };
    expect(await slowDown(files, asked)).toEqual({ slowdown: 0.2, env: {} });
  });
});
