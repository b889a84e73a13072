// Finds patterns of `benchmark-files` that match no file, so that base gets nothing from head by them. Asks git in the store.

import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { atKey } from '../model/location.ts';
import { compilePattern } from '../text/pattern.ts';
import { listTreePaths } from './list-paths.ts';
import type { Store } from './store.ts';

/** Returns a warning about the patterns that match no file of either commit; empty if all match. */
export async function warnAboutBenchmarkFiles(
  store: Store,
  { base, head }: { readonly base: string; readonly head: string },
  patterns: readonly string[],
): Promise<Diagnostic[]> {
  // An exclusion that matches nothing leaves nothing out.
  const wanted = patterns.filter((pattern) => !pattern.startsWith('!'));
  if (wanted.length === 0) return [];
  const paths = [...(await listTreePaths(store, head)), ...(await listTreePaths(store, base))];
  const unmatched = wanted.filter((pattern) => !paths.some(compilePattern(pattern)));
  return unmatched.length === 0
    ? []
    : [makeWarning('benchmark-files-unmatched', atKey('benchmark-files'), { patterns: unmatched })];
}
