// Decides which commands cannot measure a change, because all files that they read are the same on both sides after
// `setup`. The files of base are read before any code of head has run, so that head cannot make them the same. If it
// is not certain, the command is measured.

import { posix } from 'node:path';
import type { Files } from '../host/host.ts';
import type { BenchmarkCommand } from '../model/command.ts';
import { type Decision, decide } from '../model/decision.ts';
import { compileOrderedPatterns, compilePattern } from '../text/pattern.ts';

/** Digest of each file that a command depends on, by path; null for one that cannot be read. */
export type DependencyDigests = ReadonlyMap<string, string | null>;

/** Reads the files that a command depends on, in the tree of one side. */
export function readDependencies(
  files: Pick<Files, 'digest'>,
  folder: string,
  { dependsOn, script, workingDirectory }: BenchmarkCommand,
): Promise<DependencyDigests> {
  const isNamed = makeScriptTest(script, workingDirectory);
  const isListed = compileOrderedPatterns(dependsOn);
  return files.digest(folder, (path) => isListed(path) || isNamed(path));
}

/**
 * Returns a function that matches the files and folders which the words of a script may mean. A script that runs
 * `sh bench.sh` reads that file, and `go test ./codec` all sources in that folder, whether the patterns list them or not.
 */
function makeScriptTest(script: string, workingDirectory: string): (path: string) => boolean {
  // The point of `-bench=.` is a pattern and no folder.
  const words = script.split(/[\s'"`;|&()<>$,]+/).flatMap((word) => (word.endsWith('=.') ? [] : word.split('=')));
  const toPath = (word: string) => posix.join(workingDirectory, word.replace(/\/?\.\.\.$/, ''), '.');
  const named = new Set(words.filter((word) => word !== '').map((word) => toPath(word).replace(/\/$/, '')));
  return (path) => {
    const parts = path.split('/');
    return named.has('.') || parts.some((_, index) => named.has(parts.slice(0, index + 1).join('/')));
  };
}

/** Decides about one command. */
export function decideByFiles(
  command: number,
  { dependsOn }: Pick<BenchmarkCommand, 'dependsOn'>,
  { base, head }: Readonly<Record<'base' | 'head', DependencyDigests>>,
): Decision {
  const unmatched = dependsOn.filter((pattern) => {
    const matches = compilePattern(pattern);
    return !pattern.startsWith('!') && ![base, head].every((side) => [...side.keys()].some(matches));
  });
  if (unmatched.length > 0) return decide(command, 'depends-on-unmatched', unmatched);
  const paths = [...new Set([...base.keys(), ...head.keys()])].sort();
  const unreadable = paths.filter((path) => base.get(path) === null || head.get(path) === null);
  if (unreadable.length > 0) return decide(command, 'files-unreadable', unreadable);
  const differing = paths.filter((path) => base.get(path) !== head.get(path));
  return differing.length > 0 ? decide(command, 'files-differ', differing) : decide(command, 'depends-on', paths);
}
