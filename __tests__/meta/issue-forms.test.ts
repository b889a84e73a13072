// The forms for issues ask for what a maintainer needs to see the same: a recording, or the output of a tool.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { root } from '../support/docs.ts';

interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly {
    readonly type: string;
    readonly id?: string;
    readonly attributes: { readonly label?: string; readonly value?: string };
    readonly validations?: { readonly required: boolean };
  }[];
}

const folder = join(root, '.github/ISSUE_TEMPLATE');
const names = readdirSync(folder).filter((name) => name !== 'config.yml');
const read = (name: string) => parse(readFileSync(join(folder, name), 'utf8')) as Form;

test.each(names)('GitHub accepts %s', (name) => {
  const form = read(name);
  expect([form.name, form.description]).toEqual([expect.any(String), expect.any(String)]);
  const fields = form.body.filter(({ type }) => type !== 'markdown');
  expect(fields.filter(({ attributes }) => !attributes.label)).toEqual([]);
  const ids = fields.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
  expect(ids.every((id) => /^[\w-]+$/.test(id ?? ''))).toBe(true);
});

test.each([
  ['wrong-verdict.yml', 'recording'],
  ['format.yml', 'output'],
])('%s requires the %s', (name, id) => {
  expect(read(name).body.find((field) => field.id === id)?.validations).toEqual({ required: true });
});
