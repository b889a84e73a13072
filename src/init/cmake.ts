// Finds the programs that a CMake project builds: from which sources, linked with what, and under which options. It follows folders,
// includes, loops, functions and variables as CMake does. Conditions are not decided, so all branches count, except those of other
// systems.

import { posix } from 'node:path';
import { type Argument, type Call, type CallBlock, parseCalls, readBlocks } from './cmake-calls.ts';
import { CmakeVariables, listGlob, matchesGlob } from './cmake-variables.ts';
import { inFolder, type Tree } from './tree.ts';

export interface CmakeProgram {
  readonly name: string;
  /** Paths of the repository, with those of the project's libraries that it is linked with. */
  readonly sources: readonly string[];
  /** Libraries, with those of the project's libraries. */
  readonly links: readonly string[];
  /** Folder of the list that adds it. */
  readonly folder: string;
  /** Options that are off by default, and without which it does not exist. */
  readonly options: readonly string[];
}

export interface CmakeProject {
  readonly programs: readonly CmakeProgram[];
  /** Paths of the lists that were read. */
  readonly lists: ReadonlySet<string>;
  /** Names of the options that are off by default. */
  readonly switchedOff: readonly string[];
}

interface Target {
  readonly isProgram: boolean;
  readonly folder: string;
  readonly conditions: readonly string[];
  readonly sources: Set<string>;
  readonly links: Set<string>;
}

/** No project needs more. A list that calls itself does. */
const MAX_CALLS = 100_000;
const MAX_DEPTH = 40;

export const LISTS = 'CMakeLists.txt';

/** `folders` are those whose lists are read: the one of the project, and others that nothing adds. */
export function readCmakeProject(tree: Tree, folders: readonly string[]): CmakeProject {
  const reader = new CmakeReader(tree, folders[0] ?? '');
  for (const folder of folders) reader.addFolder(folder);
  return reader.finish();
}

class CmakeReader {
  readonly #tree: Tree;
  readonly #variables: CmakeVariables;
  readonly #targets = new Map<string, Target>();
  readonly #functions = new Map<string, CallBlock>();
  readonly #options = new Map<string, string>();
  readonly #lists = new Set<string>();
  /** Libraries of `link_libraries`, for targets that follow. */
  #common: readonly string[] = [];
  #conditions: readonly string[] = [];
  #folder = '';
  #calls = 0;
  #depth = 0;

  constructor(tree: Tree, root: string) {
    this.#tree = tree;
    this.#variables = new CmakeVariables(root);
  }

  addFolder(folder: string): void {
    const outer = { folder: this.#folder, common: this.#common };
    this.#folder = folder;
    this.#variables.enterFolder(folder);
    this.#readList(inFolder(folder, LISTS));
    this.#folder = outer.folder;
    this.#common = outer.common;
    this.#variables.enterFolder(outer.folder);
  }

  finish(): CmakeProject {
    const switchedOff = [...this.#options].flatMap(([name, value]) => (isOff(value) ? [name] : []));
    const programs = [...this.#targets].flatMap(([name, target]): CmakeProgram[] => {
      if (!target.isProgram) return [];
      const linked = this.#collectLinked(name);
      const targets = linked.flatMap((one) => this.#targets.get(one) ?? []);
      const links = targets.flatMap((one) => [...one.links]);
      const sources = targets.flatMap((one) => [...one.sources]);
      const options = [...new Set(target.conditions)].filter((one) => switchedOff.includes(one));
      return [{ name, folder: target.folder, links, sources: [...new Set(sources)], options }];
    });
    return { programs, lists: this.#lists, switchedOff };
  }

  /** The target and all of the project that it is linked with. */
  #collectLinked(name: string): readonly string[] {
    const found = new Set([name]);
    for (const one of found) for (const link of this.#targets.get(one)?.links ?? []) found.add(link);
    return [...found];
  }

  #readList(path: string): void {
    const text = this.#tree.text(path);
    if (text === null || this.#depth > MAX_DEPTH) return;
    this.#lists.add(path);
    const outer = this.#conditions;
    this.#run(parseCalls(text));
    this.#conditions = outer;
  }

  #run(calls: readonly Call[]): void {
    this.#depth += 1;
    if (this.#depth <= MAX_DEPTH)
      for (const one of readBlocks(calls)) {
        this.#calls += 1;
        if (this.#calls > MAX_CALLS) break;
        if (isCall(one)) this.#runCall(one);
        else this.#runBlocks(one);
      }
    this.#depth -= 1;
  }

  #runBlocks(blocks: readonly CallBlock[]): void {
    const [block] = blocks;
    const { command, args } = block!.opening;
    if (command === 'function' || command === 'macro') this.#functions.set((args[0]?.text ?? '').toLowerCase(), block!);
    else if (command === 'foreach') this.#runLoop(block!);
    else if (command === 'if') for (const branch of blocks) this.#runBranch(branch);
    else this.#run(block!.body);
  }

  #runLoop({ opening, body }: CallBlock): void {
    const [variable = '', ...rest] = this.#variables.expand(opening.args);
    for (const value of this.#variables.listLoop(rest)) {
      this.#variables.set(variable, value);
      this.#run(body);
    }
  }

  #runBranch({ opening, body }: CallBlock): void {
    const outer = this.#conditions;
    // Old lists repeat the condition after `else`.
    const names = opening.command === 'else' ? [] : positiveNames(opening.args);
    if (names.some((name) => OTHER_SYSTEM.test(name))) return;
    this.#conditions = [...outer, ...names];
    this.#run(body);
    // The rest of the list is for those who set the variable.
    const [negation, variable] = opening.args.map(({ text }) => text);
    const isLeft = negation === 'NOT' && opening.args.length === 2 && body.some(({ command }) => command === 'return');
    this.#conditions = isLeft ? [...outer, variable!] : outer;
  }

  #runCall({ command, args }: Call): void {
    const own = this.#functions.get(command);
    if (own === undefined) this.#runCommand(command, this.#variables.expand(args));
    else this.#runFunction(own, args);
  }

  #runCommand(command: string, words: readonly string[]): void {
    const [first = '', ...rest] = words;
    switch (command) {
      case 'add_subdirectory':
        this.addFolder(this.#resolve(first));
        break;
      case 'include':
        this.#include(first);
        break;
      case 'add_executable':
      case 'add_library':
        this.#addTarget(first, rest, command === 'add_executable');
        break;
      case 'target_sources':
        this.#addSources(first, rest);
        break;
      case 'target_link_libraries':
        for (const link of rest) this.#targets.get(first)?.links.add(link);
        break;
      case 'link_libraries':
        this.#common = [...this.#common, ...words];
        break;
      case 'option':
      case 'cmake_dependent_option':
        this.#addOption(first, rest[1] ?? 'OFF');
        break;
      case 'file':
        this.#listFiles(words);
        break;
      default:
        if (command === 'set' && rest[1] === 'CACHE' && rest[2] === 'BOOL') this.#addOption(first, rest[0] ?? '');
        this.#variables.run(command, words);
    }
  }

  #runFunction({ opening, body }: CallBlock, args: readonly Argument[]): void {
    const [, ...names] = opening.args.map(({ text }) => text);
    const leave = this.#variables.enterFunction(names, this.#variables.expand(args));
    const outer = this.#conditions;
    this.#run(body);
    this.#conditions = outer;
    leave();
  }

  #include(name: string): void {
    const path = this.#resolve(name);
    const found = [path, `${path}.cmake`, ...this.#variables.listModules(name)].find(this.#tree.has);
    if (found !== undefined) this.#readList(found);
  }

  #addTarget(name: string, words: readonly string[], isProgram: boolean): void {
    if (words.some((word) => word === 'ALIAS' || word === 'IMPORTED')) return;
    const known = this.#targets.get(name);
    if (known === undefined) {
      const parts = { sources: new Set<string>(), links: new Set(this.#common) };
      this.#targets.set(name, { isProgram, folder: this.#folder, conditions: this.#conditions, ...parts });
    }
    this.#addSources(name, words);
  }

  #addSources(name: string, words: readonly string[]): void {
    const target = this.#targets.get(name);
    for (const word of words) {
      const [, objects] = /^\$<TARGET_OBJECTS:(.+)>$/.exec(word) ?? [];
      if (objects !== undefined) target?.links.add(objects);
      const path = this.#resolve(word);
      if (this.#tree.has(path)) target?.sources.add(path);
    }
  }

  #addOption(name: string, value: string): void {
    this.#options.set(name, value);
    this.#variables.set(name, value);
  }

  #listFiles([mode = '', variable = '', ...words]: readonly string[]): void {
    if (!/^GLOB(?:_RECURSE)?$/.test(mode)) return;
    const patterns = listGlob(words).map((pattern) => this.#resolve(pattern));
    const found = this.#tree.paths.filter((path) =>
      patterns.some((pattern) => matchesGlob(path, pattern, mode === 'GLOB_RECURSE')),
    );
    this.#variables.set(variable, found.map((path) => `/${path}`).join(';'));
  }

  /** A path that a list names, relative to the root of the repository. */
  #resolve(name: string): string {
    return posix.resolve(`/${this.#folder}`, name).slice(1);
  }
}

const isCall = (one: Call | readonly CallBlock[]): one is Call => 'command' in one;

const isOff = (value: string) => /^(?:OFF|FALSE|NO|N|0|)$/i.test(value);

const OTHER_SYSTEM = /^(?:MSVC|WIN32|APPLE|ANDROID|EMSCRIPTEN|IOS|MINGW|CYGWIN|FALSE|OFF|0)$/;
const COMPARISONS = /^(?:(?:STR|VERSION_)?(?:EQUAL|LESS|GREATER)(?:_EQUAL)?|MATCHES|IN_LIST|IS_NEWER_THAN|PATH_EQUAL)$/;
const TESTS = /^(?:NOT|DEFINED|TARGET|COMMAND|POLICY|EXISTS|IS_DIRECTORY|IS_ABSOLUTE|TEST)$/;

/** The variables that a condition wants to be true. Of alternatives, the first. */
function positiveNames(args: readonly Argument[]): readonly string[] {
  const words = args.map(({ text }) => text.replace(/^\$\{(.*)\}$/, '$1')).filter((word) => !/^[()]$/.test(word));
  const end = words.indexOf('OR');
  const wanted = end === -1 ? words : words.slice(0, end);
  return wanted.filter((word, index) => {
    const [before = '', after = ''] = [wanted[index - 1], wanted[index + 1]];
    if (word === 'AND' || TESTS.test(word) || TESTS.test(before)) return false;
    return ![word, before, after].some((one) => COMPARISONS.test(one));
  });
}
