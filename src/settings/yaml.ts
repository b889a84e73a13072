// Parses untrusted YAML to text, lists and mappings, with the position of each in the file. No tags, one document, bounded size,
// depth and aliases. Scalars stay as written, so that the schema decides what `1e3`, `"5"` and `no` mean, and messages can quote
// them. Throws a UserError with all errors; keys that are written twice are left to the caller, who can find more errors beside them.

import { type Document, isAlias, isCollection, isMap, isNode, isScalar, isSeq, Parser, parseDocument } from 'yaml';
import { throwErrors, userError } from '../errors.ts';
import { type Diagnostic, type Excerpt, makeError } from '../model/diagnostic.ts';
import { atSetting, inFile, type Location } from '../model/location.ts';
import { makeMistake, toError } from './mistake.ts';
import {
  danglingAlias,
  faultsIn,
  makePositionFinder,
  partOfScalar,
  type Span,
  textFaults,
  type YamlFault,
  type YamlPosition,
} from './yaml-faults.ts';

/** Maximum size in bytes. Real files are far smaller, and parsing is fast up to it. */
const MAX_BYTES = 64 * 1024;

/** Maximum nesting. The configuration needs four levels; the parser's stack allows hundreds. */
const MAX_LEVELS = 16;

/** Maximum number of nodes that aliases repeat, as the parser counts them. */
const MAX_ALIASED_NODES = 100;

interface YamlPlace {
  readonly location: Location;
  readonly excerpt: Excerpt;
}

export interface YamlTree {
  /** Text, null, lists and mappings. Null for an empty file. */
  readonly value: unknown;
  /** Errors. Whoever uses the tree must refuse it, but can check it first: `value` has the last of equal keys. */
  readonly repeatedKeys: readonly Diagnostic[];
  /** The place of the value at a path, or of the nearest existing value above it. */
  positionOf(path: YamlPath, part?: EntryPart): YamlPosition;
  /** `within` selects a part of the text at the path. */
  locate(path: YamlPath, part: EntryPart, within: Span | null): YamlPlace;
}

/** `file` is that of the excerpts: null if head does not have this text. */
export function parseYaml(source: string, { label, file }: { label: string; file: string | null }): YamlTree {
  const bytes = Buffer.byteLength(source);
  if (bytes > MAX_BYTES) throw userError('file-too-large', inFile(label), { bytes, limitBytes: MAX_BYTES });
  const text = source.replace(/^\uFEFF/, '');
  const findPosition = makePositionFinder(text);
  const locateSpan = (span: Span, path: YamlPath): YamlPlace => {
    const position = findPosition(span);
    return { location: atSetting(label, position, path), excerpt: { file, ...position } };
  };
  const errorOf = ({ span = null, ...mistake }: YamlFault, path: YamlPath) => {
    if (span === null) return toError(mistake, inFile(label));
    const { location, excerpt } = locateSpan(span, path);
    return toError(mistake, location, excerpt);
  };
  const textErrors = textFaults(text).map((fault) => errorOf(fault, []));
  throwAll(textErrors, label);
  if (isTooDeep(text)) throw userError('yaml-too-deep', inFile(label), { levels: MAX_LEVELS });
  const document = parseDocument(text, {
    prettyErrors: false,
    resolveKnownTags: false,
    schema: 'core',
    stringKeys: true,
    uniqueKeys: true,
  });
  const { spanAt, pathBefore, aliases } = indexYaml(document);
  const errorAtKey = (fault: YamlFault) => errorOf(fault, pathBefore(fault.span?.from ?? 0));
  const faults = faultsIn([...document.errors, ...document.warnings], text);
  const errors = faults.map(({ isOfOneKey, ...fault }) => (isOfOneKey ? errorAtKey(fault) : errorOf(fault, [])));
  if (errors.some(({ code }) => code !== 'yaml-key-twice')) throwAll(errors, label);
  const dangling = aliases.filter(({ isDangling }) => isDangling);
  if (dangling.length > 0)
    throwAll([...errors, ...dangling.map(({ span, name }) => errorAtKey({ ...danglingAlias(name), span }))], label);
  try {
    return {
      value: document.toJS({ maxAliasCount: MAX_ALIASED_NODES }),
      repeatedKeys: errors,
      positionOf: (path, part = 'value') => findPosition(spanAt(path, part)),
      locate(path, part, within) {
        const whole = spanAt(path, part);
        return locateSpan(within === null ? whole : partOfScalar(text, whole, within), path);
      },
    };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    // The last alias repeats the most.
    const span = aliases.at(-1)?.span ?? null;
    throwAll([...errors, errorAtKey({ ...makeMistake('yaml-aliases-repeat', {}), span })], label);
    throw error;
  }
}

/** Maximum number of errors to report. If the whole file is wrong, the first ones are enough. */
const MAX_ERRORS = 50;

/** The errors are in the order of the file. */
export function throwAll(errors: readonly Diagnostic[], label: string): void {
  const count = errors.length - MAX_ERRORS;
  const more = count > 0 ? [makeError('more-errors', inFile(label), { count })] : [];
  throwErrors([...errors.toSorted(compareByPosition).slice(0, MAX_ERRORS), ...more]);
}

function compareByPosition({ excerpt: one }: Diagnostic, { excerpt: other }: Diagnostic): number {
  if (one === undefined || other === undefined) return 0;
  return one.line - other.line || one.column - other.column;
}

/** It must run before the tree is built, which is recursive: a stack overflow there can end the process. */
function isTooDeep(text: string): boolean {
  const open: [unknown, number][] = [];
  try {
    for (const token of new Parser().parse(text)) open.push([token, 0]);
  } catch (error) {
    // The parser's own steps are nested too. A text that deep exhausts its stack.
    if (error instanceof RangeError) return true;
    throw error;
  }
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [part, level] = next;
    if (level > MAX_LEVELS) return true;
    if (typeof part !== 'object' || part === null) continue;
    if ('value' in part) open.push([part.value, level]);
    if (!('items' in part) || !Array.isArray(part.items)) continue;
    for (const { key, value } of part.items) open.push([key, level + 1], [value, level + 1]);
  }
  return false;
}

type YamlPath = readonly (string | number)[];

type EntryPart = 'key' | 'value';

function indexYaml(document: Document) {
  const values = new Map<string, Span>();
  const keys = new Map<string, Span>();
  const inOrder: { from: number; path: YamlPath }[] = [];
  const aliases: { span: Span; name: string; isDangling: boolean }[] = [];
  // Collected in the order of the text, in which aliases are resolved. Resolving each alias would search the whole document.
  const anchors = new Set<string>();
  const visit = (node: unknown, path: YamlPath): void => {
    if (!isNode(node)) return;
    if ('anchor' in node && node.anchor !== undefined) anchors.add(node.anchor);
    const span = spanOf(node);
    values.set(JSON.stringify(path), span);
    if (isScalar(node) && node.value !== null) node.value = node.source ?? String(node.value);
    if (isAlias(node)) aliases.push({ span, name: node.source, isDangling: !anchors.has(node.source) });
    if (isSeq(node)) for (const [at, item] of node.items.entries()) visit(item, [...path, at]);
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      const inner = [...path, isScalar(key) ? String(key.value) : String(key)];
      if (isNode(key) && key.range) {
        const written = spanOf(key);
        keys.set(JSON.stringify(inner), written);
        inOrder.push({ from: written.from, path: inner });
      }
      visit(value, inner);
    }
  };
  visit(document.contents, []);
  /** The span of the nearest existing value above, if there is none at the path. */
  const spanAt = (path: YamlPath, part: EntryPart): Span => {
    const id = JSON.stringify(path);
    const span = (part === 'key' ? keys.get(id) : undefined) ?? values.get(id) ?? keys.get(id);
    return span ?? (path.length === 0 ? { from: 0, to: 0 } : spanAt(path.slice(0, -1), part));
  };
  const pathBefore = (at: number) => inOrder.findLast((key) => key.from <= at)?.path ?? [];
  return { spanAt, pathBefore, aliases };
}

/** For a reader, a list or mapping over several lines ends where its first entry does. */
function spanOf(node: unknown): Span {
  if (!isNode(node) || !node.range) return { from: 0, to: 0 };
  const [from, to] = node.range;
  if (!isCollection(node) || node.flow) return { from, to };
  const [first] = node.items as readonly unknown[];
  const last = isMap(node) ? (node.items[0]?.value ?? node.items[0]?.key) : first;
  return { from, to: Math.max(from, spanOf(last).to) };
}
