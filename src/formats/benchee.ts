// Reads the JSON formatter of Benchee (Elixir): every sample of every scenario, which is a job with one of the inputs.
// The run time is in nanoseconds, the memory in bytes. Reductions are not part of the file.

import * as z from 'zod';
import { makeError } from '../model/diagnostic.ts';
import { makeFindings, makeNumbering, type SeriesList, toParseResult } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import { appendKeys, numberListSchema, parseJsonDocuments, parseValue, textAt } from './json-validation.ts';
import { elixirDefinitions } from './quoted-definitions.ts';

export const benchee: Format = {
  id: 'benchee',
  description: 'Elixir with Benchee: the file of benchee_json',
  advice: 'mix run bench.exs, with {Benchee.Formatters.JSON, file: "results.json"}',
  repeatsForTime: true,
  recognises: (text) => hasKeys(text, '[].job_name', '[].run_time_data.samples'),
  parse,
  definitions: elixirDefinitions,
};

const dataSchema = z.object({ samples: numberListSchema }).nullish();

const scenarioSchema = z.object({ name: z.string(), run_time_data: dataSchema, memory_usage_data: dataSchema });

type BencheeScenario = z.infer<typeof scenarioSchema>;

const suiteSchema = z.array(z.unknown());

function parse(source: ToolOutput): ParseResult {
  const found = makeFindings();
  const { series, problems } = found;
  for (const { location, value } of parseJsonDocuments(source, problems)) {
    const numbered = makeNumbering();
    for (const [index, item] of parseValue(suiteSchema, value, { location, problems })?.entries() ?? []) {
      const own = appendKeys(location, index);
      // An unreadable scenario is numbered too. Otherwise the next one with its name would get its number.
      const name = numbered(nameOf(item));
      const scenario = parseValue(scenarioSchema, item, { location: own, problems });
      if (scenario !== null && !addScenario(name, scenario, series)) {
        problems.push(makeError('benchmark-without-result', own, { name }));
      }
    }
  }
  return toParseResult(found, source.path, { source: 'Benchee.Formatters.JSON' });
}

/** What Benchee writes as the name of the input if there are no inputs. */
const NO_INPUT = '__no_input';

/** Returns the name of a job with its input: `sort [large]`. */
function nameOf(item: unknown): string {
  const input = textAt(item, 'input_name');
  return textAt(item, 'name') + (input === '' || input === NO_INPUT ? '' : ` [${input}]`);
}

/** Adds the samples of a scenario. False if it has none. Without a run time the memory is the main metric. */
function addScenario(name: string, scenario: BencheeScenario, series: SeriesList): boolean {
  const times = scenario.run_time_data?.samples ?? [];
  const sizes = scenario.memory_usage_data?.samples ?? [];
  const common = { group: null, name, better: 'lower' } as const;
  if (times.length > 0) series.add({ ...common, metric: 'run_time', unit: 'ns', values: times, primary: true });
  if (sizes.length > 0) {
    series.add({ ...common, metric: 'memory_usage', unit: 'B', values: sizes, primary: times.length === 0 });
  }
  return times.length + sizes.length > 0;
}
