// Reads the value of a filter or projection key from one result: a part of its name, a configuration line, or the file.
// The text of a key in, a function from result to byte string out. The function returns an empty string if the key is
// absent. It also keeps the configuration lines of the file that is read. Units are not handled here.

/** One benchmark line without its values, and the configuration that applies to it. */
export interface BenchstatResult {
  /** Name without `Benchmark`: `Encode/format=json-8`. */
  readonly name: string;
  /** Label or path. Empty for an empty label. */
  readonly file: string;
  readonly configuration: FileConfiguration;
}

export interface FileConfiguration {
  /** Keys in benchstat's order: when a key is deleted, the last key moves to its place. */
  readonly keys: readonly string[];
  readonly values: ReadonlyMap<string, string>;
}

export type KeyExtractor = (result: BenchstatResult) => string;

/** Null for the empty key. Not for `.config` and `.unit`. */
export function extractorOf(key: string): KeyExtractor | null {
  if (key === '') return null;
  if (key === '.name') return ({ name }) => partsOf(name).base;
  if (key === '.fullname') return ({ name }) => name;
  if (key === '.file') return ({ file }) => file;
  if (key.startsWith('/')) return ({ name }) => namePart(name, key);
  return ({ configuration }) => configuration.values.get(key) ?? '';
}

/** Reads `.fullname` without the given parts. A hidden `.name` becomes `*`. */
export function makeFullNameExtractor(keys: readonly string[]): KeyExtractor {
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
  /** Parts with their slash: `/format=json`. */
  readonly parts: readonly string[];
  /** Processor suffix such as `-8`, or empty. */
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

export interface MutableConfiguration extends FileConfiguration {
  /** Sets a key. An empty value deletes it. */
  set(key: string, value: string): void;
  /** Equal for equal keys and values in the same order. */
  identity(): string;
}

/**
 * Creates the configuration of one file while it is read: `pkg: example.com/a` applies until the next `pkg:`. Keys are in
 * benchstat's order.
 */
export function makeConfiguration(): MutableConfiguration {
  const keys: string[] = [];
  const values = new Map<string, string>();

  function remove(key: string): void {
    if (!values.delete(key)) return;
    const last = keys.pop()!;
    if (last !== key) keys[keys.indexOf(key)] = last;
  }

  return {
    keys,
    values,
    set(key, value) {
      if (value === '') remove(key);
      else {
        if (!values.has(key)) keys.push(key);
        values.set(key, value);
      }
    },
    // Values come from single lines, so they contain no line break.
    identity: () => keys.map((key) => `${key}:${values.get(key)}`).join('\n'),
  };
}
