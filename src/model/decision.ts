// Why a command is measured or not, if it could be left out: because base and head have the same files, or by the rules
// `paths` and `depends-on`. Each decision is recorded with the files that it is about, so that readers can check it.

/** Reasons not to measure a command. */
export const SKIP_REASONS = ['same-tree', 'paths', 'depends-on'] as const;

/**
 * Reasons to measure a command that has rules. `changed-inside`: a changed file is inside of `paths`. `changed-gate`: the
 * pull request changes a file that the gate itself depends on. `changed-benchmarks`: it changes files that base gets from head,
 * so that code of head runs on base before the files of `depends-on` are compared. `files-differ`: files of `depends-on` are not the
 * same on both sides. `files-unreadable`: they could not be compared. `links-astray`: a link inside of `paths` or `depends-on` leads
 * out of the tree or to nothing, so nobody knows what is read. `command-outside`: the command names a place outside of the tree.
 * `paths-folder`: a pattern is the name of a folder, and so matches no file. The others: a pattern matches no file.
 */
export const MEASURE_REASONS = [
  'changed-inside',
  'changed-gate',
  'changed-benchmarks',
  'paths-folder',
  'paths-unmatched',
  'depends-on-unmatched',
  'command-outside',
  'files-differ',
  'files-unreadable',
  'links-astray',
] as const;

export type SkipReason = (typeof SKIP_REASONS)[number];

export const MAX_EXAMPLES = 5;

export interface Decision {
  /** Index of the command. */
  readonly command: number;
  readonly reason: SkipReason | (typeof MEASURE_REASONS)[number];
  /** Paths or patterns that the reason is about; at most `MAX_EXAMPLES`. Untrusted texts. */
  readonly examples: readonly string[];
  readonly count: number;
}

/** Begins the digest of a link that leads out of the tree, or to nothing. */
export const LEADS_OUT = 'leads out: ';

export function isSkip({ reason }: Pick<Decision, 'reason'>): boolean {
  return (SKIP_REASONS as readonly string[]).includes(reason);
}

/** Then any files could look the same, and `depends-on` proves nothing. */
export function canFilesDeceive({ reason }: Pick<Decision, 'reason'>): boolean {
  return reason === 'changed-gate' || reason === 'changed-benchmarks';
}

export function decide(command: number, reason: Decision['reason'], paths: readonly string[]): Decision {
  return { command, reason, examples: paths.slice(0, MAX_EXAMPLES), count: paths.length };
}

export function listSkippedCommands(decisions: readonly Decision[] | undefined): ReadonlySet<number> {
  return new Set(decisions?.filter(isSkip).map(({ command }) => command));
}
