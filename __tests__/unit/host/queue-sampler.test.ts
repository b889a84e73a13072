import { expect, test } from '@jest/globals';
import type { Proc } from '../../../src/host/meter.ts';
import { makeQueueWatch } from '../../../src/host/queue-sampler.ts';

/** Milliseconds on a processor and in the queue for one, by thread. */
type Threads = Readonly<Record<string, readonly [cpu: number, queued: number]>>;

/** The queue of a process of these threads, which is looked at every 50 ms; `cpuMs` is what all of it took. */
function queueOf(looks: readonly Threads[], cpuMs: number): number | null {
  let now: Threads = {};
  const proc: Proc = {
    read: (path) => {
      const times = now[/^7\/task\/(\d+)\/schedstat$/.exec(path)?.[1] ?? ''];
      return times === undefined ? null : `${times[0] * 1e6} ${times[1] * 1e6} 5\n`;
    },
    list: (path) => (path === '7/task' ? Object.keys(now) : []),
  };
  const watch = makeQueueWatch(7, proc, 0);
  for (const [index, threads] of looks.entries()) {
    now = threads;
    watch.look(50 * (index + 1));
  }
  return watch.end(cpuMs);
}

test('a process that is on a processor for half of the time, and in the queue for the other half', () => {
  expect(queueOf([{ 7: [30, 20] }, { 7: [50, 50] }, { 7: [70, 80] }], 70)).toBe(80);
});

test('what runs in one thread after the other is one queue', () => {
  expect(queueOf([{ 7: [25, 25] }, { 7: [25, 25], 8: [25, 25] }], 50)).toBe(50);
});

test('threads that queue while another one runs do not make the process wait', () => {
  expect(
    queueOf(
      [
        { 7: [50, 0], 8: [0, 50] },
        { 7: [50, 50], 8: [50, 50] },
      ],
      100,
    ),
  ).toBe(0);
});

test('what was not seen until the end is like what was seen, if that is most of it', () => {
  expect(queueOf([{ 7: [20, 30] }, { 7: [40, 60] }], 50)).toBe(75);
  expect(queueOf([{ 7: [1, 30] }], 50)).toBe(30);
});

test('a thread with the number of one that has ended', () => {
  expect(queueOf([{ 7: [10, 40] }, { 7: [5, 20] }], 15)).toBe(60);
});

test('a kernel that does not count says nothing', () => {
  expect(queueOf([{ 7: [0, 0] }], 50)).toBeNull();
  expect(queueOf([{}], 50)).toBeNull();
});
