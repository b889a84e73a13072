// Reads the file of hyperfine's --export-json: every run of every command. hyperfine rewrites the file after each
// command. Commands that did not run may be missing, and the file does not show it.

import * as z from 'zod';
import { type Diagnostic, makeError, makeWarning } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import { makeFindings, makeNumbering, type SeriesList } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import {
  appendKeys,
  entriesOf,
  formatJsonValue,
  numberListSchema,
  parseJsonDocuments,
  parseValue,
  textAt,
} from './json-validation.ts';

export const hyperfine: Format = {
  id: 'hyperfine',
  aliases: ['shell_hyperfine', 'shell'],
  description: 'hyperfine: the file of --export-json',
  advice: 'hyperfine -N --warmup 1 --runs 3 --export-json results.json COMMAND…',
  recognises: (text) => hasKeys(text, 'results[].command'),
  parse,
};

const numbers = numberListSchema;

const resultSchema = z.object({
  command: z.string(),
  /** Times of all runs, in seconds. */
  times: numbers.nullish(),
  median: z.number().nullish(),
  memory_usage_byte: numbers.nullish(),
  /** Exit code of each run. Null: ended by a signal, in older versions. */
  exit_codes: z.array(z.number().nullable()).nullish(),
});

type HyperfineResult = z.infer<typeof resultSchema>;

const reportSchema = z.object({ results: z.array(z.unknown()) });

function parse(source: ToolOutput): ParseResult {
  const { series, problems } = makeFindings();
  for (const { location, value } of parseJsonDocuments(source, problems)) {
    const report = parseValue(reportSchema, value, { location, problems });
    if (report?.results.length === 0) problems.push(makeError('no-results', location, { tool: 'hyperfine' }));
    const names = nameResults(report?.results ?? []);
    for (const [index, item] of report?.results.entries() ?? []) {
      const own = appendKeys(location, 'results', index);
      const name = names[index]!;
      const result = parseValue(resultSchema, item, { location: own, problems });
      if (result === null) continue;
      problems.push(...findProblems(name, result, own));
      addResult(name, result, series);
    }
  }
  return { measurements: series.all(), problems };
}

/**
 * Returns the name of each result: its command, with its parameters if several results have this command, as after
 * `-n job -L size 1,2`. An unreadable result is named too. Otherwise the next one with its name would get its number.
 */
function nameResults(results: readonly unknown[]): string[] {
  const commands = results.map((item) => textAt(item, 'command'));
  const first = new Map(commands.map((command, index) => [command, index] as const).reverse());
  const shared = new Set(commands.filter((command, index) => first.get(command) !== index));
  const numbered = makeNumbering();
  return results.map((item, index) => {
    const command = commands[index]!;
    return numbered(shared.has(command) ? command + formatParameters(item) : command);
  });
}

/** Returns the parameters of a result: ` [size=1, mode=a]`. Empty without parameters. */
function formatParameters(item: unknown): string {
  const [, parameters] = entriesOf(item).find(([key]) => key === 'parameters') ?? [];
  const pairs = entriesOf(parameters).map(([key, value]) => `${key}=${formatJsonValue(value)}`);
  return pairs.length === 0 ? '' : ` [${pairs.join(', ')}]`;
}

function addResult(name: string, result: HyperfineResult, series: SeriesList): void {
  const common = { group: null, name, better: null };
  const { times, median, memory_usage_byte: memory } = result;
  const time = { ...common, metric: 'time', unit: 's', primary: true };
  if (times?.length) series.add({ ...time, values: times });
  else if (median != null) series.add({ ...time, values: [median], aggregate: true });
  if (memory?.length) series.add({ ...common, metric: 'memory_usage_byte', unit: 'B', values: memory, primary: false });
}

function findProblems(
  name: string,
  { times, median, exit_codes: codes }: HyperfineResult,
  location: Location,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  const failed = codes?.filter((code) => code !== 0) ?? [];
  if (failed.length > 0) {
    const exits = [...new Set(failed)].map((code) => String(code ?? 'signal'));
    const runs = { name, failed: failed.length, runs: codes!.length, exits };
    found.push(makeWarning('runs-failed', location, runs));
  }
  if (!times?.length && median == null) found.push(makeError('benchmark-without-result', location, { name }));
  // hyperfine subtracts the time of an empty shell, and writes 0 if the result would be negative.
  if (times?.some((time) => time <= 0)) found.push(makeError('zero-time', location, { name, instead: 'hyperfine -N' }));
  return found;
}
