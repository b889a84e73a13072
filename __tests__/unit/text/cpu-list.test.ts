import { expect, test } from '@jest/globals';
import { parseCpuList, renderCpuList } from '../../../src/text/cpu-list.ts';

test.each<[string, number[] | null, string]>([
  ['0', [0], '0'],
  ['0,2-4', [0, 2, 3, 4], '0,2-4'],
  ['4, 3 ,3, 2 - 3', [2, 3, 4], '2-4'],
  ['8191', [8191], '8191'],
  ['8192', null, ''],
  ['2-1', null, ''],
  ['', null, ''],
  ['1;2', null, ''],
  ['-c 1', null, ''],
])('%s', (text, cpus, written) => {
  expect(parseCpuList(text)).toEqual(cpus);
  expect(renderCpuList(cpus ?? [])).toBe(written);
});
