// The files of a history ref: which ones are read, how much of them, and what they say. Files in; runs, imported values and
// warnings about everything else out.

import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import type { HistoryFile } from '../model/history.ts';
import { type ImportedSuite, MAX_IMPORT_BYTES } from '../model/imported.ts';
import { about, inFile } from '../model/location.ts';
import { MAX_RUN_BYTES } from '../model/stored-run.ts';
import { IMPORT_PATH, parseImportedValues } from './imported-values.ts';
import { makeFileTaker, type OpenTable, openTable, type RefusedFile } from './run-table.ts';
import { isInRunFolder, nameOfRun } from './stored-runs.ts';

/** Each JSON file of the ref is read as a run, because runs may be stored by hand as well. */
function isRunPath(path: string): boolean {
  return path.endsWith('.json') && path !== IMPORT_PATH;
}

export const HISTORY_LIMITS = {
  limitOf: (path: string) => (path === IMPORT_PATH ? MAX_IMPORT_BYTES : isRunPath(path) ? MAX_RUN_BYTES : null),
  allBytes: 256 * 1024 * 1024,
  /** Ten years of five runs a day. */
  files: 20_000,
};

export interface HistoryContent {
  readonly table: OpenTable;
  readonly imported: readonly ImportedSuite[];
  /** Names of the files of all runs, also of those that are left out. */
  readonly names: ReadonlySet<string>;
  readonly warnings: readonly Diagnostic[];
  /** Number of files of a ref that is no history, as a branch with the files of a project; 0 if it may be one. */
  readonly foreignFiles: number;
}

export interface HistoryReader {
  take(file: HistoryFile): void;
  /** `read` has which files were read, those that are too large, and the number of others. Null: there is no ref. */
  close(read: (Record<'paths' | 'skipped', readonly string[]> & { readonly others: number }) | null): HistoryContent;
}

export function openHistory(): HistoryReader {
  const table = openTable();
  const refused: RefusedFile[] = [];
  const takeRun = makeFileTaker(table, refused);
  let imported: readonly ImportedSuite[] = [];
  return {
    take(file) {
      if (isRunPath(file.path)) takeRun(file);
      if (file.path !== IMPORT_PATH) return;
      const parsed = parseImportedValues(file.text);
      if (typeof parsed === 'string') refused.push({ path: IMPORT_PATH, reason: parsed });
      else imported = parsed;
    },
    close(read) {
      const { paths, skipped, others } = read ?? { paths: [], skipped: [], others: 0 };
      const listed = [...paths, ...skipped];
      const isHistory =
        table.close().runs.length > 0 || listed.some((path) => isInRunFolder(path) || path === IMPORT_PATH);
      return {
        ...{ table, imported },
        names: new Set([...paths.filter(isRunPath), ...skipped].map(nameOfRun)),
        warnings: limitWarnings([
          ...skipped.map((path) => makeWarning('history-file-skipped', inFile(path), {})),
          ...refused.map(({ path, reason }) => makeWarning('history-file-refused', inFile(path), { reason })),
        ]),
        foreignFiles: isHistory ? 0 : listed.length + others,
      };
    },
  };
}

const MAX_NAMED = 10;

function limitWarnings(warnings: readonly Diagnostic[]): Diagnostic[] {
  const count = warnings.length - MAX_NAMED;
  const rest = count > 0 ? [makeWarning('history-files-left-out', about('history'), { count })] : [];
  return [...warnings.slice(0, MAX_NAMED), ...rest];
}
