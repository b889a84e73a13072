// Untrusted YAML as plain text, lists and mappings, with the place of each in the file. No tags, no duplicate
// keys, one document, bounded size, depth and aliases. Scalars stay as they were written, so that `1e3`, `"5"`
// and `no` mean what the schema says and messages can quote them. Throws a UserError for all that is wrong.

import { LineCounter, Parser, parseDocument } from 'yaml';
import { type Complaint, UserError } from '../errors.ts';
import { danglingAlias, faultIn, isOfOneKey } from './yaml-faults.ts';
import { indexOf, type Part, type Path } from './yaml-index.ts';

/** More than any team writes, and parsed in no time. */
const MOST_BYTES = 64 * 1024;

/** The configuration needs four levels; the parser's stack holds hundreds. */
const MOST_LEVELS = 16;

/** Nodes that aliases may repeat, counted as the parser counts them. */
const MOST_REPEATED = 100;

/** Where something is written, both from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

export interface YamlTree {
  /** Text, null, lists and mappings; null for an empty file. */
  readonly value: unknown;
  /** Of what stands at a path, or of the nearest above it that does stand in the file. */
  place(path: Path, part?: Part): Place;
}

/** `file` is for messages only. */
export function parseYaml(source: string, file: string): YamlTree {
  const bytes = Buffer.byteLength(source);
  if (bytes > MOST_BYTES)
    throwAll([{ where: file, what: `has ${bytes} bytes, ${MOST_BYTES} are allowed`, remedy: 'Shorten it' }]);
  const text = source.replace(/^\uFEFF/, '');
  if (isTooDeep(text))
    throwAll([
      { where: file, what: `is nested more than ${MOST_LEVELS} levels deep`, remedy: 'Write it flatter' },
    ]);
  const lines = new LineCounter();
  const document = parseDocument(text, {
    lineCounter: lines,
    prettyErrors: false,
    resolveKnownTags: false,
    schema: 'core',
    stringKeys: true,
    uniqueKeys: true,
  });
  const index = indexOf(document);
  const place = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { line: Math.max(1, line), column: Math.max(1, col) };
  };
  const where = (offset: number) => located(file, place(offset), index.pathBefore(offset));
  throwAll(
    [...document.errors, ...document.warnings].map((error) => {
      const [at] = error.pos;
      return { where: isOfOneKey(error) ? where(at) : located(file, place(at), []), ...faultIn(error, text) };
    }),
  );
  throwAll(index.dangling.map(({ offset, name }) => ({ where: where(offset), ...danglingAlias(name) })));
  try {
    const value: unknown = document.toJS({ maxAliasCount: MOST_REPEATED });
    return { value, place: (path, part = 'value') => place(index.offset(path, part)) };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    throw new UserError({ where: file, what: 'its aliases repeat too much', remedy: 'Write the values out' });
  }
}

/** `file:line:column`, as compilers write it and editors open it, and `budgets[0].max-regression`. */
export function located(file: string, { line, column }: Place, path: Path): string {
  const steps = path.map((step, at) => {
    if (typeof step === 'number') return `[${step}]`;
    const name = /^[\w*/-]+$/.test(step) ? step : JSON.stringify(step);
    return at === 0 ? name : `.${name}`;
  });
  return [`${file}:${line}:${column}`, ...(path.length === 0 ? [] : [steps.join('')])].join(': ');
}

function throwAll([first, ...rest]: readonly Complaint[]): void {
  if (first !== undefined) throw new UserError(first, ...rest);
}

/** Asked before the tree is built: building it is recursive, and an exhausted stack can end the process. */
function isTooDeep(text: string): boolean {
  const open: [unknown, number][] = [];
  for (const token of new Parser().parse(text)) open.push([token, 0]);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [part, level] = next;
    if (level > MOST_LEVELS) return true;
    if (typeof part !== 'object' || part === null) continue;
    if ('value' in part) open.push([part.value, level]);
    if (!('items' in part) || !Array.isArray(part.items)) continue;
    for (const { key, value } of part.items) open.push([key, level + 1], [value, level + 1]);
  }
  return false;
}
