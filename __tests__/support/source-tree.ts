// A repository for the tests of `init`: paths with their texts, as `src/init` sees them.

import type { Suite } from '../../src/init/suite.ts';
import type { Tree } from '../../src/init/tree.ts';

export function sourceTree(files: Readonly<Record<string, string>>): Tree {
  return {
    paths: Object.keys(files).sort(),
    has: (path) => Object.hasOwn(files, path),
    text: (path) => files[path] ?? null,
  };
}

/** What a test says of a suite; the steps by the name of their action, or by their script. */
export function gist({ tool, benchmarks, folder, format, commands, setup, outputFile, steps }: Suite) {
  return {
    tool,
    benchmarks,
    folder,
    format,
    commands,
    setup,
    outputFile,
    steps: steps.map((step) => ('uses' in step ? { [step.uses.action]: step.with } : step.run)),
  };
}
