// Finds benchmarks in Julia: `suite["group"]["name"] = @benchmarkable …`. The keys are the parts of the name.

import { type Definitions, makeLocator, QUOTED, unquoted } from './definitions.ts';

export const juliaDefinitions: Definitions = {
  files: ['*.jl'],
  sign: '@benchmarkable|BenchmarkGroup',
  line: `(\\[ *${QUOTED} *\\])+ *=`,
  locator: (matches) =>
    makeLocator(matches, {
      read: (text) => ({
        name: [...text.matchAll(/"(?:[^"\\]|\\.)+"/g)].map(([key]) => unquoted(key)).join('/'),
      }),
      wanted({ name }) {
        const parts = name.split('/');
        return parts.map((_, index) => ({ name: parts.slice(0, index + 1).join('/') })).toReversed();
      },
    }),
};
