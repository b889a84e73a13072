// The Report: all that can be said about one run, in numbers and names. Renderers turn it into text; no text
// in it is formatted, escaped or scaled. Made by `pipeline.ts`.

import type { Comparison, CoursePoint, Geomean, GeomeanComparison } from './comparison.ts';
import type { ConfigChange } from './config-change.ts';
import type { ConfigSource } from './config-source.ts';
import type { Environment } from './environment.ts';
import type { Excerpt } from './excerpt.ts';
import type { MeasuredAgain } from './measured-again.ts';
import type { Place } from './place.ts';
import type { Problem } from './problem.ts';
import type { RecordedBaseline, RecordedCommit, Recording } from './recording.ts';
import type { ShapedTable } from './shaped-table.ts';
import type { Conclusion, State, Verdict } from './verdict.ts';

export interface Row extends Comparison {
  readonly state: State;
  readonly verdicts: readonly Verdict[];
  /**
   * The smallest worsening, as a ratio, that a run with this noise finds in 9 of 10 cases; null where none can be told.
   * Absent: nobody asked.
   */
  readonly detectable?: number | null;
  /** How the change became known; empty where nothing was estimated. Absent: nobody asked (`pipeline.ts`, `withCourses`). */
  readonly course?: readonly CoursePoint[];
  /** Where head defines the benchmark. Untrusted. Absent: it is not known. */
  readonly place?: Place;
}

/** What a budget `of: geomean` judged. It is no benchmark: no count and no table has it among its rows. */
export interface GeomeanRow extends GeomeanComparison {
  readonly verdicts: readonly Verdict[];
}

export type Counts = Readonly<Record<State, number>>;

/** Where on the machine the benchmark ran, as in the Recording's schedule. */
export type MeasuringPlan = Pick<Recording['schedule'], 'cpus' | 'nice'>;

/** How one recording can be measured and judged again by the command line. */
export interface Repeat {
  /** The name that the leg gave itself. Untrusted text. Null: the report is about one recording. */
  readonly leg: string | null;
  /** What stands behind `bench-referee` on a command line, not quoted yet. Null: there are `obstacles`. */
  readonly words: readonly string[] | null;
  /** Settings for which no command can be shown; empty where there is one. */
  readonly obstacles: readonly RepeatObstacle[];
}

/** A setting of a recording that the repeat command cannot or must not hold. */
export interface RepeatObstacle {
  /** As the configuration file spells it. */
  readonly option: string;
  /** What the recording says. Untrusted text; null: it says that there was none. */
  readonly recorded: string | null;
}

/** A person let a failing run pass, by a label on the pull request. */
export interface Acceptance {
  readonly label: string;
  /** Login of whoever set it. Untrusted text. */
  readonly by: string;
  /** They also opened the pull request. */
  readonly isAuthor: boolean;
  /** When, by GitHub's clock: ISO 8601, UTC. */
  readonly at: string;
  /** What the label holds for: the commit it was set on, or every commit of the pull request. */
  readonly scope: 'commit' | 'pull-request';
  /** What the conclusion is without it. */
  readonly verdict: Conclusion;
}

/** A problem of a run, and where it is one of a file, the line. */
export interface ReportedProblem extends Problem {
  readonly excerpt?: Excerpt;
}

export interface Report {
  /** The gate's name, as in the check run and the comment. */
  readonly name: string;
  /** `pass` for a run that was accepted, whatever its rows say. */
  readonly conclusion: Conclusion;
  /** Null unless a label changed the conclusion. */
  readonly accepted: Acceptance | null;
  readonly commits: { readonly base: RecordedCommit; readonly head: RecordedCommit };
  /** Rounds that both sides completed. */
  readonly rounds: number;
  readonly seed: string;
  /** The commands that were measured. Untrusted text. */
  readonly commands: readonly string[];
  /** Null when nothing was measured. */
  readonly plan: MeasuringPlan | null;
  /** One for each recording, in the order of the legs; none where a side has no commit. Made by `settings/repeat.ts`. */
  readonly repeats: readonly Repeat[];
  readonly rows: readonly Row[];
  readonly counts: Counts;
  readonly geomeans: readonly Geomean[];
  /** The geomeans that budgets judged, which may be over fewer benchmarks than those of the tables. */
  readonly judgedGeomeans: readonly GeomeanRow[];
  /** What people see instead of the rows; null: no `table` is configured, and they see the rows. */
  readonly tables: readonly ShapedTable[] | null;
  readonly problems: readonly ReportedProblem[];
  /** What head's configuration would change after the merge; null: nothing to tell. */
  readonly configChange: ConfigChange | null;
  /** The configuration file that counted; null: there is none. Absent: none was looked for. */
  readonly configSource?: ConfigSource | null;
  readonly environment: Environment | null;
  /** The round in which base failed although it had run before. Absent: it did not. */
  readonly baseBrokeIn?: number;
  /** Absent: no round was put aside because others used the machine. */
  readonly measuredAgain?: MeasuredAgain;
  /** Absent: both sides were measured. */
  readonly baseline?: RecordedBaseline;
  /** The machines, where there were several. Absent: there was one, and seed and environment are its own. */
  readonly legs?: readonly Leg[];
}

/** One machine of a matrix. */
export interface Leg extends Pick<Report, 'name' | 'seed' | 'environment'> {}
