// Reports words that CONTRIBUTING.md tells not to use. `node scripts/words.mjs` checks src: names, comments and messages,
// in which a name such as `tellUser` has two words. Ends with exit code 1 if there is one.

import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Returns the words in code of the last column of the table in the section "Words". */
function readForbiddenWords() {
  const text = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8');
  const section = text.split(/^## /m).find((part) => part.startsWith('Words')) ?? '';
  const cells = [...section.matchAll(/^\|.*\|([^|\n]*)\|$/gm)].map(([, cell]) => cell);
  return new Set(cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, word]) => word)));
}

/** Returns the words of a line in lower case, with the parts of names apart and without the `s` of a plural. */
function splitWords(line) {
  return line.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase().replace(/s$/, ''));
}

const forbidden = readForbiddenWords();
if (forbidden.size === 0) throw new Error('CONTRIBUTING.md: the table of words has no word in code');

const found = readdirSync(join(root, 'src'), { recursive: true })
  .filter((path) => path.endsWith('.ts') && !/(?:page|flame)-script\.ts$/.test(path))
  .sort()
  .flatMap((path) =>
    readFileSync(join(root, 'src', path), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        splitWords(line)
          .filter((word) => forbidden.has(word))
          .map((word) => `src/${path}:${index + 1}: "${word}" has a better word in CONTRIBUTING.md`),
      ),
  );

for (const line of found) console.log(line);
if (found.length > 0) process.exitCode = 1;
