// Reports words that CONTRIBUTING.md tells not to use. `node scripts/words.mjs` checks all that `src` says, and the names in the
// tests. A name such as `tellUser` has two words. Ends with exit code 1 if there is one.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** The words in code of the last column of the table in the section "Words". */
function readForbiddenWords() {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith('Words')) ?? '';
  const cells = [...section.matchAll(/^\|.*\|([^|\n]*)\|$/gm)].map(([, cell]) => cell);
  return new Set(cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, word]) => word)));
}

/** Words of a line in lower case, with the parts of names apart and without the `s` of a plural. */
function splitWords(line) {
  return line.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase().replace(/s$/, ''));
}

/** A test describes what happens in plain English, so that only its names are checked. */
function leaveNames(line) {
  return line.replace(
    /\/\/.*|^\s*(?:\/\*)?\*.*|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`|\/(?:[^/\\]|\\.)+\/[a-z]*/g,
    '',
  );
}

const forbidden = readForbiddenWords();
if (forbidden.size === 0) throw new Error('CONTRIBUTING.md: the table of words has no word in code');

/** A bound is a minimum or a maximum. As words of a sentence these are good. */
const BOUNDS = /\b(?:LEAST|MOST|FEWEST)_/g;

function checkFolder(folder, leave) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((path) => path.endsWith('.ts') && !/(?:page|flame)-script\.ts$|fixtures/.test(path))
    .sort()
    .flatMap((path) =>
      readFileSync(join(root, folder, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          [...splitWords(leave(line)).filter((word) => forbidden.has(word)), ...(line.match(BOUNDS) ?? [])].map(
            (word) => `${folder}/${path}:${index + 1}: "${word}" has a better word in CONTRIBUTING.md`,
          ),
        ),
    );
}

const faults = [...checkFolder('src', (line) => line), ...checkFolder('__tests__', leaveNames)];
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
