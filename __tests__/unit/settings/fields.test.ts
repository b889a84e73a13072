import { describe, expect, test } from '@jest/globals';
import type * as z from 'zod';
import * as amounts from '../../../src/settings/amount-fields.ts';
import * as build from '../../../src/settings/field-builders.ts';
import * as fields from '../../../src/settings/fields.ts';

/** The value, or the word "refused": the words of a refusal have golden files. */
function read(field: z.ZodType, text: string): unknown {
  const { success, data } = field.safeParse(text);
  return success ? data : 'refused';
}

describe('percentage', () => {
  test.each([
    ['5%', 0.05],
    ['0%', 0],
    ['0.5 %', 0.005],
    ['+7%', 0.07],
    ['.5%', 0.005],
    ['99.9%', 0.9990000000000001],
    ['100%', 1],
    ['200%', 2],
    ['100000%', 1000],
    ['100001%', 'refused'],
    ['105% of base', 'refused'],
    ['5% of base', 'refused'],
    ['-5%', 'refused'],
    ['5', 'refused'],
    ['5%%', 'refused'],
    ['1e1%', 'refused'],
    ['%', 'refused'],
  ])('%s', (text, value) => {
    const found = read(amounts.percentage, text);
    if (typeof value === 'number') expect(found).toBeCloseTo(value, 12);
    else expect(found).toBe(value);
  });
});

describe('rounds', () => {
  test.each([
    ['10', { min: 10, max: 10 }],
    ['6..30', { min: 6, max: 30 }],
    [' 6 .. 30 ', { min: 6, max: 30 }],
    ['1', { min: 1, max: 1 }],
    ['1000', { min: 1000, max: 1000 }],
    ['1001', 'refused'],
    ['0', 'refused'],
    ['6-30', 'refused'],
    ['6...30', 'refused'],
    ['30..6', 'refused'],
    ['2.5', 'refused'],
    ['0x10', 'refused'],
  ])('%s', (text, value) => expect(read(fields.rounds, text)).toEqual(value));
});

describe('where and how willingly', () => {
  test.each([
    [fields.cpuList, '2-3', '2-3'],
    [fields.cpuList, ' 0 , 2 ', '0,2'],
    [fields.cpuList, '3,2,1,1', '1-3'],
    [fields.cpuList, '0', '0'],
    [fields.cpuList, ' one ', 'one'],
    [fields.cpuList, 'two', 'refused'],
    [fields.cpuList, '3-1', 'refused'],
    [fields.cpuList, '-1', 'refused'],
    [fields.cpuList, '1,', 'refused'],
    [fields.cpuList, '0-6:2', 'refused'],
    [fields.cpuList, '99999', 'refused'],
    [fields.cpuList, '0 -n', 'refused'],
    [fields.niceness, '-20', -20],
    [fields.niceness, '+19', 19],
    [fields.niceness, '0', 0],
    [fields.niceness, '20', 'refused'],
    [fields.niceness, '1.5', 'refused'],
    [fields.niceness, '1e1', 'refused'],
  ])('%#: %s', (field, text, value) => expect(read(field, text)).toBe(value));
});

describe('minutes and alpha', () => {
  test.each([
    [fields.minutes, '20', 20],
    [fields.minutes, '0.5', 0.5],
    [fields.minutes, '0', 'refused'],
    [fields.minutes, 'Infinity', 'refused'],
    [fields.minutes, '7201', 'refused'],
    [fields.alpha, '0.01', 0.01],
    [fields.alpha, '1e-3', 0.001],
    [fields.alpha, '0.5', 0.5],
    [fields.alpha, '0', 'refused'],
    [fields.alpha, '0.51', 'refused'],
    [fields.alpha, 'NaN', 'refused'],
  ])('%#: %s', (field, text, value) => expect(read(field, text)).toBe(value));
});

describe('innerPath', () => {
  const path = fields.innerPath('folder');
  test.each([
    ['.', '.'],
    ['packages/codec', 'packages/codec'],
    ['packages\\codec', 'packages/codec'],
    ['a/../b', 'b'],
    ['..hidden', '..hidden'],
    ['target/**/*.json', 'target/**/*.json'],
    ['..', 'refused'],
    ['a/../../b', 'refused'],
    ['..\\b', 'refused'],
    ['/etc', 'refused'],
    ['C:\\temp', 'refused'],
  ])('%s', (text, value) => expect(read(path, text)).toBe(value));
});

describe('ref', () => {
  const ref = fields.ref('base-ref');
  test.each([
    ['merge-base', 'merge-base'],
    ['feature/a_b-c.1', 'feature/a_b-c.1'],
    ['v1.2.3', 'v1.2.3'],
    ['HEAD~1', 'HEAD~1'],
    ['main@{1}', 'main@{1}'],
    ['v1^{commit}', 'v1^{commit}'],
    ['--exec=x', 'refused'],
    ['a b', 'refused'],
    ['a\nb', 'refused'],
    ['main..head', 'refused'],
    ['main:file', 'refused'],
  ])('%j', (text, value) => expect(read(ref, text)).toBe(value));
});

describe('the rest', () => {
  test.each([
    [fields.yesOrNo, 'True', true],
    [fields.yesOrNo, 'false', false],
    [fields.yesOrNo, '1', 'refused'],
    [fields.name, 'linux / node 24', 'linux / node 24'],
    [fields.name, 'x'.repeat(101), 'refused'],
    [fields.name, 'a\u001b[0m', 'refused'],
    [build.choice('pass', 'fail'), 'pass', 'pass'],
    [build.choice('pass', 'fail'), 'Pass', 'refused'],
    [build.choiceWithAliases(['auto', 'jmh'], new Map([['java_jmh', 'jmh']])), 'java_jmh', 'jmh'],
    [build.choiceWithAliases(['auto', 'jmh'], new Map([['java_jmh', 'jmh']])), 'java', 'refused'],
    [build.text('label'), '  ', 'refused'],
    [build.text('label'), 'a\0b', 'refused'],
    [amounts.quantity, '50ms', { value: 50, unit: 'ms', text: '50ms' }],
    [amounts.quantity, '2%', { value: 2, unit: '%', text: '2%' }],
    [amounts.quantity, '3', { value: 3, unit: '', text: '3' }],
    [amounts.quantity, '105% of base', 'refused'],
    [amounts.magnitude, '-1ms', 'refused'],
  ])('%#: %j', (field, text, value) => expect(read(field, text)).toEqual(value));
});

test('a list of one may be written without the list', () => {
  const list = build.listOf(build.text('pattern'), 'patterns');
  expect(list.parse('a')).toEqual(['a']);
  expect(list.parse(['a', 'b'])).toEqual(['a', 'b']);
  expect(list.safeParse([]).success).toBe(false);
  expect(list.safeParse(null).success).toBe(false);
  expect(list.safeParse('').error?.issues[0]?.path).toEqual([]);
  expect(list.safeParse(['a', '']).error?.issues[0]?.path).toEqual([1]);
});
