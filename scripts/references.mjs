// Writes the names of actions and of this program into all files that repeat them. Each name has one source: `.github` for
// actions of others, because Dependabot updates them there, and package.json for this program. `node scripts/references.mjs`
// writes; the tests ask `documents` whether the files are current.

import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
const read = (path) => readFileSync(join(root, path), 'utf8');

/** The places that repeat names: files, and folders with all their files of a kind. */
const PLACES = [
  'README.md',
  'SECURITY.md',
  'CONTRIBUTING.md',

  'docs/**.md',
  'examples/**.yml',
  'src/init/pins.ts',
];
const SOURCES = ['.github/**.yml'];

/** Stands for the commit of this program's release. Nobody can know it before the release is made. */
const UNKNOWN_COMMIT = '0'.repeat(40);

/** Does not match `v3.2.1-node20`: a version for one kind of server stays as it is. */
const PINNED = /([\w-]+\/[\w.-]+)((?:\/[\w-]+)*)@([0-9a-f]{40}) # (v\d+\.\d+\.\d+)(?![\w.-])/g;

/** A checkout of this program by the input `ref` of actions/checkout. */
const CHECKED_OUT = new RegExp(`(\\bref: ${UNKNOWN_COMMIT} # )v\\d+\\.\\d+\\.\\d+`, 'g');

/** Returns the commit and the version of each action, by `owner/repository`. Throws if two files of `.github` differ. */
export function readPins() {
  const pins = new Map();
  for (const path of SOURCES.flatMap(filesOf)) {
    for (const [, action, , sha, version] of read(path).matchAll(PINNED)) {
      const known = pins.get(action) ?? { sha, version };
      if (known.sha !== sha || known.version !== version)
        throw new Error(`${path}: ${action} is at ${version}, and at ${known.version} in another file of .github`);
      pins.set(action, known);
    }
  }
  return pins;
}

/** Returns `owner/repository` and the version of this program. */
export function readOwnName() {
  const { version, repository } = JSON.parse(read('package.json'));
  return { version, repository: /github\.com\/(.+)\.git$/.exec(repository.url)[1] };
}

/** Path below the root of the repository to the text that must be there. */
export function documents() {
  const own = readOwnName();
  const pins = readPins().set(own.repository, { sha: UNKNOWN_COMMIT, version: `v${own.version}` });
  return Object.fromEntries(PLACES.flatMap(filesOf).map((path) => [path, rewrite(read(path), pins, own, path)]));
}

function rewrite(text, pins, { repository, version }, path) {
  const find = (action) => {
    const pin = pins.get(action);
    if (pin === undefined) throw new Error(`${path}: no file of .github names ${action}, so nobody would update it`);
    return pin;
  };
  return text
    .replaceAll('OWNER/bench-referee', repository)
    .replaceAll(PINNED, (_, action, folder) => `${action}${folder}@${find(action).sha} # ${find(action).version}`)
    .replaceAll(CHECKED_OUT, `$1v${version}`)
    .replaceAll(/\bpin\('([^']+)', '[^']+', '[^']+'\)/g, (_, action) => {
      const { version: tag, sha } = find(action);
      return `pin('${action}', '${tag}', '${sha}')`;
    })
    .replaceAll(/\b(npx|npm install --global|npm pack) bench-referee@\d+\.\d+\.\d+/g, `$1 bench-referee@${version}`)
    .replaceAll(/(--branch |gh release (?:verify|download) |refs\/tags\/)v\d+\.\d+\.\d+/g, `$1v${version}`);
}

/** Returns the paths of a place: a file, or `folder/**.ending`. */
function filesOf(place) {
  const [folder, ending] = place.split('/**');
  if (ending === undefined) return [place];
  const names = readdirSync(join(root, folder), { recursive: true }).filter((name) => name.endsWith(ending));
  return names.map((name) => `${folder}/${name.replaceAll('\\', '/')}`).sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [path, text] of Object.entries(documents())) await writeFile(join(root, path), text);
}
