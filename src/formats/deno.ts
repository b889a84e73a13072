// Reads the JSON of `deno bench --json`: the mean of each benchmark, as it has neither a median nor samples. The path
// of the file depends on the checkout and is not part of a name. A benchmark that threw has `failed` instead of `ok`.

import * as z from 'zod';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import { escapePattern, joinPatterns } from './filter-pattern.ts';
import type { FilterableBenchmark, Format, ParseResult, ToolOutput } from './format.ts';
import {
  appendKeys,
  formatJsonPath,
  MUST_BE_NUMBER,
  parseJsonDocuments,
  parseValue,
} from './json-validation.ts';
import { denoDefinitions } from './quoted-definitions.ts';
import { makeNumbering } from './repeated-name.ts';
import { makeSeriesList } from './series.ts';

export const deno: Format = {
  id: 'deno',
  description: 'deno bench: --json',
  advice: 'deno bench --json --filter "$BENCH_REFEREE_FILTER"',
  recognises: (text) =>
    /^\s*\{/.test(text) && /"benches"\s*:\s*\[/.test(text) && /"runtime"\s*:\s*"/.test(text),
  parse,
  // Text between slashes is a Rust regular expression for the name. Other text is a part of the name.
  filter: (benchmarks) => `/${joinPatterns(benchmarks.map(namePattern))}/`,
  definitions: denoDefinitions,
};

const outcomeSchema = z.object(
  { ok: z.object({ avg: z.number(MUST_BE_NUMBER) }, 'must be an object with "avg"').optional() },
  'must be an object with "ok" or "failed"',
);

const MUST_BE_LIST = 'must be a list';
const benchSchema = z.object(
  {
    group: z.string('must be a text').nullish(),
    name: z.string('must be a text').min(1, 'must not be empty'),
    results: z.array(z.unknown(), MUST_BE_LIST).min(1, 'must not be empty').optional(),
    /** Single outcome instead of the list, for some days before Deno 1.31. */
    result: z.unknown().optional(),
  },
  'must be an object with "name" and "results"',
);

const reportSchema = z.object(
  { benches: z.array(z.unknown(), MUST_BE_LIST) },
  'must be an object with "benches"',
);

function parse(source: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  for (const { place, value } of parseJsonDocuments(source, problems)) {
    const report = parseValue(reportSchema, value, { place, problems });
    if (report?.benches.length === 0) {
      const message = 'no benchmark has a result. Check the files and --filter.';
      problems.push(legacyProblem({ where: place.where, message, severity: 'error' }));
    }
    const numberings = new Map<string | null, (name: string) => string>();
    for (const [index, item] of report?.benches.entries() ?? []) {
      const own = appendKeys(place, 'benches', index);
      const bench = parseValue(benchSchema, item, { place: own, problems });
      if (bench === null) continue;
      const { group = null, results } = bench;
      const numbered = numberings.get(group) ?? makeNumbering();
      numberings.set(group, numbered);
      const name = numbered(bench.name);
      const values = (results ?? [bench.result ?? {}]).flatMap((item, at) => {
        const inner = results === undefined ? appendKeys(own, 'result') : appendKeys(own, 'results', at);
        const outcome = parseValue(outcomeSchema, item, { place: inner, problems });
        if (outcome?.ok !== undefined) return [outcome.ok.avg];
        const message = `"${name}" has no result. It threw an error, see what deno printed.`;
        if (outcome !== null)
          problems.push(legacyProblem({ where: formatJsonPath(own), message, severity: 'error' }));
        return [];
      });
      const time = { metric: 'time', unit: 'ns', better: 'lower', values } as const;
      if (values.length > 0) series.add({ group, name, ...time, primary: true, aggregate: true });
    }
  }
  return { measurements: series.all(), problems };
}

/** Returns a pattern for the name. A number at its end may mark a repeated name or be part of the name. */
function namePattern({ name }: FilterableBenchmark): string {
  const [, own = '', number = ''] = /^(.*?)(#\d+)?$/s.exec(name)!;
  return escapePattern(own) + (number === '' ? '' : `(${number})?`);
}
