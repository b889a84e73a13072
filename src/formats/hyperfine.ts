// Reads the file of hyperfine's --export-json: every run of every command. hyperfine rewrites the file after each
// command. Commands that did not run may be missing, and the file does not show it.

import * as z from 'zod';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { hasKeys } from './json-keys.ts';
import {
  appendKeys,
  formatJsonPath,
  MUST_BE_NUMBER,
  numberListSchema,
  parseJsonDocuments,
  parseValue,
  textAt,
} from './json-validation.ts';
import { truncate } from './plain-text.ts';
import { makeNumbering } from './repeated-name.ts';
import { makeSeriesList, type SeriesList } from './series.ts';

export const hyperfine: Format = {
  id: 'hyperfine',
  aliases: ['shell_hyperfine', 'shell'],
  description: 'hyperfine: the file of --export-json',
  advice: 'hyperfine -N --warmup 1 --runs 3 --export-json results.json COMMAND…',
  recognises: (text) => hasKeys(text, 'results[].command'),
  parse,
};

const MUST_BE_LIST = 'must be a list of numbers';
const numbers = numberListSchema(MUST_BE_LIST);

const resultSchema = z.object(
  {
    command: z.string('must be a text'),
    /** Times of all runs, in seconds. */
    times: numbers.nullish(),
    median: z.number(MUST_BE_NUMBER).nullish(),
    memory_usage_byte: numbers.nullish(),
    /** Exit code of each run. Null: ended by a signal, in older versions. */
    exit_codes: z.array(z.number(MUST_BE_NUMBER).nullable(), MUST_BE_LIST).nullish(),
  },
  'must be an object with "command"',
);

type HyperfineResult = z.infer<typeof resultSchema>;

const reportSchema = z.object(
  { results: z.array(z.unknown(), 'must be a list of results') },
  'must be an object with "results"',
);

function parse(source: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  for (const { place, value } of parseJsonDocuments(source, problems)) {
    const report = parseValue(reportSchema, value, { place, problems });
    if (report?.results.length === 0) {
      const message = 'no command has a result. Look at what hyperfine printed.';
      problems.push(legacyProblem({ where: place.where, message, severity: 'error' }));
    }
    const numbered = makeNumbering();
    for (const [index, item] of report?.results.entries() ?? []) {
      const own = appendKeys(place, 'results', index);
      // An unreadable entry is numbered too. Otherwise the next one with its name would get its number.
      const name = numbered(textAt(item, 'command'));
      const result = parseValue(resultSchema, item, { place: own, problems });
      if (result === null) continue;
      problems.push(...findProblems(name, result, formatJsonPath(own)));
      addResult(name, result, series);
    }
  }
  return { measurements: series.all(), problems };
}

function addResult(name: string, result: HyperfineResult, series: SeriesList): void {
  const common = { group: null, name, better: null };
  const { times, median, memory_usage_byte: memory } = result;
  const time = { ...common, metric: 'time', unit: 's', primary: true };
  if (times?.length) series.add({ ...time, values: times });
  else if (median != null) series.add({ ...time, values: [median], aggregate: true });
  if (memory?.length)
    series.add({ ...common, metric: 'memory_usage_byte', unit: 'B', values: memory, primary: false });
}

function findProblems(
  name: string,
  { times, median, exit_codes: codes }: HyperfineResult,
  where: string,
): Problem[] {
  const found: Problem[] = [];
  const failed = codes?.filter((code) => code !== 0) ?? [];
  if (failed.length > 0) {
    const kinds = [...new Set(failed)].map((code) => code ?? 'a signal').join(', ');
    const message = `"${truncate(name)}" failed in ${failed.length} of ${codes!.length} runs, with ${kinds}.`;
    found.push(legacyProblem({ where, message, severity: 'warning' }));
  }
  if (!times?.length && median == null) {
    const message = `"${truncate(name)}" has no result.`;
    found.push(legacyProblem({ where, message, severity: 'error' }));
  }
  // hyperfine subtracts the time of an empty shell, and writes 0 if the result would be negative.
  if (times?.some((time) => time <= 0)) {
    const message =
      `"${truncate(name)}" has a run of 0 s: it took no longer than the shell that is subtracted. ` +
      'Run hyperfine with -N.';
    found.push(legacyProblem({ where, message, severity: 'error' }));
  }
  return found;
}
