// Puts the owner, the version and the day of a release into all places, in the folder of this repository or in `--root`:
//   npx node scripts/release-names.mjs --owner NAME --version X.Y.Z [--day 2027-01-31] [--root FOLDER]
// It writes package.json and its lock, the changelog and the owners of the code, and removes what a document says of the placeholder.
// `npm run docs` and `npm run build` write everything else. Given the same names again, it changes nothing.

import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const PLACEHOLDER = 'OWNER';

/** What documents say of the placeholder, and what remains of it. */
const EXPLANATIONS = {
  'README.md': [
    '`OWNER` and the zeros stand for this repository and the commit of its',
    'The zeros stand for the commit of the',
  ],
  'docs/forks.md': [
    "Replace `OWNER` and the zeros by this action's owner and the commit of its",
    "Replace the zeros by the commit of this action's",
  ],
};

/** `files` gives the text of a path. Out: the paths whose text changes, with the new text. */
export function renameRelease(files, { owner, version, day }) {
  const changed = {};
  const edit = (path, change) => {
    const before = files(path);
    const after = change(before);
    if (after !== before) changed[path] = after;
  };
  const own = (text) => text.replaceAll(`/${PLACEHOLDER}/`, `/${owner}/`).replaceAll(`@${PLACEHOLDER}`, `@${owner}`);
  edit('package.json', (text) => own(text).replace(/^( {2}"version": )"[^"]*"/m, `$1"${version}"`));
  edit('package-lock.json', (text) => {
    const lock = JSON.parse(text);
    lock.version = version;
    lock.packages[''].version = version;
    return `${JSON.stringify(lock, null, 2)}\n`;
  });
  edit('CHANGELOG.md', (text) => text.replace(/^## .*$/m, `## ${version}, ${day}`));
  edit('.github/CODEOWNERS', own);
  for (const [path, [sentence, rest]] of Object.entries(EXPLANATIONS))
    edit(path, (text) => text.replace(sentence, rest));
  return changed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      owner: { type: 'string' },
      version: { type: 'string' },
      day: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      root: { type: 'string', default: resolve(dirname(fileURLToPath(import.meta.url)), '..') },
    },
  });
  const { owner, version, day, root } = values;
  if (!/^[A-Za-z0-9][\w-]*$/.test(owner ?? '') || !/^\d+\.\d+\.\d+$/.test(version ?? '')) {
    process.stderr.write('usage: npx node scripts/release-names.mjs --owner NAME --version X.Y.Z\n');
    process.exit(2);
  }
  const changed = renameRelease((path) => readFileSync(join(root, path), 'utf8'), { owner, version, day });
  for (const [path, text] of Object.entries(changed)) {
    writeFileSync(join(root, path), text);
    console.log(path);
  }
}
