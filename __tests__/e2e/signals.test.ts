// SIGTERM and SIGINT in the middle of long computations, in every command that has them: no handler can run there, so none may be
// in the way. That a signal while something is to be cleaned up is handled is in `traces.test.ts`.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { renderRecording } from '../../src/event/recording-file.ts';
import { DIST, USERS_NODE } from '../support/program.ts';
import { aRecording } from '../support/recordings.ts';
import { temporaryFolder } from '../support/temporary.ts';

const folder = temporaryFolder('signals-');
const stacks = Array.from({ length: 6 }, () => 'stacks.txt');
const at = (name: string) => join(folder, name);

beforeAll(() => {
  const line = (index: number) => `BenchmarkEncode/n=${index % 1000}-8 \t 100 \t ${index % 977}.5 ns/op\n`;
  writeFileSync(at('go.txt'), Array.from({ length: 1_200_000 }, (_, index) => line(index)).join(''));
  writeFileSync(at('series.txt'), Array.from({ length: 10_000 }, (_, index) => `${(index * 7919) % 1009}\n`).join(''));
  const stack = (index: number) => `main;a${index % 97};b${index % 1009};c${index % 40_009} ${1 + (index % 5)}\n`;
  writeFileSync(at('stacks.txt'), Array.from({ length: 95_000 }, (_, index) => stack(index)).join(''));
  const values = [1, 2, 3, 1, 2, 3];
  const named = Array.from({ length: 20_000 }, (_, index) => ['a'.repeat(400) + index, { base: values, head: values }]);
  const recording = aRecording(Object.fromEntries(named) as Parameters<typeof aRecording>[0]);
  writeFileSync(at('recording.json'), renderRecording(recording));
  const patterns = Array.from({ length: 20 }, () => `"${'**a'.repeat(300)}b"`);
  writeFileSync(
    at('patterns.yml'),
    `run: x\nbudgets: [{metric: time, max-regression: 900%, benchmarks: [${patterns.join()}]}]\n`,
  );
});

/** Sends the signal, and says how long the process still lived and what ended it. Null if it had ended before. */
async function signalled(args: readonly string[], signal: NodeJS.Signals, afterMs: number) {
  const child = spawn(USERS_NODE, [join(DIST, 'cli.js'), ...args], { cwd: folder, stdio: 'ignore' });
  const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const timer = new Promise<'late'>((resolve) => setTimeout(resolve, afterMs, 'late'));
  const first = await Promise.race([ended, timer]);
  if (first !== 'late') return null;
  const startMs = performance.now();
  child.kill(signal);
  const [, by] = await ended;
  return { tookMs: performance.now() - startMs, by };
}

const onPosix = process.platform === 'win32' ? describe.skip : describe;

onPosix.each([
  ['compare', ['compare', 'go.txt', 'go.txt']],
  ['parse', ['parse', 'go.txt']],
  ['report', ['report', 'recording.json', '--config', 'patterns.yml']],
  ['validate', ['validate', 'patterns.yml', '--recording', 'recording.json']],
  ['profile diff', ['profile', 'diff', ...stacks, '--', ...stacks]],
  ['history change-points', ['history', 'change-points', '--method', 'e-divisive', '--window', '1000', 'series.txt']],
])('%s', (_, args) => {
  test.each([
    ['SIGTERM', 600],
    ['SIGINT', 1_200],
  ] as const)('%s after %s ms ends it within a second', async (signal, afterMs) => {
    const ended = await signalled(args, signal, afterMs);
    // On a fast machine it may have ended by itself.
    if (ended === null) return;
    expect(ended.by).toBe(signal);
    expect(ended.tookMs).toBeLessThan(1_000);
  });
});
