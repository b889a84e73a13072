import { describe, expect, test } from '@jest/globals';
import { parseGnuPeak, parseHighWater, parseMacPeak, parseTimes } from '../../../src/host/meter.ts';

describe('parseTimes takes the children’s line', () => {
  test.each([
    ['bash', '0m0.001s 0m0.002s\n1m2.345s 0m0.067s\n', { userMs: 62_345, systemMs: 67 }],
    ['bash in a locale with a comma', '0m0,001s 0m0,002s\n0m0,250s 0m0,010s\n', { userMs: 250, systemMs: 10 }],
    ['dash', '0m0.000000s 0m0.000000s\n0m0.040000s 0m0.010000s\n', { userMs: 40, systemMs: 10 }],
    ['zsh and older dash', '0m0.00s 0m0.00s\n0m0.04s 0m0.01s\n', { userMs: 40, systemMs: 10 }],
  ])('%s', (_shell, text, expected) => {
    const times = parseTimes(text);
    expect(times?.userMs).toBeCloseTo(expected.userMs, 6);
    expect(times?.systemMs).toBeCloseTo(expected.systemMs, 6);
  });

  test.each(['', '0m0.001s 0m0.002s\n', '\n0m0.001s\n', '\n0m1s 0m1s\n', '\n0m0.1s 0m0.1s 0m0.1s\n'])(
    'nothing for %j',
    (text) => expect(parseTimes(text)).toBeNull(),
  );
});

describe('peak memory', () => {
  test.each([
    ['101356\n', 101_356 * 1024],
    ['Command exited with non-zero status 3\n2048\n', 2048 * 1024],
    ['Command terminated by signal 9\n2048\n', 2048 * 1024],
    ['', null],
    ['12.5\n', null],
  ])('GNU time: %j', (text, expected) => expect(parseGnuPeak(text)).toBe(expected));

  test('macOS time: bytes', () => {
    const text = [
      '        0.21 real         0.18 user         0.02 sys',
      '           105218048  maximum resident set size',
      '                   0  average shared memory size',
      '            98566144  peak memory footprint',
      '',
    ].join('\n');
    expect(parseMacPeak(text)).toBe(105_218_048);
    expect(parseMacPeak('        0.21 real         0.18 user         0.02 sys\n')).toBeNull();
  });

  test('Linux /proc: KiB', () => {
    expect(parseHighWater('Name:\tnode\nVmPeak:\t  9999 kB\nVmHWM:\t    4321 kB\nVmRSS:\t 1 kB\n')).toBe(4321 * 1024);
    expect(parseHighWater('Name:\tbash\nState:\tZ (zombie)\n')).toBeNull();
  });
});
