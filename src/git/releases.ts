// Finds the latest release: the tag with the highest version by Semantic Versioning (semver.org, 2.0.0) in the history of
// a commit. Pre-releases do not count.

import { userError } from '../errors.ts';
import { atFlag, atInput } from '../model/location.ts';

export interface Tag {
  readonly name: string;
  readonly commit: string;
}

const NUMBER = '(0|[1-9]\\d*)';
const RELEASE = new RegExp(`^v?${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:\\+[0-9A-Za-z.-]+)?$`);

/** Other branches may have many releases that head does not have. */
export const MAX_TRIED_RELEASES = 100;

/** Finds the release of the highest version in the history of head. Throws a UserError if there is none. */
export async function findLatestRelease(
  tags: readonly Tag[],
  {
    head,
    isInHistory,
    isLocal,
  }: {
    /** Its own release is nothing to compare with. */
    readonly head: string;
    /** Throws a UserError if that cannot be known. */
    readonly isInHistory: (tag: Tag) => Promise<boolean>;
    /** On a command line: the tags are those of a clone, which may lack some of the repository. */
    readonly isLocal: boolean;
  },
): Promise<Tag> {
  const releases = sortReleases(tags);
  const candidates = releases.filter(({ commit }) => commit !== head);
  for (const tag of candidates.slice(0, MAX_TRIED_RELEASES)) if (await isInHistory(tag)) return tag;
  throw userError('no-release', isLocal ? atFlag('base') : atInput('base'), {
    tags: tags.length,
    releases: releases.length,
    isLocal,
    tried: candidates.length > MAX_TRIED_RELEASES ? MAX_TRIED_RELEASES : undefined,
  });
}

export function sortReleases(tags: readonly Tag[]): Tag[] {
  const versions = new Map(tags.map((tag) => [tag, parseRelease(tag.name)]));
  const releases = tags.filter((tag) => versions.get(tag) !== null);
  return releases.sort((a, b) => compareVersions(versions.get(b)!, versions.get(a)!));
}

/** The releases of some commits, the lowest version first. */
export function selectReleases(tags: readonly Tag[], commits: ReadonlySet<string>): Tag[] {
  return sortReleases(tags)
    .filter(({ commit }) => commits.has(commit))
    .reverse();
}

/** Null if the text is no version, or that of a pre-release. */
export function parseRelease(name: string): readonly bigint[] | null {
  const [, ...numbers] = RELEASE.exec(name) ?? [];
  return numbers.length === 3 ? numbers.map(BigInt) : null;
}

function compareVersions(a: readonly bigint[], b: readonly bigint[]): number {
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? 0 : a[at]! < b[at]! ? -1 : 1;
}

/**
 * Parses lines of a SHA, a tab and a ref, as `git ls-remote` and `git show-ref` print them. An annotated tag is followed
 * by a line with `^{}` and its commit.
 */
export function parseTags(lines: string): Tag[] {
  const commits = new Map<string, string>();
  for (const line of lines.split('\n')) {
    const [, commit = '', name = ''] = /^([0-9a-f]+)[\t ]refs\/tags\/(.+?)(?:\^\{\})?$/.exec(line) ?? [];
    if (name !== '') commits.set(name, commit);
  }
  return [...commits].map(([name, commit]) => ({ name, commit }));
}
