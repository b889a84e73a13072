// Finds benchmarks in Julia: `suite["group"]["name"] = @benchmarkable …`. The keys are the parts of the name.

import { type DefinitionRules, makeLocator, QUOTED, unquote } from './definitions.ts';

export const juliaDefinitions: DefinitionRules = {
  description: '`["group"]["name"] =`',
  files: ['*.jl'],
  sign: '@benchmarkable|BenchmarkGroup',
  line: `(\\[ *${QUOTED} *\\])+ *=`,
  locator: (matches) =>
    makeLocator(matches, {
      parseMatch: (text) => ({
        name: [...text.matchAll(/"(?:[^"\\]|\\.)+"/g)].map(([key]) => unquote(key)).join('/'),
      }),
      queriesFor({ name }) {
        const parts = name.split('/');
        return parts.map((_, index) => ({ name: parts.slice(0, index + 1).join('/') })).toReversed();
      },
    }),
};
