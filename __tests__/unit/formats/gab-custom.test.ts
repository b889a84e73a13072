import { expect, test } from '@jest/globals';
import { gabCustom, gabCustomBigger } from '../../../src/formats/gab-custom.ts';

const text = JSON.stringify([
  { name: 'a', unit: 'Percent', value: 1 },
  { name: 'b', unit: 'req/s', value: 1 },
]);

test.each([
  [gabCustom, 'lower'],
  [gabCustomBigger, 'higher'],
] as const)('the direction is that of the tool, whatever the unit', (format, better) => {
  const { measurements } = format.parse({ path: 'in', text });
  expect(measurements.map((measurement) => measurement.better)).toEqual([better, better]);
});
