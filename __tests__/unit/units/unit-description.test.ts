import { describe, expect, test } from '@jest/globals';
import { parseQuantity, toBaseUnit } from '../../../src/units/quantity.ts';
import { formatQuantity } from '../../../src/units/scale.ts';
import { unitDescriptionOf as describeUnit } from '../../../src/units/unit-description.ts';

test.each([
  ['sec', 's', 'lower', false],
  ['sec/op', 's', 'lower', false],
  ['B', 'B', 'lower', false],
  ['B/op', 'B', 'lower', false],
  ['allocs/op', 'count', 'lower', false],
  ['count', 'count', 'lower', false],
  ['B/s', 'B/s', 'higher', false],
  ['1/s', '1/s', 'higher', false],
  ['ops/s', 'ops/s', 'higher', true],
  ['req/sec', 'req/sec', 'higher', true],
  ['MiB/s', 'MiB/s', 'higher', true],
  ['p99-sec', 'p99-sec', 'lower', true],
  ['cache-hit-%', 'cache-hit-%', 'lower', true],
  ['errors/op', 'errors/op', 'lower', true],
  ['', '', 'lower', true],
])('%s: %s, %s is better', (unit, dimension, better, guessed) => {
  expect(describeUnit(unit)).toMatchObject({ dimension, better, guessed });
});

test('a unit as the tool wrote it is tidied first', () => {
  expect(describeUnit('ns/op')).toEqual(describeUnit('sec/op'));
  expect(describeUnit('KiB')).toEqual(describeUnit('B'));
});

test('only what cannot vary by its nature is exact', () => {
  const exact = ['allocs/op', 'B/op', 'B', 'count', 'sec'].filter((unit) => describeUnit(unit).exact);
  expect(exact).toEqual(['allocs/op']);
});

test('a duration is a duration of whatever it is', () => {
  const units = ['sec', 'sec/op', 'p99-sec', 'ms/op', 'min-sec', 'B', 'ops/s', 'B/s', 'sec*sec', 'latency-min'];
  expect(units.filter((unit) => describeUnit(unit).isDuration)).toEqual([
    'sec',
    'sec/op',
    'p99-sec',
    'ms/op',
    'min-sec',
  ]);
});

test('bytes above the line are written in powers of 1024', () => {
  const units = ['B', 'B/op', 'B/s', 'heap-bytes', 'sec', 'ops/B', 'KB/op', 'count'];
  expect(units.filter((unit) => describeUnit(unit).binary)).toEqual(['B', 'B/op', 'B/s', 'heap-bytes']);
});

test('no unit finds a property of Object', () => {
  expect(describeUnit('constructor')).toMatchObject({ dimension: 'constructor', guessed: true });
});

describe('rates', () => {
  const times = 'ns us µs ms s sec second min minute h hr hour day'.split(' ');
  const written = times.flatMap((time) => [
    `ops/${time}`,
    `Kops/${time}`,
    `rows per ${time}`,
    `ops_per_${time}`,
    `${time}^-1`,
  ]);

  test.each([...written, 'MB/ms', 's⁻¹', 'ops s-1', 'ops·s^-1'])('%s', (unit) => {
    expect(describeUnit(unit)).toMatchObject({ better: 'higher', evident: true, isDuration: false });
  });

  test.each('fps FPS qps rps tps kQPS IOPS Mbps Gbps kbps GFLOPS MIPS Hz MHz rpm p99-qps'.split(' '))(
    '%s is a guess',
    (unit) => {
      expect(describeUnit(unit)).toMatchObject({ better: 'higher', guessed: true, evident: false });
    },
  );

  test.each(['errors/s', 'cache-misses/min', '%', 'score', ''])('the direction of "%s" is not evident', (unit) => {
    expect(describeUnit(unit).evident).toBe(false);
  });

  test.each('ms/op B/op ns/iter s/req min/op sec_per_op steps maps GC/op'.split(' '))('%s is none', (unit) => {
    expect(describeUnit(unit).better).toBe('lower');
  });

  test('an amount per another time is no amount per second', () => {
    expect(toBaseUnit(parseQuantity('5/s')!, 'ops/ms')).toBeNull();
    expect(toBaseUnit(parseQuantity('5 ops/ms')!, 'ops/ms')).toBe(5);
    expect(formatQuantity(5, 'B/ms')).toBe('5 B/ms');
    expect(formatQuantity(5, 'ops per second')).toBe('5 ops per second');
  });
});
