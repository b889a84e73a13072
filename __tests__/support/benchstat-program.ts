// Runs the real benchstat, which has to be on PATH, on a case: its files are written to a folder of their own.
// Everything that comes out is a byte string.

import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { BenchstatCase } from './benchstat-random.ts';

export interface Answer {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number | null;
}

/** The real program never ends on some inputs. */
const TIMEOUT_MS = 20_000;

export async function realAnswer({ args, files }: BenchstatCase): Promise<Answer> {
  const folder = await mkdtemp(join(tmpdir(), 'benchstat-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      await writeFile(join(folder, path), Buffer.from(text, 'latin1'));
    }
    const child = spawn('benchstat', args, {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    });
    const ended = new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject));
    const [stdout, stderr, exitCode] = await Promise.all([buffer(child.stdout), buffer(child.stderr), ended]);
    return { stdout: stdout.toString('latin1'), stderr: stderr.toString('latin1'), exitCode };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** In order, two at a time. */
export async function realAnswers(cases: readonly BenchstatCase[]): Promise<Answer[]> {
  const answers: Answer[] = [];
  let next = 0;
  const work = async () => {
    for (let index = next++; index < cases.length; index = next++) answers[index] = await realAnswer(cases[index]!);
  };
  await Promise.all([work(), work()]);
  return answers;
}
