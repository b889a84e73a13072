// What the issue about the history remembers of itself, so that the next run knows what people could read there and
// what they dismissed. `publish/marker.ts` writes it into the issue, and `history/decide-issue.ts` decides by it.

/** A step that the issue listed. Later runs may estimate its commits otherwise by a point or two. */
export interface KnownStep {
  /** First 12 hex digits of the SHA-256 of the result, see `seriesIdOf`. */
  readonly series: string;
  /** First 12 hex digits of the commit before the step, and of the one after it. */
  readonly before: string;
  readonly after: string;
}

export interface IssueMemory {
  /** Day or time of the newest run that the issue takes into account. */
  readonly until: string;
  /** Steps in its table. */
  readonly listed: readonly KnownStep[];
  /** Steps that were in its table when somebody closed it. */
  readonly dismissed: readonly KnownStep[];
}

/** An issue as it is, or as it has to be. */
export interface IssueState extends IssueMemory {
  readonly isOpen: boolean;
}
