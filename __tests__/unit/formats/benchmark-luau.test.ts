import { expect, test } from '@jest/globals';
import { benchmarkLuau } from '../../../src/formats/benchmark-luau.ts';
import { inWords } from '../../support/diagnostics.ts';

test('two programs are two groups; a test that failed is a failure', () => {
  const text = [
    'SUCCESS: base64   :   15.000ms +/-  0.500% on luau',
    'SUCCESS: base64   :   16.000ms +/-  0.500% on luau-next ( +6.667%, likely worse)',
    "FAILED:  '/app/life.lua' on '/app/luau'",
  ].join('\n');
  const { measurements, problems } = benchmarkLuau.parse({ path: 'in', text });
  expect(measurements.map(({ group, name, values }) => [group, name, ...values])).toEqual([
    ['luau', 'base64', 15],
    ['luau-next', 'base64', 16],
  ]);
  expect(problems.map(inWords)).toEqual([
    {
      where: 'in:3',
      message: "\"'/app/life.lua' on '/app/luau'\" failed. See the output of the tool.",
      severity: 'error',
    },
  ]);
});
