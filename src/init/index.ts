// The only list of ecosystems, and the way in: a repository to all suites that are in it.

import { cpp } from './cpp.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import { python } from './python.ts';
import { rust } from './rust.ts';
import type { Ecosystem, Suite } from './suite.ts';
import type { Tree } from './tree.ts';

export const ECOSYSTEMS: readonly Ecosystem[] = [go, rust, python, javascript, java, cpp];

export interface Found {
  readonly ecosystem: Ecosystem;
  readonly suites: readonly Suite[];
}

/** Those that are there, also where no benchmark is written yet. */
export function find(tree: Tree): readonly Found[] {
  return ECOSYSTEMS.map((ecosystem) => ({ ecosystem, suites: ecosystem.find(tree) })).filter(
    ({ suites }) => suites.length > 0,
  );
}

/** Files whose text somebody wants. */
export function isRead(path: string): boolean {
  return ECOSYSTEMS.some(({ reads }) => reads(path));
}
