// Who runs the program has neither its `docs` nor its `examples`: no message names a file there without its address.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');

/** Matches a path of an own file that is not part of an address. */
const OWN_FILES = ['docs', 'examples'].flatMap((folder) =>
  readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
);
const BARE_PATH = new RegExp(`(?<![\\w/.-])(?:${OWN_FILES.map((path) => path.replaceAll('.', '\\.')).join('|')})\\b`);

function filesOf(folder: string): string[] {
  const names = readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}

test('the sources make addresses of the paths of their own files', () => {
  const bare = filesOf('src').flatMap((path) => {
    const code = readFileSync(path, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .replaceAll(/\b(?:ownFileUrl\(|actionFileUrl\(uses, )'[^']*'/g, '');
    const found = BARE_PATH.exec(code)?.[0];
    return found === undefined ? [] : [`${path}: ${found}`];
  });
  expect(bare).toEqual([]);
});

test.each(['reports', 'messages', 'doctor', 'init'])('no output in fixtures/%s has such a path', (folder) => {
  const printed = filesOf(`__tests__/fixtures/${folder}`).filter((path) => /\.(?:txt|md|html|xml|json)$/.test(path));
  const bare = printed.filter((path) => BARE_PATH.test(readFileSync(path, 'utf8')));
  expect(bare).toEqual([]);
});
