// The file of the history ref with imported values: how it is written, and what is believed of it. Suites in, text out, and
// the other way.

import { IMPORT_VERSION, type ImportedSuite } from '../model/imported.ts';
import { importedSchema } from '../model/imported-schema.ts';

/** Path of the file with the values of github-action-benchmark. There is one, and every import adds to it. */
export const IMPORT_PATH = 'imported/github-action-benchmark.json';

export function renderImportedValues(suites: readonly ImportedSuite[]): string {
  // One run or series per line, so that git stores what two imports have in common once.
  const lines = suites.map(({ name, repository, runs, series }) =>
    [
      `{"name":${JSON.stringify(name)},"repository":${JSON.stringify(repository)},"runs":[`,
      runs.map((run) => JSON.stringify(run)).join(',\n'),
      '],"series":[',
      series.map((one) => JSON.stringify(one)).join(',\n'),
      ']}',
    ].join('\n'),
  );
  return `{"version":${IMPORT_VERSION},"suites":[\n${lines.join(',\n')}\n]}\n`;
}

/** Returns the imported values, or the reason why the text is no such file. */
export function parseImportedValues(text: string): readonly ImportedSuite[] | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'no JSON';
  }
  const { data, error } = importedSchema.safeParse(value);
  if (data !== undefined) return data.suites;
  const [issue] = error.issues;
  return `${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'invalid'}`;
}
