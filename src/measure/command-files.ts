// The files of commands. A command cannot measure a change if all files that it reads are the same on both sides after `setup`. Those of
// base are read before any code of head has run, so that head cannot make them the same. If it is not certain, the command is measured.
// Both sides run one program if a command names a place outside of the trees, such as `/opt/tool/bench`, or a link leads there, and
// the setup of head replaces what that of base installed there: then the rounds of base run head's program.

import { createHash } from 'node:crypto';
import { basename, dirname, isAbsolute, resolve } from 'node:path';
import type { Files } from '../host/host.ts';
import type { BenchmarkCommand } from '../model/command.ts';
import { type Decision, decide, LEADS_OUT } from '../model/decision.ts';
import { makeError } from '../model/diagnostic.ts';
import { inSetup } from '../model/location.ts';
import { compilePattern, selectPaths } from '../text/pattern.ts';
import { isOfMachine, readScriptNames } from '../text/script-names.ts';
import { commandAt, endMeasuring, listCommands, type MeasureRun } from './run.ts';

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

interface SharedPlace {
  readonly path: string;
  /** Whether a program may be there, which reads other files of its folder. */
  readonly isProgram: boolean;
}

/** A folder with more files is not read, only the file that is named. */
const MAX_FILES = 2000;

const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Reads the places outside of the tree of base that commands name, and those that links among the files of `depends-on` lead to. The
 * check that it makes ends the run if head's setup has replaced what base's setup had installed, and is false in that case.
 */
export async function watchSharedPlaces(
  run: MeasureRun,
  files: readonly DependencyDigests[],
): Promise<() => Promise<boolean>> {
  if (run.measuring.settings.setup === null || !run.sides.includes('base')) return async () => true;
  const places = [...listNamedPlaces(run), ...listLinkedPlaces(run, files)];
  const before = await digestPlaces(run, places);
  return async () => {
    const after = before.size === 0 ? before : await digestPlaces(run, places);
    const replaced = [...before.keys()].filter((path) => after.get(path) !== before.get(path) && !CHANGING.test(path));
    if (replaced.length === 0) return true;
    const data = { paths: replaced.slice(0, MAX_NAMED), count: replaced.length };
    return endMeasuring(run, 'failed', makeError('program-replaced', inSetup('head'), data, { failure: 'tampered' }));
  };
}

async function digestPlaces(run: MeasureRun, places: readonly SharedPlace[]): Promise<ReadonlyMap<string, string>> {
  const { host, measuring, env } = run;
  const isSmall = (folder: string) => {
    const { size } = host.files.stamps(folder);
    return size > 0 && size <= MAX_FILES;
  };
  // Folders of many programs change all the time.
  const isCommon = (folder: string) =>
    `${measuring.trees.folders.base}/`.startsWith(`${folder}/`) || folder === env['HOME'];
  const digests = new Map<string, string>();
  for (const { path, isProgram } of places) {
    const folders = isProgram ? [path, dirname(path)] : [path];
    const folder = folders.find((candidate) => !isCommon(candidate) && isSmall(candidate));
    const read = folder === undefined ? digestFile(host.files, path) : digestFolder(host.files, folder);
    for (const [file, digest] of await read) digests.set(file, digest);
  }
  return digests;
}

const MAX_NAMED = 3;

/** Matches files that every command changes. */
const CHANGING = /cache|\.log$|\/te?mp\/[^/]+$/i;

function listNamedPlaces(run: MeasureRun): SharedPlace[] {
  const places = listCommands(run).flatMap((command) => {
    const { script, workingDirectory } = commandAt(run, command);
    const start = resolve(run.measuring.trees.folders.base, workingDirectory);
    return readScriptNames(script, workingDirectory).outside.flatMap((word) => {
      const path = word.replace(/^~(?=\/|$)/, '$HOME').replace(/^\$(\w+)/, (_, name) => variableOf(run, name));
      return path === '' ? [] : resolve(start, path);
    });
  });
  return [...new Set(places)].map((path) => ({ path, isProgram: true }));
}

function listLinkedPlaces({ measuring }: MeasureRun, files: readonly DependencyDigests[]): SharedPlace[] {
  const links = new Map(files.flatMap((digests) => [...digests]));
  return [...links].flatMap(([link, digest]) => {
    if (!digest?.startsWith(LEADS_OUT)) return [];
    const target = digest.slice(LEADS_OUT.length).replace(/^link /, '');
    const path = resolve(measuring.trees.folders.base, dirname(link), target);
    return isOfMachine(path) ? [] : [{ path, isProgram: false }];
  });
}

/** Value of a variable: a place that does not exist if each side has its own value, or it is not known. */
function variableOf({ env }: MeasureRun, name: string): string {
  const value = name === 'TMPDIR' ? undefined : env[name];
  return value !== undefined && isAbsolute(value) ? value : '/nowhere';
}

async function digestFolder(files: Pick<Files, 'digest'>, folder: string): Promise<[string, string][]> {
  const digests = await files.digest(folder, () => true);
  return [...digests].flatMap(([path, digest]) => (digest === null ? [] : [[`${folder}/${path}`, digest]]));
}

function digestFile(files: Pick<Files, 'keep'>, path: string): [string, string][] {
  const contents = files.keep(dirname(path), [basename(path)], MAX_BYTES);
  const [file] = contents?.values() ?? [];
  return file === undefined ? [] : [[path, `${file.kind} ${createHash('sha256').update(file.data).digest('hex')}`]];
}
