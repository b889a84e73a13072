import { expect, test } from '@jest/globals';
import { parseCallgrindJson } from '../../../src/formats/callgrind-counts.ts';
import { gungraun } from '../../../src/formats/gungraun.ts';
import { iaiCallgrind } from '../../../src/formats/iai-callgrind.ts';
import { recogniseFormat } from '../../../src/formats/index.ts';
import { readWith } from '../../support/read-format.ts';

const read = (benchmark: object) => readWith({ ...gungraun, parse: parseCallgrindJson }, benchmark);

const benchmark = (counts: object, fields: object = {}) => ({
  kind: 'LibraryBenchmark',
  module_path: 'f::g::sum',
  ...fields,
  profiles: [{ tool: 'Callgrind', data: { total: { metrics: counts } } }],
});

const before7 = (counts: object, tool = 'Callgrind') => ({
  kind: 'LibraryBenchmark',
  module_path: 'f::g::sum',
  profiles: [{ tool, summaries: { total: { summary: { Kind: counts } } } }],
});

test('the counts of this run, under the names that are printed, without rates', () => {
  const counts = {
    Ir: { values: { new: 5, old: 6 } },
    L1hits: { values: { old: 2 } },
    L1HitRate: { values: { new: 9.5 } },
  };
  expect(read(benchmark(counts))).toEqual({ found: [['f::g::sum', 'Instructions', 5]], problems: [] });
});

test('counts that the user chose in place of the usual ones, under their keys', () => {
  const chosen = { D1mr: { values: { new: 6 } }, D1MissRate: { values: { new: 1 } }, Bcm: { values: { old: 2 } } };
  expect(read(benchmark(chosen))).toEqual({ found: [['f::g::sum', 'D1mr', 6]], problems: [] });
  const old = { D1mr: { metrics: { Left: { Int: 7 } } }, D1MissRate: { metrics: { Left: { Float: 0.1 } } } };
  expect(read(before7(old)).found).toEqual([['f::g::sum', 'D1mr', 7]]);
});

test('the counts of versions before 7', () => {
  const Ir = { metrics: { Both: [{ Int: 5 }, { Int: 6 }] } };
  const L1hits = { metrics: { Left: { Int: 7 } } };
  const RamHits = { metrics: { Right: { Int: 8 } } };
  expect(read(before7({ Ir, L1hits, RamHits })).found).toEqual([
    ['f::g::sum', 'Instructions', 5],
    ['f::g::sum', 'L1 Hits', 7],
  ]);
  expect(read(before7({ TotalBytes: { metrics: { Left: { Int: 64 } } } }, 'DHAT')).found).toEqual([
    ['f::g::sum', 'DHAT Total bytes', 64],
  ]);
});

test.each<[fields: object, name: string]>([
  [{ id: 'small', description: '(5)' }, 'f::g::sum small:(5)'],
  [{ id: 'small', details: '(5)' }, 'f::g::sum small:(5)'],
  [{ id: 'small' }, 'f::g::sum small'],
  [{ id: null, description: 'a -> b' }, 'f::g::sum :a -> b'],
  [{ id: null, details: null }, 'f::g::sum'],
])('%j', (fields, name) => {
  expect(read(benchmark({ Ir: { values: { new: 5 } } }, fields)).found).toEqual([[name, 'Instructions', 5]]);
});

test.each<[json: object, problem: string]>([
  [benchmark({}), '"f::g::sum" has no result. It failed, or the run was stopped: see the output of the tool.'],
  [
    before7({ Ir: { metrics: { Left: { Float: 1.5 } } } }),
    '"f::g::sum" has no result. It failed, or the run was stopped: see the output of the tool.',
  ],
  [
    benchmark({ Ir: { values: { new: '5' } } }),
    '"f::g::sum" has no usable `Instructions`: "5". See the output of the tool.',
  ],
])('%j is a failure', (json, problem) => {
  expect(read(json)).toEqual({ found: [], problems: [`error in: ${problem}`] });
});

test('the tool is known by its name in the commands and folders', () => {
  const folder = (name: string) => JSON.stringify({ ...benchmark({}), output_dir: `target/${name}/a` });
  expect(recogniseFormat(folder('gungraun'))).toBe(gungraun);
  expect(recogniseFormat(folder('iai'))).toBe(iaiCallgrind);
});
