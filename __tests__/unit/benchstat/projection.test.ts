import '../../support/readable-errors.ts';
import { describe, expect, test } from '@jest/globals';
import { type BenchstatResult, FileConfiguration } from '../../../src/benchstat/keys.ts';
import { type Projection, ProjectionGroup } from '../../../src/benchstat/projection.ts';

function result(name: string, settings: Readonly<Record<string, string>> = {}, file = 'f'): BenchstatResult {
  const configuration = new FileConfiguration();
  for (const [key, value] of Object.entries(settings)) configuration.set(key, value);
  return { name, file, configuration };
}

/** Tuples of the results in order, fields joined by commas. */
function order(projection: Projection, results: readonly BenchstatResult[]): string[] {
  const tuples = new Set(results.map((each) => projection.tupleOf(each)));
  const places = projection.tupleRanks();
  return [...tuples]
    .sort((one, other) => places[one]! - places[other]!)
    .map((tuple) => projection.values(tuple).join(','));
}

function parse(query: string): Projection {
  return new ProjectionGroup().parse(query);
}

describe('orders', () => {
  const names = ['B/x=10', 'A/x=9', 'C/x=1k', 'A/x=1k'].map((name) => result(name));

  test.each([
    ['.name', ['B', 'A', 'C']],
    ['.name@first', ['B', 'A', 'C']],
    ['.name@alpha', ['A', 'B', 'C']],
    ['/x@num', ['9', '10', '1k']],
    ['/x@alpha', ['10', '1k', '9']],
    ['/x,.name', ['10,B', '9,A', '1k,A', '1k,C']],
    ['.name /x@num', ['B,10', 'A,9', 'A,1k', 'C,1k']],
    ['', ['']],
  ])('%s', (query, expected) => {
    expect(order(parse(query), names)).toEqual(expected);
  });

  test('the fields of .config sort by bytes, in the order in which they appeared', () => {
    const results = [
      result('A', { pkg: 'zeta' }),
      result('A', { goos: 'b', pkg: 'alpha' }),
      result('A', { goos: 'a', pkg: 'alpha' }),
      result('A'),
    ];
    const projection = parse('.config');
    expect(order(projection, results)).toEqual([',', 'alpha,a', 'alpha,b', 'zeta,']);
    expect(projection.fieldNames()).toEqual(['pkg', 'goos']);
    expect(order(parse('pkg'), results)).toEqual(['zeta', 'alpha', '']);
  });
});

describe('lists', () => {
  test('leave out what they do not have', () => {
    const projection = parse('/x@(2 1)');
    const results = ['A/x=1', 'A/x=2', 'A/x=3', 'A'].map((name) => result(name));
    const admitted = results.filter((each) => projection.admits(each));
    expect(order(projection, admitted)).toEqual(['2', '1']);
  });

  test('of .fullname ask for the whole name', () => {
    const group = new ProjectionGroup();
    const rows = group.parse('.fullname@(A/x=1)');
    group.parse('/x');
    expect(rows.admits(result('A/x=1'))).toBe(true);
    expect(rows.admits(result('A'))).toBe(false);
    expect(order(rows, [result('A/x=1')])).toEqual(['A']);
  });

  test('the word fixed leaves out everything', () => {
    expect(parse('.name@fixed').admits(result('A'))).toBe(false);
  });
});

describe('what one projection names', () => {
  test('leaves .config and .fullname of all others', () => {
    const group = new ProjectionGroup();
    const table = group.parse('.config');
    const row = group.parse('.fullname');
    group.parse('pkg /x .name');
    const each = result('A/x=1/y', { goos: 'a', pkg: 'b' });
    expect(order(table, [each])).toEqual(['a']);
    expect(order(row, [each])).toEqual(['*/y']);
  });

  test('is no residue; the general keys are, when none shows them', () => {
    const group = new ProjectionGroup();
    group.parse('.name goos');
    const residue = group.makeResidue();
    residue.tupleOf(result('A-8', { goos: 'a', pkg: 'b' }));
    expect(residue.fieldNames()).toEqual(['pkg', '.fullname']);
    expect(residue.values(0)).toEqual(['b', '*-8']);
    const all = new ProjectionGroup();
    all.parse('.config,.fullname');
    expect(all.makeResidue().fieldNames()).toEqual([]);
  });
});

test('a field that comes later does not make another tuple of the same values', () => {
  const projection = parse('.config');
  const before = projection.tupleOf(result('A', { a: '1' }));
  projection.tupleOf(result('A', { a: '1', b: '2' }));
  expect(projection.tupleOf(result('A', { a: '1' }))).toBe(before);
});

describe('errors are benchstat’s', () => {
  test.each([
    ['a,,b', 'expected key', 2],
    [',a', 'expected key', 0],
    ['a b:c', 'expected key', 3],
    ['a@', 'expected named sort order or parenthesized list', 2],
    ['a@,b', 'expected named sort order or parenthesized list', 2],
    ['a@(', 'missing )', 3],
    ['a@(,', 'missing )', 3],
    ['a@()', 'nothing to match', 3],
    ['a@nope', 'unknown order "nope"', 2],
    ['a@"\\n"', 'unknown order "\\n"', 2],
    ['.unit', '.unit is only allowed in filters', 0],
    ['.unit@nope', 'unknown order "nope"', 6],
    ['.config@(a)', 'fixed order not allowed for .config', 8],
    ['.config@fixed', 'fixed order not allowed for .config', 8],
    ['""', 'key must not be empty', 0],
  ])('%s', (query, message, column) => {
    expect(() => parse(query)).toThrow(new Error(`syntax error: ${message}\n\t${query}\n\t${' '.repeat(column)}^`));
  });
});
