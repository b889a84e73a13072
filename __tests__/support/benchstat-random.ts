// Random inputs for `compare` and benchstat alike: files of benchmark text, well formed and not, and flags for
// them. A seed in, the same case on every machine. File texts are byte strings, one character a byte.

import { type Random, seededRandom, wholeNumber } from './random-samples.ts';

export interface BenchstatCase {
  readonly args: readonly string[];
  /** Path to content, as a byte string. */
  readonly files: Readonly<Record<string, string>>;
}

/** One case of each seed. */
export function randomCase(seed: number): BenchstatCase {
  const random = seededRandom(Math.imul(seed + 1, 2_654_435_761));
  const world = worldOf(random);
  const paths = world.hasNaN ? ['base.txt'] : pathsOf(random);
  const files: Record<string, string> = {};
  for (const path of new Set(paths)) files[path] = utf8(fileText(random, world));
  const inputs = world.hasNaN ? paths : inputsOf(random, paths);
  return { args: [...flagsOf(random, world), ...inputs], files };
}

/** Characters to the bytes of their UTF-8. What was made by `RAW` stays the byte that it stands for. */
function utf8(text: string): string {
  return Buffer.from(text, 'utf8')
    .toString('latin1')
    .replaceAll(/\xee\x80([\x80-\xbf])/g, (_, byte: string) => String.fromCharCode(byte.charCodeAt(0) + 0x40));
}

/** Stands for the byte 0xff, which is part of no character: U+E03F of the private use area. */
const RAW = '\ue03f';

/** What all files of a case share, so that results meet in cells. */
interface World {
  readonly names: readonly string[];
  readonly units: readonly string[];
  /** `levels[name][unit]` */
  readonly levels: readonly (readonly Level[])[];
  readonly configuration: readonly string[];
  /** How many times each benchmark is run. */
  readonly count: number;
  /** Digits behind the point: the fewer, the more ties. */
  readonly decimals: number;
  /** Names, lines and flags that people rarely write. */
  readonly isOdd: boolean;
  /** Then there is one column only: a comparison with NaN keeps the real program busy for ever. */
  readonly hasNaN: boolean;
}

interface Level {
  readonly around: number;
  readonly spread: number;
}

const BASES = ['Encode', 'Decode', 'Hash', 'Parse', 'Sort', 'FooBar', 'Süß', '日本', 'x', ''];
const PARTS: readonly (readonly string[])[] = [
  ['', '/format=json', '/format=gob', '/format=', '/format=json/format=gob'],
  ['', '', '/size=1k', '/size=10', '/size=2Ki', '/size=1e3', '/size=big', '/size=-1', '/size=1_0', '/size=inf'],
  ['', '', '', '/plain', '/a:b', '/x=1=2', '/gomaxprocs=4', '/é=µ', '/q="z"'],
];
const SUFFIXES = ['', '-8', '-8', '-8', '-16', '-', '-x', '-8-4', '-08'];
const UNITS = ['ns/op', 'ns/op', 'ns/op', 'B/op', 'allocs/op', 'MB/s', 'sec/op', 'score', 'p99-ns/op', '%'];
const ODD_UNITS = ['bytes/message', 'MB', 'ns', 'op/ns', 'ns*MB/ns', 'µs/op', 'B', 'widgets', `u${RAW}`, 'ns/GC-ns'];

function worldOf(random: Random): World {
  const isOdd = chance(random, 0.4);
  const names = Array.from({ length: wholeNumber(random, 1, chance(random, 0.1) ? 14 : 6) }, () => {
    const base = isOdd ? pick(random, BASES) : pick(random, BASES.slice(0, 5));
    const parts = PARTS.map((options) => pick(random, isOdd ? options : options.slice(0, 3)));
    return `Benchmark${base}${parts.join('')}${isOdd ? pick(random, SUFFIXES) : '-8'}`;
  });
  const pool = isOdd ? [...UNITS, ...ODD_UNITS] : UNITS;
  const units = Array.from({ length: wholeNumber(random, 1, 3) }, () => pick(random, pool));
  return {
    names,
    units,
    levels: names.map(() => units.map((unit) => levelOf(random, unit))),
    configuration: configuration(random, isOdd),
    count: pick(random, [1, 2, 3, 4, 5, 6, 6, 7, 8, 10, 10, 10, 12, 15, 20, 20, 25, 26, 30, 51]),
    decimals: pick(random, [0, 0, 1, 1, 2, 4, 9]),
    isOdd,
    hasNaN: chance(random, 0.02),
  };
}

const CONFIGURATION = [
  'goos: linux',
  'goos: darwin',
  'goarch: amd64',
  'goarch: arm64',
  'pkg: example.com/zeta',
  'pkg: example.com/alpha',
  'pkg: example.com/mid',
  'cpu: Some CPU @ 2.00GHz',
  'note: before',
  'note: after',
];
const ODD_CONFIGURATION = [
  'pkg:',
  'goos:',
  'note:   spaced  ',
  'note:\tx',
  'note:x',
  'a:b: c',
  'error: something went wrong',
  'élan: vital',
  'Upper: case',
  'two words: x',
  'dotted.key: 1',
  'ok: no',
  `note: ${RAW}`,
];
const NOISE = [
  'PASS',
  'ok  \texample.com/a\t1.2s',
  '',
  '   indented',
  '--- BENCH: BenchmarkEncode-8',
  'FAIL',
  '\ufeff',
  'BenchmarkEncode-8',
  'Unit',
  '{"Action":"output"}',
];
const BROKEN = [
  'BenchmarkEncode-8 ',
  'BenchmarkEncode-8 x 5 ns/op',
  'BenchmarkEncode-8 1',
  'BenchmarkEncode-8 1 5',
  'BenchmarkEncode-8 1 abc ns/op',
  'BenchmarkEncode-8 1 1e999 ns/op',
  'BenchmarkEncode-8 99999999999999999999 5 ns/op',
  'BenchmarkEncode-8 1 5 ns/op 6',
  'BenchmarkEncode-8 1 1__0 ns/op',
  'BenchmarkEncode-8 1 0x10 ns/op',
  'BenchmarkEncode-8 1 1,5 ns/op',
  'Benchmark results: 5 ns/op',
];
const VALID_BUT_ODD = [
  'Benchmarking 1 5 ns/op',
  'BenchmarkEncode-8 -1 5 ns/op',
  'BenchmarkEncode-8\u00a01\u30005 ns/op',
  'BenchmarkEncode-8 1 +5 ns/op .5 B/op 5. allocs/op',
  'BenchmarkEncode-8 1 0x1p-2 ns/op 1_000 B/op',
  'BenchmarkEncode-8 1 5 ns/op 7 ns/op',
  'BenchmarkEncode-8\t       1\t      1e3 ns/op\t',
  'BenchmarkEncode-8 1 1e-320 ns/op',
  'BenchmarkEncode-8 1 Inf ns/op -inf B/op',
  'BenchmarkEncode-8 1 0 ns/op',
  'BenchmarkEncode-8 0 12345678901234567890 ns/op 4.9e-324 B/op',
];
const UNIT_LINES = [
  'Unit ns/op assume=exact',
  'Unit sec/op assume=exact',
  'Unit B/op assume=exact better=lower',
  'Unit allocs/op assume=exact',
  'Unit score better=higher assume=exact',
  'Unit score better=lower',
  'Unit ns/op assume=nothing',
  'Unit ns/op better',
  'Unit ns/op =x',
  'Unit',
  'Unit ns/op assume=other',
];

function configuration(random: Random, isOdd: boolean): string[] {
  const pool = isOdd ? [...CONFIGURATION, ...ODD_CONFIGURATION] : CONFIGURATION;
  return Array.from({ length: wholeNumber(random, 0, 4) }, () => pick(random, pool));
}

function fileText(random: Random, world: World): string {
  const lines: string[] = [];
  // Results of files meet in one table where these lines are the same.
  lines.push(...(chance(random, 0.8) ? world.configuration : configuration(random, world.isOdd)));
  if (chance(random, 0.2)) lines.push(pick(random, UNIT_LINES));
  const packages = chance(random, 0.2) ? 2 : 1;
  for (let index = 0; index < packages; index += 1) {
    if (index > 0) lines.push(pick(random, CONFIGURATION));
    lines.push(...benchmarks(random, world));
  }
  if (chance(random, 0.1)) lines.push(pick(random, UNIT_LINES));
  const end = chance(random, 0.05) ? '\r\n' : '\n';
  if (chance(random, 0.02)) return '';
  return lines.join(end) + (chance(random, 0.9) ? end : '');
}

function benchmarks(random: Random, world: World): string[] {
  const lines: string[] = [];
  const isInterleaved = chance(random, 0.3);
  const oddities = world.isOdd ? 0.04 : 0.004;
  const shift = 1 + pick(random, [0, 0, 0.01, 0.05, 0.1, -0.3]);
  const runs = world.names
    .map((name, index) => ({ name, levels: world.levels[index]!.map((level) => shifted(level, shift)) }))
    .filter(() => chance(random, 0.9));
  const count = () => (chance(random, 0.8) ? world.count : wholeNumber(random, 1, world.count + 3));
  const order = runs.flatMap((run) => Array.from({ length: count() }, (_, round) => ({ run, round })));
  if (isInterleaved) order.sort((one, other) => one.round - other.round);
  for (const { run } of order) {
    if (chance(random, oddities)) lines.push(pick(random, NOISE));
    if (chance(random, oddities)) lines.push(pick(random, BROKEN));
    if (chance(random, oddities)) lines.push(pick(random, VALID_BUT_ODD));
    if (chance(random, oddities / 3)) lines.push(pick(random, ODD_CONFIGURATION));
    const values = run.levels.map((level, index) => `${drawn(random, level, world)} ${world.units[index]}`);
    lines.push(`${run.name} \t ${wholeNumber(random, 1, 1e6)}\t ${values.join('\t ')}`);
  }
  return lines;
}

/** Magnitudes that meet every prefix and every number of decimals. */
function levelOf(random: Random, unit: string): Level {
  const size = /allocs|B\/op/.test(unit) ? wholeNumber(random, 0, 6) : wholeNumber(random, -2, 9);
  const around = pick(random, [1, 1.5, 2, 5, 9.9995, 9.9996, 99.99, 100, 128]) * 10 ** size;
  const spread = pick(random, [0, 0, 0.001, 0.02, 0.05, 0.3, 2]);
  const sign = chance(random, 0.03) ? -1 : chance(random, 0.06) ? 0 : 1;
  return { around: sign * around, spread };
}

function shifted({ around, spread }: Level, factor: number): Level {
  return { around: around * factor, spread };
}

function drawn(random: Random, { around, spread }: Level, { decimals, hasNaN }: World): string {
  if (hasNaN && chance(random, 0.05)) return 'NaN';
  if (chance(random, 0.004)) return pick(random, ['0', '-0', 'Inf', '1e300', '1e-300']);
  const value = around * (1 + spread * (random() + random() - 1));
  // As Go prints: four digits of what is small, none of the fraction of what is large.
  if (Math.abs(value) >= 1e15) return String(value);
  return value.toFixed(Math.abs(value) < 100 ? decimals : Math.min(decimals, 2));
}

/** Each at most twice. */
function pathsOf(random: Random): string[] {
  const names = chance(random, 0.8)
    ? ['base.txt', 'head.txt', 'third.txt', 'fourth.txt']
    : ['a b.txt', 'ü.txt', 'c,d.txt', 'very-long-file-name-for-a-column.txt'];
  const count = pick(random, [1, 1, 2, 2, 2, 2, 2, 2, 3, 3, 4]);
  const paths = names.slice(0, count);
  return chance(random, 0.05) ? [...paths, paths[0]!] : paths;
}

function inputsOf(random: Random, paths: readonly string[]): string[] {
  if (chance(random, 0.01)) return [...paths, 'gone.txt'];
  if (!chance(random, 0.15)) return [...paths];
  return paths.map((path) => `${pick(random, ['', 'old', 'new', 'O', 'ö', 'a/b', 'x y'])}=${path}`);
}

const KEYS = ['.name', '.fullname', '.file', '.config', '/format', '/size', '/gomaxprocs', 'pkg', 'goos', 'note'];
const ODD_KEYS = ['/x', '/é', 'unknown', '.unit', '.bad', '"/format"', '/', 'dotted.key', '"a b"', '/gomaxprocs@num'];
const ORDERS = [
  '',
  '',
  '',
  '@alpha',
  '@num',
  '@first',
  '@(json gob)',
  '@(gob json)',
  '@(linux)',
  '@(10 1k 2Ki)',
  '',
  '@alpha',
  '@fixed',
  '@bad',
  '@(',
];
const COLUMNS = ['/format', '.file', '/size', 'note', '/format,.file', '.file /format', 'goos', '.name', '', 'pkg'];
const FILTERS = [
  '*',
  '/format:json',
  '/format:(json OR gob)',
  '-/format:json',
  '.unit:ns/op',
  '.unit:(ns/op OR B/op)',
  '.unit:sec/op',
  '-.unit:sec/op',
  '.name:Encode',
  '.name:/^[ED]/',
  '.fullname:/json/',
  '.file:base.txt',
  'goos:linux',
  'pkg:/alpha$/ OR .unit:ns/op',
  '(.unit:ns/op /format:json) OR .name:Hash',
  '-(goos:linux OR .name:Encode)',
  'unknown:""',
  '.name:Encode AND .unit:B/op',
  '/size:/(?i)k/',
  '"goos":"linux"',
  '.name:nothing',
];
const BAD_FILTERS = [
  '',
  '(',
  ')',
  'a',
  'a:',
  'a:(b',
  'a:(b c)',
  'a:(b OR',
  ':x',
  '"":x',
  'a:"x',
  'a:/(/',
  'a:/x',
  'a:/x/y',
  '-',
  'a:b OR',
  'a:b AND',
  'OR',
  'AND a:b',
  '.config:x',
  '.bad:x',
  'é:(',
  '* *',
  'a:b,c:d',
  'a:b@c',
  '/:x',
  'a:/[z-a]/',
  'a:/(?=x)/',
  '-*',
  '* OR (',
  'a:"\\q"',
];

function flagsOf(random: Random, { isOdd, hasNaN }: World): string[] {
  const flags: string[] = [];
  const add = (name: string, value: string) => {
    const form = wholeNumber(random, 0, 3);
    flags.push(...(form === 0 ? [`--${name}`, value] : form === 1 ? [`-${name}=${value}`] : [`-${name}`, value]));
  };
  if (chance(random, 0.3)) add('row', projection(random, isOdd));
  if (!hasNaN && chance(random, 0.25)) {
    add('col', chance(random, 0.7) ? pick(random, COLUMNS) : projection(random, isOdd));
  }
  if (chance(random, 0.2)) add('table', projection(random, isOdd));
  if (chance(random, 0.15)) add('ignore', projection(random, isOdd));
  if (chance(random, 0.3)) add('filter', pick(random, isOdd && chance(random, 0.2) ? BAD_FILTERS : FILTERS));
  if (chance(random, 0.15)) add('alpha', pick(random, ['0', '1', '0.01', '0.1', '0.5', '1e-5', 'nan', '1.5', 'x']));
  if (chance(random, 0.15)) add('confidence', pick(random, ['0', '1', '0.5', '0.9', '0.99', '0.999', '-1', '']));
  if (chance(random, 0.3)) add('format', chance(random, 0.95) ? 'csv' : pick(random, ['text', 'xml', '']));
  return flags;
}

function projection(random: Random, isOdd: boolean): string {
  const keys = isOdd && chance(random, 0.2) ? [...KEYS, ...ODD_KEYS] : KEYS;
  const orders = isOdd ? ORDERS : ORDERS.slice(0, 8);
  return Array.from({ length: wholeNumber(random, 0, 3) }, () => {
    return pick(random, keys) + (chance(random, 0.25) ? pick(random, orders) : '');
  }).join(pick(random, [' ', ',', ', ']));
}

function chance(random: Random, probability: number): boolean {
  return random() < probability;
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[wholeNumber(random, 0, items.length - 1)]!;
}
