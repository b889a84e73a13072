import { describe, expect, test } from '@jest/globals';
import { tidyGoUnit, tidyUnit } from '../../../src/units/tidy.ts';

describe('as benchstat', () => {
  test.each([
    ['ns/op', 'sec/op', 1e-9],
    ['MB/s', 'B/s', 1e6],
    ['B/op', 'B/op', 1],
    ['allocs/op', 'allocs/op', 1],
    ['p99-ns', 'p99-sec', 1e-9],
    ['p99-ns/op', 'p99-sec/op', 1e-9],
    ['MB*MB/s', 'B*B/s', 1e12],
    ['ns/op*ns', 'sec/op*sec', 1e-18],
    ['op/ns', 'op/ns', 1],
    ['ns per MB', 'sec per B', 1e-3],
    ['ms/op', 'ms/op', 1],
    ['KB/op', 'KB/op', 1],
    ['µs/op', 'µs/op', 1],
    ['nsec', 'nsec', 1],
    ['', '', 1],
  ])('%s is %s', (unit, base, factor) => {
    const tidied = tidyGoUnit(unit);
    expect(tidied.unit).toBe(base);
    expect(tidied.factor).toBeCloseTo(factor, 30);
  });

  test.each(['ms', 'KiB', 'bytes', 's', 'min'])('%s stays, alone or not', (unit) => {
    expect(tidyGoUnit(unit)).toEqual({ unit, factor: 1 });
  });

  test('a benchmark time keeps its last digit', () => {
    expect(1726 * tidyGoUnit('ns/op').factor).toBe(1726 * 1e-9);
  });
});

describe('for every tool', () => {
  test.each([
    ['ns', 'sec', 1e-9],
    ['us', 'sec', 1e-6],
    ['\u00b5s', 'sec', 1e-6],
    ['\u03bcs', 'sec', 1e-6],
    ['ms', 'sec', 1e-3],
    ['s', 'sec', 1],
    ['seconds', 'sec', 1],
    ['Seconds', 'sec', 1],
    ['min', 'sec', 60],
    ['bytes', 'B', 1],
    ['kB', 'B', 1e3],
    ['KB', 'B', 1e3],
    ['KiB', 'B', 1024],
    ['Megabytes', 'B', 1e6],
    ['MiB', 'B', 2 ** 20],
    ['GB', 'B', 1e9],
    ['GiB', 'B', 2 ** 30],
    [' ms ', 'sec', 1e-3],
  ])('%s is %s', (unit, base, factor) => {
    expect(tidyUnit(unit)).toEqual({ unit: base, factor });
  });

  test.each(['ms/op', 'KB/op', 'MiB/s', 'Ms', 'widgets', 'Percent', 'ops/s', 'p99-ms'])('%s stays', (unit) => {
    expect(tidyUnit(unit)).toEqual({ unit, factor: 1 });
  });

  test('a base unit is its own base unit', () => {
    for (const unit of ['ns/op', 'MB/s', 'ms', 'KiB', 'p99-ns', 'widgets']) {
      const base = tidyUnit(unit).unit;
      expect(tidyUnit(base)).toEqual({ unit: base, factor: 1 });
    }
  });
});
