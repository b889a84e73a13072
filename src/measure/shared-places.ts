// Notices that both sides run one program. A command may name a place outside of the trees, such as `/opt/tool/bench`, where `setup`
// installs what it built, or a link may lead there. If the setup of head replaces what that of base left there, the rounds of base run head's program.

import { createHash } from 'node:crypto';
import { basename, dirname, isAbsolute, resolve } from 'node:path';
import type { Files } from '../host/host.ts';
import { LEADS_OUT } from '../model/decision.ts';
import { makeError } from '../model/diagnostic.ts';
import { inSetup } from '../model/location.ts';
import { isOfMachine, readScriptNames } from '../text/script-names.ts';
import type { DependencyDigests } from './decide-by-files.ts';
import { commandAt, endMeasuring, listCommands, type MeasureRun } from './run.ts';

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

/** For a variable that each side has for itself, or that is not known, a place that does not exist. */
function variableOf({ env }: MeasureRun, name: string): string {
  const value = name === 'TMPDIR' ? undefined : env[name];
  return value !== undefined && isAbsolute(value) ? value : '/nowhere';
}

async function digestFolder(files: Pick<Files, 'digest'>, folder: string): Promise<[string, string][]> {
  const digests = await files.digest(folder, () => true);
  return [...digests].flatMap(([path, digest]) => (digest === null ? [] : [[`${folder}/${path}`, digest]]));
}

async function digestFile(files: Pick<Files, 'keep'>, path: string): Promise<[string, string][]> {
  const contents = await files.keep(dirname(path), [basename(path)], MAX_BYTES);
  const [file] = contents?.values() ?? [];
  return file === undefined ? [] : [[path, `${file.kind} ${createHash('sha256').update(file.data).digest('hex')}`]];
}
