import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { openHistory } from '../../../src/history/history-files.ts';
import { IMPORT_PATH, mergeImports, parseDataJs, renderImportedValues } from '../../../src/history/imported-values.ts';
import { commitUrlOf, countImportedValues, type ImportedSuite } from '../../../src/model/imported.ts';
import { inFile } from '../../../src/model/location.ts';
import { measureWork } from '../../support/processor-time.ts';

const fixtures = new URL('../../fixtures/imports/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, fixtures), 'utf8');

function suitesOf(text: string): readonly ImportedSuite[] {
  const parsed = parseDataJs(text);
  if (!('suites' in parsed)) throw new Error(JSON.stringify(parsed));
  return parsed.suites;
}

const PREFIX = 'window.BENCHMARK_DATA = ';

interface Bench {
  name: string;
  value: number | null;
  unit: string;
  range?: string;
  extra?: string;
}

/** A file with one suite: the time of each run and what it measured. */
function makeData(runs: readonly (readonly [date: number, benches: readonly Bench[]])[], suite = 'Benchmark'): string {
  const entries = runs.map(([date, benches]) => ({
    commit: { id: date.toString(16).padStart(40, '0'), message: `commit ${date}\n\nbody`, author: { email: 'a@b' } },
    date,
    tool: 'go',
    benches,
  }));
  return `${PREFIX}${JSON.stringify({ lastUpdate: 1, repoUrl: 'https://github.com/o/r', entries: { [suite]: entries } })}`;
}

const parse = (value: number | null, unit = 'ns/op'): Bench => ({ name: 'parse', value, unit });

describe('parseDataJs', () => {
  test.each(['hyper.js', 'safetensors.js'])('reads each value of %s, and nobody’s name or address', (name) => {
    const text = read(name);
    const data = JSON.parse(text.slice(PREFIX.length)) as {
      entries: Record<string, { commit: { id: string }; date: number; benches: Bench[] }[]>;
    };
    const suites = suitesOf(text);
    expect(suites.map((suite) => suite.name)).toEqual(Object.keys(data.entries));
    for (const { name: suite, runs, series } of suites) {
      const flat = data.entries[suite]!.flatMap(({ commit, date, benches }) =>
        benches.map((bench) => ({ commit: commit.id, at: new Date(date).toISOString(), ...bench })),
      );
      const ours = series.flatMap(({ name: bench, unit, values }) =>
        values.map(({ run, ...value }) => ({
          name: bench,
          unit,
          ...value,
          commit: runs[run]!.commit,
          at: runs[run]!.at,
        })),
      );
      const byKey = (one: { name: string; at: string }, other: { name: string; at: string }) =>
        `${one.at} ${one.name}` < `${other.at} ${other.name}` ? -1 : 1;
      expect(ours.toSorted(byKey)).toEqual(flat.toSorted(byKey));
    }
    expect(renderImportedValues(suites)).not.toMatch(/author|example\.com|Signed-off/i);
    expect(suites[0]!.runs[0]!.subject).not.toBe('');
  });

  test('reads the JSON that the page of the other tool offers, with a byte-order mark, a semicolon or without spaces', () => {
    const json = makeData([[1, [parse(5)]]]).slice(PREFIX.length);
    const expected = suitesOf(`${PREFIX}${json}`);
    for (const text of [json, `\uFEFF${PREFIX}${json}`, `${PREFIX}${json};\n`, `window.BENCHMARK_DATA=${json}`])
      expect(suitesOf(text)).toEqual(expected);
  });

  test('puts runs in order, tells units apart, and leaves a gap where there is no number', () => {
    const parsed = parseDataJs(
      makeData([
        [3, [parse(7)]],
        [1, [parse(5)]],
        [2, [parse(null), parse(0.006, 'us/op')]],
      ]),
    );
    expect(parsed).toMatchObject({
      missing: 1,
      suites: [
        {
          runs: [{ subject: 'commit 1' }, { subject: 'commit 2' }, { subject: 'commit 3' }],
          series: [
            {
              unit: 'ns/op',
              values: [
                { run: 0, value: 5 },
                { run: 2, value: 7 },
              ],
            },
            { unit: 'us/op', values: [{ run: 1, value: 0.006 }] },
          ],
        },
      ],
    });
  });

  test.each<[string, string, object]>([
    ['code', `${PREFIX}(() => process.exit(7))()`, { broken: expect.any(String) }],
    ['code behind the data', `${makeData([])}; process.exit(7)`, { broken: expect.any(String) }],
    ['another assignment', `window.OTHER = ${makeData([]).slice(PREFIX.length)}`, { broken: expect.any(String) }],
    ['nothing', '', { broken: expect.any(String) }],
    ['a list', '[]', { keys: [] }],
    ['deep JSON', `${PREFIX}${'['.repeat(1e6)}${']'.repeat(1e6)}`, { keys: [] }],
    [
      'deep JSON inside',
      makeData([]).replace('[]', `[${'{"commit":'.repeat(1e5)}1${'}'.repeat(1e5)}]`),
      { keys: ['entries', 'Benchmark', 0, 'commit', 'id'] },
    ],
    ['a name that every object has', makeData([], '__proto__'), { keys: ['entries', '__proto__'] }],
    [
      'a text for a number',
      makeData([[1, [{ ...parse(1), value: '1' as never }]]]),
      { keys: expect.arrayContaining(['value']) },
    ],
    [
      'a commit that is none',
      makeData([[1, []]]).replace(/"id":"\w+"/, '"id":"<b>"'),
      { keys: expect.arrayContaining(['id']) },
    ],
    ['no time', makeData([[1, []]]).replace('"date":1', '"date":1e30'), { keys: expect.arrayContaining(['date']) }],
  ])('refuses %s', (_, text, expected) => {
    expect(parseDataJs(text.replace('{"__proto__"', '{"__proto__"'))).toMatchObject(expected);
  });

  test('takes linear time', () => {
    const text = `${' '.repeat(5e6)}window.BENCHMARK_DATA${' '.repeat(5e6)}= {}${' '.repeat(5e6)}x`;
    expect(measureWork(() => parseDataJs(text)).processorMs).toBeLessThan(3000);
  });
});

describe('mergeImports', () => {
  const of = (...runs: Parameters<typeof makeData>[0]) => suitesOf(makeData(runs));

  test('the same file again changes nothing', () => {
    const suites = suitesOf(read('hyper.js'));
    expect(mergeImports(suites, suites)).toEqual(suites);
    expect(mergeImports([], suites)).toEqual(suites);
  });

  test('a later file adds its runs, and loses none that the other tool has dropped since', () => {
    const merged = mergeImports(of([1, [parse(5)]], [2, [parse(6)]]), of([2, [parse(6.5)]], [3, [parse(7)]]));
    expect(merged).toEqual(of([1, [parse(5)]], [2, [parse(6.5)]], [3, [parse(7)]]));
    expect(countImportedValues(merged)).toBe(3);
  });

  test('a run that measured a benchmark several times keeps each value, however often it is imported', () => {
    const suites = of([1, [parse(1), parse(2)]], [2, [parse(3)]]);
    expect(countImportedValues(suites)).toBe(3);
    expect(mergeImports(suites, suites)).toEqual(suites);
    // The later file counts for its own runs, and for no other.
    expect(mergeImports(suites, of([1, [parse(4), parse(5), parse(6)]]))).toEqual(
      of([1, [parse(4), parse(5), parse(6)]], [2, [parse(3)]]),
    );
  });

  test('two entries about one commit at one time are one run', () => {
    const suites = of([1, [parse(1)]], [1, [parse(2)]]);
    expect(suites).toEqual(of([1, [parse(1), parse(2)]]));
    expect(mergeImports(suites, suites)).toEqual(suites);
  });

  test('importing twice is importing once, whatever was there', () => {
    const bench = fc.record({
      name: fc.constantFrom('parse', 'print'),
      value: fc.option(fc.integer({ min: 1, max: 9 })),
      unit: fc.constantFrom('ns/op', 'us/op'),
    });
    const run = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.array(bench, { maxLength: 5 }));
    const file = fc
      .tuple(fc.array(run, { maxLength: 5 }), fc.constantFrom('Benchmark', 'other'))
      .map(([runs, suite]) => suitesOf(makeData(runs, suite)));
    fc.assert(
      fc.property(file, file, file, (first, second, added) => {
        const once = mergeImports(mergeImports(first, second), added);
        expect(mergeImports(once, added)).toEqual(once);
        expect(mergeImports(added, added)).toEqual(added);
      }),
    );
  });

  test('another suite is added beside the first', () => {
    const merged = mergeImports(of([1, [parse(5)]]), suitesOf(makeData([[1, [parse(5)]]], 'other')));
    expect(merged.map(({ name }) => name)).toEqual(['Benchmark', 'other']);
  });
});

describe('the file in the ref', () => {
  const suites = suitesOf(read('safetensors.js'));
  const fileOf = (text: string) => {
    const reader = openHistory();
    reader.take({ path: IMPORT_PATH, text });
    return reader.close({ paths: [IMPORT_PATH], skipped: [], others: 0 });
  };

  test('is read as it was written', () => {
    expect(fileOf(renderImportedValues(suites))).toMatchObject({ imported: suites, warnings: [] });
    expect(openHistory().close(null)).toMatchObject({ imported: [], warnings: [] });
  });

  test.each([
    '{',
    '{"version":2,"suites":[]}',
    renderImportedValues(suites).replaceAll('"run":0', '"run":99'),
    renderImportedValues(suites).replaceAll('"run":0', '"run":-1'),
    renderImportedValues(suites).replace(/"commit":"\w+"/, '"commit":"<script>"'),
    renderImportedValues(suites).replace(/"at":"[^"]+"/, '"at":"yesterday"'),
    renderImportedValues(suites).replace(/"value":[\d.]+/, '"value":1e999'),
  ])('%#: another one is refused', (text) => {
    expect(fileOf(text)).toMatchObject({
      imported: [],
      warnings: [{ code: 'history-file-refused', location: inFile(IMPORT_PATH), data: { reason: expect.any(String) } }],
    });
  });
});

test('only an address of the web becomes a link', () => {
  const link = (repository: string | null) => commitUrlOf({ repository }, 'abc');
  expect(link('https://github.com/o/r')).toBe('https://github.com/o/r/commit/abc');
  for (const address of [null, '', 'javascript:alert(1)', 'https://x"onclick="y', 'data:text/html,x', 'https://a b'])
    expect(link(address)).toBeNull();
});
