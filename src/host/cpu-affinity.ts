// Restricts a child to some processors and changes its niceness. In: an Affinity; out: absolute paths and arguments to
// put before its shell, and a test that they take effect. Uses the system's `taskset` and `nice`, because node can do
// neither before a child starts. A child never runs unpinned where a list of processors was requested: if that is
// impossible, a UserError is thrown before anything is measured. `one` is a wish that the configuration of a repository
// has for all machines, so a system that cannot pin does not stop anybody.

import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { userError } from '../errors.ts';
import { atKey } from '../model/location.ts';
import { ONE_PROCESSOR, parseCpuList, renderCpuList } from '../text/cpu-list.ts';
import type { Affinity } from './host.ts';
import type { ProgramFinder } from './shell.ts';

/** The words before a command. Both programs exec the command, which so keeps its pid and group. */
export function makeAffinityPrefix({ cpus, nice }: Affinity, find: ProgramFinder): string[] {
  return [
    ...(cpus === null ? [] : [programFor('taskset', 'cpus', find), '-c', cpus]),
    ...(nice === null ? [] : [programFor('nice', 'nice', find), '-n', String(nice)]),
  ];
}

/** Chooses a processor for `one`, and checks the effect on a command that does nothing. */
export async function resolveAffinity(
  { cpus: wanted, nice }: Affinity,
  { platform, find }: { readonly platform: NodeJS.Platform; readonly find: ProgramFinder },
): Promise<Affinity> {
  const cpus = wanted !== ONE_PROCESSOR ? wanted : platform === 'linux' ? await chooseProcessor() : null;
  if (cpus !== null && platform !== 'linux')
    throw userError('option-unsupported', atKey('cpus'), { option: 'cpus', found: cpus });
  if (nice !== null && platform === 'win32')
    throw userError('option-unsupported', atKey('nice'), { option: 'nice', found: String(nice) });
  // One after the other, so that a failure has one cause.
  if (cpus !== null) await tryCpus(cpus, makeAffinityPrefix({ cpus, nice: null }, find));
  if (nice !== null) await tryNice(nice, makeAffinityPrefix({ cpus: null, nice }, find));
  return { cpus, nice };
}

/** One of the processors on which this program may run. Null if the kernel does not name them. */
async function chooseProcessor(): Promise<string | null> {
  const allowed = parseAllowed(await readFile('/proc/self/status', 'utf8').catch(() => ''));
  const core = await readFile(SIBLINGS_OF_FIRST, 'utf8').catch(() => '');
  return allowed && String(pickProcessor(allowed, parseCpuList(core.trim()) ?? []));
}

const SIBLINGS_OF_FIRST = '/sys/devices/system/cpu/cpu0/topology/thread_siblings_list';

/**
 * Interrupts land on processor 0, and slow down whatever shares its core. The first of the others, because the last ones of a machine
 * with two kinds of cores are the slow ones. `allowed` is ascending and not empty, `firstCore` has the threads of that core.
 */
export function pickProcessor(allowed: readonly number[], firstCore: readonly number[]): number {
  return allowed.find((cpu) => cpu !== 0 && !firstCore.includes(cpu)) ?? allowed.find((cpu) => cpu !== 0) ?? 0;
}

/** Checks the result in the kernel, because `taskset` accepts a list even if only one of its processors exists. */
async function tryCpus(cpus: string, words: readonly string[]): Promise<void> {
  const expected = renderCpuList(parseCpuList(cpus) ?? []);
  const placed = allowedIn((await run([...words, ...SHOW_STATUS])).stdout);
  if (placed === expected) return;
  const allowed = allowedIn((await run(SHOW_STATUS)).stdout);
  throw userError('cpus-not-available', atKey('cpus'), { cpus, allowed: allowed ?? undefined });
}

/** Checks standard error too: if `nice` cannot change the niceness, it prints a message and runs the command anyway. */
async function tryNice(nice: number, words: readonly string[]): Promise<void> {
  const { isFine, stderr } = await run([...words, '/bin/sh', '-c', ':']);
  if (isFine && stderr.trim() === '') return;
  throw userError('nice-not-allowed', atKey('nice'), { nice });
}

/** Reads the status with shell built-ins only: a program on PATH could belong to the checkout. */
const SHOW_STATUS = ['/bin/sh', '-c', 'while read -r line; do echo "$line"; done </proc/self/status'];

function allowedIn(status: string): string | null {
  const cpus = parseAllowed(status);
  return cpus && renderCpuList(cpus);
}

function parseAllowed(status: string): number[] | null {
  return parseCpuList(/^Cpus_allowed_list:\s*(\S+)$/m.exec(status)?.[1] ?? '');
}

const TRIAL_TIMEOUT_MS = 10_000;

function run([command = '', ...args]: readonly string[]): Promise<{ isFine: boolean; stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(command, args, { timeout: TRIAL_TIMEOUT_MS }, (error, stdout, stderr) =>
      resolve({ isFine: error === null, stdout, stderr }),
    );
  });
}

function programFor(name: 'taskset' | 'nice', option: string, find: ProgramFinder): string {
  const path = find(name) ?? find(`/usr/bin/${name}`) ?? find(`/bin/${name}`);
  if (path !== null) return path;
  throw userError('affinity-program-missing', atKey(option), { name, option });
}
