// Finds the latest release: the tag with the highest version by Semantic Versioning (semver.org, 2.0.0) in the history of
// a commit. Pre-releases do not count.

import type { UserError } from '../errors.ts';
import { userError } from '../errors.ts';
import { atInput } from '../model/location.ts';

/** A tag and the commit that it names. */
export interface Tag {
  /** Name without `refs/tags/`. */
  readonly name: string;
  /** Full SHA. */
  readonly commit: string;
}

/** Value of `base` that means the latest release. */
export const LATEST_RELEASE = 'latest-release';

const NUMBER = '(0|[1-9]\\d*)';
const RELEASE = new RegExp(`^v?${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:\\+[0-9A-Za-z.-]+)?$`);

/** Maximum number of tags that are looked up. Other branches may have many releases that head does not have. */
const MAX_TRIED = 100;

/** Returns the release of the highest version that `isInHistory` accepts. Throws a UserError if there is none. */
export async function findLatestRelease(
  tags: readonly Tag[],
  head: string,
  isInHistory: (tag: Tag) => Promise<boolean>,
): Promise<Tag> {
  const releases = tags
    .flatMap((tag) => {
      const version = parseRelease(tag.name);
      return version === null || tag.commit === head ? [] : [{ tag, version }];
    })
    .sort((one, other) => compareVersions(other.version, one.version));
  for (const { tag } of releases.slice(0, MAX_TRIED)) if (await isInHistory(tag)) return tag;
  throw makeNoReleaseError(tags);
}

/** Returns the three numbers of a version; null if the text is no version, or that of a pre-release. */
export function parseRelease(name: string): readonly bigint[] | null {
  const [, ...numbers] = RELEASE.exec(name) ?? [];
  return numbers.length === 3 ? numbers.map(BigInt) : null;
}

function compareVersions(one: readonly bigint[], other: readonly bigint[]): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? 0 : one[at]! < other[at]! ? -1 : 1;
}

function makeNoReleaseError(tags: readonly Tag[]): UserError {
  const releases = tags.filter(({ name }) => parseRelease(name) !== null).length;
  return userError('no-release', atInput('base'), { tags: tags.length, releases });
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
