// Finds which places in a tree the words of a shell script may name, and which lead out of it. A script in, paths out. It
// reads words and runs no shell, so it names too much rather than too little: if it is not certain, a command is measured.

import { posix } from 'node:path';

export interface ScriptNames {
  /** Paths that words may mean, relative to the root of the tree. The empty text is the root. Most of them do not exist. */
  readonly paths: ReadonlySet<string>;
  /** Words that mean a place outside of the tree, where nothing can be compared. Untrusted texts. */
  readonly outside: readonly string[];
}

/** Where a script is at one moment, and where words of the same command may be relative to. */
interface Place {
  readonly current: string;
  readonly others: readonly string[];
}

export function readScriptNames(script: string, workingDirectory: string): ScriptNames {
  const text = insertVariables(script);
  const paths = new Set<string>();
  const outside = new Set(listOutsideVariables(text));
  const start = posix.normalize(workingDirectory);
  let place: Place = { current: start, others: [] };
  const outer: Place[] = [];
  let enters: keyof Place | null = null;
  for (const [token] of text.matchAll(TOKENS)) {
    if (SIGN.test(token)) {
      if (token === '(') outer.push(place);
      place = token === ')' ? (outer.pop() ?? place) : { ...place, others: [] };
      enters = null;
      continue;
    }
    const folders = [...new Set([place.current, start, ...place.others])];
    for (const word of splitWord(token)) {
      if (isOutsideWord(word, folders)) outside.add(word);
      for (const folder of folders) for (const path of listPaths(word, folder)) paths.add(path);
    }
    const [entered] = token.startsWith('-') ? [] : listPaths(token, place.current);
    if (enters !== null && entered !== undefined) {
      place = enters === 'current' ? { ...place, current: entered } : { ...place, others: [...place.others, entered] };
      enters = null;
    }
    if (/^(?:cd|pushd)$/.test(token)) enters = 'current';
    if (FOLDER_OPTION.test(token)) enters = 'others';
  }
  return { paths, outside: [...outside] };
}

const TOKENS = /[();&|\n]|[^\s'"`;|&()<>$,]+/g;
const SIGN = /^[();&|\n]$/;

/** Options that are followed by the folder in which a program works. */
const FOLDER_OPTION = /^(?:-C|--(?:prefix|cwd|dir|directory|project|package|workspace))$/;

function splitWord(token: string): string[] {
  // The point of `-bench=.` is a pattern and no folder.
  if (token.endsWith('=.')) return [];
  return token.split('=').flatMap((part) => {
    const isWhole = part.includes('://') || /^[A-Za-z]:[\\/]/.test(part);
    return (isWhole ? [part] : part.split(':')).filter((word) => word !== '');
  });
}

/** Nothing if the word leads out of the tree. */
function listPaths(word: string, folder: string): string[] {
  // `./codec/...` of Go is a folder with everything below, and `data/*.txt` means files of `data`.
  const named = word.replace(/\/?\.\.\.$/, '').replace(/[^/]*[*?[{].*$/, '');
  if (named === '' && word !== '...') return [];
  const path = posix.join(folder, named, '.').replace(/\/$/, '');
  return isOutside(path) ? [] : [path === '.' ? '' : path];
}

const isOutside = (path: string) => path === '..' || path.startsWith('../') || posix.isAbsolute(path);

/** What every machine has. Programs that `setup` installs are rather in the folders that are left out here. */
const MACHINE =
  /^\/(?:s?bin|lib\w*|usr\/(?!local(?:\/|$))\w+|dev\/(?:null|zero|full|u?random|tty|std(?:in|out|err)|fd))(?:\/|$)/;

export function isOfMachine(path: string): boolean {
  return MACHINE.test(posix.normalize(path));
}

function isOutsideWord(word: string, folders: readonly string[]): boolean {
  if (word.includes('://')) return false;
  if (/^~(?:[\w+-]*(?:\/|$))/.test(word) || /^[A-Za-z]:[\\/]/.test(word)) return true;
  if (word.startsWith('/')) return !isOfMachine(word);
  // Within the tree for one of the folders is enough: the script may be in that one.
  return /(?:^|\/)\.\.(?:\/|$)/.test(word) && folders.every((folder) => isOutside(posix.join(folder, word)));
}

/** Variables with a folder outside of the tree, wherever they stand. */
const OUTSIDE_VARIABLES =
  /^(?:HOME|BENCH_REFEREE_HOME|OLDPWD|TMPDIR|TEMP|TMP|RUNNER_\w+|GITHUB_WORKSPACE|XDG_\w+|CARGO_HOME|GOPATH|GOBIN)$/;

/** A variable, and what follows it as a path. */
const VARIABLES = /\$(?:(\w+)|\{(\w+)[^}]*\})(\/[^\s'"`;|&()<>$,]*)?/g;

/** Variables that stand for a program or for the beginning of a path, and whose value the script does not say. */
function listOutsideVariables(script: string): string[] {
  return [...script.matchAll(VARIABLES)].flatMap((match) => {
    const [, plain, braced, rest = ''] = match;
    const name = plain ?? braced ?? '';
    if (/^\d*$/.test(name) || /^BENCH_REFEREE_(?!HOME$)/.test(name)) return [];
    const before = script.slice(0, match.index);
    const isProgram =
      /(?:^|[;&|(\n]|\b(?:cd|pushd|exec|sh|bash|source|env|time|node|python3?)\s|(?:^|\s)\.\s)\s*["']?$/;
    const isOutside = rest !== '' || OUTSIDE_VARIABLES.test(name) || isProgram.test(before);
    return isOutside ? [`$${name}${rest}`] : [];
  });
}

const MAX_CHARACTERS = 100_000;

/** Replaces variables by the values that the script itself gives them. */
function insertVariables(script: string): string {
  const values = new Map([['PWD', '.']]);
  for (const [, name = '', double, single, plain = ''] of script.matchAll(ASSIGNMENTS))
    values.set(name, double ?? single ?? plain);
  let text = script;
  // A value may name a variable that was set before.
  for (let turn = 0; turn < 3; turn++)
    text = text.replaceAll(/\$(?:(\w+)|\{(\w+)\})/g, (whole, plain, braced) => values.get(plain ?? braced) ?? whole);
  return text.length > MAX_CHARACTERS ? script : text;
}

const ASSIGNMENTS = /(?<=^|[\s;&|(])([A-Za-z_]\w*)=(?:"([^"]*)"|'([^']*)'|([^\s;&|()"']*))/g;
