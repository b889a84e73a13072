// Finds the keys of a JSON document, by which formats recognise their output, whatever their order and the white space. Reads
// only the start of the first document, and builds no values. A text that is not JSON has those before the first error.

const MAX_SCANNED_LENGTH = 131_072;
/** Deeper keys do not distinguish formats. */
const MAX_DEPTH = 6;

/** `results[].command` is a key of objects in the list `results`, and `*.success` one of objects under any key. */
export function hasKeys(text: string, ...paths: readonly string[]): boolean {
  const keys = keysOf(text);
  return paths.every((path) => keys.has(path));
}

/** All formats are asked about the same text, one after the other. */
let last: { readonly text: string; readonly keys: ReadonlySet<string> } = { text: '', keys: new Set() };

function keysOf(text: string): ReadonlySet<string> {
  if (last.text !== text) last = { text, keys: /^\s*[[{]/.test(text) ? parseKeys(text) : new Set() };
  return last.keys;
}

interface JsonLevel {
  readonly isList: boolean;
  readonly path: string;
  /** Path with `*` in place of every key. */
  readonly anyPath: string;
}

/** Sticky, and with only one way to match a string, so that the time is linear. */
const TOKEN = /\s*(?:([{}[\],:])|("[^"\\]*(?:\\.[^"\\]*)*")|[^\s{}[\],:"]+)/sy;

function parseKeys(text: string): ReadonlySet<string> {
  const keys = new Set<string>();
  const open: JsonLevel[] = [];
  let key = '';
  let isKeyNext = false;
  TOKEN.lastIndex = 0;
  do {
    const match = TOKEN.exec(text);
    if (match === null) break;
    const [, mark, string] = match;
    const inner = open.at(-1);
    if (mark === '{' || mark === '[') open.push(levelIn(inner, key, mark === '['));
    else if (mark === '}' || mark === ']') open.pop();
    else if (string !== undefined && isKeyNext && inner !== undefined && open.length <= MAX_DEPTH) {
      key = string.slice(1, -1);
      keys.add(join(inner.path, key)).add(join(inner.anyPath, key));
    }
    isKeyNext = mark === '{' || (mark === ',' && inner?.isList === false);
  } while (open.length > 0 && TOKEN.lastIndex < MAX_SCANNED_LENGTH);
  return keys;
}

function levelIn(outer: JsonLevel | undefined, key: string, isList: boolean): JsonLevel {
  const behind = isList ? '[]' : '';
  if (outer === undefined) return { isList, path: behind, anyPath: behind };
  // Paths that no format uses must not grow with the depth of a hostile text.
  if (outer.path.length > MAX_SCANNED_LENGTH) return { ...outer, isList };
  return {
    isList,
    path: (outer.isList ? outer.path : join(outer.path, key)) + behind,
    anyPath: (outer.isList ? outer.anyPath : join(outer.anyPath, '*')) + behind,
  };
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}.${key}`;
}
