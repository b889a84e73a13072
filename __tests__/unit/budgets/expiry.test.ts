import { expect, test } from '@jest/globals';
import { selectActiveBudgets } from '../../../src/budgets/select.ts';
import { inFile } from '../../../src/model/location.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { inWords } from '../../support/diagnostics.ts';
import { TODAY } from '../../support/today.ts';

const [budget] = policyOf(null, TODAY).budgets;

const judged = (until: string | null) => {
  const { budgets, problems } = selectActiveBudgets(
    [{ ...budget!, until, location: inFile('b.yml', 7) }],
    '2027-01-20',
  );
  return [budgets.length, ...problems.map(inWords).map(({ where, message }) => `${where}: ${message}`)];
};

test('without an end', () => expect(judged(null)).toEqual([1]));

test('long before its end', () => expect(judged('2027-02-04')).toEqual([1]));

test.each([
  ['2027-02-03', 'in 14 days'],
  ['2027-01-21', 'tomorrow'],
  ['2027-01-20', 'today'],
])('shortly before its end, %s', (until, when) => {
  expect(judged(until)).toEqual([
    1,
    `b.yml:7: this budget ends ${when}, on ${until}. Delete it, or agree on another day.`,
  ]);
});

test('after its end', () => {
  expect(judged('2027-01-19')).toEqual([
    0,
    'b.yml:7: this budget was agreed until 2027-01-19 and no longer applies; the budgets above it do. Delete it, or agree on another day.',
  ]);
});
