import { expect, test } from '@jest/globals';
import { flagsInHelp } from '../../../src/cli/help.ts';
import { CHECK_FLAGS, DOCTOR_FLAGS, MEASURE_FLAGS } from '../../../src/settings/command-line.ts';

test('the help of a command names every flag that it takes', () => {
  expect(flagsInHelp('check').sort()).toEqual(Object.keys(CHECK_FLAGS).sort());
  expect(flagsInHelp('measure').sort()).toEqual(Object.keys(MEASURE_FLAGS).sort());
  expect(flagsInHelp('doctor').sort()).toEqual(Object.keys(DOCTOR_FLAGS).sort());
});
