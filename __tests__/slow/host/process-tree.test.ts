import { describe, expect, test } from '@jest/globals';
import {
  type Killer,
  type KillStep,
  killOrphans,
  killSteps,
  killTree,
  markedProcesses,
  startOptions,
} from '../../../src/host/process-tree.ts';

const never = new Promise<void>(() => {});
const MARKER = 'BENCH_REFEREE_INVOCATION=0123456789abcdef';

/** Processes by their environment; a SIGKILL removes one. */
function fakeKiller(processes: Record<number, readonly string[] | null> = {}) {
  const steps: KillStep[] = [];
  const alive = new Map(Object.entries(processes).map(([pid, env]) => [Number(pid), env]));
  const killer: Killer = {
    async act(step) {
      steps.push(step);
      if (step.kind === 'signal') alive.delete(step.target);
    },
    pids: () => [...alive.keys()],
    environment: (pid) => alive.get(pid) ?? null,
    name: (pid) => `program-${pid}`,
  };
  return { killer, steps };
}

const term = { kind: 'signal', target: -7, signal: 'SIGTERM' };
const kill = { kind: 'signal', target: -7, signal: 'SIGKILL' };
const taskkill = { kind: 'taskkill', args: ['/T', '/F', '/PID', '7'] };

test('a child gets a group of its own, and no window', () => {
  expect(startOptions('linux')).toEqual({ detached: true, windowsHide: false });
  expect(startOptions('darwin')).toEqual({ detached: true, windowsHide: false });
  expect(startOptions('win32')).toEqual({ detached: false, windowsHide: true });
});

test('a group is asked and then killed; Windows only kills', () => {
  expect(killSteps('linux', 7)).toEqual({ ask: term, force: kill });
  expect(killSteps('darwin', 7)).toEqual({ ask: term, force: kill });
  expect(killSteps('win32', 7)).toEqual({ ask: null, force: taskkill });
});

describe('killTree', () => {
  test.each(['linux', 'darwin'] as const)('on %s kills what ignored the request', async (platform) => {
    const { killer, steps } = fakeKiller();
    await killTree({ pid: 7, platform, gone: never, graceMs: 1 }, killer);
    expect(steps).toEqual([term, kill]);
  });

  test('leaves it at the request when that was enough', async () => {
    const { killer, steps } = fakeKiller();
    await killTree({ pid: 7, platform: 'linux', gone: Promise.resolve() }, killer);
    expect(steps).toEqual([term]);
  });

  test('on Windows ends the tree at once', async () => {
    const { killer, steps } = fakeKiller();
    await killTree({ pid: 7, platform: 'win32', gone: never }, killer);
    expect(steps).toEqual([taskkill]);
  });
});

describe('killLeftovers', () => {
  const processes = { 8: ['PATH=/bin', MARKER], 9: ['PATH=/bin'], 10: [`X${MARKER}`], 11: null };

  test('on Linux kills the group and what left it', async () => {
    const { killer, steps } = fakeKiller(processes);
    expect(await killOrphans({ pid: 7, platform: 'linux', marker: MARKER }, killer)).toEqual(['program-8']);
    expect(steps).toEqual([kill, { kind: 'signal', target: 8, signal: 'SIGKILL' }]);
  });

  test('on macOS kills the group', async () => {
    const { killer, steps } = fakeKiller(processes);
    await killOrphans({ pid: 7, platform: 'darwin', marker: MARKER }, killer);
    expect(steps).toEqual([kill]);
  });

  test('on Windows touches no pid that may be somebody else’s by now', async () => {
    const { killer, steps } = fakeKiller(processes);
    await killOrphans({ pid: 7, platform: 'win32', marker: MARKER }, killer);
    expect(steps).toEqual([]);
  });

  test('gives up on what cannot be killed', async () => {
    const { killer } = fakeKiller();
    const immortal = { ...killer, pids: () => [8], environment: () => [MARKER] };
    await killOrphans({ pid: 7, platform: 'linux', marker: MARKER }, immortal);
  });

  test('knows the marker only as a whole entry', () => {
    expect(markedProcesses(MARKER, fakeKiller(processes).killer)).toEqual([8]);
  });
});

describe('markedProcesses', () => {
  /** Reads of environments, and processes that can be told apart from earlier ones of their id. */
  const world = (environments: Map<number, string[] | null>, keys: Map<number, string>, isForeign = false) => {
    const read: number[] = [];
    const killer = {
      pids: () => [...environments.keys()],
      environment: (pid: number) => {
        read.push(pid);
        return environments.get(pid) ?? null;
      },
      identify: (pid: number) => ({ key: keys.get(pid)!, isForeign }),
    };
    return { read, killer };
  };

  test('reads the environment of a stranger once, and again if another process has its id', () => {
    const environments = new Map([[5, ['A=b']]]);
    const keys = new Map([[5, 'first']]);
    const { read, killer } = world(environments, keys);
    expect(markedProcesses(MARKER, killer)).toEqual([]);
    expect(markedProcesses(MARKER, killer)).toEqual([]);
    expect(read).toEqual([5]);
    environments.set(5, [MARKER]);
    keys.set(5, 'second');
    expect(markedProcesses(MARKER, killer)).toEqual([5]);
    expect(markedProcesses(MARKER, killer)).toEqual([5]);
    expect(read).toEqual([5, 5, 5]);
  });

  test('reads again what has the marker of another run, and what could not be read', () => {
    const [name] = MARKER.split('=');
    const { read, killer } = world(
      new Map([
        [6, [`${name}=other`]],
        [7, null],
      ]),
      new Map([
        [6, 'a'],
        [7, 'b'],
      ]),
    );
    markedProcesses(MARKER, killer);
    markedProcesses(MARKER, killer);
    expect(read).toEqual([6, 7, 6, 7]);
  });

  test('does not read again what belongs to another user', () => {
    const { read, killer } = world(new Map([[8, null]]), new Map([[8, 'c']]), true);
    markedProcesses(MARKER, killer);
    markedProcesses(MARKER, killer);
    expect(read).toEqual([8]);
  });
});
