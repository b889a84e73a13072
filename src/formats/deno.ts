// Reads the JSON of `deno bench --json`: the mean of each benchmark, as it has neither a median nor samples. The path
// of the file depends on the checkout and is not part of a name. A benchmark that threw has `failed` instead of `ok`.

import * as z from 'zod';
import { escapeOptionalEnd, joinPatterns } from './filter-pattern.ts';
import { jsonFormat } from './json-format.ts';
import { denoDefinitions } from './quoted-definitions.ts';

const outcomeSchema = z.object({ ok: z.object({ avg: z.number() }).optional() });

const benchSchema = z.object({
  group: z.string().nullish(),
  name: z.string().min(1),
  results: z.array(z.unknown()).min(1).optional(),
  /** Single outcome instead of the list, for some days before Deno 1.31. */
  result: z.unknown().optional(),
});

export const deno = jsonFormat({
  id: 'deno',
  description: 'deno bench: --json',
  advice: 'deno bench --json --filter "$BENCH_REFEREE_FILTER"',
  repeatsForTime: true,
  signs: [(text) => /^\s*\{/.test(text) && /"benches"\s*:\s*\[/.test(text) && /"runtime"\s*:\s*"/.test(text)],
  // Text between slashes is a Rust regular expression for the name. Other text is a part of the name.
  filter: (benchmarks) => `/${joinPatterns(benchmarks.map(({ name }) => escapeOptionalEnd(name, /#\d+$/)))}/`,
  definitions: denoDefinitions,
  read(report, { add, number }) {
    for (const item of report.list('benches', { option: '--filter' })) {
      const bench = item.read(benchSchema);
      if (bench === null) continue;
      const { group = null } = bench;
      const name = number(bench.name, group);
      const isList = bench.results !== undefined;
      const values = (isList ? item.list('results') : [item.at('result')]).flatMap((inner) => {
        const outcome = inner.read(outcomeSchema, isList ? inner.value : (inner.value ?? {}));
        if (outcome?.ok !== undefined) return [outcome.ok.avg];
        if (outcome !== null) item.reportError('failed-in-tool', { name });
        return [];
      });
      const time = { metric: 'time', unit: 'ns', values, aggregate: true };
      if (values.length > 0) add({ group, name, better: 'lower', ...time });
    }
  },
});
