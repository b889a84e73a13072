// Reads the JSON of `deno bench --json`: the mean of each benchmark, as it has neither a median nor samples. The path
// of the file depends on the checkout and is not part of a name. A benchmark that threw has `failed` instead of `ok`.

import * as z from 'zod';
import { makeError } from '../model/diagnostic.ts';
import { escapePattern, joinPatterns } from './filter-pattern.ts';
import { makeFindings, makeNumbering } from './findings.ts';
import type { FilterableBenchmark, Format, ParseResult, ToolOutput } from './format.ts';
import { appendKeys, parseJsonDocuments, parseValue } from './json-validation.ts';
import { denoDefinitions } from './quoted-definitions.ts';

export const deno: Format = {
  id: 'deno',
  description: 'deno bench: --json',
  advice: 'deno bench --json --filter "$BENCH_REFEREE_FILTER"',
  repeatsForTime: true,
  recognises: (text) => /^\s*\{/.test(text) && /"benches"\s*:\s*\[/.test(text) && /"runtime"\s*:\s*"/.test(text),
  parse,
  // Text between slashes is a Rust regular expression for the name. Other text is a part of the name.
  filter: (benchmarks) => `/${joinPatterns(benchmarks.map(namePattern))}/`,
  definitions: denoDefinitions,
};

const outcomeSchema = z.object({ ok: z.object({ avg: z.number() }).optional() });

const benchSchema = z.object({
  group: z.string().nullish(),
  name: z.string().min(1),
  results: z.array(z.unknown()).min(1).optional(),
  /** Single outcome instead of the list, for some days before Deno 1.31. */
  result: z.unknown().optional(),
});

const reportSchema = z.object({ benches: z.array(z.unknown()) });

function parse(source: ToolOutput): ParseResult {
  const { series, problems } = makeFindings();
  for (const { location, value } of parseJsonDocuments(source, problems)) {
    const report = parseValue(reportSchema, value, { location, problems });
    if (report?.benches.length === 0) problems.push(makeError('no-results', location, { option: '--filter' }));
    const numberings = new Map<string | null, (name: string) => string>();
    for (const [index, item] of report?.benches.entries() ?? []) {
      const own = appendKeys(location, 'benches', index);
      const bench = parseValue(benchSchema, item, { location: own, problems });
      if (bench === null) continue;
      const { group = null, results } = bench;
      const numbered = numberings.get(group) ?? makeNumbering();
      numberings.set(group, numbered);
      const name = numbered(bench.name);
      const values = (results ?? [bench.result ?? {}]).flatMap((item, at) => {
        const inner = results === undefined ? appendKeys(own, 'result') : appendKeys(own, 'results', at);
        const outcome = parseValue(outcomeSchema, item, { location: inner, problems });
        if (outcome?.ok !== undefined) return [outcome.ok.avg];
        if (outcome !== null) problems.push(makeError('failed-in-tool', own, { name }));
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
