import { expect, test } from '@jest/globals';
import { listProcesses, planPauseMs, planRunMs } from '../../../src/host/slow-tree.ts';

test('a tree runs as long between two pauses as makes its share of them right', () => {
  expect(planRunMs({ ranMs: 0, pausedMs: 0 }, 0.2)).toBe(5);
  expect(planRunMs({ ranMs: 5, pausedMs: 1 }, 0.2)).toBe(5);
  // The timer was late by 3 ms: the next run is longer.
  expect(planRunMs({ ranMs: 5, pausedMs: 4 }, 0.2)).toBe(20);
  // It ran for too long.
  expect(planRunMs({ ranMs: 50, pausedMs: 1 }, 0.2)).toBe(0);
  expect(planRunMs({ ranMs: 0, pausedMs: 900 }, 0.2)).toBe(100);
});

test('a pause is longer after a tree ran for too long', () => {
  expect(planPauseMs({ ranMs: 5, pausedMs: 0 }, 0.2)).toBe(1);
  expect(planPauseMs({ ranMs: 20, pausedMs: 1 }, 0.2)).toBe(3);
  expect(planPauseMs({ ranMs: 500, pausedMs: 1 }, 0.2)).toBe(10);
});

test('the groups of a tree are those of its processes', () => {
  const files: Readonly<Record<string, string>> = {
    '7/task/7/children': '8 9 ',
    '8/stat': '8 (a ) b) S 7 7 7 0',
    '9/stat': '9 (timeout) S 7 9 7 0',
  };
  const proc = { read: (path: string) => files[path] ?? null, list: (path: string) => [path.split('/')[0]!] };
  expect(listProcesses(7, proc)).toEqual([
    { pid: 7, group: 7 },
    { pid: 8, group: 7 },
    { pid: 9, group: 9 },
  ]);
});
