// The tree of a regular expression, which the parser creates and the program is compiled from. Each node knows its
// height and size, because Go refuses expressions that are too large. It holds no text of the expression.

import type { RuneSet } from './rune-set.ts';

export type Assertion = 'textStart' | 'textEnd' | 'lineStart' | 'lineEnd' | 'wordEdge' | 'notWordEdge';

export type RegexpNode = NodeSize &
  (
    | { readonly kind: 'set'; readonly set: RuneSet }
    | { readonly kind: 'assertion'; readonly assertion: Assertion }
    | { readonly kind: 'sequence' | 'choice'; readonly parts: readonly RegexpNode[] }
    | RegexpRepeat
  );

export interface RegexpRepeat {
  readonly kind: 'repeat';
  readonly part: RegexpNode;
  readonly least: number;
  /** Maximum number of repetitions. Infinity: no limit. */
  readonly most: number;
  /** True if written with braces. Go limits the product of nested counts. */
  readonly isCounted: boolean;
}

interface NodeSize {
  /** Number of levels of the tree from here down. */
  readonly height: number;
  /** Number of instructions, as Go estimates it. */
  readonly size: number;
}

export function setNode(set: RuneSet): RegexpNode {
  return { kind: 'set', set, height: 1, size: 1 };
}

export function assertionNode(assertion: Assertion): RegexpNode {
  return { kind: 'assertion', assertion, height: 1, size: 1 };
}

export function sequenceNode(parts: readonly RegexpNode[]): RegexpNode {
  return listNode('sequence', parts, 0);
}

export function choiceNode(parts: readonly RegexpNode[]): RegexpNode {
  return listNode('choice', parts, parts.length - 1);
}

/** Creates a capturing group. Here it only adds to the height and the size. */
export function groupNode(part: RegexpNode): RegexpNode {
  return { kind: 'sequence', parts: [part], height: part.height + 1, size: part.size + 2 };
}

export function repeatNode(repeat: Omit<RegexpRepeat, 'kind'>): RegexpNode {
  return { kind: 'repeat', ...repeat, height: repeat.part.height + 1, size: repeatSize(repeat) };
}

function listNode(kind: 'sequence' | 'choice', parts: readonly RegexpNode[], more: number): RegexpNode {
  if (parts.length === 1) return parts[0]!;
  let height = 0;
  let size = more;
  for (const part of parts) {
    height = Math.max(height, part.height);
    size += part.size;
  }
  return { kind, parts, height: height + 1, size: Math.max(1, size) };
}

function repeatSize({ part, least, most }: Omit<RegexpRepeat, 'kind'>): number {
  if (most === Number.POSITIVE_INFINITY) return least === 0 ? 2 + part.size : 1 + least * part.size;
  return Math.max(1, most * part.size + (most - least));
}
