// What a key of a filter or projection says about one result: parts of its name, a line of its file, the file.
// A key's text in, a function from result to byte string out; absent is empty. Asks nothing about units.

/** One benchmark line without its values, and what its file said before it. */
export interface Result {
  /** Without `Benchmark`: `Encode/format=json-8`. */
  readonly name: string;
  /** Label, or path; empty for an empty label. */
  readonly file: string;
  readonly configuration: Configuration;
}

export interface Configuration {
  /** In benchstat's order: a key that is deleted leaves its place to the last one. */
  readonly keys: readonly string[];
  readonly values: ReadonlyMap<string, string>;
}

export type Extract = (result: Result) => string;

/** Null for the empty key. `.config` and `.unit` are no business of this function. */
export function extractorOf(key: string): Extract | null {
  if (key === '') return null;
  if (key === '.name') return ({ name }) => partsOf(name).base;
  if (key === '.fullname') return ({ name }) => name;
  if (key === '.file') return ({ file }) => file;
  if (key.startsWith('/')) return ({ name }) => namePart(name, key);
  return ({ configuration }) => configuration.values.get(key) ?? '';
}

/** `.fullname` without the parts that other projections name; `.name` among them leaves a `*`. */
export function fullNameWithout(keys: readonly string[]): Extract {
  if (keys.length === 0) return ({ name }) => name;
  const hidesBase = keys.includes('.name');
  const hidesProcessors = keys.includes('/gomaxprocs');
  const hidden = keys.filter((key) => key.startsWith('/')).map((key) => `${key}=`);
  return ({ name }) => {
    const { base, parts, processors } = partsOf(name);
    const kept = parts.filter((part) => !hidden.some((key) => part.startsWith(key)));
    return [hidesBase ? '*' : base, ...kept, hidesProcessors ? '' : processors].join('');
  };
}

interface NameParts {
  readonly base: string;
  /** Each with its slash: `/format=json`. */
  readonly parts: readonly string[];
  /** `-8`, or empty. */
  readonly processors: string;
}

function partsOf(name: string): NameParts {
  const processors = /-[0-9]+$/.exec(name)?.[0] ?? '';
  const [base = '', ...parts] = name.slice(0, name.length - processors.length).split('/');
  return { base, parts: parts.map((part) => `/${part}`), processors };
}

function namePart(name: string, key: string): string {
  const { parts, processors } = partsOf(name);
  if (key === '/gomaxprocs' && processors !== '') return processors.slice(1);
  const part = parts.find((candidate) => candidate.startsWith(`${key}=`));
  return part?.slice(key.length + 1) ?? '';
}
