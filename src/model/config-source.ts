// Identifies the configuration file that was used. `measure` and `report` find it, and every report names it, so that
// readers know which budgets judged a pull request.

export interface ConfigSource {
  /** Path as it was given, relative to the repository's root. Untrusted text. */
  readonly path: string;
  /** Full SHA of the commit that the file was read from; null: it was read from the working tree. */
  readonly commit: string | null;
  /**
   * Kind of that commit. `start`: the commit where head left its target branch. `tip`: the tip of that branch. `head`:
   * the head commit. `named`: the commit that `config-from` names. `worktree`: no commit, but the working tree.
   */
  readonly how: 'start' | 'tip' | 'head' | 'named' | 'worktree';
}
