// Runs a regular expression as a machine that is in many states at once (Thompson, "Regular expression search
// algorithm", 1968): a tree in, whether a byte string matches out, in time linear in the text.

import { charactersOf } from '../utf8.ts';
import { includes, type RuneSet, WORD } from './rune-set.ts';
import type { Assertion, RegexpNode, RegexpRepeat } from './tree.ts';

type ProgramState =
  | { readonly kind: 'character'; readonly set: RuneSet; readonly next: number }
  | { readonly kind: 'assertion'; readonly assertion: Assertion; readonly next: number }
  | { readonly kind: 'split'; readonly next: number; readonly other: number }
  | { readonly kind: 'match' };

export interface Program {
  readonly states: readonly ProgramState[];
  readonly start: number;
}

/** Code of the missing character before the start and after the end of the text. */
const NONE = -1;
const LINE_BREAK = 0x0a;

export function compileProgram(tree: RegexpNode): Program {
  const states: ProgramState[] = [{ kind: 'match' }];
  return { states, start: compileNode(states, tree, 0) };
}

/** Compiles a node, from the end backwards, for the state that follows it. Returns the state to enter. */
function compileNode(states: ProgramState[], node: RegexpNode, next: number): number {
  switch (node.kind) {
    case 'set':
      return add(states, { kind: 'character', set: node.set, next });
    case 'assertion':
      return add(states, { kind: 'assertion', assertion: node.assertion, next });
    case 'sequence':
      return node.parts.reduceRight((entry, part) => compileNode(states, part, entry), next);
    case 'choice':
      return node.parts
        .map((part) => compileNode(states, part, next))
        .reduceRight((other, entry) => add(states, { kind: 'split', next: entry, other }));
    case 'repeat':
      return compileRepeat(states, node, next);
  }
}

function compileRepeat(states: ProgramState[], { part, least, most }: RegexpRepeat, next: number): number {
  let entry = next;
  if (Number.isFinite(most)) {
    for (let copy = least; copy < most; copy += 1)
      entry = add(states, { kind: 'split', next: compileNode(states, part, entry), other: next });
  } else {
    // Create the state of the loop first, because its body leads back to it.
    entry = add(states, { kind: 'split', next, other: next });
    states[entry] = { kind: 'split', next: compileNode(states, part, entry), other: next };
  }
  for (let copy = 0; copy < least; copy += 1) entry = compileNode(states, part, entry);
  return entry;
}

function add(states: ProgramState[], state: ProgramState): number {
  return states.push(state) - 1;
}

export function matches({ states, start }: Program, text: string): boolean {
  const runes = charactersOf(text);
  /** Position at which each state was last entered. */
  const entered = new Int32Array(states.length).fill(-1);
  let current: number[] = [];
  for (let at = 0; at <= runes.length; at += 1) {
    const rune = runes[at] ?? NONE;
    // A match may start anywhere.
    const pending = [...current, start];
    const waiting: number[] = [];
    while (pending.length > 0) {
      const index = pending.pop()!;
      if (entered[index] === at) continue;
      entered[index] = at;
      const state = states[index]!;
      if (state.kind === 'match') return true;
      if (state.kind === 'character') {
        if (rune !== NONE && includes(state.set, rune)) waiting.push(state.next);
      } else if (state.kind === 'split') pending.push(state.other, state.next);
      else if (holds(state.assertion, runes[at - 1] ?? NONE, rune)) pending.push(state.next);
    }
    current = waiting;
  }
  return false;
}

function holds(assertion: Assertion, before: number, after: number): boolean {
  switch (assertion) {
    case 'textStart':
      return before === NONE;
    case 'textEnd':
      return after === NONE;
    case 'lineStart':
      return before === NONE || before === LINE_BREAK;
    case 'lineEnd':
      return after === NONE || after === LINE_BREAK;
    case 'wordEdge':
      return includes(WORD, before) !== includes(WORD, after);
    case 'notWordEdge':
      return includes(WORD, before) === includes(WORD, after);
  }
}
