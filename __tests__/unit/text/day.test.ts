import { expect, test } from '@jest/globals';
import { dayOf, daysUntil, isDay } from '../../../src/text/day.ts';

test.each([
  ['2027-01-31', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-13-01', false],
  ['2027-00-10', false],
  ['2027-1-31', false],
  ['27-01-31', false],
  ['2027-01-31T00:00', false],
  ['', false],
])('%s is a day: %s', (text, expected) => expect(isDay(text)).toBe(expected));

test('a day begins at midnight UTC', () => {
  expect(dayOf(Date.UTC(2027, 0, 31))).toBe('2027-01-31');
  expect(dayOf(Date.UTC(2027, 0, 31) - 1)).toBe('2027-01-30');
});

test.each([
  ['2027-01-31', '2027-01-31', 0],
  ['2027-01-31', '2027-02-01', 1],
  ['2027-01-31', '2027-01-01', -30],
  ['2026-12-31', '2027-12-31', 365],
])('from %s to %s: %i', (from, to, days) => expect(daysUntil(from, to)).toBe(days));
