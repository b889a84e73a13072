// Which configuration file counted. Found by `measure` and `report`, told in every report, so that nobody has to guess
// whose budgets judged a pull request.

export interface ConfigSource {
  /** As it was given, relative to the repository's root. Untrusted text. */
  readonly path: string;
  /** Full SHA of the commit that it was read from; null: it was read from the working tree. */
  readonly commit: string | null;
  /**
   * What that commit is. `start`: where head left the branch that it goes to. `tip`: the tip of that branch. `named`: the
   * commit that was asked for.
   */
  readonly how: 'start' | 'tip' | 'head' | 'named' | 'worktree';
}
