// Checks that the committed dist is what the sources make: bundles them into a temporary folder and compares the files
// byte for byte. It writes the names of files that differ, and what to do, and ends with 1. It never writes to dist.

import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundle } from './build.mjs';

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');

/** The content of every file below a folder, by its path in that folder. */
function readFiles(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => statSync(join(folder, path)).isFile());
  return new Map(files.map((path) => [path, readFileSync(join(folder, path))]));
}

/** The paths of all files that are missing in one folder, or have another content there. */
export function findDifferences(folder, other) {
  const [ours, theirs] = [readFiles(folder), readFiles(other)];
  const paths = new Set([...ours.keys(), ...theirs.keys()]);
  const isEqual = (path) => ours.has(path) && theirs.has(path) && ours.get(path).equals(theirs.get(path));
  return [...paths].filter((path) => !isEqual(path)).sort();
}

async function checkDist() {
  const temporary = mkdtempSync(join(tmpdir(), 'bench-referee-dist-'));
  try {
    const fresh = join(temporary, 'dist');
    await bundle(fresh);
    const different = findDifferences(join(root, 'dist'), fresh);
    if (different.length === 0) return;
    console.error(`dist is not what src makes. These files differ:\n  ${different.join('\n  ')}`);
    console.error('Run `npm run build`, and commit dist separately, as `dist: rebuild`.');
    process.exitCode = 1;
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await checkDist();
