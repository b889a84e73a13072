// Parses untrusted YAML to text, lists and mappings, with the position of each in the file. No tags, no duplicate keys,
// one document, bounded size, depth and aliases. Scalars stay as written, so that the schema decides what `1e3`, `"5"`
// and `no` mean, and messages can quote them. Throws a UserError with all errors.

import { Parser, parseDocument } from 'yaml';
import { type Complaint, UserError } from '../errors.ts';
import { danglingAlias, type Fault, faultsIn } from './yaml-faults.ts';
import { indexOf, type Part, type Path, type YamlIndex } from './yaml-index.ts';
import { type Place, partOfScalar, placesIn, type Span } from './yaml-places.ts';
import { textFaults } from './yaml-text.ts';

/** Maximum size in bytes. Real files are far smaller, and parsing is fast up to it. */
const MOST_BYTES = 64 * 1024;

/** Maximum nesting. The configuration needs four levels; the parser's stack allows hundreds. */
const MOST_LEVELS = 16;

/** Maximum number of nodes that aliases repeat, as the parser counts them. */
const MOST_REPEATED = 100;

/** Origin of a text, for messages. */
export interface Source {
  /** Name of the origin in messages. */
  readonly label: string;
  /** Path of the file in head, as in `Excerpt`. Null: head does not have this text. */
  readonly file: string | null;
}

export interface YamlTree {
  /** Text, null, lists and mappings. Null for an empty file. */
  readonly value: unknown;
  /** Returns the place of the value at a path, or of the nearest existing value above it. */
  place(path: Path, part?: Part): Place;
  /** Returns the same place with its path and line, for a message. `within` selects a part of the text at the path. */
  at(path: Path, part: Part, within?: Span): Pick<Complaint, 'where' | 'excerpt'>;
}

export function parseYaml(source: string, origin: Source): YamlTree {
  const { label: where } = origin;
  const bytes = Buffer.byteLength(source);
  if (bytes > MOST_BYTES)
    throw new UserError({
      where,
      what: `has ${bytes} bytes, ${MOST_BYTES} are allowed`,
      remedy: 'Shorten it',
    });
  const text = source.replace(/^\uFEFF/, '');
  const places = placesIn(text);
  refuseAll(textFaults(text), where, (fault) => complaintOf(fault, { places, origin, path: [] }));
  if (isTooDeep(text)) {
    const what = `is nested more than ${MOST_LEVELS} levels deep`;
    throw new UserError({ where, what, remedy: 'Write it flatter' });
  }
  const document = parseDocument(text, {
    prettyErrors: false,
    resolveKnownTags: false,
    schema: 'core',
    stringKeys: true,
    uniqueKeys: true,
  });
  const index = indexOf(document);
  const complain = (fault: Fault & { isOfOneKey: boolean }) =>
    complaintOf(fault, {
      places,
      origin,
      path: fault.isOfOneKey ? index.pathBefore(fault.span?.from ?? 0) : [],
    });
  refuseAll(faultsIn([...document.errors, ...document.warnings], text), where, complain);
  const dangling = index.aliases.filter(({ isDangling }) => isDangling);
  refuseAll(dangling, where, ({ span, name }) =>
    complain({ ...danglingAlias(name), span, isOfOneKey: true }),
  );
  try {
    const value: unknown = document.toJS({ maxAliasCount: MOST_REPEATED });
    return treeOf(value, { text, places, origin, index });
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    // The last alias repeats the most.
    const last = index.aliases.at(-1);
    const fault = { what: 'its aliases repeat too much', remedy: 'Write the values out' };
    throw new UserError(complain({ ...fault, ...(last && { span: last.span }), isOfOneKey: true }));
  }
}

function treeOf(
  value: unknown,
  { text, places, origin, index }: { text: string; places: Places; origin: Source; index: YamlIndex },
): YamlTree {
  return {
    value,
    place: (path, part = 'value') => places(index.span(path, part)),
    at(path, part, within) {
      const whole = index.span(path, part);
      const span = within === undefined ? whole : partOfScalar(text, whole, within);
      return located(places(span), origin, path);
    },
  };
}

type Places = ReturnType<typeof placesIn>;

interface Context {
  readonly places: Places;
  readonly origin: Source;
  /** Path of the key with the error. Empty if there is none. */
  readonly path: Path;
}

function complaintOf({ what, got, remedy, span }: Fault, { places, origin, path }: Context): Complaint {
  const place = span === undefined ? { where: origin.label } : located(places(span), origin, path);
  return { ...place, what, ...(got !== undefined && { got }), ...(remedy !== undefined && { remedy }) };
}

/**
 * Returns `file:line:column`, as compilers print it and editors open it, then the path: `budgets[0].max-regression`.
 */
function located(
  place: Place,
  { label, file }: Source,
  path: Path,
): Required<Pick<Complaint, 'where' | 'excerpt'>> {
  const steps = path.map((step, at) => {
    if (typeof step === 'number') return `[${step}]`;
    const name = /^[\w*/-]+$/.test(step) ? step : JSON.stringify(step);
    return at === 0 ? name : `.${name}`;
  });
  const position = `${label}:${place.line}:${place.column}`;
  return {
    where: [position, ...(path.length === 0 ? [] : [steps.join('')])].join(': '),
    excerpt: { file, ...place },
  };
}

/** Maximum number of errors to report. If the whole file is wrong, the first ones are enough. */
const MOST_COMPLAINTS = 50;

/** Throws all errors, if there are any. */
export function refuseAll<Fault>(
  faults: readonly Fault[],
  label: string,
  complain: (fault: Fault) => Complaint,
): void {
  const [first, ...rest] = faults.slice(0, MOST_COMPLAINTS).map(complain);
  if (first === undefined) return;
  const left = faults.length - MOST_COMPLAINTS;
  const more = { where: label, what: `${left} more things are wrong`, remedy: 'Correct these first' };
  throw new UserError(first, ...rest, ...(left > 0 ? [more] : []));
}

/**
 * Reports whether the text is nested too deeply. It must run before the tree is built, which is recursive: a stack
 * overflow there can end the process.
 */
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
    if (level > MOST_LEVELS) return true;
    if (typeof part !== 'object' || part === null) continue;
    if ('value' in part) open.push([part.value, level]);
    if (!('items' in part) || !Array.isArray(part.items)) continue;
    for (const { key, value } of part.items) open.push([key, level + 1], [value, level + 1]);
  }
  return false;
}
