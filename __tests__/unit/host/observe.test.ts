import { describe, expect, test } from '@jest/globals';
import { parseCpuTime, parseMhz } from '../../../src/host/machine.ts';

const STAT =
  'cpu  546805 5432 336371 1214759 4292 7 2469 296 100 9\ncpu0 265562 2570 161983 622837 1268 0 313 144 0 0\nctxt 1\n';
const SELF =
  '4242 (node (v20) x) R 1 4242 4242 0 -1 4194304 1 2 0 0 11 12 130 140 20 0 7 0 55 1000 2000 18446744073709551615\n';

describe('parseCpuTime', () => {
  test('guests are part of the time of users, and our own is that of our children too', () => {
    expect(parseCpuTime(STAT, SELF, null)).toEqual({
      total: 546805 + 5432 + 336371 + 1214759 + 4292 + 7 + 2469 + 296,
      busy: 546805 + 5432 + 336371 + 7 + 2469,
      stolen: 296,
      own: 11 + 12 + 130 + 140,
    });
  });

  test('of some processors: what the others do does not matter, but the whole time is that of all', () => {
    const stat = 'cpu  40 0 0 60 0 0 0 9 0 0\ncpu0 10 0 0 40 0 0 0 2\ncpu1 25 0 0 10 0 0 0 3\ncpu10 5 0 0 10 0 0 0 4\n';
    expect(parseCpuTime(stat, SELF, '1')).toMatchObject({ total: 109, busy: 25, stolen: 3 });
    expect(parseCpuTime(stat, SELF, '0-1')).toMatchObject({ total: 109, busy: 35, stolen: 5 });
    expect(parseCpuTime(stat, SELF, '7')).toMatchObject({ total: 109, busy: 0, stolen: 0 });
  });

  test.each([
    ['there is no /proc', '', ''],
    ['a sandbox shows zeros', 'cpu  0 0 0 0 0 0 0 0 0 0\n', SELF],
    ['the process says nothing', STAT, '1 (node) R\n'],
  ])('null where %s', (_, stat, self) => {
    expect(parseCpuTime(stat, self, null)).toBeNull();
  });

  test('kernels of before 2.6.11 steal nothing', () => {
    expect(parseCpuTime('cpu 1 2 3 4\n', SELF, null)).toMatchObject({ total: 10, stolen: 0 });
  });
});

test('parseMhz: of the fastest processor; ARM does not say', () => {
  expect(parseMhz('processor\t: 0\ncpu MHz\t\t: 800.012\n\nprocessor\t: 1\ncpu MHz\t\t: 3400.5\n')).toBe(3400.5);
  expect(parseMhz('processor\t: 0\nBogoMIPS\t: 50.00\n')).toBeNull();
});
