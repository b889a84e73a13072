// Reads the file of hyperfine's --export-json: every run of every command. hyperfine rewrites the file after each
// command. Commands that did not run may be missing, and the file does not show it.

import * as z from 'zod';
import { makeNumbering } from './findings.ts';
import { type JsonValue, jsonFormat, valuesOrMiddle } from './json-format.ts';
import { formatParameters, numberListSchema } from './json-validation.ts';

const resultSchema = z.object({
  command: z.string(),
  /** Seconds. */
  times: numberListSchema.nullish(),
  median: z.number().nullish(),
  memory_usage_byte: numberListSchema.nullish(),
  /** Exit code of each run. Null: ended by a signal, in older versions. */
  exit_codes: z.array(z.number().nullable()).nullish(),
});

export const hyperfine = jsonFormat({
  id: 'hyperfine',
  aliases: ['shell_hyperfine', 'shell'],
  description: 'hyperfine: the file of --export-json',
  advice: 'hyperfine -N --warmup 1 --runs 3 --export-json results.json COMMAND…',
  signs: [['results[].command']],
  read(report, { add }) {
    const items = report.list('results', { tool: 'hyperfine' });
    const names = nameResults(items);
    for (const [index, item] of items.entries()) {
      const name = names[index]!;
      const result = item.read(resultSchema);
      if (result === null) continue;
      const { times, exit_codes: codes, memory_usage_byte: memory } = result;
      const failed = codes?.filter((code) => code !== 0) ?? [];
      if (failed.length > 0) {
        const exits = [...new Set(failed)].map((code) => String(code ?? 'signal'));
        item.reportWarning('runs-failed', { name, failed: failed.length, runs: codes!.length, exits });
      }
      const time = valuesOrMiddle(times, result.median);
      if (time === null) item.reportError('benchmark-without-result', { name });
      else add({ name, metric: 'time', unit: 's', ...time });
      // hyperfine subtracts the time of an empty shell, and writes 0 if the result would be negative.
      if (times?.some((value) => value <= 0)) item.reportError('zero-time', { name, instead: 'hyperfine -N' });
      if (memory?.length) add({ name, metric: 'memory_usage_byte', unit: 'B', values: memory, primary: false });
    }
  },
});

/**
 * The name of each result: its command, with its parameters if several results have this command, as after
 * `-n job -L size 1,2`. An unreadable result is named too. Otherwise the next one with its name would get its number.
 */
function nameResults(results: readonly JsonValue[]): string[] {
  const commands = results.map((result) => result.text('command'));
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const command of commands) (seen.has(command) ? shared : seen).add(command);
  const number = makeNumbering();
  return results.map((result, index) => {
    const command = commands[index]!;
    return number(shared.has(command) ? command + formatParameters(result.at('parameters').value) : command);
  });
}
