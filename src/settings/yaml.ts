// Parses untrusted YAML to text, lists and mappings, with the position of each in the file. No tags,
// one document, bounded size, depth and aliases. Scalars stay as written, so that the schema decides what `1e3`, `"5"`
// and `no` mean, and messages can quote them. Throws a UserError with all errors; keys that are written twice are left to the
// caller, who can find more errors beside them.

import { type Document, isAlias, isCollection, isMap, isNode, isScalar, isSeq, Parser, parseDocument } from 'yaml';
import { throwErrors, userError } from '../errors.ts';
import { type Diagnostic, type Excerpt, makeError } from '../model/diagnostic.ts';
import { atSetting, inFile, type Location } from '../model/location.ts';
import { makeMistake, toError } from './mistake.ts';
import { danglingAlias, faultsIn, textFaults, type YamlFault } from './yaml-faults.ts';
import { makePositionFinder, partOfScalar, type Span, type YamlPosition } from './yaml-positions.ts';

/** Maximum size in bytes. Real files are far smaller, and parsing is fast up to it. */
const MAX_BYTES = 64 * 1024;

/** Maximum nesting. The configuration needs four levels; the parser's stack allows hundreds. */
const MAX_LEVELS = 16;

/** Maximum number of nodes that aliases repeat, as the parser counts them. */
const MAX_ALIASED_NODES = 100;

/** A place in the file, with its line. */
export interface YamlPlace {
  readonly location: Location;
  readonly excerpt: Excerpt;
}

export interface YamlSource {
  readonly label: string;
  /** Path of the file in head, as in `Excerpt`. Null: head does not have this text. */
  readonly file: string | null;
}

export interface YamlTree {
  /** Text, null, lists and mappings. Null for an empty file. */
  readonly value: unknown;
  /**
   * Errors about keys that are written twice. Whoever uses the tree must refuse it, but can check it first: `value` has the
   * last of them.
   */
  readonly repeatedKeys: readonly Diagnostic[];
  /** The place of the value at a path, or of the nearest existing value above it. */
  positionOf(path: YamlPath, part?: EntryPart): YamlPosition;
  /** `within` selects a part of the text at the path. */
  locate(path: YamlPath, part: EntryPart, within?: Span | null): YamlPlace;
}

export function parseYaml(source: string, origin: YamlSource): YamlTree {
  const { label } = origin;
  const bytes = Buffer.byteLength(source);
  if (bytes > MAX_BYTES) throw userError('file-too-large', inFile(label), { bytes, limitBytes: MAX_BYTES });
  const text = source.replace(/^\uFEFF/, '');
  const places = makePositionFinder(text);
  throwAll(
    textFaults(text).map((fault) => errorOf(fault, { places, origin, path: [] })),
    label,
  );
  if (isTooDeep(text)) throw userError('yaml-too-deep', inFile(label), { levels: MAX_LEVELS });
  const document = parseDocument(text, {
    prettyErrors: false,
    resolveKnownTags: false,
    schema: 'core',
    stringKeys: true,
    uniqueKeys: true,
  });
  const index = indexYaml(document);
  const locateFault = (fault: YamlFault & { isOfOneKey: boolean }) =>
    errorOf(fault, {
      places,
      origin,
      path: fault.isOfOneKey ? index.pathBefore(fault.span?.from ?? 0) : [],
    });
  const faults = faultsIn([...document.errors, ...document.warnings], text).map(locateFault);
  if (faults.some(({ code }) => code !== 'yaml-key-twice')) throwAll(faults, label);
  const dangling = index.aliases
    .filter(({ isDangling }) => isDangling)
    .map(({ span, name }) => locateFault({ ...danglingAlias(name), span, isOfOneKey: true }));
  if (dangling.length > 0) throwAll([...faults, ...dangling], label);
  try {
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASED_NODES });
    return { value, repeatedKeys: faults, ...makeLocators({ text, places, origin, index }) };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    // The last alias repeats the most.
    const last = index.aliases.at(-1);
    const fault = makeMistake('yaml-aliases-repeat', {});
    throwAll([...faults, locateFault({ ...fault, span: last?.span ?? null, isOfOneKey: true })], label);
    throw error;
  }
}

interface TreePlaces {
  readonly text: string;
  readonly places: PositionFinder;
  readonly origin: YamlSource;
  readonly index: YamlIndex;
}

function makeLocators({ text, places, origin, index }: TreePlaces): Pick<YamlTree, 'positionOf' | 'locate'> {
  return {
    positionOf: (path, part = 'value') => places(index.span(path, part)),
    locate(path, part, within) {
      const whole = index.span(path, part);
      const span = within == null ? whole : partOfScalar(text, whole, within);
      return placeOf(places(span), origin, path);
    },
  };
}

type PositionFinder = ReturnType<typeof makePositionFinder>;

interface FaultContext {
  readonly places: PositionFinder;
  readonly origin: YamlSource;
  /** Path of the key with the error. Empty if there is none. */
  readonly path: YamlPath;
}

function errorOf({ span, ...mistake }: YamlFault, { places, origin, path }: FaultContext): Diagnostic {
  if (span == null) return toError(mistake, inFile(origin.label));
  const { location, excerpt } = placeOf(places(span), origin, path);
  return toError(mistake, location, excerpt);
}

function placeOf(position: YamlPosition, { label, file }: YamlSource, path: YamlPath): YamlPlace {
  return { location: atSetting(label, position, path), excerpt: { file, ...position } };
}

/** Maximum number of errors to report. If the whole file is wrong, the first ones are enough. */
const MAX_ERRORS = 50;

/** Throws the errors in the order of the file, if there are any. */
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

interface YamlIndex {
  /** The span of the value or key at a path, or of the nearest existing value above it. */
  span(path: YamlPath, part: EntryPart): Span;
  pathBefore(offset: number): YamlPath;
  readonly aliases: readonly { readonly span: Span; readonly name: string; readonly isDangling: boolean }[];
}

function indexYaml(document: Document): YamlIndex {
  const values = new Map<string, Span>();
  const keys = new Map<string, Span>();
  const inOrder: { from: number; path: YamlPath }[] = [];
  const aliases: { span: Span; name: string; isDangling: boolean }[] = [];
  // Collected in the order of the text, in which aliases are resolved. Resolving each alias would search the whole
  // document.
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
  const span = (path: YamlPath, part: EntryPart): Span => {
    const id = JSON.stringify(path);
    const found = (part === 'key' ? keys.get(id) : undefined) ?? values.get(id) ?? keys.get(id);
    return found ?? (path.length === 0 ? { from: 0, to: 0 } : span(path.slice(0, -1), part));
  };
  const pathBefore = (at: number) => inOrder.findLast((key) => key.from <= at)?.path ?? [];
  return { span, pathBefore, aliases };
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
