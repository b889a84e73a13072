// Decides which commands cannot measure a change, because all files that they read are the same on both sides after
// `setup`. The files of base are read before any code of head has run, so that head cannot make them the same. If it
// is not certain, the command is measured.

import type { Files } from '../host/host.ts';
import type { BenchmarkCommand } from '../model/command.ts';
import { type Decision, decide, LEADS_OUT } from '../model/decision.ts';
import { compilePattern, selectPaths } from '../text/pattern.ts';
import { readScriptNames } from '../text/script-names.ts';

/** Digest of each file that a command depends on, by path; null for one that cannot be read. */
export type DependencyDigests = ReadonlyMap<string, string | null>;

/**
 * Reads the files that a command depends on, in the tree of one side: those of the patterns, and the files and folders that the words
 * of its script may mean. A script that runs `sh bench.sh` reads that file, and `go test ./codec` all sources in that folder,
 * whether the patterns list them or not.
 */
export function readDependencies(
  files: Pick<Files, 'digest'>,
  folder: string,
  { dependsOn, script, workingDirectory }: BenchmarkCommand,
): Promise<DependencyDigests> {
  const { hasFile, mayHaveBelow } = selectPaths(dependsOn);
  const { paths: named } = readScriptNames(script, workingDirectory);
  const isNamed = (path: string) => {
    const parts = path.split('/');
    return named.has('') || parts.some((_, index) => named.has(parts.slice(0, index + 1).join('/')));
  };
  // A link to a folder is wanted for what is below it.
  const leadsToNamed = (link: string) => [...named].some((path) => path.startsWith(`${link}/`));
  return files.digest(
    folder,
    (path, isLink) => hasFile(path) || isNamed(path) || (isLink && (mayHaveBelow(path) || leadsToNamed(path))),
  );
}

export function decideByFiles(
  command: number,
  { dependsOn, script, workingDirectory }: Pick<BenchmarkCommand, 'dependsOn' | 'script' | 'workingDirectory'>,
  { base, head }: Readonly<Record<'base' | 'head', DependencyDigests>>,
): Decision {
  const unmatched = dependsOn.filter((pattern) => {
    const matches = compilePattern(pattern);
    return !pattern.startsWith('!') && ![base, head].every((side) => [...side.keys()].some(matches));
  });
  const paths = [...new Set([...base.keys(), ...head.keys()])].sort();
  const reasons = [
    ['depends-on-unmatched', unmatched],
    ['files-unreadable', paths.filter((path) => base.get(path) === null || head.get(path) === null)],
    ['files-differ', paths.filter((path) => base.get(path) !== head.get(path))],
    ['links-astray', paths.filter((path) => base.get(path)?.startsWith(LEADS_OUT))],
    ['command-outside', readScriptNames(script, workingDirectory).outside],
  ] as const;
  const [reason, examples] = reasons.find(([, found]) => found.length > 0) ?? ['depends-on', paths];
  return decide(command, reason, examples);
}
