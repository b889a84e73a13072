// Reads the functions of a file of Valgrind's Callgrind or Cachegrind: the first event, such as instructions, that each
// function executed itself. These files have calls but no stacks.

import type { Frame, Profile } from '../model/profile.ts';
import { parseCallgrindHeader, parseCost, splitWords } from '../text/callgrind-file.ts';
import { CallTree } from './call-tree.ts';
import { makeMalformedError, type ProfileFile, type ProfileFormat, visitLines } from './profile-format.ts';

export const callgrind: ProfileFormat = {
  id: 'callgrind',
  description: "Valgrind's callgrind.out and cachegrind.out files",
  advice: 'valgrind --tool=callgrind --callgrind-out-file=FILE COMMAND',
  recognises: (start) =>
    /^(?:# callgrind format|version: 1|creator: callgrind)/m.test(start.slice(0, 200)) ||
    (/^events: \S/m.test(start) && /^fn=/m.test(start)),
  parse: parseCallgrind,
};

/** Meanings of a name: `ob` a program, `fl` a file, `fn` a function. Numbers of names are counted for each kind. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ...['ob', 'cob'].map((key) => [key, 'ob'] as const),
  ...['fl', 'fi', 'fe', 'cfi', 'cfl', 'jfi'].map((key) => [key, 'fl'] as const),
  ...['fn', 'cfn', 'jfn'].map((key) => [key, 'fn'] as const),
]);

const ASSIGNMENT = /^([a-z]{2,3})=\s*(?:\((\d{1,9})\))?\s*(.*)$/;

/** A position is a number, an offset from the one before, or `*` for the same. */
const POSITION = /^(?:[+-]?\d+|[+-]?0x[\da-f]+|\*)$/;
const JUMP = /^(?:jump|jcnd)=/;

/** Functions and calls are many, names are few. */
const MAX_NAMES = 400_000;

function parseCallgrind(file: ProfileFile): Profile {
  const { path } = file;
  const tree = new CallTree(path);
  const names = new Map<string, string>();
  let events: readonly string[] = [];
  let positions = 1;
  let source = '';
  let program: string | null = null;
  let node = -1;
  /** The line after `calls=` has the cost of the called function. */
  let isCall = false;
  const makeError = (line: number, expected: string, got: string) =>
    makeMalformedError(path, line, { format: 'callgrind', expected, got });

  function resolveName(kind: string, number: string | undefined, text: string, line: number): string {
    if (number === undefined) return text;
    const key = `${kind}${number}`;
    if (text !== '') {
      if (names.size === MAX_NAMES) throw makeError(line, `at most ${MAX_NAMES} names`, text);
      names.set(key, text);
      return text;
    }
    const name = names.get(key);
    if (name === undefined) throw makeError(line, 'a number of a name that was written before', `(${number})`);
    return name;
  }

  visitLines(file, (line, number) => {
    if (line === '' || line.startsWith('#')) return;
    const assignment = ASSIGNMENT.exec(line);
    const kind = KINDS.get(assignment?.[1] ?? '');
    if (assignment !== null && kind !== undefined) {
      const name = resolveName(kind, assignment[2], assignment[3]!, number);
      if (assignment[1] === 'ob') program = name;
      else if (assignment[1] === 'fl') source = name;
      else if (assignment[1] === 'fn') node = tree.child(0, tree.addFrame(readFunction(name, source, program)));
      return;
    }
    const header = parseCallgrindHeader(line);
    if (header?.key === 'events') events = splitWords(header.value);
    else if (header?.key === 'positions') positions = splitWords(header.value).length;
    else if (header !== null || JUMP.test(line)) return;
    else if (line.startsWith('calls=')) isCall = true;
    else if (isCall) isCall = false;
    else addCost(line, number);
  });

  function addCost(line: string, number: number): void {
    const fields = splitWords(line);
    const cost = fields[positions];
    const isCost =
      fields.slice(0, positions).every((field) => POSITION.test(field)) &&
      fields.length <= positions + Math.max(1, events.length) &&
      !(cost !== undefined && Number.isNaN(parseCost(cost)));
    if (!isCost) throw makeError(number, 'a line of the format of Callgrind', line);
    // All costs of a line may be left out, and are zero then.
    if (cost === undefined) return;
    if (events.length === 0) throw makeError(number, 'a line `events:` before the first cost', line);
    if (node === -1) throw makeError(number, 'a line `fn=` before the first cost', line);
    tree.add(node, parseCost(cost));
  }

  return tree.finish({ unit: events[0] === 'Ir' ? 'instructions' : (events[0] ?? ''), hasStacks: false, quantum: 0 });
}

/** `'2` at the end of a name counts the levels of a recursion. */
function readFunction(name: string, source: string, program: string | null): Frame {
  return { name: name.replace(/'\d+$/, ''), file: source === '' || source === '???' ? program : source, line: null };
}
