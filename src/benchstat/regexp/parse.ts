// Parses Go's regular expression syntax (regexp/syntax with the Perl flags): a byte string in, a tree or a refusal in
// Go's words out. It matches nothing. The limits on depth, size and counts are Go's too.

import { parseClass, parseEscape, parseSetEscape } from './class.ts';
import {
  type Cursor,
  checkUtf8,
  NO_FLAGS,
  parseCharacter,
  type RegexpFlags,
  throwRegexpError,
} from './cursor.ts';
import { ANY, fold, negate } from './rune-set.ts';
import {
  type Assertion,
  assertionNode,
  choiceNode,
  groupNode,
  type RegexpNode,
  repeatNode,
  sequenceNode,
  setNode,
} from './tree.ts';

/** Input read since the last open parenthesis, or since the start. */
interface GroupLevel {
  readonly alternatives: RegexpNode[];
  sequence: RegexpNode[];
  readonly captures: boolean;
  /** Flags to restore at the closing parenthesis. */
  readonly flagsOutside: RegexpFlags;
}

const ASSERTIONS: ReadonlyMap<string, Assertion> = new Map([
  ['\\A', 'textStart'],
  ['\\z', 'textEnd'],
  ['\\b', 'wordEdge'],
  ['\\B', 'notWordEdge'],
]);
const NOT_LINE_BREAK = negate([0x0a, 0x0a]);
const MAX_HEIGHT = 1000;
const MAX_SIZE = Math.floor((128 * 2 ** 20) / 40);
const MAX_COUNT = 1000;

export function parseRegexp(pattern: string): RegexpNode {
  const cursor: Cursor = { pattern, at: 0, flags: NO_FLAGS };
  const levels: GroupLevel[] = [newLevel(true, NO_FLAGS)];
  /** Start of the previous token if it was a repetition, otherwise -1. */
  let lastRepeat = -1;
  while (cursor.at < pattern.length) {
    const start = cursor.at;
    const repeat = parseRepeat(cursor);
    if (repeat !== null) {
      repeatLast(cursor, levels.at(-1)!.sequence, { ...repeat, start, lastRepeat });
      lastRepeat = start;
    } else {
      parseElement(cursor, levels);
      lastRepeat = -1;
    }
  }
  if (levels.length > 1) throwRegexpError('missing closing )', pattern);
  return checkSize(pattern, closeLevel(levels[0]!));
}

function parseElement(cursor: Cursor, levels: GroupLevel[]): void {
  const { pattern, flags } = cursor;
  const { sequence } = levels.at(-1)!;
  switch (pattern[cursor.at]) {
    case '(':
      openGroup(cursor, levels);
      break;
    case ')':
      closeGroup(cursor, levels);
      break;
    case '|':
      cursor.at += 1;
      nextAlternative(levels.at(-1)!);
      break;
    case '^':
      cursor.at += 1;
      sequence.push(assertionNode(flags.isMultiline ? 'lineStart' : 'textStart'));
      break;
    case '$':
      cursor.at += 1;
      sequence.push(assertionNode(flags.isMultiline ? 'lineEnd' : 'textEnd'));
      break;
    case '.':
      cursor.at += 1;
      sequence.push(setNode(flags.dotMatchesAll ? ANY : NOT_LINE_BREAK));
      break;
    case '[':
      sequence.push(setNode(parseClass(cursor)));
      break;
    case '\\':
      sequence.push(...parseBackslash(cursor));
      break;
    default:
      sequence.push(literal(cursor, parseCharacter(cursor)));
  }
}

function parseBackslash(cursor: Cursor): RegexpNode[] {
  const { pattern, at } = cursor;
  const two = pattern.slice(at, at + 2);
  if (two === '\\C') throwRegexpError('invalid escape sequence', two);
  if (two === '\\Q') return parseLiterals(cursor);
  const assertion = ASSERTIONS.get(two);
  if (assertion !== undefined) {
    cursor.at += 2;
    return [assertionNode(assertion)];
  }
  const set = parseSetEscape(cursor);
  return [set === null ? literal(cursor, parseEscape(cursor)) : setNode(set)];
}

/** Reads `\Q…\E`, or from `\Q` to the end. */
function parseLiterals(cursor: Cursor): RegexpNode[] {
  const { pattern, flags } = cursor;
  const start = cursor.at + 2;
  const end = pattern.indexOf('\\E', start);
  const quoted: Cursor = { pattern: pattern.slice(start, end < 0 ? undefined : end), at: 0, flags };
  const literals: RegexpNode[] = [];
  while (quoted.at < quoted.pattern.length) literals.push(literal(quoted, parseCharacter(quoted)));
  cursor.at = end < 0 ? pattern.length : end + 2;
  return literals;
}

function literal({ flags }: Cursor, code: number): RegexpNode {
  const set = [code, code];
  return setNode(flags.ignoresCase ? fold(set) : set);
}

/** Reads `(`, `(?P<name>`, `(?<name>`, `(?i:`, or `(?i)`, which opens no group. */
function openGroup(cursor: Cursor, levels: GroupLevel[]): void {
  const { pattern, at, flags } = cursor;
  const name = /^\(\?P?<(?=.)/s.exec(pattern.slice(at, at + 5));
  if (name !== null) parseGroupName(cursor, name[0].length);
  else if (pattern[at + 1] !== '?') cursor.at += 1;
  else {
    const opens = parseGroupFlags(cursor);
    if (opens) levels.push(newLevel(false, flags));
    return;
  }
  levels.push(newLevel(true, flags));
}

function parseGroupName(cursor: Cursor, leadLength: number): void {
  const { pattern, at: start } = cursor;
  const end = pattern.indexOf('>', start);
  const name = pattern.slice(start + leadLength, end);
  checkUtf8(end < 0 ? pattern.slice(start) : name);
  if (end < 0) throwRegexpError('invalid named capture', pattern.slice(start));
  if (!/^\w+$/.test(name)) throwRegexpError('invalid named capture', pattern.slice(start, end + 1));
  cursor.at = end + 1;
}

/** Sets the flags. Returns true if they open a group. */
function parseGroupFlags(cursor: Cursor): boolean {
  const start = cursor.at;
  let flags = { ...cursor.flags };
  let on = true;
  let sawFlag = false;
  cursor.at += 2;
  while (cursor.at < cursor.pattern.length) {
    const letter = String.fromCodePoint(parseCharacter(cursor));
    if ((letter === ':' || letter === ')') && (on || sawFlag)) {
      cursor.flags = flags;
      return letter === ':';
    }
    if (letter === '-' && on) {
      on = false;
      sawFlag = false;
    } else if ('imsU'.includes(letter)) {
      if (letter === 'i') flags = { ...flags, ignoresCase: on };
      if (letter === 'm') flags = { ...flags, isMultiline: on };
      if (letter === 's') flags = { ...flags, dotMatchesAll: on };
      sawFlag = true;
    } else break;
  }
  return throwRegexpError('invalid or unsupported Perl syntax', cursor.pattern.slice(start, cursor.at));
}

function newLevel(captures: boolean, flagsOutside: RegexpFlags): GroupLevel {
  return { alternatives: [], sequence: [], captures, flagsOutside };
}

function nextAlternative(level: GroupLevel): void {
  level.alternatives.push(sequenceNode(level.sequence));
  level.sequence = [];
}

function closeLevel(level: GroupLevel): RegexpNode {
  nextAlternative(level);
  return choiceNode(level.alternatives);
}

function closeGroup(cursor: Cursor, levels: GroupLevel[]): void {
  if (levels.length === 1) throwRegexpError('unexpected )', cursor.pattern);
  const level = levels.pop()!;
  const inside = closeLevel(level);
  cursor.flags = level.flagsOutside;
  cursor.at += 1;
  levels.at(-1)!.sequence.push(checkSize(cursor.pattern, level.captures ? groupNode(inside) : inside));
}

interface RepeatCount {
  readonly least: number;
  readonly most: number;
  readonly isCounted: boolean;
}

/** Reads a repetition operator. Null if there is none. A `{` without a valid count is a literal. */
function parseRepeat(cursor: Cursor): RepeatCount | null {
  const { pattern, at } = cursor;
  const sign = pattern[at]!;
  if ('*+?'.includes(sign)) {
    cursor.at += 1;
    const most = sign === '?' ? 1 : Number.POSITIVE_INFINITY;
    return { least: sign === '+' ? 1 : 0, most, isCounted: false };
  }
  if (sign !== '{') return null;
  const match = /^\{(0|[1-9]\d*)(,(0|[1-9]\d*)?)?\}/.exec(pattern.slice(at));
  if (match === null) return null;
  cursor.at += match[0].length;
  const least = Number(match[1]);
  const bound = match[2] === undefined ? match[1] : match[3];
  if (least > MAX_COUNT || Number(bound ?? 0) > MAX_COUNT || (bound !== undefined && least > Number(bound)))
    throwRegexpError('invalid repeat count', match[0]);
  return { least, most: bound === undefined ? Number.POSITIVE_INFINITY : Number(bound), isCounted: true };
}

function repeatLast(
  cursor: Cursor,
  sequence: RegexpNode[],
  { start, lastRepeat, ...count }: RepeatCount & { readonly start: number; readonly lastRepeat: number },
): void {
  const { pattern } = cursor;
  // Greedy or not makes no difference to whether the text matches.
  if (pattern[cursor.at] === '?') cursor.at += 1;
  if (lastRepeat >= 0)
    throwRegexpError('invalid nested repetition operator', pattern.slice(lastRepeat, cursor.at));
  const part = sequence.pop();
  if (part === undefined)
    throwRegexpError('missing argument to repetition operator', pattern.slice(start, cursor.at));
  const node = checkSize(pattern, repeatNode({ part, ...count }));
  const isLong = count.least >= 2 || (count.most >= 2 && Number.isFinite(count.most));
  if (count.isCounted && isLong && !multipliesUpTo(node, MAX_COUNT))
    throwRegexpError('invalid repeat count', pattern.slice(start, cursor.at));
  sequence.push(node);
}

/** Reports whether nested counted repetitions make at most `limit` copies. */
function multipliesUpTo(node: RegexpNode, limit: number): boolean {
  if (node.kind === 'set' || node.kind === 'assertion') return true;
  if (node.kind !== 'repeat') return node.parts.every((part) => multipliesUpTo(part, limit));
  if (!node.isCounted) return multipliesUpTo(node.part, limit);
  if (node.most === 0) return true;
  const copies = Number.isFinite(node.most) ? node.most : node.least;
  return copies <= limit && multipliesUpTo(node.part, copies > 0 ? Math.floor(limit / copies) : limit);
}

function checkSize(pattern: string, node: RegexpNode): RegexpNode {
  if (node.height > MAX_HEIGHT) throwRegexpError('expression nests too deeply', pattern);
  if (node.size > MAX_SIZE) throwRegexpError('expression too large', pattern);
  return node;
}
