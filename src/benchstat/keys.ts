// Reads the value of a filter or projection key from one result: a part of its name, a configuration line, or the file.
// The text of a key in, a function from result to byte string out. The function returns an empty string if the key is
// absent. Units are not handled here.

export interface BenchstatResult {
  /** Name without `Benchmark`: `Encode/format=json-8`. */
  readonly name: string;
  /** Label or path. Empty for an empty label. */
  readonly file: string;
  readonly configuration: FileConfiguration;
}

/** The configuration of one file while it is read: `pkg: example.com/a` applies until the next `pkg:`. */
export class FileConfiguration {
  /** Keys in benchstat's order: when a key is deleted, the last key moves to its place. */
  readonly keys: string[] = [];
  readonly values = new Map<string, string>();

  /** An empty value deletes the key. */
  set(key: string, value: string): void {
    const { keys, values } = this;
    if (value !== '') {
      if (!values.has(key)) keys.push(key);
      values.set(key, value);
    } else if (values.delete(key)) {
      const last = keys.pop()!;
      if (last !== key) keys[keys.indexOf(key)] = last;
    }
  }

  /** Equal for equal keys and values in the same order. Values come from single lines, so they contain no line break. */
  identity(): string {
    return this.keys.map((key) => `${key}:${this.values.get(key)}`).join('\n');
  }
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

/** Splits `Encode/format=json-8` into its base, its parts with their slash, and the processors `-8`, which may be empty. */
function partsOf(name: string) {
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
