// Programs that the workflow tests start: each with the environment that is given and nothing else.

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Variables = Readonly<Record<string, string>>;

export interface Ended {
  /** 128 when a signal ended it. */
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface Start {
  readonly env: Variables;
  readonly folder: string;
}

/** However it ends is a result; that it cannot be started is an error. */
export async function run(program: string, args: readonly string[], { env, folder }: Start): Promise<Ended> {
  const options = { cwd: folder, env, maxBuffer: 64 * 1024 * 1024 };
  try {
    return { exitCode: 0, ...(await promisify(execFile)(program, [...args], options)) };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: unknown; stdout: string; stderr: string };
    if (typeof code === 'string') throw new Error(`${program} could not be started, ${code}: put it on PATH`);
    return { exitCode: typeof code === 'number' ? code : 128, stdout, stderr };
  }
}

/** Its standard output; an error with all it said when it fails. */
export async function must(program: string, args: readonly string[], start: Start): Promise<string> {
  const { exitCode, stdout, stderr } = await run(program, args, start);
  if (exitCode === 0) return stdout.trim();
  throw new Error(`${program} ${args.join(' ')}: exit code ${exitCode}\n${stdout}${stderr}`);
}
