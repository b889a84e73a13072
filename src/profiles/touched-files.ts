// Says whether a file in a profile is one that base and head differ in. Changed paths of the repository in, a check of files
// out. A profiler may know a file by a path of its own, such as that of a module. Pure.

/** Files in the tree are given relative to it. */
export function makeTouchedCheck(changedPaths: readonly string[]): (file: string) => boolean {
  const changed = new Set(changedPaths);
  /** Changed paths by the last part of them. */
  const byName = new Map<string, string[]>();
  for (const path of changedPaths) {
    byName.set(lastPartOf(path), [...(byName.get(lastPartOf(path)) ?? []), path]);
  }
  return (file) => {
    const path = file.replace(/^\.\//, '');
    if (changed.has(path)) return true;
    // A name without a folder fits many files.
    const candidates = path.includes('/') ? (byName.get(lastPartOf(path)) ?? []) : [];
    return candidates.some(
      (candidate) =>
        (candidate.includes('/') && path.endsWith(`/${candidate}`)) ||
        (!path.startsWith('/') && candidate.endsWith(`/${path}`)),
    );
  };
}

/** What follows the last slash. */
export function lastPartOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
