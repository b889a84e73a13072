// Values that another tool stored: absolute numbers of machines that changed from run to run. They are drawn apart from the
// levels of the history, and nothing is ever judged by them.

export const IMPORT_VERSION = 1;

/** One run of the other tool. */
export interface ImportedRun {
  /** Id of the commit, in hex. */
  readonly commit: string;
  /** Time of the run, ISO 8601 in UTC. */
  readonly at: string;
  /** Time of the commit as the tool wrote it. Null: unknown. */
  readonly committedAt: string | null;
  /** First line of the commit's message. Untrusted text. */
  readonly subject: string;
}

/** What one run measured. */
export interface ImportedValue {
  /** Index of the run in the list of its suite. */
  readonly run: number;
  readonly value: number;
  /** Spread as the tool wrote it, such as `± 120`. Untrusted text. */
  readonly range?: string | undefined;
  /** Further lines of the tool. Untrusted text. */
  readonly extra?: string | undefined;
}

/** The values of one benchmark, oldest first. */
export interface ImportedSeries {
  readonly name: string;
  readonly unit: string;
  readonly values: readonly ImportedValue[];
}

/** The benchmarks that one job of the other tool measured. */
export interface ImportedSuite {
  readonly name: string;
  /** Web address of the repository; null if it is unknown. Untrusted text. */
  readonly repository: string | null;
  /** Oldest first. */
  readonly runs: readonly ImportedRun[];
  readonly series: readonly ImportedSeries[];
}

export function countImportedValues(suites: readonly ImportedSuite[]): number {
  return suites.reduce((sum, { series }) => sum + series.reduce((all, { values }) => all + values.length, 0), 0);
}

/** Null if the address of the repository is unknown or no address of the web. */
export function commitUrlOf({ repository }: Pick<ImportedSuite, 'repository'>, commit: string): string | null {
  return repository !== null && /^https?:\/\/[\w.:/~-]+$/.test(repository) ? `${repository}/commit/${commit}` : null;
}
