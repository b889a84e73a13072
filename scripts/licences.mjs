// The licences of what is bundled: paths of bundled files in, the text of dist/licenses.txt out. A package without
// a permissive licence, or without its text, stops the build: what is in dist is handed on to every user.

import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Ask for nothing but to be named. Short identifiers of SPDX. */
export const PERMISSIVE = ['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** The texts of packages that are published without one, as they stand in the repositories of these: `<name>.txt`. */
const KEPT = join(dirname(fileURLToPath(import.meta.url)), 'licences');

/** `inputs` are relative to `root`, with forward slashes, as in esbuild's metafile. */
export async function licencesOf(root, inputs) {
  const folders = [...new Set(inputs.flatMap((input) => folderOf(input) ?? []))].sort();
  const texts = await Promise.all(folders.map((folder) => entryOf(join(root, folder))));
  return texts.join(`\n${'-'.repeat(80)}\n\n`);
}

/** The innermost one: packages may hold packages. */
export function folderOf(input) {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(input)?.[0] ?? null;
}

async function entryOf(folder) {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  if (!PERMISSIVE.includes(license))
    throw new Error(`${name} ${version} is bundled, and its licence is ${license}: not one of ${PERMISSIVE}`);
  const files = (await readdir(folder))
    .filter((file) => /^(?:licen[cs]e|notice)(?:\.\w+)?$/i.test(file))
    .sort()
    .map((file) => join(folder, file));
  if (!files.some((file) => /licen[cs]e[^/\\]*$/i.test(file))) files.push(await keptText(name, version));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return `${name} ${version} (${license})\n\n${texts.map((text) => text.trim()).join('\n\n')}\n`;
}

async function keptText(name, version) {
  const file = `${name.replace('/', '__')}.txt`;
  if ((await readdir(KEPT)).includes(file)) return join(KEPT, file);
  throw new Error(
    `${name} ${version} is bundled, and has no file with the text of its licence: put it into scripts/licences/${file}`,
  );
}
