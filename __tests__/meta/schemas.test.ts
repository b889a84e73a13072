// The published schemas are current, and what the program writes is what they describe.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import { gate } from '../../src/action.ts';
import { makeStage } from '../support/stage.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): unknown => JSON.parse(readFileSync(resolve(root, path), 'utf8'));

/** With every object closed: a field that the program writes and the schema leaves out is found as well. */
function strict(path: string): ValidateFunction {
  const schema = JSON.stringify(read(path)).replaceAll(
    '"additionalProperties":{}',
    '"additionalProperties":false',
  );
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
  const folder = '__tests__/fixtures/reports';

  test.each(readdirSync(join(root, folder)))('fits the report of the case %s', (name) => {
    expect(faultsOf(validate, read(`${folder}/${name}/output.json`))).toEqual([]);
  });

  test('refuses a verdict that does not exist', () => {
    const report = read(`${folder}/regression/output.json`) as object;
    expect(validate({ ...report, verdict: 'good' })).toBe(false);
  });
});
