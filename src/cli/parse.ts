// The command `parse`: prints what is read from the output of a tool. Measurements go to stdout, problems to stderr.

import { userError } from '../errors.ts';
import { parseToolOutputs } from '../formats/index.ts';
import { toParseEntries } from '../formats/parse-entries.ts';
import { about } from '../model/location.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { cleanUntrustedText } from '../render/untrusted.ts';
import { parseArgs } from '../settings/command-line.ts';
import { readSources } from './source-files.ts';

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
