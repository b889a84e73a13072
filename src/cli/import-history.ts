// The command `history import`: adds the values of another tool to the history ref of this clone. It judges nothing, fetches
// nothing and pushes nothing.

import { userError } from '../errors.ts';
import { readHistoryRef } from '../git/history-source.ts';
import { makeLocalWriter } from '../git/write-history.ts';
import { HISTORY_LIMITS, openHistory } from '../history/history-files.ts';
import {
  IMPORT_PATH,
  mergeImports,
  type ParsedData,
  parseDataJs,
  renderImportedValues,
} from '../history/imported-values.ts';
import type { Host } from '../host/host.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { countImportedValues, type ImportedSuite, MAX_IMPORT_BYTES } from '../model/imported.ts';
import { about, atFlag, atKeys, inFile } from '../model/location.ts';
import { appendFiles } from '../publish/append-run.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { formatImport, IMPORT_SUBJECT } from '../render/messages/publishing-log.ts';
import { parseArgs } from '../settings/command-line.ts';
import { readLimitedInput } from './read-input.ts';
import { checkClone } from './show-history.ts';

export async function importHistory(argv: readonly string[]): Promise<number> {
  const { ref, files } = parseArgs('history import', argv);
  const [file] = files;
  if (file === undefined) throw userError('no-import-file', about('command line'), {});
  const host = makeTerminalHost({ isQuiet: true });
  const text = await readLimitedInput(file, MAX_IMPORT_BYTES);
  if (text === null) throw userError('import-too-large', inFile(file), { limit: MAX_IMPORT_BYTES });
  const { suites, missing } = parse(text, file);
  if (missing > 0) {
    const warning = makeWarning('import-without-number', inFile(file), { missing });
    host.log.warning(formatDiagnosticLine(warning));
  }
  const isNew = await add(host, ref, suites, file);
  const runs = suites.reduce((sum, suite) => sum + suite.runs.length, 0);
  process.stdout.write(`${formatImport({ values: countImportedValues(suites), runs, isNew }, ref)}\n`);
  return 0;
}

function parse(text: string, path: string): Extract<ParsedData, { suites: unknown }> {
  const parsed = parseDataJs(text);
  if ('broken' in parsed) throw userError('import-no-data-js', inFile(path), { reason: parsed.broken });
  if ('reason' in parsed) throw userError('import-unexpected', atKeys(path, parsed.keys), { reason: parsed.reason });
  if (countImportedValues(parsed.suites) === 0) throw userError('import-empty', inFile(path), {});
  return parsed;
}

/** Adds suites to the ref. Returns false if it has them already. */
async function add(host: Host, ref: string, suites: readonly ImportedSuite[], file: string): Promise<boolean> {
  const { folder } = host;
  // Asked first: a git that ends before it has read its input would end this program as well.
  await checkClone(host);
  const reader = openHistory();
  const found = await readHistoryRef(host.git, { folder, ref, take: reader.take }, HISTORY_LIMITS);
  const { imported, warnings, foreignFiles } = reader.close(found);
  if (foreignFiles > 0) throw userError('history-foreign-ref', atFlag('ref'), { ref, files: foreignFiles });
  for (const warning of warnings) host.log.warning(formatDiagnosticLine(warning));
  const text = renderImportedValues(mergeImports(imported, suites));
  if (Buffer.byteLength(text) > MAX_IMPORT_BYTES)
    throw userError('import-too-large', inFile(file), { limit: MAX_IMPORT_BYTES });
  const files = [{ path: IMPORT_PATH, text }];
  return appendFiles(host, makeLocalWriter(host.git, folder), { ref, files, message: IMPORT_SUBJECT });
}
