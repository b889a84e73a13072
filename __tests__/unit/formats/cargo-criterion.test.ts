import { expect, test } from '@jest/globals';
import { cargoCriterion } from '../../../src/formats/cargo-criterion.ts';
import { inWords } from '../../support/diagnostics.ts';

function parse(...messages: object[]) {
  const text = messages.map((message) => `${JSON.stringify(message)}\n`).join('');
  const { measurements, problems } = cargoCriterion.parse({ path: 'out', text });
  return {
    found: measurements.map(({ name, metric, unit, values }) => [name, metric, unit, ...values]),
    problems: problems.map(inWords).map(({ where, message }) => `${where}: ${message}`),
  };
}

const benchmark = (id: string, more: object = {}) => ({
  reason: 'benchmark-complete',
  id,
  iteration_count: [1, 2],
  measured_values: [5, 6],
  unit: 'ns',
  ...more,
});
const group = (...benchmarks: string[]) => ({ reason: 'group-complete', benchmarks });

test('totals are divided; the unit tells what was measured', () => {
  expect(parse(benchmark('a'), { reason: 'else' }, benchmark('b', { unit: 'cycles' }), group('a', 'b'))).toEqual({
    found: [
      ['a', 'time', 'ns', 5, 3],
      ['b', 'cycles', 'cycles', 5, 3],
    ],
    problems: [],
  });
});

test.each([
  [[benchmark('a')], 'out: "a" did not end. Results may be missing. Check that the command ran to its end.'],
  [[group()], 'out: no benchmark has a result. Check the options and the configuration of `cargo criterion`.'],
  [[benchmark('a', { iteration_count: [0, 1] })], 'out: $.iteration_count[0]: must be more than 0, but is "0".'],
])('%j', (messages, problem) => expect(parse(...messages).problems).toEqual([problem]));
