// Reads the JSON formatter of Benchee (Elixir): every sample of every scenario, which is a job with one of the inputs.
// The run time is in nanoseconds, the memory in bytes. Reductions are not part of the file.

import * as z from 'zod';
import { jsonFormat } from './json-format.ts';
import { numberListSchema } from './json-validation.ts';
import { elixirDefinitions } from './quoted-definitions.ts';

const dataSchema = z.object({ samples: numberListSchema }).nullish();

const scenarioSchema = z.object({ name: z.string(), run_time_data: dataSchema, memory_usage_data: dataSchema });

export const benchee = jsonFormat({
  id: 'benchee',
  description: 'Elixir with Benchee: the file of benchee_json',
  advice: 'mix run bench.exs, with {Benchee.Formatters.JSON, file: "results.json"}',
  repeatsForTime: true,
  signs: [['[].job_name', '[].run_time_data.samples']],
  noResults: { source: 'Benchee.Formatters.JSON' },
  definitions: elixirDefinitions,
  read(suite, { add, number }) {
    for (const item of suite.list()) {
      const input = item.text('input_name');
      // An unreadable scenario is numbered too. Otherwise the next one with its name would get its number.
      const name = number(item.text('name') + (input === '' || input === '__no_input' ? '' : ` [${input}]`));
      const scenario = item.read(scenarioSchema);
      if (scenario === null) continue;
      const times = scenario.run_time_data?.samples ?? [];
      const sizes = scenario.memory_usage_data?.samples ?? [];
      const hasTimes = times.length > 0;
      if (hasTimes) add({ name, metric: 'run_time', unit: 'ns', better: 'lower', values: times });
      // Without a run time the memory is the main metric.
      const memory = { metric: 'memory_usage', unit: 'B', values: sizes, primary: !hasTimes };
      if (sizes.length > 0) add({ name, better: 'lower', ...memory });
      else if (!hasTimes) item.reportError('benchmark-without-result', { name });
    }
  },
});
