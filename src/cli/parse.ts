// The commands that show what is read: `parse` prints what a format reads in the output of a tool, measurements to stdout and problems
// to stderr, and `formats` lists the formats.

import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { userError } from '../errors.ts';
import type { ToolOutput } from '../formats/format.ts';
import { FORMATS, parseToolOutputs } from '../formats/index.ts';
import { toParseEntries } from '../formats/parse-entries.ts';
import { listRegularFiles } from '../host/files.ts';
import { about } from '../model/location.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { cleanUntrustedText } from '../render/untrusted.ts';
import { parseArgs } from '../settings/command-line.ts';
import { readInput } from './read-input.ts';

export async function parse(argv: readonly string[]): Promise<number> {
  const { format, files } = parseArgs('parse', argv);
  if (files.length === 0) throw userError('no-input-file', about('command line'), {});
  const sources = [];
  for (const path of files) sources.push(...(await readSources(path)));
  const { measurements, problems, format: readAs, evidence } = parseToolOutputs(sources, format);
  for (const problem of problems) process.stderr.write(`${formatDiagnosticLine(problem)}\n`);
  // Information for a person. Programs that read the problems from stderr should not have to parse it.
  if (evidence !== null && process.stderr.isTTY)
    process.stderr.write(`recognised the format "${readAs}" by "${cleanUntrustedText(evidence)}"\n`);
  process.stdout.write(`${JSON.stringify(toParseEntries([measurements]), null, 1)}\n`);
  return problems.some(({ severity }) => severity === 'error') ? 2 : 0;
}

/** A folder means all JSON files in it, for tools that write one file per result. */
async function readSources(path: string): Promise<ToolOutput[]> {
  const isFolder = path !== '-' && (await stat(path).catch(() => null))?.isDirectory();
  const inside = isFolder ? [...(await listRegularFiles(path, (name) => name.endsWith('.json'))).keys()] : [];
  const names = inside.length === 0 ? [path] : inside.map((name) => join(path, name));
  return Promise.all(names.map(async (name) => ({ path: name, text: await readInput(name) })));
}

/** With the command that gives independent samples, and the names that other tools use for a format. */
export async function formats(argv: readonly string[]): Promise<number> {
  parseArgs('formats', argv);
  const width = Math.max(...FORMATS.map(({ id }) => id.length));
  const indented = (text: string) => `${' '.repeat(width)}  ${text}`;
  const lines = FORMATS.map(({ id, description, advice, aliases = [] }) => {
    const also = aliases.length === 0 ? [] : [`also called ${aliases.join(', ')}`];
    return [`${id.padEnd(width)}  ${description}`, ...[`one sample: ${advice}`, ...also].map(indented)].join('\n');
  });
  process.stdout.write(`${lines.join('\n')}\n`);
  return 0;
}
