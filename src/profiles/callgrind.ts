// Reads the functions of a file of Valgrind's Callgrind or Cachegrind: the first event, such as instructions, that each
// function executed itself. These files have calls but no stacks.
// Source: https://valgrind.org/docs/manual/cl-format.html

import type { Profile } from '../model/profile.ts';
import { visitLines } from './byte-lines.ts';
import { makeCallTree } from './call-tree.ts';
import { makeLineError } from './malformed.ts';
import type { ProfileFile, ProfileFormat } from './profile-format.ts';

export const callgrind: ProfileFormat = {
  id: 'callgrind',
  description: "Valgrind's callgrind.out and cachegrind.out files",
  advice: 'valgrind --tool=callgrind --callgrind-out-file=FILE COMMAND',
  recognises: (start) =>
    /^(?:# callgrind format|version: 1|creator: callgrind)/m.test(start.slice(0, 200)) ||
    (/^events: \S/m.test(start) && /^fn=/m.test(start)),
  parse: parseCallgrind,
};

/** What a name means: `ob` a program, `fl` a file, `fn` a function. Numbers of names are counted for each kind. */
const KINDS: ReadonlyMap<string, 'ob' | 'fl' | 'fn'> = new Map([
  ['ob', 'ob'],
  ['cob', 'ob'],
  ['fl', 'fl'],
  ['fi', 'fl'],
  ['fe', 'fl'],
  ['cfi', 'fl'],
  ['cfl', 'fl'],
  ['jfi', 'fl'],
  ['fn', 'fn'],
  ['cfn', 'fn'],
  ['jfn', 'fn'],
]);

/** Lines of the header, and totals. `events` and `positions` are read. */
const HEADER = /^(?:version|creator|pid|cmd|part|desc|event|thread|totals|summary|rcalls)\s*:/;
const ASSIGNMENT = /^([a-z]{2,3})=\s*(?:\((\d{1,9})\))?\s*(.*)$/;

/** A position is a number, an offset from the one before, or `*` for the same. */
const POSITION = /^(?:[+-]?\d+|[+-]?0x[\da-f]+|\*)$/;
const COST = /^\d{1,18}$/;
const JUMP = /^(?:jump|jcnd)=/;

/** Functions and calls are many, names are few. */
const MAX_NAMES = 400_000;

function parseCallgrind(file: ProfileFile): Profile {
  const { path } = file;
  const tree = makeCallTree(path);
  const names = new Map<string, string>();
  let events: readonly string[] = [];
  let positions = 1;
  let source: string | null = null;
  let program: string | null = null;
  let node = -1;
  /** The line after `calls=` has the cost of the called function. */
  let isCall = false;
  const makeError = (line: number, expected: string, got: string) =>
    makeLineError(path, line, { format: 'callgrind', expected, got });

  function resolveName(kind: string, number: string | undefined, text: string, line: number): string {
    if (number === undefined) return text;
    const key = `${kind}${number}`;
    if (text !== '') {
      if (names.size === MAX_NAMES) throw makeError(line, `at most ${MAX_NAMES} names`, text);
      names.set(key, text);
      return text;
    }
    const known = names.get(key);
    if (known === undefined) throw makeError(line, 'a number of a name that was written before', `(${number})`);
    return known;
  }

  visitLines(file, (line, number) => {
    if (line === '' || line.startsWith('#')) return;
    const assignment = ASSIGNMENT.exec(line);
    const kind = KINDS.get(assignment?.[1] ?? '');
    if (assignment !== null && kind !== undefined) {
      const name = resolveName(kind, assignment[2], assignment[3]!, number);
      if (assignment[1] === 'ob') program = name;
      else if (assignment[1] === 'fl') source = name;
      else if (assignment[1] === 'fn') node = tree.child(0, tree.addFrame(...functionOf(name, source, program)));
      return;
    }
    if (line.startsWith('events:')) {
      events = line.slice(7).trim().split(/\s+/);
      return;
    }
    if (line.startsWith('positions:')) {
      positions = line.slice(10).trim().split(/\s+/).length;
      return;
    }
    if (HEADER.test(line) || JUMP.test(line)) return;
    if (line.startsWith('calls=')) {
      isCall = true;
      return;
    }
    if (isCall) {
      isCall = false;
      return;
    }
    const fields = line.trim().split(/\s+/);
    const cost = fields[positions];
    const arePositions = fields.slice(0, positions).every((field) => POSITION.test(field));
    if (
      !arePositions ||
      fields.length > positions + Math.max(1, events.length) ||
      (cost !== undefined && !COST.test(cost))
    ) {
      throw makeError(number, 'a line of the format of Callgrind', line);
    }
    // All costs of a line may be left out, and are zero then.
    if (cost === undefined) return;
    if (events.length === 0) throw makeError(number, 'a line `events:` before the first cost', line);
    if (node === -1) throw makeError(number, 'a line `fn=` before the first cost', line);
    tree.add(node, Number(cost));
  });
  return tree.finish({ unit: events[0] === 'Ir' ? 'instructions' : (events[0] ?? ''), hasStacks: false, quantum: 0 });
}

/** Returns name and file. `'2` at the end counts the levels of a recursion. */
function functionOf(name: string, source: string | null, program: string | null): [name: string, file: string | null] {
  const isKnown = source !== null && source !== '???' && source !== '';
  return [name.replace(/'\d+$/, ''), isKnown ? source : program];
}
