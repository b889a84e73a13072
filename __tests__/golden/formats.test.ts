// Walks fixtures/formats/<id>/<case>/: what is parsed must equal measurements.json, plainly and after all that
// shells do to a text. A new case is a new folder; no code here knows any of them.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parseSource } from '../../src/formats/index.ts';
import { type ParseEntry, parseOutput } from '../../src/formats/parse-output.ts';
import { decodeText } from '../../src/formats/text.ts';

const ROOT = join(import.meta.dirname, '../fixtures/formats');

/** Of the numbers; text has been through the tool's rounding. */
const TOLERANCE = { json: 1e-9, text: 1e-6 };

interface CaseSettings {
  /** `ok`: no problem. `warn`: some, none of them an error. `error`: at least one error. */
  readonly expect: 'ok' | 'warn' | 'error';
  /** False where `auto` cannot tell the format. */
  readonly auto?: boolean;
  /** False where runs cannot be appended to each other in one text. */
  readonly appends?: boolean;
}

interface Case extends CaseSettings {
  readonly format: string;
  readonly bytes: Uint8Array;
  readonly measurements: readonly ParseEntry[];
  readonly isJson: boolean;
}

function readCase(format: string, name: string): Case {
  const folder = join(ROOT, format, name);
  const json = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const input = readdirSync(folder).find((file) => file.startsWith('input.'))!;
  return {
    ...(json('case.json') as CaseSettings),
    format,
    bytes: readFileSync(join(folder, input)),
    measurements: json('measurements.json'),
    isJson: input.endsWith('.json'),
  };
}

function parse(text: string, format: string) {
  const parsed = parseSource({ path: 'input', text }, format);
  return { ...parsed, entries: parseOutput([parsed.measurements]), worst: worst(parsed.problems) };
}

function worst(problems: readonly { severity: string }[]): CaseSettings['expect'] {
  if (problems.some(({ severity }) => severity === 'error')) return 'error';
  return problems.length > 0 ? 'warn' : 'ok';
}

function identity({ group, name, metric }: ParseEntry): string {
  return JSON.stringify([group ?? null, name, metric]);
}

/** Every primary entry is there; whatever else is there is listed and equal. */
function expectEntries(
  actual: readonly ParseEntry[],
  wanted: readonly ParseEntry[],
  tolerance: number,
): void {
  const listed = new Map(wanted.map((entry) => [identity(entry), entry]));
  const found = actual.map(identity);
  expect(new Set(found).size).toBe(found.length);
  expect(found).toEqual(expect.arrayContaining(wanted.filter(({ primary }) => primary).map(identity)));
  for (const entry of actual) {
    const { values, ...rest } = listed.get(identity(entry)) ?? { values: [] };
    expect({ ...entry, values: [] }).toEqual({ ...rest, values: [] });
    expect(entry.values).toHaveLength(values.length);
    for (const [index, value] of values.entries()) {
      expect(Math.abs(entry.values[index]! - value)).toBeLessThanOrEqual(Math.abs(value) * tolerance);
    }
  }
}

function expectCase(text: string, { format, measurements, isJson, expect: outcome }: Case): void {
  const { entries, worst: reported } = parse(text, format);
  expectEntries(entries, measurements, isJson ? TOLERANCE.json : TOLERANCE.text);
  expect(reported).toBe(outcome);
}

const cases = readdirSync(ROOT).flatMap((format) =>
  readdirSync(join(ROOT, format)).map((name) => ({ format, name })),
);

describe.each(cases)('$format/$name', ({ format, name }) => {
  const fixture = readCase(format, name);
  const text = decodeText(fixture.bytes);
  const plain = text.replaceAll('\r\n', '\n');

  test('as it is', () => expectCase(text, fixture));

  test('recognised by its content', () => {
    expect(parse(text, 'auto').format).toBe(fixture.auto === false ? null : format);
  });

  test('with CRLF', () => expectCase(plain.replaceAll('\n', '\r\n'), fixture));

  test('with a byte-order mark', () => {
    expectCase(decodeText(Buffer.from(`\ufeff${text}`, 'utf8')), fixture);
    expectCase(`\ufeff${text}`, fixture);
  });

  test('in UTF-16', () => {
    const marked = Buffer.from(`\ufeff${text}`, 'utf16le');
    expectCase(decodeText(marked), fixture);
    expectCase(decodeText(Buffer.from(marked).swap16()), fixture);
    expectCase(decodeText(Buffer.from(text, 'utf16le')), fixture);
  });

  test('in colours', () => {
    const coloured = plain.replaceAll(/^.+$/gm, (line) => `\x1b[1;32m${line}\x1b[0m`);
    expectCase(coloured, fixture);
  });

  test('cut at 60 %', () => {
    const { worst: reported } = parse(text.slice(0, Math.floor(text.length * 0.6)), format);
    if (fixture.isJson) expect(reported).toBe('error');
  });

  test('emptied', () => {
    expect(parse('', format)).toMatchObject({ worst: 'error', entries: [] });
    expect(parse(' \n', 'auto')).toMatchObject({ worst: 'error', entries: [], format: null });
  });

  test('three runs in one text', () => {
    if (fixture.appends === false) return;
    const measurements = fixture.measurements.map((entry) => ({
      ...entry,
      values: [...entry.values, ...entry.values, ...entry.values],
    }));
    expectCase(`${text}\n`.repeat(3), { ...fixture, measurements });
  });
});
