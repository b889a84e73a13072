// Reports words that CONTRIBUTING.md tells not to use, and habits in sentences that a native engineer would not write. `node
// scripts/words.mjs` checks all that `src` says, and the names in the tests. A name such as `tellUser` has two words. Ends with exit
// code 1 if there is one.

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

/** Habits in texts that users see, each with the better words. */
const HABITS = [
  [/, got\b/, '"x" is not a number', ', got'],
  [/(?:^|[\s`'"[])Write \\?`/, 'Use', 'Write `'],
  [/\bof (?:its|their|your) own\b(?! [a-z])/, 'its own', 'of its own'],
  [/\bsuch as\b/, 'a colon, or like', 'such as'],
  [/\bbeside\b/, 'next to', 'beside'],
  [/\bwhatever\b/i, 'any', 'whatever'],
  [/(?<!there )\bis no (?:file|number|commit|branch|recording|result)\b(?! \w)/, 'is not a', 'is no'],
  [/\bwhat (?:it|they) (?:prints?|writes?|reads?)\b/, 'its output', 'what it prints'],
];

const QUOTED = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`?/g;

/** Comments and keys of objects are not shown to users. */
function findHabits(line) {
  if (/^\s*(?:\/\/|\/?\*)/.test(line)) return [];
  const texts = (line.match(QUOTED) ?? []).join(' ');
  return HABITS.filter(([habit]) => habit.test(texts)).map(
    ([, better, name]) => `"${name}" reads better as: ${better}`,
  );
}

function checkHabits() {
  return listFiles('src').flatMap((path) =>
    readFileSync(join(root, 'src', path), 'utf8')
      .split('\n')
      .flatMap((line, index) => findHabits(line).map((habit) => `src/${path}:${index + 1}: ${habit}`)),
  );
}

function listFiles(folder) {
  return readdirSync(join(root, folder), { recursive: true })
    .filter((path) => path.endsWith('.ts') && !/(?:page|flame)-script\.ts$|fixtures/.test(path))
    .sort();
}

function checkFolder(folder, leave) {
  return listFiles(folder).flatMap((path) =>
    readFileSync(join(root, folder, path), 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        [...splitWords(leave(line)).filter((word) => forbidden.has(word)), ...(line.match(BOUNDS) ?? [])].map(
          (word) => `${folder}/${path}:${index + 1}: "${word}" has a better word in CONTRIBUTING.md`,
        ),
      ),
  );
}

const faults = [...checkHabits(), ...checkFolder('src', (line) => line), ...checkFolder('__tests__', leaveNames)];
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exitCode = 1;
