// A run that is cancelled in the middle of measuring: nothing of it may stay behind, no process, no folder, and
// no verdict. Linux only, because it looks for processes in /proc.

import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { access, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Event, pullRequestEvent } from './support/events.ts';
import { README_ONLY } from './support/repository.ts';
import { makeStep, type Step } from './support/runner.ts';
import { makeWorld, type World } from './support/world.ts';

/** GitHub's runner sends SIGINT, 7.5 s later SIGTERM, and 2.5 s after that it kills. */
const LIMIT_MS = 7_500;

/** Never ends: a process in the foreground, one in the background, and one that has left the group. */
const BENCHMARK = 'sleep 300 & setsid sleep 300 & touch "$STARTED"; sleep 300';

/** The shell is one more, unless it became the last of them. */
const PROCESSES = 3;

let world: World;
let event: Event;

beforeAll(async () => {
  world = await makeWorld();
  const { repository, github } = world;
  const config = `setup: "true"\nrun: ${JSON.stringify(BENCHMARK)}\n`;
  const base = await repository.commitToMain({ '.github/bench-referee.yml': config });
  const head = await repository.commit(README_ONLY, {
    parent: base,
    ref: 'refs/heads/branch-7',
  });
  const merge = await repository.pushPullRequest(7, head);
  await github.seed({ pullRequests: [{ number: 7, headSha: head, baseSha: base }] });
  event = pullRequestEvent(7, { head, base, merge });
});
afterAll(() => world?.close());

interface Measuring {
  readonly step: Step;
  /** The action's main program, which has started a benchmark. */
  readonly main: ReturnType<Step['start']>;
  readonly log: Promise<string>;
  /** Ids of the benchmark's processes. */
  benchmark(): Promise<number[]>;
}

async function startMeasuring(name: string): Promise<Measuring> {
  const canary = randomUUID();
  const started = join(world.folder, `${name}-started`);
  const step = await makeStep(world, {
    name,
    event,
    inputs: {},
    variables: { CANARY: canary, STARTED: started },
  });
  const main = step.start();
  const log = text(main.stdout!);
  while (await isMissing(started)) {
    if (main.exitCode !== null) throw new Error(`it ended before it measured:\n${await log}`);
    await sleep(20);
  }
  const benchmark = async () => (await processesWith(`CANARY=${canary}`)).filter((pid) => pid !== main.pid);
  // The file is there before the last of them has its environment.
  for (let tries = 0; tries < 250 && (await benchmark()).length < PROCESSES; tries += 1) await sleep(20);
  return { step, main, log, benchmark };
}

test.each(['SIGINT', 'SIGTERM'] as const)('%s ends the benchmark, removes its trees, and says so', async (signal) => {
  const { step, main, log, benchmark } = await startMeasuring(signal);
  expect((await benchmark()).length).toBeGreaterThanOrEqual(PROCESSES);
  const cancelledAt = performance.now();
  main.kill(signal);
  const [exitCode] = await once(main, 'exit');

  expect(performance.now() - cancelledAt).toBeLessThan(LIMIT_MS);
  expect(exitCode).toBe(1);
  expect(await benchmark()).toEqual([]);
  expect(await treesIn(step)).toEqual([]);
  expect(await log).toMatch(/cancelled/);
  expect(await step.post()).toMatchObject({ exitCode: 0 });
  expect(await world.orphans()).toEqual([]);
  const { comments, checkRuns, violations } = await world.github.state();
  expect({ comments: comments[7], checkRuns, violations }).toEqual({
    comments: [],
    checkRuns: [],
    violations: [],
  });
});

test('when main was killed, the post step removes its trees', async () => {
  const { step, main, benchmark } = await startMeasuring('SIGKILL');
  main.kill('SIGKILL');
  await once(main, 'exit');
  expect(await treesIn(step)).toHaveLength(1);
  // GitHub's runner ends what a step has left running.
  for (const pid of await benchmark()) process.kill(pid, 'SIGKILL');

  expect(await step.post()).toMatchObject({ exitCode: 0 });
  expect(await treesIn(step)).toEqual([]);
});

async function treesIn({ temporary }: Step): Promise<string[]> {
  return (await readdir(temporary)).filter((name) => name.startsWith('bench-referee-'));
}

function isMissing(path: string): Promise<boolean> {
  return access(path).then(
    () => false,
    () => true,
  );
}

/** Processes that were started with this variable. */
async function processesWith(variable: string): Promise<number[]> {
  const pids = (await readdir('/proc')).map(Number).filter(Number.isInteger);
  const holds = pids.map(async (pid) => {
    const variables = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '');
    return variables.split('\0').includes(variable);
  });
  const held = await Promise.all(holds);
  return pids.filter((_, index) => held[index]);
}
