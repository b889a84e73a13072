// The command `parse`: prints what a format reads in the output of a tool, measurements to stdout and problems to stderr.

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ForeignResult } from '../benchstat/index.ts';
import { userError } from '../errors.ts';
import type { ToolOutput } from '../formats/format.ts';
import { parseToolOutput, parseToolOutputs } from '../formats/index.ts';
import { toParseEntries } from '../formats/parse-entries.ts';
import { decodeText } from '../formats/plain-text.ts';
import { listRegularFiles } from '../host/regular-files.ts';
import { withRecordedNames } from '../measure/series.ts';
import { about } from '../model/location.ts';
import type { Measurement } from '../model/measurement.ts';
import { cleanUntrustedText } from '../render/untrusted.ts';
import { parseArgs } from '../settings/command-line.ts';
import { tidyUnit, toMetricUnit } from '../units/tidy.ts';
import { readInput } from './read-input.ts';

export async function parse(argv: readonly string[]): Promise<number> {
  const { format, files } = parseArgs('parse', argv);
  if (files.length === 0) throw userError('no-input-file', about('command line'), {});
  const sources = [];
  for (const path of files) sources.push(...(await readSources(path)));
  const { measurements, problems, format: readAs, evidence } = parseToolOutputs(sources, format);
  if (problems.length > 0) {
    const { formatDiagnosticLine } = await import('./explain-error.ts');
    for (const problem of problems) process.stderr.write(`${formatDiagnosticLine(problem)}\n`);
  }
  // Information for a person. Programs that read the problems from stderr should not have to parse it.
  if (evidence !== null && process.stderr.isTTY)
    process.stderr.write(`recognised the format "${readAs}" by "${cleanUntrustedText(evidence)}"\n`);
  writeList(toParseEntries([measurements]));
  return problems.some(({ severity }) => severity === 'error') ? 2 : 0;
}

/** One line for each entry. */
function writeList(entries: readonly unknown[]): void {
  const lines = entries.map((entry) => JSON.stringify(entry));
  process.stdout.write(lines.length === 0 ? '[]\n' : `[\n${lines.join(',\n')}\n]\n`);
}

/** A folder means all JSON files in it, for tools that write one file per result. */
async function readSources(path: string): Promise<ToolOutput[]> {
  const isFolder = path !== '-' && (await stat(path).catch(() => null))?.isDirectory();
  const inside = isFolder ? [...(await listRegularFiles(path, (name) => name.endsWith('.json'))).keys()] : [];
  const names = inside.length === 0 ? [path] : inside.map((name) => join(path, name));
  return Promise.all(names.map(async (name) => ({ path: name, text: await readInput(name) })));
}

/**
 * Results for benchstat's tables: names as the report shows them, values in base units. Null: no other tool is recognised, so the file
 * is Go benchmark text.
 */
export function parseForeignResults(path: string, bytes: Uint8Array): ForeignResult[] | null {
  const text = decodeText(bytes);
  const { format, measurements } = withRecordedNames(parseToolOutput({ path, text }, 'auto'));
  // The output of `go test -json` contains Go benchmark text, but not line by line.
  if (format === null || (format === 'go' && !/^\s*\{/.test(text))) return null;
  return measurements.map((measurement) => resultOf(measurement, format));
}

function resultOf(measurement: Measurement, format: string): ForeignResult {
  const { name, group, values } = measurement;
  const { unit, factor } = tidyUnit(measurement.unit);
  return {
    name,
    configuration: group === null ? {} : { [format === 'go' ? 'pkg' : 'group']: group },
    unit: toMetricUnit(measurement.metric, unit),
    values: values.map((value) => value * factor),
  };
}
