// Normalises the names and files of a profile, and joins the functions that become equal. A Profile in, a Profile out.

import type { Frame, Profile } from '../model/profile.ts';

export function normaliseProfile(profile: Profile): Profile {
  return mapFrames(profile, ({ name, file, line }) => ({
    name: normaliseName(name),
    file: file && normaliseFile(file),
    line,
  }));
}

/** Parts of paths that each build numbers anew, and the text that replaces them. */
const BUILDS: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/\/go-build\d+(?=\/)/g, '/go-build'],
  // Rust: `target/release/deps/codec-0123456789abcdef`.
  [/-[\da-f]{16}(?=$|\.\w+$)/g, ''],
  [/\s*\(deleted\)$/g, ''],
];

export function normaliseFile(file: string): string {
  let path = file.replace(/^file:\/\//, '').replaceAll('\\', '/');
  for (const [pattern, text] of BUILDS) path = path.replaceAll(pattern, text);
  return path.replaceAll(/\/(?:\.?\/)+/g, '/');
}

/** Converts the functions. Nodes stay as they are: two of one parent may have the same function. */
export function mapFrames(profile: Profile, convert: (frame: Frame) => Frame): Profile {
  const frames = new FrameTable();
  const moved = profile.frames.map((frame) => frames.add(convert(frame)));
  const nodeFrames = profile.nodeFrames.map((frame) => (frame === -1 ? -1 : moved[frame]!));
  return { ...profile, frames: frames.list, nodeFrames };
}

/** A list in which equal functions are one. It has the last line that is known, because head comes after base. */
export class FrameTable {
  readonly list: Frame[] = [];
  readonly #indices = new Map<string, number>();

  add(frame: Frame): number {
    const key = frameKey(frame);
    let index = this.#indices.get(key);
    if (index === undefined) {
      index = this.list.push(frame) - 1;
      this.#indices.set(key, index);
    } else if (frame.line !== null) this.list[index] = frame;
    return index;
  }
}

/** A text that only equal functions share. */
export function frameKey({ name, file }: Frame): string {
  return `${name}\0${file ?? ''}`;
}

/** `::h` and 16 digits at the end of a Rust name of the old mangling; `[` and 16 digits within one of the new mangling. */
const RUST_HASH = /::h[\da-f]{16}(?=$|[\s(])/g;
const RUST_CRATE_HASH = /(?<=\w)\[[\da-f]{8,16}\]/g;

/** The same hashes in names that nobody decoded: `17h` and 16 digits in `_ZN…E`, and the crates in `_R…`. */
const MANGLED_HASH = /17h[\da-f]{16}(?=E)/g;
const MANGLED_CRATE = /Cs[\dA-Za-z]{1,12}_(?=\d)/g;

/** Parts and copies of a function: `.constprop.0`, `.isra.0.cold`, `.llvm.1234`. */
const PART = '\\.(?:constprop|isra|part|cold|lto_priv|llvm|clone|localalias|ipa_icf)';
const PARTS = new RegExp(`${PART}(?:\\.\\d+)?(?=$|[.\\s(@[])`, 'g');

/** The same parts in decoded names of C++: `encode(int) [clone .isra.0]`. */
const CLONES = new RegExp(` \\[clone (?:${PART}|\\.\\d+)+\\]`, 'g');

/** Numbers of closures by language; each is replaced by its text without the number. */
const CLOSURES: readonly (readonly [pattern: RegExp, text: string])[] = [
  // Go: `Encode.func1`, `Encode.func2.3`, `Encode.gowrap1`, `Encode-range1`.
  [/\.(func|gowrap|deferwrap)\d+(?:\.\d+)*(?=$|[.\s-])/g, '.$1'],
  [/-range\d+(?=$|[.\s])/g, '-range'],
  // Rust and C++.
  [/\{(closure|shim|async_block|async_fn|constant|impl)#\d+\}/g, '{$1}'],
  [/\{(lambda\([^{}]*\)|unnamed type|default arg)#\d+\}/g, '{$1}'],
  [/'(lambda|unnamed)\d*'/g, "'$1'"],
  [/\$_\d+/g, '$$_'],
  // Java and Scala.
  [/\$\$Lambda(?:\$\d+)?(?:[/.+]0x[\da-f]+|\/\d+)?/g, '$$$$Lambda'],
  [/\blambda\$(\w+)\$\d+/g, 'lambda$$$1'],
  [/\$anonfun\$(\w+)\$\d+/g, '$$anonfun$$$1'],
  [/\b(GeneratedMethodAccessor|GeneratedConstructorAccessor|\$Proxy)\d+/g, '$1'],
  [/\b(LambdaForm\$\w+)[.+/]0x[\da-f]+/g, '$1'],
];

/** An address instead of a name differs in each process. */
const ADDRESS = /^(?:0x)?[\da-f]{6,16}$/;

/**
 * Removes from the name of a function what differs between two builds of the same source: hashes, numbers of closures,
 * types of generic functions, parts into which a compiler splits a function. Takes linear time.
 */
export function normaliseName(name: string): string {
  if (/^[\w.:]*$/.test(name) && !/\d/.test(name)) return name;
  if (ADDRESS.test(name)) return '[unknown]';
  let text = name
    .replaceAll(RUST_HASH, '')
    .replaceAll(RUST_CRATE_HASH, '')
    .replaceAll(CLONES, '')
    .replaceAll(PARTS, '');
  if (text.startsWith('_ZN')) text = text.replaceAll(MANGLED_HASH, '');
  if (text.startsWith('_R')) return text.replaceAll(MANGLED_CRATE, 'C');
  for (const [pattern, replacement] of CLOSURES) text = text.replaceAll(pattern, replacement);
  return collapseTypes(text);
}

const OPENING: Readonly<Record<string, string>> = { '<': '>', '[': ']' };

/**
 * Replaces the types of generic functions by dots: `count[go.shape.int]` to `count[...]`, `Vec<T>::push` to
 * `Vec<...>::push`. Brackets that are no such list stay, as in `<module>`, `operator<`, `<Vec<T> as Clone>::clone`.
 */
function collapseTypes(name: string): string {
  let text = '';
  for (let index = 0; index < name.length; index += 1) {
    const letter = name[index]!;
    const closing = OPENING[letter];
    if (closing === undefined || !followsName(text)) {
      text += letter;
      continue;
    }
    const end = findEnd(name, index);
    if (end === -1) return text + name.slice(index);
    text += `${letter}...${closing}`;
    index = end;
  }
  return text;
}

/** A list of types follows: after a name, or after `::` in Rust, but not after `operator`. */
function followsName(before: string): boolean {
  return /(?:\w|::)$/.test(before.slice(-3)) && !/\boperator$/.test(before.slice(-10));
}

/** The index of the bracket that closes the one at `start`; -1 if there is none. */
function findEnd(name: string, start: number): number {
  let depth = 0;
  for (let index = start; index < name.length; index += 1) {
    const letter = name[index]!;
    if (letter === '<' || letter === '[') depth += 1;
    // In `->` and `=>` it closes nothing.
    else if (letter === ']' || (letter === '>' && !'-='.includes(name[index - 1]!))) depth -= 1;
    if (depth === 0) return index;
  }
  return -1;
}
