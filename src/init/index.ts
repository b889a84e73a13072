// Finds all suites of a repository. Contains the only list of ecosystems.

import { cpp } from './cpp.ts';
import { go } from './go.ts';
import { java } from './java.ts';
import { javascript } from './javascript.ts';
import { python } from './python.ts';
import { rust } from './rust.ts';
import type { Ecosystem, Suite } from './suite.ts';
import type { Tree } from './tree.ts';

export const ECOSYSTEMS: readonly Ecosystem[] = [go, rust, python, javascript, java, cpp];

/** The ecosystems that the repository uses, including those without benchmarks. */
export function findSuites(tree: Tree): readonly { ecosystem: Ecosystem; suites: readonly Suite[] }[] {
  const examined = ECOSYSTEMS.map((ecosystem) => ({ ecosystem, suites: ecosystem.find(tree) }));
  return examined.filter(({ suites }) => suites.length > 0);
}

export function isEcosystemFile(path: string): boolean {
  return ECOSYSTEMS.some(({ reads }) => reads(path));
}
