// Cases for `compare` and benchstat that were chosen one by one, each named after its point. What the real program
// says of them is stored in __tests__/fixtures/benchstat; scripts/benchstat-cases.mjs asks it again.

import { type BenchstatCase, randomCase } from './benchstat-random.ts';

/** Cases by name. */
export type Chosen = Readonly<Record<string, BenchstatCase>>;

type Values = readonly (number | string)[];

/** Lines of one benchmark: each value is a run. */
function runs(name: string, values: Values, unit = 'ns/op'): string {
  return values.map((value) => `Benchmark${name} 1 ${value} ${unit}\n`).join('');
}

function times(value: number | string, count: number): (number | string)[] {
  return Array<number | string>(count).fill(value);
}

/** from, from + step, … */
function steps(from: number, count: number, step = 1): number[] {
  return Array.from({ length: count }, (_, index) => from + step * index);
}

function bytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}

function on(args: readonly string[], ...texts: readonly string[]): BenchstatCase {
  const names = ['base.txt', 'head.txt', 'third.txt', 'fourth.txt'];
  const files = Object.fromEntries(texts.map((text, index) => [names[index]!, bytes(text)]));
  return { args: [...args, ...Object.keys(files)], files };
}

/** The files stand wherever the arguments name them. */
function as(args: readonly string[], ...texts: readonly string[]): BenchstatCase {
  const { files } = on([], ...texts);
  return { args, files };
}

const TEN = [100, 101, 99, 102, 98, 103, 97, 104, 96, 105];
const SLOWER = TEN.map((value) => value * 1.2);
const BASE = `goos: linux\npkg: example.com/a\n${runs('Encode-8', TEN)}${runs('Decode-8', steps(50, 10))}`;
const HEAD = `goos: linux\npkg: example.com/a\n${runs('Encode-8', SLOWER)}${runs('Decode-8', steps(50, 10))}`;
const BYTES = `pkg: p\n${runs('A', ['5 ns/op 100'], 'B/op')}${runs('B', ['6 ns/op 200'], 'B/op')}`;
const FORMATS = ['json', 'gob', 'xml']
  .flatMap((format, index) =>
    ['1k', '10', '2Ki'].map((size) => runs(`Encode/format=${format}/size=${size}-8`, steps(10 * (index + 1), 6))),
  )
  .join('');

const comparison = (base: Values, head: Values, unit = 'sec/op', args: readonly string[] = []) =>
  on(args, runs('A', base, unit), runs('A', head, unit));

const LAYOUT: Chosen = {
  'two files': on([], BASE, HEAD),
  'two files as csv': on(['-format', 'csv'], BASE, HEAD),
  'one file': on([], BASE),
  'three files': on([], BASE, HEAD, BASE),
  'four files as csv': on(['-format=csv'], BASE, HEAD, BASE, HEAD),
  'the same file twice': as(['base.txt', 'base.txt'], BASE),
  labels: as(['old=base.txt', 'new=head.txt'], BASE, HEAD),
  'a label twice': as(['x=base.txt', 'x=head.txt'], BASE, HEAD),
  'an empty label': as(['=base.txt', 'head.txt'], BASE, HEAD),
  'a label with more signs': as(['a=base.txt', 'b c=head.txt'], BASE, HEAD),
  'empty files': on([], '', '\n'),
  'everything filtered out': on(['-filter', '.name:Nothing'], BASE, HEAD),
  'benchmarks on one side only': on([], runs('A', TEN) + runs('B', TEN), runs('B', TEN) + runs('C', TEN)),
  'nothing in common': on([], runs('A', TEN), runs('B', TEN)),
  'a unit in the second file only': on([], runs('A', TEN), runs('A', TEN) + runs('A', TEN, 'score')),
  'wide characters': on([], `${runs('日本/é=ü', TEN)}BenchmarkCafe\u0301 1 5 ns/op\n`, runs('日本/é=ü', SLOWER)),
  'a name that is no UTF-8': { args: ['base.txt'], files: { 'base.txt': 'Benchmark\xff\xfe 1 5 ns/op\n' } },
  'long column names': as(['a-very-long-column-name-indeed=base.txt', 'b=head.txt'], BASE, HEAD),
  'long column names without a comparison': as(['b=base.txt', 'c=head.txt'], runs('A', [1]), runs('B', [1])),
  'quotes and commas in csv': on(['-format', 'csv'], `note: a,"b"\n${runs('A,"x"', TEN)}`, runs('A,"x"', TEN)),
  'leading space in csv': as(['-format', 'csv', ' x=base.txt', '\\.=base.txt'], BASE),
  'columns beyond Z in csv': as(
    ['-format', 'csv', ...'abcdefghijklmnop'.split('').map((label) => `${label}=base.txt`)],
    runs('A', [1, 2]),
  ),
  'nested columns': on(['-col', '.file,/format', '-row', '.name'], FORMATS, FORMATS),
  'nested columns as csv': on(['-col', '.file /format', '-row', '.name', '-format', 'csv'], FORMATS, FORMATS),
  'no column keys': on(['-col', ''], BASE, HEAD),
  'no row keys': on(['-row', ''], BASE, HEAD),
  'no table keys': on(['-table', ''], BASE, HEAD),
  'no keys at all': on(['-table', '', '-row', '', '-col', ''], BASE, HEAD),
};

const CONFIGURATION: Chosen = {
  'tables by configuration sort by value': on([], `pkg: zeta\n${runs('A', TEN)}pkg: alpha\n${runs('A', TEN)}`),
  'tables by a named key keep their order': on(
    ['-table', 'pkg'],
    `pkg: zeta\n${runs('A', TEN)}pkg: alpha\n${runs('A', TEN)}`,
  ),
  'units alternate within a configuration': on([], `${BYTES}pkg: o\n${runs('A', ['5 ns/op 1'], 'B/op')}`),
  'a key is taken away': on([], `goos: linux\npkg: a\n${runs('A', [1])}pkg:\n${runs('A', [1])}`),
  'keys move when one is taken away': on(
    [],
    `a: 1\nb: 2\nc: 3\n${runs('A', [1])}a:\n${runs('A', [1])}a: 4\n${runs('A', [1])}`,
  ),
  'configuration is forgotten at the next file': on([], `pkg: a\n${runs('A', TEN)}`, runs('A', TEN)),
  'log lines look like configuration': on([], `error: no\nwarning: yes\nUpper: x\nkey:x\na:b: c\n${runs('A', [1])}`),
  'blanks around a value': on([], `note: \t x  \nempty:   \ntab:\ty\n${runs('A', [1])}`),
  'ignored keys': on(['-ignore', 'pkg,goos'], BASE, HEAD.replace('linux', 'darwin')),
  'cells that vary': on(['-row', '.name', '-table', ''], `${BASE}pkg: b\n${runs('Encode-8', [7])}`, HEAD),
  'cells that vary in the name': on(['-row', '.name'], FORMATS),
  'the same without a warning': on(['-row', '.name', '-ignore', '.fullname'], FORMATS),
  'a label never varies': on(['-col', ''], runs('A', TEN), runs('A', SLOWER)),
};

const LINES: Chosen = {
  'bad lines': on(
    [],
    [
      'BenchmarkA',
      'BenchmarkA ',
      'BenchmarkA x 5 ns/op',
      'BenchmarkA 99999999999999999999 5 ns/op',
      'BenchmarkA 1',
      'BenchmarkA 1 5',
      'BenchmarkA 1 x ns/op',
      'BenchmarkA 1 1e999 ns/op',
      'BenchmarkA 1 5 ns/op 6',
      'Benchmark results: 5 ns/op',
      'BenchmarkA 1 5 ns/op',
      '',
    ].join('\n'),
  ),
  'numbers of Go': on(
    [],
    [
      '+5',
      '.5',
      '5.',
      '1e3',
      '0x1p-2',
      '1_000',
      '0X.8P1',
      '1e-400',
      '0b1',
      '0x10',
      '1__0',
      '_1',
      '1_',
      '1,5',
      '1e',
      '٣',
    ]
      .map((text) => `BenchmarkA/${text} 1 ${text} x\n`)
      .join(''),
  ),
  'infinities in one column': on([], runs('A', ['inf', '-Inf', '+Infinity', 1, 2, 3])),
  'NaN in one column': on([], runs('A', ['NaN', 1, 2]) + runs('B', [1])),
  'NaN in one column as csv': on(['-format', 'csv'], runs('A', ['nan', 1, 2]) + runs('B', [1])),
  iterations: on(
    [],
    '0 -1 +7 9223372036854775807 9223372036854775808 1_0 0x1 1.5'
      .split(' ')
      .map((count) => `BenchmarkA/${count} ${count} 1 x\n`)
      .join(''),
  ),
  'spaces of Unicode': on(
    [],
    'BenchmarkA\u00a01\u30005\u0085ns/op\u2028\nBenchmarkB\v1\f5 \t ns/op\nBenchmark\u200bC 1 5 x\n',
  ),
  'carriage returns': on([], BASE.replaceAll('\n', '\r\n'), HEAD.replaceAll('\n', '\r\r\n')),
  'a mark at the start': on([], `\ufeff${BASE}`),
  'no newline at the end': on([], BASE.trimEnd()),
  'lines torn by output': on(
    [],
    `${BASE}Benchmark stderr noise\n 7705497\t 0.5676 ns/op\nBenchmark\n 7705497\t 0.5676 ns/op\n${BASE}`,
    `${BASE}BenchmarkEncode-8 \tnoise 123 ns/op\n 3501531\t 0.8152 ns/op\nnoise BenchmarkEncode-8 \t 1\t 5 ns/op\n${BASE}`,
  ),
  'a prefix is enough': on([], 'Benchmarking 1 5 ns/op\nBenchmark 1 5 ns/op\n BenchmarkA 1 5 ns/op\n'),
  'a line of 65,535 bytes': on([], `note: ${'x'.repeat(65_529)}\n${runs('A', [1])}`),
  'a line of 65,536 bytes': on([], `bad\nBenchmarkA 1 x y\nnote: ${'x'.repeat(65_530)}\n${runs('A', [1])}`),
  'the same unit twice on a line': on([], 'BenchmarkA 1 5 ns/op 7 ns/op 9 sec/op\n'),
  'binary content': on([], `\0\0\x01BenchmarkA 1 5 ns/op\n\0\n${runs('A\0', [1])}`),
};

const UNITS: Chosen = {
  'zero keeps its unit': on([], runs('A', [0, 0, 1, 2, 3, 4, 5]), runs('A', [1, 2, 3, 0, 5])),
  'tidied units': on(
    [],
    'BenchmarkA 1 5 ns/op 5 ns 5 p99-ns/op 5 MB/s 5 MB*MB/s 5 op/ns 5 µs 5 KB 5 ns*MB/ns 5 x/y/ns 5 x/ns*ns\n',
  ),
  'exact units': on([], `Unit B/op assume=exact\n${runs('A', [5, 5, 6], 'B/op')}${runs('B', [7], 'B/op')}`),
  'exact units compared': on(
    [],
    `Unit ns/op assume=exact\n${runs('A', [5, 5, 6])}${runs('B', [7])}${runs('C', [7])}`,
    `${runs('A', [5])}${runs('B', [8])}${runs('C', [7])}`,
  ),
  'exact units as csv': on(
    ['-format', 'csv'],
    `Unit ns/op assume=exact\n${runs('A', [5, 5, 6])}${runs('B', [7])}`,
    `${runs('A', [5])}${runs('B', [8])}`,
  ),
  'a unit line in the last file': on([], runs('A', [5, 6]), `${runs('A', [5])}Unit sec/op assume=exact\n`),
  'unit lines that are wrong': on(
    [],
    `Unit\nUnit \nUnit x\nUnit x y\nUnit x =y better=lower\nUnit x better=higher\nUnit x better=lower\n Unit x y\nUnits x y\n${runs('A', [5], 'x')}`,
  ),
  'other assumptions': on([], `Unit x assume=maybe\n${runs('A', [5, 6], 'x')}`),
  'binary prefixes': on(
    [],
    [1, 1023, 1024, 10239, 1048576, 3e12, 0.5].map((value, index) => runs(`A${index}`, [value], 'B/op')).join(''),
  ),
  'decimal prefixes': on(
    [],
    [
      1e-12,
      9.9995e-10,
      9.9994e-10,
      0.5,
      999.94,
      999.95,
      99.995,
      9.9995,
      0.99995,
      1e3,
      1e6,
      1e9,
      1e12,
      1e16,
      1e-300,
      1e300,
      '4.9e-324',
    ]
      .map((value, index) => runs(`A${index}`, [value], 'x'))
      .join(''),
  ),
  'bytes as a word': on([], runs('A', [2048], 'bytes/message')),
  'one scale for each row': on([], runs('A', [0.001], 'x'), runs('A', [1500], 'x')),
  'rounding to even': on(
    [],
    [0.3125, 1.0625, 100.25, 2.5, 0.125].map((value, index) => runs(`A${index}`, [value], 'x')).join(''),
  ),
  'negative values': on([], runs('A', [-5, -6, -4, -5, -5, -7], 'x'), runs('A', [5, 4, 6, 5, 5, 5], 'x')),
  'around zero': on([], runs('A', [-1, 0, 0, 0, 0, 1], 'x'), runs('A', [-1, 1, 2, 2, 3, 4], 'x')),
  'large and small in csv': on(
    ['-format', 'csv'],
    [123456, 1e6, 1234567, 0.0001, 0.00001, 1e21, 1e-7].map((value, index) => runs(`A${index}`, [value], 'x')).join(''),
  ),
};

const SIZES = [
  1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 40, 50, 51, 60, 100,
];
const intervals = (level: string) =>
  on(['-confidence', level], SIZES.map((size) => runs(`N${size}`, steps(100, size), 'x')).join(''));

const STATISTICS: Chosen = {
  ...Object.fromEntries(
    ['0', '0.5', '0.8', '0.9', '0.95', '0.99', '0.999', '1'].map((level) => [
      `intervals at ${level}`,
      intervals(level),
    ]),
  ),
  'p above 1': comparison([1], [1, 1, 1, 1, 1, 2]),
  'p above 1 the other way round': comparison([1, 1, 1, 1, 1, 2], [1]),
  'p of zero from ties': comparison([4], [1, 1, 3]),
  'p of zero from ties, the other way round': comparison([1, 1, 3], [4]),
  'p of zero from two values': comparison([2, 2], [1, 1, 1, 1, 2]),
  'two values and unequal sizes': comparison([1, 1, 1, 2, 2], [2, 2, 1]),
  'ties and equal sizes': comparison([1, 1, 2, 2, 3, 3], [2, 2, 3, 3, 4, 4]),
  'all equal': comparison(times(5, 6), times(5, 6)),
  'all equal, many': comparison(times(5, 40), times(5, 40)),
  'two constants': comparison(times(5, 10), times(6, 10)),
  'two constants, many': comparison(times(5, 40), times(6, 40)),
  'two constants, many, the other way round': comparison(times(6, 40), times(5, 40)),
  'separated, 51 each': comparison(steps(100, 51), steps(200, 51)),
  'separated, 51 each, faster': comparison(steps(200, 51), steps(100, 51)),
  'separated, 50 each': comparison(steps(100, 50), steps(200, 50)),
  'three each is above 0.1': comparison([1, 2, 3], [4, 5, 6], 'x', ['-alpha', '0.1']),
  '1 against 39 is 0.05': comparison([1], steps(2, 39)),
  '3 against 29': comparison([1.5, 3.5, 3.6], steps(1, 29)),
  '7 against 3 with ties': comparison([3, 5, 6, 6, 6, 7, 8], [8, 8, 11]),
  'few values': on(
    [],
    ...[1, 2].map((shift) => [1, 2, 3, 4, 5].map((size) => runs(`N${size}`, steps(10 * shift, size), 'x')).join('')),
  ),
  'few values, alpha 0.01': comparison([1, 2, 3, 4], [5, 6, 7, 8], 'x', ['-alpha', '0.01']),
  'few values, alpha 1e-5': comparison([1, 2, 3, 4], [5, 6, 7, 8], 'x', ['-alpha', '1e-5']),
  'alpha 0': comparison(TEN, SLOWER, 'x', ['-alpha', '0']),
  'alpha 1': comparison(TEN, TEN, 'x', ['-alpha', '1']),
  'alpha NaN': comparison(TEN, SLOWER, 'x', ['-alpha', 'nan']),
  'confidence NaN': comparison(TEN, SLOWER, 'x', ['-confidence', 'nan']),
  'from zero to one': comparison(times(0, 6), times(1, 6), 'x'),
  'from one to zero': comparison(times(1, 6), times(0, 6), 'x'),
  'tiny changes': comparison(steps(100_000, 10), steps(100_001, 10), 'x', ['-alpha', '1']),
  'significant and equal': comparison([1, 2, 3, 4, 5, 6, 7], [1, 2, 3, 4, 15, 16, 17], 'x', ['-alpha', '0.9']),
  'change of a hundredfold': comparison(
    TEN,
    TEN.map((value) => value * 123),
  ),
  'odd and even sizes': comparison([1, 2, 4, 8, 16], [1, 2, 4, 8, 16, 32], 'x'),
  'geomean with a zero': on([], runs('A', [0], 'x') + runs('B', [2], 'x'), runs('A', [1], 'x') + runs('B', [3], 'x')),
  'geomean with zeros on both sides': on(
    [],
    runs('A', [0], 'x') + runs('B', [2], 'x'),
    runs('A', [0], 'x') + runs('B', [3], 'x'),
  ),
  'geomean with a zero in head': on(
    [],
    runs('A', [1], 'x') + runs('B', [2], 'x'),
    runs('A', [0], 'x') + runs('B', [3], 'x'),
  ),
  'geomean with a negative': on(
    [],
    runs('A', [-1], 'x') + runs('B', [2], 'x'),
    runs('A', [1], 'x') + runs('B', [3], 'x'),
  ),
  'geomean as csv': on(['-format', 'csv'], runs('A', [3, 4]) + runs('B', [7]), runs('A', [5]) + runs('B', [11])),
  'geomean of other sets': on([], runs('A', TEN) + runs('B', TEN) + runs('C', TEN), runs('A', SLOWER) + runs('D', TEN)),
  'geomean of more in head': on([], runs('A', TEN), runs('A', SLOWER) + runs('D', TEN)),
};

const SORTED = [
  '10',
  '9',
  '1k',
  '1K',
  '1Ki',
  '2Mi',
  'x',
  '1e2',
  'inf',
  'nan',
  '-3',
  '1_0',
  '0x1p4',
  '1.2.3',
  '5B',
  '5KB',
]
  .map((size) => runs(`A/n=${size}`, [1], 'x'))
  .join('');

const project = (...args: readonly string[]) => on(args, FORMATS, FORMATS.replaceAll('Encode', 'Decode'));

const PROJECTIONS: Chosen = {
  'col /format': project('-col', '/format'),
  'col /format, row .name': project('-col', '/format', '-row', '.name'),
  'col /size, row /format': project('-col', '/size', '-row', '/format'),
  'row with two keys': project('-row', '.name,/format'),
  'the name is cut': project('-row', '/format', '-table', '.name .fullname'),
  'gomaxprocs is cut': project('-row', '/gomaxprocs,.fullname'),
  'order alpha': project('-row', '/format@alpha .fullname'),
  'order num': on(['-row', '/n@num'], SORTED),
  'order alpha of numbers': on(['-row', '/n@alpha'], SORTED),
  'order first': project('-row', '/size@first'),
  'order fixed': project('-col', '/format@(gob json)'),
  'order fixed with a value twice': project('-col', '/format@(gob json gob)'),
  'order fixed of a full name': on(['-row', '.fullname@(Decode-8 Encode-8)'], BASE, HEAD),
  'order fixed by its name': project('-row', '/format@fixed'),
  'order fixed with quotes': project('-row', '/format@("gob" json)'),
  'a key twice': project('-row', '/format /format'),
  'an unknown key': project('-row', 'nothing .name'),
  'a quoted key': on(['-table', '"pkg"'], BASE, HEAD),
  'a quoted key with escapes': on(['-table', '"\\x70kg"'], BASE, HEAD),
  'file in rows': on(['-row', '.file,.fullname', '-col', ''], BASE, HEAD),
  'config in columns': on(['-col', '.config', '-table', ''], BASE, HEAD.replace('linux', 'darwin')),
};

const FILTERS = [
  '/format:json',
  '-/format:json',
  '/format:(json OR gob)',
  '/format:/^(j|g)/',
  '/format:json /size:10',
  '/format:json AND AND /size:10',
  '/format:json OR /size:10',
  '-(/format:json OR /size:10)',
  '*',
  '-*',
  '.name:Encode',
  '.fullname:/size=1k/',
  '.file:base.txt',
  '/size:/(?i)KI/',
  '/size:/[[:digit:]]+k/',
  '/size:/\\pL$/',
  '/gomaxprocs:8',
  '/none:""',
  '"/format":"j\\x73on"',
];

const UNIT_FILTERS = [
  '.unit:ns/op',
  '.unit:sec/op',
  '-.unit:B/op',
  '.unit:B/op OR .name:A',
  '.name:B .unit:(ns/op OR B/op)',
];

const FILTERING: Chosen = {
  ...Object.fromEntries(FILTERS.map((filter) => [`filter ${filter}`, project('-filter', filter)])),
  ...Object.fromEntries(UNIT_FILTERS.map((filter) => [`filter ${filter}`, on(['-filter', filter], BYTES)])),
};

const BAD_FILTERS = [
  '',
  '(',
  ')',
  'a',
  'a:',
  'a:(b',
  'a:(b c)',
  ':x',
  '"":x',
  'a:"x',
  'a:/(/',
  'a:/x',
  'a:/x/y',
  '-',
  'a:b OR',
  '.config:x',
  '.bad:x',
  'é ü:(',
  '* *',
  'a:b,c:d',
  'a:/[z-a]/',
  'a:/(?=x)/',
  'a:"\\q"',
  'a:AND',
  'a:/\\1/',
];
const BAD_PROJECTIONS = [
  'a@',
  'a@bad',
  'a@(',
  'a@()',
  'a@(b',
  '(a)',
  'a:b',
  '.bad',
  '.unit',
  '.config@(a)',
  '""',
  'a,,b',
  '-a',
  '*',
  '@',
  '"a',
  'a@"',
  'a@(b OR c)',
];
const BAD_FLAGS: readonly (readonly string[])[] = [
  ['-alpha', '2'],
  ['-alpha', '-0.1'],
  ['-confidence', '1.5'],
  ['-format', 'xml'],
  ['-format', ''],
  ['-row', '(', '-alpha', '2'],
  ['-filter', '(', '-row', '('],
  ['-row', '(', '-table', ')'],
  ['-alpha', '2', '-confidence', '2', '-format', 'x'],
  ['-row', '.name', '-row', '.fullname'],
  ['--row=.name', '--format', 'csv'],
  ['-row=', '--'],
];

const MISTAKES: Chosen = {
  ...Object.fromEntries(BAD_FILTERS.map((filter) => [`bad filter ${filter}`, on(['-filter', filter], BASE)])),
  ...Object.fromEntries(BAD_PROJECTIONS.map((keys) => [`bad projection ${keys}`, on(['-row', keys], BASE)])),
  ...Object.fromEntries(BAD_FLAGS.map((flags) => [`flags ${flags.join(' ')}`, on(flags, BASE)])),
  'a file that is not there': as(['base.txt', 'gone.txt'], BASE),
  'a file that is not there, after warnings': as(['base.txt', 'gone.txt'], 'BenchmarkA 1 x y\n'),
  'a label without a file': as(['x='], BASE),
};

/** Seeds of short random cases with something in them. */
const SEEDS = Array.from({ length: 4000 }, (_, seed) => seed);
const SHORT = 1_500;
const RANDOM_COUNT = 60;

function short(): Chosen {
  const all = SEEDS.map((seed) => [`random ${seed}`, randomCase(seed)] as const);
  const size = ({ files }: BenchstatCase) => Object.values(files).join('').length;
  return Object.fromEntries(
    all.filter(([, one]) => size(one) <= SHORT && Object.keys(one.files).length > 1).slice(0, RANDOM_COUNT),
  );
}

export const CHOSEN: Chosen = {
  ...LAYOUT,
  ...CONFIGURATION,
  ...LINES,
  ...UNITS,
  ...STATISTICS,
  ...PROJECTIONS,
  ...FILTERING,
  ...MISTAKES,
  ...short(),
};
