// Walks fixtures/formats/<id>/<case>/: what is parsed must equal measurements.json, plainly and after all that
// shells do to a text. The input is a file, or a folder of files that belong together. A new case is a new
// folder with an input; UPDATE_GOLDEN=1 writes the rest of it. No code here knows any of them.

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { ToolOutput } from '../../src/formats/format.ts';
import { parseToolOutputs } from '../../src/formats/index.ts';
import { type ParseEntry, toParseEntries } from '../../src/formats/parse-entries.ts';
import { decodeText } from '../../src/formats/plain-text.ts';
import { countCases } from '../support/case-count.ts';
import { expectGolden } from '../support/golden.ts';

const ROOT = join(import.meta.dirname, '../fixtures/formats');

/** Of the numbers; text has been through the tool's rounding. */
const TOLERANCE = { json: 1e-9, text: 1e-6 };

interface CaseSettings {
  /** `ok`: no problem. `warn`: some, none of them an error. `error`: at least one error. */
  readonly expect: 'ok' | 'warn' | 'error';
  /** False where `auto` cannot tell the format; the id that it takes it for, where that is another one. */
  readonly auto?: boolean | string;
  /** False where runs cannot be appended to each other in one text. */
  readonly appends?: boolean;
}

interface Case extends CaseSettings {
  readonly format: string;
  readonly files: readonly { readonly path: string; readonly text: string }[];
  readonly measurements: readonly ParseEntry[];
  readonly isJson: boolean;
}

function readCase(format: string, name: string): Case {
  const folder = join(ROOT, format, name);
  const input = readdirSync(folder).find((file) => /^input(?:\.|$)/.test(file));
  if (input === undefined) throw new Error(`${folder}: has no input`);
  const paths = filesOf(folder, input);
  const files = paths.map((path) => ({ path, text: decodeText(readFileSync(join(folder, path))) }));
  const make = {
    'measurements.json': () => parse(files, format).entries,
    'case.json': () => makeSettings(files, format),
  };
  const json = (file: keyof typeof make) => readOrMake(join(folder, file), make[file]);
  return {
    ...(json('case.json') as CaseSettings),
    format,
    files,
    measurements: json('measurements.json') as readonly ParseEntry[],
    isJson: paths.every((path) => path.endsWith('.json')),
  };
}

/** Reads a file, which UPDATE_GOLDEN=1 writes for a new case. An old one may have more than is read, and stays as it is. */
function readOrMake(path: string, make: () => unknown): unknown {
  if (!existsSync(path)) expectGolden(path, `${JSON.stringify(make(), null, 1)}\n`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

function makeSettings(files: readonly ToolOutput[], format: string): CaseSettings {
  const auto = parse(files, 'auto').format;
  return { expect: parse(files, format).worst, ...(auto !== format && { auto: auto ?? false }) };
}

/** Relative to the case, with `/` on every system. */
function filesOf(folder: string, path: string): string[] {
  if (!statSync(join(folder, path)).isDirectory()) return [path];
  return readdirSync(join(folder, path))
    .sort()
    .flatMap((name) => filesOf(folder, `${path}/${name}`));
}

/** The files of a case with something done to each text. */
function changed({ files }: Case, change: (text: string) => string): ToolOutput[] {
  return files.map(({ path, text }) => ({ path, text: change(text) }));
}

function parse(sources: readonly ToolOutput[], format: string) {
  const parsed = parseToolOutputs(sources, format);
  return { ...parsed, entries: toParseEntries([parsed.measurements]), worst: worst(parsed.problems) };
}

function worst(problems: readonly { severity: string }[]): CaseSettings['expect'] {
  if (problems.some(({ severity }) => severity === 'error')) return 'error';
  return problems.length > 0 ? 'warn' : 'ok';
}

function identity({ group, name, metric }: ParseEntry): string {
  return JSON.stringify([group ?? null, name, metric]);
}

/** Every primary entry is there; whatever else is there is listed and equal. */
function expectEntries(actual: readonly ParseEntry[], wanted: readonly ParseEntry[], tolerance: number): void {
  const listed = new Map(wanted.map((entry) => [identity(entry), entry]));
  const found = actual.map(identity);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toEqual(expect.arrayContaining(wanted.filter(({ primary }) => primary).map(identity)));
  for (const entry of actual) {
    const { values, ...rest } = listed.get(identity(entry)) ?? { values: [] };
    expect({ ...entry, values: [] }).toEqual({ ...rest, values: [] });
    expect(entry.values).toHaveLength(values.length);
    expect(values.filter((value, index) => !isNear(entry.values[index]!, value, tolerance))).toEqual([]);
  }
}

function isNear(value: number, wanted: number, tolerance: number): boolean {
  return Math.abs(value - wanted) <= Math.abs(wanted) * tolerance;
}

function expectCase(sources: readonly ToolOutput[], { format, measurements, isJson, expect: outcome }: Case): void {
  const { entries, worst: reported } = parse(sources, format);
  expectEntries(entries, measurements, isJson ? TOLERANCE.json : TOLERANCE.text);
  expect(reported).toBe(outcome);
}

/** A bare number that is a value: behind a colon, a comma or a bracket, and outside of strings. */
const NUMBER = /"(?:[^"\\]|\\.)*"|(?<=[:,[]\s*)-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?(?=\s*[,\]}])/g;
const NUMBERS_REPLACED = countCases({ usual: 3, all: 12 });

/** The text with one of its numbers replaced by a word, for numbers all over it. */
function withWord(text: string, word: string): string[] {
  const numbers = [...text.matchAll(NUMBER)].filter(([token]) => !token.startsWith('"'));
  const step = Math.max(1, Math.floor(numbers.length / NUMBERS_REPLACED));
  return numbers
    .filter((_, index) => index % step === 0)
    .map(({ index, 0: token }) => text.slice(0, index) + word + text.slice(index + token.length));
}

const cases = readdirSync(ROOT).flatMap((format) => readdirSync(join(ROOT, format)).map((name) => ({ format, name })));

describe.each(cases)('$format/$name', ({ format, name }) => {
  const fixture = readCase(format, name);
  const plain = (text: string) => text.replaceAll('\r\n', '\n');

  test('as it is', () => expectCase(fixture.files, fixture));

  test('recognised by its content', () => {
    const { auto = format } = fixture;
    expect(parse(fixture.files, 'auto').format).toBe(auto === false ? null : auto);
  });

  test('with CRLF', () =>
    expectCase(
      changed(fixture, (text) => plain(text).replaceAll('\n', '\r\n')),
      fixture,
    ));

  test('with a byte-order mark', () => {
    const marked = (text: string) => `\ufeff${text}`;
    expectCase(
      changed(fixture, (text) => decodeText(Buffer.from(marked(text), 'utf8'))),
      fixture,
    );
    expectCase(changed(fixture, marked), fixture);
  });

  test('in UTF-16', () => {
    const encoded = (text: string) => Buffer.from(text, 'utf16le');
    const ways = [
      (text: string) => encoded(`\ufeff${text}`),
      (text: string) => encoded(`\ufeff${text}`).swap16(),
      encoded,
    ];
    for (const way of ways)
      expectCase(
        changed(fixture, (text) => decodeText(way(text))),
        fixture,
      );
  });

  test('in colours', () => {
    const coloured = (text: string) => plain(text).replaceAll(/^.+$/gm, (line) => `\x1b[1;32m${line}\x1b[0m`);
    expectCase(changed(fixture, coloured), fixture);
  });

  test('cut at 60 %', () => {
    const { worst: reported } = parse(
      changed(fixture, (text) => text.slice(0, Math.floor(text.length * 0.6))),
      format,
    );
    if (fixture.isJson) expect(reported).toBe('error');
  });

  test('emptied', () => {
    expect(parse([{ path: 'input', text: '' }], format)).toMatchObject({ worst: 'error', entries: [] });
    expect(parse([{ path: 'input', text: ' \n' }], 'auto')).toMatchObject({
      worst: 'error',
      entries: [],
      format: null,
    });
  });

  test('three runs, in one text or as three sets of files', () => {
    if (fixture.appends === false) return;
    const measurements = fixture.measurements.map((entry) => ({
      ...entry,
      values: [...entry.values, ...entry.values, ...entry.values],
    }));
    const runs = ['a', 'b', 'c'].flatMap((run) =>
      fixture.files.map(({ path, text }) => ({ path: `${run}/${path}`, text })),
    );
    expectCase(fixture.files.length > 1 ? runs : changed(fixture, (text) => `${text}\n`.repeat(3)), {
      ...fixture,
      measurements,
    });
  });

  test('NaN or Infinity in the place of a number never becomes a value', () => {
    if (!fixture.isJson) return;
    const known = new Map<string, number[]>();
    for (const { name, metric, values } of fixture.measurements) {
      const key = JSON.stringify([name, metric]);
      known.set(key, [...(known.get(key) ?? []), ...values]);
    }
    const isKnown = ({ name, metric, values }: ParseEntry) => {
      const wanted = known.get(JSON.stringify([name, metric]));
      return (
        wanted !== undefined && values.every((value) => wanted.some((other) => isNear(value, other, TOLERANCE.json)))
      );
    };
    const files = [...fixture.files.entries()].slice(0, countCases({ usual: 3, all: fixture.files.length }));
    for (const [index, { path, text }] of files) {
      for (const wrong of ['NaN', '-Infinity', 'null'].flatMap((word) => withWord(text, word))) {
        const { entries } = parse(fixture.files.with(index, { path, text: wrong }), format);
        expect(entries.filter((entry) => !isKnown(entry))).toEqual([]);
      }
    }
  });
});
