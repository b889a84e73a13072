// Finds the lines of head that define its benchmarks. Their names are known only after measuring, when no git runs any
// more. So all lines that can define a benchmark are collected before, and searched afterwards. No error here stops a
// measurement: a benchmark without a place is reported without one.

import { recoverFrom, UserError } from '../errors.ts';
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

interface SearchedTree {
  readonly store: Store;
  readonly sha: string;
}

/** Folders with code of other people, where a benchmark cannot be fixed. */
const EXCLUDED_FOLDERS = ['node_modules', 'vendor', 'dist'].flatMap((folder) =>
  [`${folder}/*`, `*/${folder}/*`].map((glob) => `:(exclude)${glob}`),
);

/** A person does not write more benchmarks than this. */
const MAX_MATCHES = 500_000;

/** A longer one was not written by a person, and would take long to search. */
const MAX_MATCH_LENGTH = 1000;
const MAX_SEARCHED_NAME = 300;

/** `formats`: their ids, or `auto` to search for the definitions of every format. */
export async function readDefinitions(
  log: Log,
  { formats, ...tree }: SearchedTree & { readonly formats: readonly string[] },
): Promise<(recording: Recording) => Recording> {
  const matches = new Map<DefinitionRules, readonly SourceMatch[]>();
  const paths = await listPaths(log, tree);
  const searched = formats.includes('auto') ? FORMATS : formats.map(findFormat);
  for (const rules of new Set(searched.flatMap((format) => format?.definitions ?? []))) {
    const isSearched = compilePathspecs(rules.files);
    // A search reads the whole tree. Most repositories have files for few of the formats.
    if (paths.some(isSearched)) matches.set(rules, await grep(log, tree, rules));
  }
  return (recording) => {
    const locators = new Map<string, BenchmarkLocator>();
    const { format: first, formats = [first] } = recording.schedule;
    for (const format of new Set(formats)) {
      const definitions = format === null ? null : findFormat(format)?.definitions;
      const found = (definitions && matches.get(definitions)) ?? [];
      if (format !== null && definitions && found.length > 0) locators.set(format, makeLocator(found, definitions));
    }
    const places = locators.size === 0 ? [] : locateBenchmarks(recording, locators);
    return places.length === 0 ? recording : { ...recording, places };
  };
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

function listPaths(log: Log, { store, sha }: SearchedTree): Promise<string[]> {
  const giveUp = recoverFrom(UserError, (error) => {
    log.info(formatUnknownDefinitions(formatThrown(error)));
    return [];
  });
  return listTreePaths(store, sha).catch(giveUp);
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
  const args = ['grep', ...OPTIONS, ...patterns, sha, '--', ...files, ...EXCLUDED_FOLDERS];
  const { exitCode, stdout, stderr } = await store.git(...args);
  // Exit code 1 means that nothing matches.
  if (exitCode > 1) log.info(formatUnknownDefinitions(`git grep: ${parseGitError(stderr)}`));
  if (exitCode !== 0) return [];
  const entries = stdout.split('\n', MAX_MATCHES + 1);
  if (entries.length <= MAX_MATCHES) return entries.flatMap((entry) => parseEntry(entry, sha));
  log.info(formatUnknownDefinitions(`more than ${MAX_MATCHES} lines match`));
  return [];
}

/** Parses `sha:path NUL line NUL text`. Older versions of git write a colon after the line. */
function parseEntry(entry: string, sha: string): SourceMatch[] {
  if (!entry.startsWith(`${sha}:`)) return [];
  const end = entry.indexOf('\0');
  const [, line, text = ''] = /^(\d+)[\0:](.*)$/s.exec(entry.slice(end + 1)) ?? [];
  if (end < 0 || line === undefined || text.length > MAX_MATCH_LENGTH) return [];
  return [{ file: entry.slice(sha.length + 1, end), line: Number(line), text }];
}
