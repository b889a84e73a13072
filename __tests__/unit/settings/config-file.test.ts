import { describe, expect, test } from '@jest/globals';
import { UserError } from '../../../src/errors.ts';
import { inFile } from '../../../src/model/location.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { inWords } from '../../support/diagnostics.ts';

const parse = (text: string) => parseConfigFile(text, 'b.yml');

function errorsOf(text: string) {
  try {
    parse(text);
  } catch (error) {
    if (error instanceof UserError) return error.diagnostics.map((one) => ({ ...one, ...inWords(one) }));
    throw error;
  }
  return [];
}

test('every key that there is', () => {
  const file = parse(`
run:
  - go test -bench=. ./a
  - go test -bench=. ./b
setup: go vet ./...
working-directory: ./services/api/
format: go
output-file: out/*.txt
rounds: 6..30
max-minutes: 20
unit: sample
alpha: 0.02
budgets:
  - metric: sec/op                     # a comment
    max-regression: 5%
    min-delta: 20ns
    because: below the noise nothing is actionable
  - metric: p99-sec
    benchmarks: ["Checkout/**", "!Checkout/debug"]
    packages: example.com/shop
    max: 50ms
    min: 1e-3 s
    level: warn
units:
  score: {better: higher}
  frames: {exact: true}
new: warn
removed: pass
renamed: {OldName: NewName}
`);
  expect(file).toEqual({
    run: ['go test -bench=. ./a', 'go test -bench=. ./b'],
    setup: 'go vet ./...',
    workingDirectory: 'services/api/',
    format: 'go',
    outputFile: 'out/*.txt',
    rounds: { min: 6, max: 30 },
    maxMinutes: 20,
    unit: 'sample',
    alpha: 0.02,
    budgets: [
      {
        metric: 'sec/op',
        benchmarks: [],
        packages: [],
        commands: [],
        filter: null,
        against: null,
        by: null,
        of: 'each',
        limits: new Map([['max-regression', 0.05]]),
        minDelta: { value: 20, unit: 'ns', text: '20ns' },
        level: 'fail',
        because: 'below the noise nothing is actionable',
        until: null,
        location: inFile('b.yml', 14),
      },
      {
        metric: 'p99-sec',
        benchmarks: ['Checkout/**', '!Checkout/debug'],
        packages: ['example.com/shop'],
        commands: [],
        filter: null,
        against: null,
        by: null,
        of: 'each',
        limits: new Map([
          ['max', { value: 50, unit: 'ms', text: '50ms' }],
          ['min', { value: 0.001, unit: 's', text: '1e-3 s' }],
        ]),
        minDelta: null,
        level: 'warn',
        because: null,
        until: null,
        location: inFile('b.yml', 18),
      },
    ],
    units: { score: { better: 'higher' }, frames: { exact: true } },
    new: 'warn',
    removed: 'pass',
    renamed: { OldName: 'NewName' },
  });
});

describe('a budget against a release', () => {
  const budgetOf = (text: string) => parse(`budgets:\n  - metric: ns/op\n    ${text}\n`).budgets![0]!;

  test('only warns, unless it says otherwise', () => {
    expect(budgetOf('against: latest-release\n    max-regression: 5%')).toMatchObject({
      against: 'latest-release',
      level: 'warn',
    });
    expect(budgetOf('against: v2.3.0\n    max-regression: 5%\n    level: fail')).toMatchObject({
      against: 'v2.3.0',
      level: 'fail',
    });
    expect(budgetOf('max-regression: 5%')).toMatchObject({ against: null, level: 'fail' });
  });

  test('may name the full ref of a tag', () => {
    expect(budgetOf('against: refs/tags/v2.3.0\n    max-regression: 5%').against).toBe('v2.3.0');
  });
});

test('exceptions, geomeans and filters', () => {
  const file = parse(`
budgets:
  - metric: ns/op
    where: .name:Encode -/size:(1 OR 2)
    of: geomean
    max-regression: 2%
    until: 2027-01-31
    because: until the new codec is in
`);
  const [budget] = file.budgets ?? [];
  expect(budget).toMatchObject({
    of: 'geomean',
    until: '2027-01-31',
    filter: { text: '.name:Encode -/size:(1 OR 2)' },
  });
  const row = (name: string) =>
    ({
      ...{ command: null, group: 'example.com/codec', name, metric: 'ns/op', unit: 'sec/op' },
      ...{ better: 'lower' as const, primary: true, shortName: null, renamed: null, isControl: false },
    }) as const;
  const chosen = ['Encode/size=1-8', 'Encode/size=10-8', 'Encode-8', 'Decode-8'].filter((name) =>
    budget?.filter?.matches(row(name)),
  );
  expect(chosen).toEqual(['Encode/size=10-8', 'Encode-8']);
});

describe('a filter', () => {
  const row = {
    ...{ command: null, group: 'example.com/söng', name: 'Größe/art=ä-8', metric: 'p99', unit: 'sec' },
    ...{ better: 'lower' as const, primary: true, shortName: null, renamed: null, isControl: false },
  } as const;

  test.each([
    ['.name:Größe', true],
    ['.fullname:Größe/art=ä-8', true],
    ['/art:ä', true],
    ['/gomaxprocs:8', true],
    ['pkg:example.com/söng', true],
    ['pkg:/^example/', true],
    ['.unit:p99-sec', true],
    ['.unit:p99', true],
    ['.unit:sec', false],
    ['-pkg:other', true],
    ['.file:base', false],
    ['*', true],
  ])('%s: %s', (where, matches) => {
    const [budget] =
      parse(`budgets: [{metric: "*", max-regression: 5%, where: ${JSON.stringify(where)}}]`).budgets ?? [];
    expect(budget?.filter?.matches(row)).toBe(matches);
  });
});

test.each([
  ['an empty file', ''],
  ['comments only', '# later\n'],
  ['a byte order mark', '\uFEFF'],
  ['an explicit null', '~'],
  ['an empty mapping', '{}'],
])('%s sets nothing', (_, text) => expect(parse(text)).toEqual({}));

describe('scalars are what was written', () => {
  test.each([
    ['run: true', ['true']],
    ['run: 1e3', ['1e3']],
    ['run: 0x10', ['0x10']],
    ['run: "no"', ['no']],
    ['run: |\n  make a\n  make b\n', ['make a\nmake b\n']],
    ['run: >-\n  make\n  a\n', ['make a']],
    ["run: 'it''s'", ["it's"]],
    ['run: a\r\n', ['a']],
  ])('%j', (text, run) => expect(parse(text).run).toEqual(run));

  test('also in keys, and in the limits of metrics without a unit', () => {
    const { renamed, budgets } = parse(
      'renamed: {1.0: 2.0}\nbudgets: [{metric: score, min: 1_000}, {metric: x, max: 1.50}]'.replace('1_000', '1000'),
    );
    expect(renamed).toEqual({ '1.0': '2.0' });
    expect(budgets?.[1]?.limits.get('max')).toEqual({ value: 1.5, unit: '', text: '1.50' });
  });
});

test('anchors and aliases serve', () => {
  const { budgets } = parse(`
budgets:
  - {metric: sec/op, benchmarks: &slow [Slow/**], max-regression: 5%}
  - {metric: B/op, benchmarks: *slow, max-regression: 0%}
`);
  expect(budgets?.[1]?.benchmarks).toEqual(['Slow/**']);
});

test('keys that JavaScript finds special are keys like others', () => {
  const [first, second] = errorsOf('__proto__: {run: a}\nconstructor: b\n');
  expect(first).toMatchObject({ where: 'b.yml:1:1: __proto__', code: 'key-unknown' });
  expect(second).toMatchObject({ where: 'b.yml:2:1: constructor', code: 'key-unknown' });
  expect(parse('units: {constructor: {exact: true}}').units).toEqual({ constructor: { exact: true } });
});

describe('what could hurt', () => {
  test('size', () => {
    expect(parse(`# ${'x'.repeat(65_533)}\n`.slice(0, 65_536))).toEqual({});
    expect(errorsOf('é'.repeat(32_769))).toMatchObject([
      { code: 'file-too-large', data: { bytes: 65_538, limitBytes: 65_536 } },
    ]);
  });

  test.each(['[', '{a: ', '- ', '? ', '- ? '])('depth, of %j', (opening) => {
    const text = opening.repeat(Math.floor(65_536 / opening.length));
    expect(errorsOf(text)).toMatchObject([{ code: 'yaml-too-deep', data: { levels: 16 } }]);
  });

  test('depth by indentation', () => {
    const text = Array.from({ length: 300 }, (_, level) => `${' '.repeat(level)}a:`).join('\n');
    expect(errorsOf(text)).toMatchObject([{ code: 'yaml-too-deep', data: { levels: 16 } }]);
  });

  test('an alias to itself', () => {
    expect(errorsOf('run: &x [*x]')).not.toEqual([]);
    expect(errorsOf('units: &x {a: *x}')).not.toEqual([]);
  });

  test('a long value is cut, and control characters are not repeated', () => {
    const [error] = errorsOf(`rounds: "${'9'.repeat(200)}\\u001b[31m"`);
    expect(error?.data['got']).toHaveLength(60);
    expect(errorsOf('rounds: "\\u001b[31m"')[0]?.data['got']).toBe('?[31m');
  });

  test('a file that is wrong all over', () => {
    const errors = errorsOf(Array.from({ length: 80 }, (_, index) => `zzz${index}: 1`).join('\n'));
    expect(errors).toHaveLength(51);
    expect(errors.at(-1)).toMatchObject({ code: 'more-errors', data: { count: 30 } });
  });
});

test('an error inside an alias names the place of the alias', () => {
  const [error] = errorsOf('budgets:\n  - &b {metric: x, max: 1, benchmarks: []}\n  - *b\n').slice(1);
  expect(error?.where).toBe('b.yml:3:5: budgets[1].benchmarks');
});

test('a metric or a benchmark with the name of a property of Object is kept', () => {
  const names = ['__proto__', 'constructor', 'toString'];
  const text = `run: x
units: {${names.map((name) => `${name}: {better: higher}`).join(', ')}}
renamed: {${names.map((name) => `${name}: new-${name}`).join(', ')}}
`;
  const { units = {}, renamed = {} } = parseConfigFile(text, 'c.yml');
  expect(Object.entries(units)).toEqual(names.map((name) => [name, { better: 'higher' }]));
  expect(Object.entries(renamed)).toEqual(names.map((name) => [name, `new-${name}`]));
  expect(() => parseConfigFile('run: x\nunits: {__proto__: {better: up}}\n', 'c.yml')).toThrow();
});
