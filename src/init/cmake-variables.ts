// The variables of CMake lists, and the commands that compute them. A list is one text with semicolons. Folders of the repository are
// absolute paths, as if its root were the root of the disk.

import { posix } from 'node:path';
import type { Argument } from './cmake-calls.ts';
import { inFolder } from './tree.ts';

/** A value that is doubled in a loop would not end. */
const MAX_LENGTH = 200_000;

const REFERENCE = /\$\{([\w./+-]+)\}/;

export class CmakeVariables {
  readonly #values = new Map<string, string>();
  readonly #root: string;

  /** Folder of the project. */
  constructor(root: string) {
    this.#root = `/${root}`;
    for (const name of ['CMAKE_SOURCE_DIR', 'PROJECT_SOURCE_DIR']) this.#values.set(name, this.#root);
  }

  enterFolder(folder: string): void {
    for (const name of ['CMAKE_CURRENT_SOURCE_DIR', 'CMAKE_CURRENT_LIST_DIR']) this.#values.set(name, `/${folder}`);
  }

  set(name: string, value: string): void {
    if (value.length <= MAX_LENGTH) this.#values.set(name, value);
  }

  /** Arguments without quotes are as many words as their lists have. */
  expand(args: readonly Argument[]): string[] {
    return args.flatMap(({ text, isQuoted }) => {
      const value = this.#replace(text);
      return isQuoted ? [value] : value.split(';').filter((word) => word !== '');
    });
  }

  #replace(text: string): string {
    let value = text;
    for (let times = 0; times < 50 && value.length <= MAX_LENGTH && REFERENCE.test(value); times += 1)
      value = value.replace(REFERENCE, (_, name: string) => this.#values.get(name) ?? '');
    return value;
  }

  /** Binds the parameters, and says how to restore what they were. */
  enterFunction(names: readonly string[], values: readonly string[]): () => void {
    const bound = new Map(names.map((name, index) => [name, values[index] ?? '']));
    bound.set('ARGN', values.slice(names.length).join(';')).set('ARGV', values.join(';'));
    for (const [index, value] of values.entries()) bound.set(`ARGV${index}`, value);
    const outer = [...bound.keys()].map((name) => [name, this.#values.get(name)] as const);
    for (const [name, value] of bound) this.set(name, value);
    return () => {
      for (const [name, value] of outer)
        if (value === undefined) this.#values.delete(name);
        else this.#values.set(name, value);
    };
  }

  /** The values of a loop, by the words after its variable. */
  listLoop(words: readonly string[]): readonly string[] {
    const [first, ...rest] = words;
    if (first === 'RANGE') return [];
    if (first !== 'IN') return words;
    let isNames = false;
    return rest.flatMap((word) => {
      if (word === 'LISTS' || word === 'ITEMS') {
        isNames = word === 'LISTS';
        return [];
      }
      return isNames ? this.#listOf(word) : [word];
    });
  }

  /** Folders of modules that are included by their names. */
  listModules(name: string): readonly string[] {
    const folders = [...this.#listOf('CMAKE_MODULE_PATH'), inFolder(this.#root, 'cmake')];
    return folders.map((folder) => posix.join(folder, `${name}.cmake`).slice(1));
  }

  run(command: string, words: readonly string[]): void {
    if (command === 'set') this.#setFrom(words);
    else if (command === 'project') this.#nameProject(words[0] ?? '');
    else if (command === 'list') this.#changeList(words);
    else if (command === 'string') this.#changeText(words);
    else if (command === 'get_filename_component') this.#takeNamePart(words);
    else if (command === 'cmake_parse_arguments') this.#parseArguments(words);
  }

  #listOf(name: string): readonly string[] {
    return (this.#values.get(name) ?? '').split(';').filter((word) => word !== '');
  }

  #setFrom([name = '', ...words]: readonly string[]): void {
    const end = words.findIndex((word) => word === 'CACHE' || word === 'PARENT_SCOPE');
    if (words[end] === 'CACHE' && this.#values.has(name)) return;
    this.set(name, (end === -1 ? words : words.slice(0, end)).join(';'));
  }

  #nameProject(name: string): void {
    if (!this.#values.has('CMAKE_PROJECT_NAME')) this.set('CMAKE_PROJECT_NAME', name);
    this.set('PROJECT_NAME', name);
    this.set('PROJECT_SOURCE_DIR', this.#values.get('CMAKE_CURRENT_SOURCE_DIR') ?? '');
    this.set(`${name}_SOURCE_DIR`, this.#values.get('CMAKE_CURRENT_SOURCE_DIR') ?? '');
  }

  #changeList([mode = '', name = '', ...words]: readonly string[]): void {
    const values = this.#listOf(name);
    if (mode === 'APPEND') this.set(name, [...values, ...words].join(';'));
    else if (mode === 'PREPEND') this.set(name, [...words, ...values].join(';'));
    else if (mode === 'REMOVE_ITEM') this.set(name, values.filter((value) => !words.includes(value)).join(';'));
    else if (mode === 'TRANSFORM' && words[0] === 'PREPEND')
      this.set(name, values.map((value) => (words[1] ?? '') + value).join(';'));
    else if (mode === 'TRANSFORM' && words[0] === 'APPEND')
      this.set(name, values.map((value) => value + (words[1] ?? '')).join(';'));
  }

  /** Regular expressions are not computed: a target by such a name is not found. */
  #changeText([mode = '', ...words]: readonly string[]): void {
    const [a = '', b = '', c = '', ...rest] = words;
    if (mode === 'REPLACE')
      this.set(
        c,
        rest.join('').replaceAll(a, () => b),
      );
    else if (mode === 'TOLOWER') this.set(b, a.toLowerCase());
    else if (mode === 'TOUPPER') this.set(b, a.toUpperCase());
    else if (mode === 'APPEND') this.set(a, (this.#values.get(a) ?? '') + words.slice(1).join(''));
    else if (mode === 'CONCAT') this.set(a, words.slice(1).join(''));
  }

  #takeNamePart([name = '', path = '', mode = '']: readonly string[]): void {
    const file = posix.basename(path);
    const folder = posix.resolve(this.#values.get('CMAKE_CURRENT_SOURCE_DIR') ?? '/', path);
    const parts: Readonly<Record<string, string>> = {
      NAME: file,
      NAME_WE: file.replace(/\..*$/s, ''),
      NAME_WLE: file.replace(/\.[^.]*$/s, ''),
      DIRECTORY: posix.dirname(path),
      PATH: posix.dirname(path),
      ABSOLUTE: folder,
      REALPATH: folder,
    };
    if (Object.hasOwn(parts, mode)) this.set(name, parts[mode]!);
  }

  /** `cmake_parse_arguments(prefix options one multi ARG…)`, or with `PARSE_ARGV n` first, which reads those of the function. */
  #parseArguments(words: readonly string[]): void {
    const isOfFunction = words[0] === 'PARSE_ARGV';
    const [prefix = '', options = '', one = '', multi = '', ...rest] = isOfFunction ? words.slice(2) : words;
    const given = isOfFunction ? this.#listOf('ARGV').slice(Number(words[1])) : rest;
    const [flags, singles, lists] = [options, one, multi].map((text) => text.split(';').filter((word) => word !== ''));
    const keys = [...flags!, ...singles!, ...lists!];
    const found = new Map<string, string[]>();
    let key: string | null = null;
    for (const word of given) {
      if (keys.includes(word)) {
        key = word;
        found.set(word, flags!.includes(word) ? ['TRUE'] : []);
      } else if (key !== null && !flags!.includes(key)) found.get(key)?.push(word);
      else found.set('UNPARSED_ARGUMENTS', [...(found.get('UNPARSED_ARGUMENTS') ?? []), word]);
    }
    for (const name of [...keys, 'UNPARSED_ARGUMENTS'])
      this.set(`${prefix}_${name}`, (found.get(name) ?? []).join(';'));
  }
}

/** The patterns of `file(GLOB …)`, without its options. */
export function listGlob(words: readonly string[]): readonly string[] {
  return words.filter(
    (word, index) =>
      !/^(?:CONFIGURE_DEPENDS|RELATIVE|LIST_DIRECTORIES)$/.test(word) &&
      !/^(?:RELATIVE|LIST_DIRECTORIES)$/.test(words[index - 1] ?? ''),
  );
}

/** `isRecursive`: the name may also be in a folder below the one of the pattern. */
export function matchesGlob(path: string, pattern: string, isRecursive: boolean): boolean {
  const end = pattern.lastIndexOf('/') + 1;
  const [folder, name] = [pattern.slice(0, end), pattern.slice(end)].map((part) =>
    part
      .replaceAll(/[.+^${}()|[\]\\]/g, '\\$&')
      .replaceAll(/\*+/g, '[^/]*')
      .replaceAll('?', '[^/]'),
  );
  return new RegExp(`^${folder}${isRecursive ? '(?:.*/)?' : ''}${name}$`).test(path);
}
