// Finds the lines of head that define its benchmarks. Their names are known only after measuring, when no git runs any
// more. So all lines that can define a benchmark are collected before, and searched afterwards. No error here stops a
// measurement: a benchmark without a place is reported without one.

import { UserError } from '../errors.ts';
import { type BenchmarkLocator, type DefinitionRules, makeLocator, type SourceMatch } from '../formats/definitions.ts';
import { FORMATS, findFormat } from '../formats/index.ts';
import type { Log } from '../host/host.ts';
import type { RecordedSeries, Recording } from '../model/recording.ts';
import { groupedNameKeyOf } from '../model/sample.ts';
import { type BenchmarkLocation, MAX_SOURCE_LOCATIONS, sourceLocationSchema } from '../model/source-location.ts';
import { formatThrown } from '../render/messages/format-diagnostic.ts';
import { formatUnknownDefinitions } from '../render/messages/measuring-log.ts';
import { listTreePaths } from './read-trees.ts';
import { parseGitError } from './run-git.ts';
import type { Store } from './store.ts';

export type Locate = (recording: Recording) => Recording;

interface DefinitionSource {
  readonly store: Store;
  readonly sha: string;
  /** Ids of formats, or `auto` to search for the definitions of every format. */
  readonly formats: readonly string[];
}

/** Folders with code of other people, where a benchmark cannot be fixed. */
const EXCLUDED_FOLDERS = ['node_modules', 'vendor', 'dist'].flatMap((folder) =>
  [`${folder}/*`, `*/${folder}/*`].map((glob) => `:(exclude)${glob}`),
);

/** Upper bound of matches. A person does not write more benchmarks than this. */
const MAX_MATCHES = 500_000;

/** Longest match and name. A longer one was not written by a person, and would take long to search. */
const MAX_MATCH_LENGTH = 1000;
const MAX_SEARCHED_NAME = 300;

export async function readDefinitions(log: Log, { store, sha, formats }: DefinitionSource): Promise<Locate> {
  const matches = new Map<DefinitionRules, readonly SourceMatch[]>();
  const paths = await listPaths(log, { store, sha });
  for (const one of definitionsOf(formats)) {
    const isSearched = compilePathspecs(one.files);
    // A search reads the whole tree. Most repositories have files for few of the formats.
    if (paths.some(isSearched)) matches.set(one, await grep(log, { store, sha }, one));
  }
  return (recording) => {
    const locators = new Map<string, BenchmarkLocator>();
    for (const format of formatsOf(recording)) {
      const { definitions } = findFormat(format) ?? {};
      const found = definitions && matches.get(definitions);
      if (definitions !== undefined && found !== undefined && found.length > 0)
        locators.set(format, makeLocator(found, definitions));
    }
    const places = locators.size === 0 ? [] : locateBenchmarks(recording, locators);
    return places.length === 0 ? recording : { ...recording, places };
  };
}

function definitionsOf(formats: readonly string[]): Iterable<DefinitionRules> {
  const searched = formats.includes('auto') ? FORMATS : formats.map(findFormat);
  return new Set(searched.flatMap((one) => one?.definitions ?? []));
}

function formatsOf({ schedule: { format, formats = [format] } }: Recording): string[] {
  return [...new Set(formats)].filter((one) => one !== null);
}

/** Null if it is not known in which format a series was read. */
function formatOf({ schedule, invocations }: Recording, { base, head }: RecordedSeries): string | null {
  const [first = 0] = [...head.invocations, ...base.invocations];
  return schedule.formats?.[invocations[first]?.command ?? 0] ?? schedule.format;
}

function locateBenchmarks(recording: Recording, locators: ReadonlyMap<string, BenchmarkLocator>): BenchmarkLocation[] {
  const benchmarks = new Map(recording.series.map((one) => [groupedNameKeyOf(one), one]));
  const places: BenchmarkLocation[] = [];
  for (const series of benchmarks.values()) {
    const { group, name } = series;
    const locate = locators.get(formatOf(recording, series) ?? '');
    const place = name.length > MAX_SEARCHED_NAME ? null : (locate?.({ group, name }) ?? null);
    // A path may be longer than a recording allows, or contain characters that it does not allow.
    if (place !== null && sourceLocationSchema.safeParse(place).success) places.push({ group, name, ...place });
    if (places.length === MAX_SOURCE_LOCATIONS) break;
  }
  return places;
}

type SearchedTree = Pick<DefinitionSource, 'store' | 'sha'>;

async function listPaths(log: Log, { store, sha }: SearchedTree): Promise<string[]> {
  try {
    return await listTreePaths(store, sha);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    log.info(formatUnknownDefinitions(formatThrown(error)));
    return [];
  }
}

/**
 * Compiles pathspecs of `DefinitionRules`: words, dots and stars, where a star matches slashes too, and `:(icase)` in
 * front. Our own patterns, of which none takes long on any path.
 */
function compilePathspecs(pathspecs: readonly string[]): (path: string) => boolean {
  const patterns = pathspecs.map((pathspec) => {
    const [, ignoresCase, glob = ''] = /^(:\(icase\))?(.*)$/.exec(pathspec) ?? [];
    const source = glob.replaceAll(/[.+]/g, '\\$&').replaceAll('*', '.*');
    return new RegExp(`^${source}$`, ignoresCase === undefined ? 's' : 'is');
  });
  return (path) => patterns.some((pattern) => pattern.test(path));
}

/** Options of git grep, so that the user's configuration does not change its output. */
const OPTIONS = [
  ...['-n', '-z', '-o', '-I', '-E', '--full-name', '--no-color', '--no-column', '--no-textconv'],
  '--no-recurse-submodules',
];

async function grep(
  log: Log,
  { store, sha }: SearchedTree,
  { sign, line, files }: DefinitionRules,
): Promise<SourceMatch[]> {
  // Selects files that match both patterns, and in these every piece that matches one of them.
  const patterns = sign === null ? ['-e', line] : ['--all-match', '-e', sign, '-e', line];
  const { exitCode, stdout, stderr } = await store.git(
    'grep',
    ...OPTIONS,
    ...patterns,
    sha,
    '--',
    ...files,
    ...EXCLUDED_FOLDERS,
  );
  // Exit code 1 means that nothing matches.
  if (exitCode > 1) log.info(formatUnknownDefinitions(`git grep: ${parseGitError(stderr)}`));
  if (exitCode !== 0) return [];
  const entries = stdout.split('\n', MAX_MATCHES + 1);
  if (entries.length > MAX_MATCHES) {
    log.info(formatUnknownDefinitions(`more than ${MAX_MATCHES} lines match`));
    return [];
  }
  return entries.flatMap((entry) => parseEntry(entry, sha));
}

/** Parses `sha:path NUL line NUL text`. Older versions of git write a colon after the line. */
function parseEntry(entry: string, sha: string): SourceMatch[] {
  if (!entry.startsWith(`${sha}:`)) return [];
  const end = entry.indexOf('\0');
  const [, line, text = ''] = /^(\d+)[\0:](.*)$/s.exec(entry.slice(end + 1)) ?? [];
  if (end < 0 || line === undefined || text.length > MAX_MATCH_LENGTH) return [];
  return [{ file: entry.slice(sha.length + 1, end), line: Number(line), text }];
}
