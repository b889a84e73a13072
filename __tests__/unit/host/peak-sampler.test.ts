import { expect, test } from '@jest/globals';
import { nextPauseMs, type Proc, peakOfTree } from '../../../src/host/meter.ts';

function fakeProc(files: Record<string, string>, threads: Record<string, string[]> = {}): Proc {
  return {
    read: (path) => files[path] ?? null,
    list: (path) => threads[path] ?? [path.split('/')[0] ?? ''],
  };
}

const status = (kib: number) => `Name:\tx\nVmHWM:\t${kib} kB\n`;

test('takes the largest of the process and all its descendants', () => {
  const proc = fakeProc({
    '1/status': status(10),
    '1/task/1/children': '2 3 ',
    '2/status': status(20),
    '2/task/2/children': '4 ',
    '3/status': status(5),
    '4/status': status(40),
  });
  expect(peakOfTree(1, proc)).toBe(40 * 1024);
});

test('finds children that another thread started', () => {
  const proc = fakeProc(
    { '1/status': status(10), '1/task/1/children': '', '1/task/9/children': '2 ', '2/status': status(30) },
    { '1/task': ['1', '9'] },
  );
  expect(peakOfTree(1, proc)).toBe(30 * 1024);
});

test('knows nothing of a process that is gone', () => {
  expect(peakOfTree(1, fakeProc({}))).toBeNull();
});

test('ends in a tree without end', () => {
  const proc: Proc = { read: (path) => (path.endsWith('children') ? '5 6 ' : status(1)), list: () => ['1'] };
  expect(peakOfTree(1, proc)).toBe(1024);
});

test('looks less and less often', () => {
  const pauses = [2];
  while (pauses.length < 8) pauses.push(nextPauseMs(pauses.at(-1) ?? 0));
  expect(pauses).toEqual([2, 4, 8, 16, 32, 50, 50, 50]);
});
