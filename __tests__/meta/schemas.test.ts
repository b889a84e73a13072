// The published schemas are current, and what the program writes is what they describe.

import '../support/readable-errors.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { gate } from '../../src/actions/gate.ts';
import { renderBrief } from '../../src/render/outputs/brief.ts';
import { renderJson } from '../../src/render/outputs/json.ts';
import { parseConfigFile } from '../../src/settings/config-file.ts';
import { blocksOf, readDocuments } from '../support/docs.ts';
import { REPORT_CASES } from '../support/report-cases.ts';
import { makeReport } from '../support/report-files.ts';
import { makeStage } from '../support/stage.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): unknown => JSON.parse(readFileSync(resolve(root, path), 'utf8'));

/** With every object closed: a field that the program writes and the schema leaves out is found as well. */
function strict(path: string): ValidateFunction {
  const schema = JSON.stringify(read(path)).replaceAll('"additionalProperties":{}', '"additionalProperties":false');
  return new Ajv2020({ allErrors: true }).compile(JSON.parse(schema) as object);
}

function faultsOf(validate: ValidateFunction, value: unknown): unknown {
  return validate(value) ? [] : validate.errors;
}

test('the schemas are current: run `npm run docs`', async () => {
  const script = (await import(join(root, 'scripts/schemas.mjs'))) as { schemas(): Record<string, string> };
  for (const [path, text] of Object.entries(script.schemas())) {
    expect({ path, text: readFileSync(join(root, path), 'utf8') }).toEqual({ path, text });
  }
});

/** Python's `jsonschema` refuses a schema with a pattern that only JavaScript knows. */
test.each(['recording', 'report', 'configuration'])('the patterns of %s are those of any language', (name) => {
  const text = JSON.stringify(read(`docs/${name}.schema.json`));
  expect(text.match(/\\[pPk][{<]|\(\?<|\\x\{/g)).toBeNull();
});

test.each([
  ['src/a b.ts', true],
  ['src/ü.ts', true],
  ['../a.ts', false],
  ['a/../b', false],
  ['a\\b', false],
  ['a\nb', false],
  ['a\u202eb', false],
])('a place in %j: %s', (file, isTaken) => {
  const { properties } = read('docs/recording.schema.json') as {
    properties: { places: { items: { properties: { file: object } } } };
  };
  expect(new Ajv2020().validate(properties.places.items.properties.file, file)).toBe(isTaken);
});

describe('a real run', () => {
  const made = makeStage();

  beforeAll(() => gate(made.stage));
  afterAll(() => made.remove());

  test.each([
    ['recording', 'docs/recording.schema.json'],
    ['report-json', 'docs/report.schema.json'],
  ])('writes a %s that fits %s', (output, schema) => {
    expect(faultsOf(strict(schema), read(made.outputs.get(output) ?? ''))).toEqual([]);
  });
});

describe('report.schema.json', () => {
  const validate = strict('docs/report.schema.json');
  const reportOf = (name: string) => JSON.parse(renderJson(makeReport(name)));

  test.each(Object.keys(REPORT_CASES))('fits the report of the case %s', (name) => {
    expect(faultsOf(validate, reportOf(name))).toEqual([]);
  });

  test('refuses a verdict that does not exist', () => {
    const report = reportOf('regression') as object;
    expect(validate({ ...report, verdict: 'good' })).toBe(false);
  });
});

describe('brief.schema.json', () => {
  const validate = strict('docs/brief.schema.json');

  test.each(Object.keys(REPORT_CASES))('fits the brief report of the case %s', (name) => {
    expect(faultsOf(validate, JSON.parse(renderBrief(makeReport(name))))).toEqual([]);
  });
});

describe('configuration.schema.json', () => {
  const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(
    read('docs/configuration.schema.json') as object,
  );
  const wrong = configurationsIn('__tests__/fixtures/messages').filter(({ text }) => isYaml(text));
  const right = [
    ...configurationsIn('__tests__/fixtures/budgets'),
    ...configurationsIn('__tests__/fixtures/config'),
    ...readDocuments()
      .flatMap(blocksOf)
      .filter(({ language, text }) => language === 'yaml' && text.startsWith('# .github/bench-referee.yml\n'))
      .map(({ where, text }) => ({ name: where, text })),
  ];

  test.each(right)('takes $name, as the program does', ({ name, text }) => {
    expect(() => parseConfigFile(text, name)).not.toThrow();
    expect(faultsOf(validate, parse(text))).toEqual([]);
  });

  /** What takes more than one key, another grammar or arithmetic to see. */
  const UNSEEN = [
    'where-unreadable',
    'controls-and-bidi',
    'percentage-for-a-quantity',
    'quantities-without-unit',
    'quantity-does-not-fit',
    'renamed-twice-the-same',
    'rounds-backwards',
    'table-quoted-expression',
    'units-that-do-not-exist',
    'yaml-not-utf-8',
  ];

  test.each(wrong)('refuses the mistakes of $name, as the program does', ({ name, text }) => {
    expect({ name, isRefused: !validate(parse(text)) }).toEqual({
      name,
      isRefused: isRefused(text) && !UNSEEN.includes(name),
    });
  });

  test('explains every key', () => {
    const bare = Object.entries(propertiesOf(read('docs/configuration.schema.json')))
      .filter(([, { description }]) => typeof description !== 'string' || description === '')
      .map(([path]) => path);
    expect(bare).toEqual([]);
  });

  function configurationsIn(folder: string): { name: string; text: string }[] {
    return readdirSync(join(root, folder)).flatMap((name) =>
      readdirSync(join(root, folder, name))
        .filter((file) => file.endsWith('.yml'))
        .map((file) => ({ name, text: readFileSync(join(root, folder, name, file), 'utf8') })),
    );
  }

  function isYaml(text: string): boolean {
    try {
      parse(text, { maxAliasCount: 100 });
      return true;
    } catch {
      return false;
    }
  }

  function isRefused(text: string): boolean {
    try {
      parseConfigFile(text, 'file');
      return false;
    } catch {
      return true;
    }
  }

  type Schema = Readonly<Record<string, unknown>>;

  function propertiesOf(schema: unknown, path = ''): Record<string, Schema> {
    if (typeof schema !== 'object' || schema === null) return {};
    const { properties, items, additionalProperties } = schema as Record<string, Schema | undefined>;
    const own = Object.entries(properties ?? {}).map(([key, value]) => [`${path}.${key}`, value as Schema] as const);
    return {
      ...Object.fromEntries(own),
      ...propertiesOf(items, `${path}[]`),
      ...propertiesOf(additionalProperties, `${path}.*`),
      ...Object.assign({}, ...own.map(([inner, value]) => propertiesOf(value, inner))),
    };
  }
});
