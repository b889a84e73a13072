// Real signals to a real process: a request to end does end it, whatever it waits for.

import { execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

const onPosix = process.platform === 'win32' ? test.skip : test;

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cancel-'));
  execFileSync('mkfifo', [join(folder, 'pipe')]);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const CANCEL = resolve(import.meta.dirname, '../../src/host/cancel.ts');

/** Waits as `script` says, and is sent the signals, the first as soon as it waits. Answers how it ended. */
async function endOf(script: string, ...signals: readonly NodeJS.Signals[]) {
  const program = `
    import { readFile, writeFile } from 'node:fs/promises';
    import { asEffect, beginEffect, cancelOnSignals } from ${JSON.stringify(CANCEL)};
    const cancelled = cancelOnSignals({ graceMs: 500 });
    ${script}
    process.stdout.write('waiting');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((said) => child.stdout.once('data', said));
  const startMs = performance.now();
  for (const signal of signals) child.kill(signal);
  const end = await new Promise<unknown>((ended) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      ended(signal ?? code);
    });
  });
  return { end, durationMs: performance.now() - startMs };
}

onPosix.each([
  ['the reader of a pipe', "void asEffect(() => writeFile('pipe', 'x'));"],
  ['the writer of a pipe', "void asEffect(() => readFile('pipe'));"],
  ['a promise that never settles', 'beginEffect(); setInterval(() => {}, 1_000);'],
])('a process that waits for %s ends by itself after the grace period', async (_, script) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const { end, durationMs } = await endOf(script, signal);
    expect(end).toBe(signal);
    expect(durationMs).toBeGreaterThan(400);
  }
});

onPosix('a second SIGINT does not wait for the grace period', async () => {
  const { end } = await endOf("void asEffect(() => writeFile('pipe', 'x'));", 'SIGINT', 'SIGINT');
  expect(end).toBe('SIGINT');
});

onPosix('a process that ends what it does is not held up', async () => {
  const script =
    'beginEffect(); const timer = setInterval(() => {}, 1_000); cancelled.onabort = () => clearInterval(timer);';
  // After the grace period, the signal itself would end it.
  const { end } = await endOf(script, 'SIGTERM');
  expect(end).toBe(0);
});

onPosix.each([
  ['a computation', "process.stdout.write('waiting'); for (const endMs = Date.now() + 60_000; Date.now() < endMs; );"],
  [
    'a computation after an effect',
    "await asEffect(async () => {}); process.stdout.write('waiting'); for (const endMs = Date.now() + 60_000; Date.now() < endMs; );",
  ],
  ['nothing that is to be cleaned up', 'setInterval(() => {}, 1_000);'],
])('%s ends at once', async (_, script) => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // What is still there after ten seconds is killed.
    const { end } = await endOf(script, signal);
    expect(end).toBe(signal);
  }
});

onPosix('what was cancelled is completed, also after its effect', async () => {
  const script = `
    const end = beginEffect();
    cancelled.onabort = () => { end(); process.kill(process.pid, 'SIGTERM'); setTimeout(() => process.exit(7), 100); };
    setInterval(() => {}, 1_000);`;
  const { end } = await endOf(script, 'SIGTERM');
  expect(end).toBe(7);
});
