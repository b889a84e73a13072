// Whether builds can have other memory layouts at all. Code that a runtime compiles has another one in each process, and a build that
// ignores the number of its layout makes the same program again.

import { LAYOUT_VARIABLE } from '../model/builds.ts';
import type { BenchmarkCommand } from '../model/command.ts';
import { versionCommandsOf } from './setup.ts';

/** Programs that compile code while it runs, by the first word of the command that asks for their version. */
const COMPILING = ['node', 'bun', 'deno', 'java', 'dotnet', 'julia', 'dart', 'php', 'ruby'];

/** Each process of the command has another layout, unless it builds something by the number of the layout. */
export function restartsVary({ script }: Pick<BenchmarkCommand, 'script'>, setup: string | null): boolean {
  const programs = versionCommandsOf([script]).map((words) => words.split(' ')[0]!);
  const isCompiling = programs.length > 0 && programs.every((program) => COMPILING.includes(program));
  return isCompiling && !namesLayout([script, setup ?? '']);
}

export function namesLayout(scripts: readonly string[]): boolean {
  return scripts.some((script) => script.includes(LAYOUT_VARIABLE));
}

/** Files that a program is made of. In other ones, builds write times and random names. */
const OF_PROGRAM = /^file [0-7]*[1357][0-7]{0,2} |\.(?:a|o|so|dll|dylib|exe|lib|obj|node|pyd|rlib|wasm)$/;

/** Digests by path. `again`: those of the new build. Files that only the first one has are results of its runs. */
export function areAlike(
  first: ReadonlyMap<string, string | null>,
  again: ReadonlyMap<string, string | null>,
): boolean {
  const paths = [...again.keys()];
  const ofProgram = paths.filter((path) => OF_PROGRAM.test(path) || OF_PROGRAM.test(again.get(path) ?? ''));
  const compared = ofProgram.length > 0 ? ofProgram : paths;
  return compared.every((path) => again.get(path) !== null && again.get(path) === first.get(path));
}
