// Divides a script of package.json into the commands that install or build, which belong to `setup`, and those that measure. A script
// whose shell syntax is more than a chain by `&&` stays as it is.

import { posix } from 'node:path';
import { quoteShellWord } from '../text/shell-word.ts';
import { AROUND_NAME } from './javascript-scripts.ts';
import { inFolder } from './tree.ts';

export interface Link {
  /** It runs there. Relative to the root of the repository. */
  readonly folder: string;
  readonly command: string;
  readonly kind: 'install' | 'build' | 'measure';
}

/** `scripts` are those of the package. */
export interface ScriptOwner {
  readonly folder: string;
  readonly scripts: ReadonlyMap<string, string>;
}

/** The package in a folder. Null: there is none. */
export type FindOwner = (folder: string) => ScriptOwner | null;

/** The links before the first one that measures, and the rest, which is at least one. */
export function divideScript(
  owner: ScriptOwner,
  name: string,
  findOwner: FindOwner,
): { before: readonly Link[]; measuring: readonly Link[] } {
  const links = linksOf({ owner, name, findOwner, seen: new Set() });
  const first = links.findIndex(({ kind }) => kind === 'measure');
  const start = first === -1 ? links.length - 1 : first;
  return { before: links.slice(0, start), measuring: links.slice(start) };
}

/** Matches characters that do more in a shell than to separate two commands by `&&`. */
const MORE_THAN_CHAIN = /[|;`\n<>()]|\$\(|(?<!&)&(?!&)/;
/** Texts in quotes, and the separators between them. */
const PIECES = /"(?:[^"\\]|\\.)*"|'[^']*'|&&|[^"'&]+|&/g;

function splitChain(text: string): readonly string[] {
  const pieces = text.match(PIECES) ?? [];
  if (pieces.some((piece) => !/^["']/.test(piece) && piece !== '&&' && MORE_THAN_CHAIN.test(piece))) return [text];
  const commands = [''];
  for (const piece of pieces) {
    if (piece === '&&') commands.push('');
    else commands[commands.length - 1] += piece;
  }
  return commands.map((command) => command.trim()).filter((command) => command !== '');
}

interface Start {
  readonly owner: ScriptOwner;
  readonly name: string;
  readonly findOwner: FindOwner;
  /** Scripts that are on the way to this one, with their folders. */
  readonly seen: ReadonlySet<string>;
}

/** Package managers run `prebench` before `bench` by themselves. */
function linksOf({ owner, name, findOwner, seen }: Start): readonly Link[] {
  return [`pre${name}`, name].flatMap((one) => {
    const text = owner.scripts.get(one);
    const id = `${owner.folder}:${one}`;
    if (text === undefined || seen.has(id)) return [];
    let { folder } = owner;
    return splitChain(text).flatMap((command): readonly Link[] => {
      const [, place] = /^cd\s+(\S+)$/.exec(command) ?? [];
      if (place !== undefined) {
        folder = posix.join(folder, place.replaceAll(/^["']|["']$/g, '')).replace(/^\.\/?$|\/$/, '');
        return [];
      }
      const kind = kindOf(command);
      const called = calledScript(command);
      const next = called === null || /\s--\s/.test(command) ? null : findOwner(folder);
      if (one === name && kind === 'measure' && called !== null && next?.scripts.has(called))
        return linksOf({ owner: next, name: called, findOwner, seen: new Set([...seen, id]) });
      return [{ folder, command, kind: one === name || kind === 'install' ? kind : 'build' }];
    });
  });
}

/** Assignments of variables before a command. */
const VARIABLES = /^(?:(?:cross-env\s+)?(?:[A-Za-z_]\w*=\S*\s+)+)?/;

/** The script that a package manager runs here. Null: the command does something else. */
function calledScript(command: string): string | null {
  const [, flagged, plain] =
    /^(?:npm|pnpm|yarn|bun)\s+(?:(?:-s|--silent)\s+)*run(?:-script)?\s+(?:(?:-s|--silent)\s+)*([\w:.-]+)|^(?:pnpm|yarn)\s+([\w:.-]+)/.exec(
      command.replace(VARIABLES, ''),
    ) ?? [];
  return flagged ?? plain ?? null;
}

const INSTALLS = /^(?:(?:npm|pnpm|yarn|bun)\s+(?:i|ci|install)\b|yarn\s*$)/;
/** Matches programs that compile, bundle or remove files. `node build` is one, too. */
const BUILDS =
  /^(?:(?:npx|pnpm exec|yarn|yarn run|bunx)\s+)?(?:babel\s|esbuild\b|ncc\b|node-gyp|napi\b|obuild|rimraf|rm\s|mkdir\b|cp\s|rollup\b|rolldown\b|swc\b|tsc\b|tsdown|tsup|unbuild|vite build|webpack|wasm-pack|microbundle|(?:node|tsx)\s+(?:[\w./-]*\/)?(?:build|compile|generate|prepare|setup)\b)/;

function kindOf(text: string): Link['kind'] {
  const command = text.replace(VARIABLES, '');
  if (INSTALLS.test(command)) return 'install';
  const called = calledScript(command);
  if (BUILDS.test(command) || (called !== null && AROUND_NAME.test(called))) return 'build';
  return 'measure';
}

/** The programs that a shell finds without a package manager. */
const FOUND_BY_SHELL = /^(?:node|npm|npx|pnpm|yarn|bun|bunx|deno|rm|mkdir|cp|sh|bash|make|echo|\.{1,2}\/|["'])/;

/** A command of a script as it works outside of it: programs of packages are started by `exec`. */
export function leaveScript(
  command: string,
  { exec, script }: { readonly exec: string; readonly script: string },
): string {
  const called = calledScript(command);
  if (called !== null && /\srun\s/.test(command))
    return command.replace(/^\w+\s+(?:-\S+\s+)*run(?:-script)?/, () => script);
  const rest = command.replace(VARIABLES, '');
  const variables = command.slice(0, command.length - rest.length).replace(/^cross-env\s+/, '');
  return variables + (FOUND_BY_SHELL.test(rest) ? rest : `${exec} ${rest}`);
}

/** One line of shell that runs these commands in their folders, starting in `from`. */
export function joinLinks(links: readonly Link[], from: string, rewrite: (command: string) => string): string {
  let here = from;
  return links
    .flatMap(({ folder, command }) => {
      const line = rewrite(command);
      if (folder === here) return [line];
      const way = posix.relative(inFolder('/', here), inFolder('/', folder));
      here = folder;
      return [`cd ${quoteShellWord(way)}`, line];
    })
    .join(' && ');
}
