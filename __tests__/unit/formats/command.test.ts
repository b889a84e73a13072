import { expect, test } from '@jest/globals';
import { command, toInvocationMeasurements } from '../../../src/formats/command.ts';
import { inWords } from '../../support/diagnostics.ts';

test('one invocation is one benchmark with a value per metric', () => {
  const measured = toInvocationMeasurements(1250, { userMs: 900, systemMs: 50, peakBytes: 1703936 }, 'make all');
  expect(measured.map(({ metric, unit, values, primary }) => [metric, unit, values, primary])).toEqual([
    ['wall-time', 's', [1.25], true],
    ['user-time', 's', [0.9], false],
    ['system-time', 's', [0.05], false],
    ['peak-memory', 'B', [1703936], false],
  ]);
  expect(measured.every(({ name, better, group }) => name === 'make all' && better === 'lower' && group === null)).toBe(
    true,
  );
});

test('what the system cannot tell is left out, a zero is not', () => {
  const metrics = (usage: Parameters<typeof toInvocationMeasurements>[1]) =>
    toInvocationMeasurements(5, usage, 'true').map(({ metric }) => metric);
  expect(metrics(null)).toEqual(['wall-time']);
  expect(metrics({ userMs: 0, systemMs: null, peakBytes: null })).toEqual(['wall-time', 'user-time']);
});

test('a file is refused', () => {
  expect(command.recognises('anything')).toBe(false);
  const { measurements, problems } = command.parse({ path: 'a.txt', text: 'anything' });
  expect(measurements).toEqual([]);
  expect(problems.map(inWords)).toEqual([
    {
      where: 'a.txt',
      message:
        'the format `command` measures commands and cannot read a file. Name the format of the tool that wrote it.',
      severity: 'error',
    },
  ]);
});
