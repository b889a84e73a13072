// The names of actions and of this program are the same everywhere, and each is in one source.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import * as pins from '../../src/init/pins.ts';
import { root } from '../support/docs.ts';
import { readReferences } from '../support/references.ts';

const references = await readReferences();

test('the documents, the examples and `init` name actions as .github does: run `npm run docs`', () => {
  for (const [path, text] of Object.entries(references.documents())) {
    expect({ path, text: readFileSync(join(root, path), 'utf8') }).toEqual({ path, text });
  }
});

test('Dependabot looks where they are named', () => {
  const text = readFileSync(join(root, '.github/dependabot.yml'), 'utf8');
  expect(text).toContain('directories: [/, /.github/actions/pins]');
  for (const { action, sha, version } of Object.values(pins)) {
    expect([action, references.readPins().get(action)]).toEqual([action, { sha, version }]);
  }
});
