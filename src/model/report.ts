// The Report: everything that can be said about one run, in numbers and names. No text in it is formatted, escaped or
// scaled; renderers do that. Made by `analyse/pipeline.ts`.

import type { HeadLevel } from './anchor.ts';
import type { RowAnswer } from './answer.ts';
import type { Culprit } from './bisection.ts';
import type { JudgedClaim } from './body-claim.ts';
import type { RebuildCost, RowBuilds } from './builds.ts';
import type { Comparison, Geomean, GeomeanComparison, RunningEstimate } from './comparison.ts';
import type { ConfigChange, ConfigSource } from './config-change.ts';
import type { DecidingFactors, RunCost } from './cost.ts';
import type { RowCpuTime } from './cpu-time.ts';
import type { CustomTable } from './custom-table.ts';
import { type Decision, isSkip } from './decision.ts';
import type { Diagnostic } from './diagnostic.ts';
import type { Environment } from './environment.ts';
import type { RecordedBaseline, RecordedCommit, Recording } from './recording.ts';
import type { RemeasuredRounds } from './remeasured-rounds.ts';
import type { RowFunctions } from './row-functions.ts';
import { benchmarkKeyOf, type CommandName, type Rename } from './sample.ts';
import { isEmptyShard, type Shard } from './shard.ts';
import type { SourceLocation } from './source-location.ts';
import type { Conclusion, FailOn, ResultState, Verdict } from './verdict.ts';

export interface ReportRow extends Comparison {
  readonly state: ResultState;
  readonly verdicts: readonly Verdict[];
  /** Smallest worsening, as a ratio, that a run with this noise finds in 9 of 10 cases; null if none can be computed. */
  readonly detectable: number | null;
  readonly course: readonly RunningEstimate[];
  readonly wouldDecide: DecidingFactors | null;
  /** Commit that broke the row's budgets. Null: it was not searched. */
  readonly culprit: Culprit | null;
  /** Functions from which the change comes. Null: they were not looked for. */
  readonly functions: RowFunctions | null;
  /** Whether head is significantly worse, but its budgets allow that. The state is then `unchanged`. */
  readonly isAllowed: boolean;
  /** Level since the latest release that was compared. Null: not known, or there is no history. */
  readonly since: ShownLevel | null;
  /** Line where head defines the benchmark. Untrusted. */
  readonly place: SourceLocation | null;
  /** Answers of both sides. Null: not both gave one that is always the same. */
  readonly answer: RowAnswer | null;
  /** CPU time of the benchmark, for its time. Null: it was not measured. */
  readonly cpuTime: RowCpuTime | null;
  /** Null: it was not built again with other memory layouts. */
  readonly builds: RowBuilds | null;
}

/** Fields of a row before the run is explained, see `analyse/pipeline.ts`. */
export const UNEXPLAINED = {
  detectable: null,
  course: [],
  wouldDecide: null,
  culprit: null,
  functions: null,
  since: null,
  place: null,
  cpuTime: null,
  answer: null,
  builds: null,
} as const satisfies Partial<ReportRow>;

/** A level for readers, which no budget judges. */
export interface ShownLevel extends HeadLevel {
  /** Whether the change since the anchor is more than chance, among all rows of the report. */
  readonly isSignificant: boolean;
}

/** A geomean that a budget with `of: geomean` judged. It is no benchmark, so no table or count has it in its rows. */
export interface GeomeanRow extends GeomeanComparison {
  readonly verdicts: readonly Verdict[];
}

/** A row or geomean that a budget judged. */
export type JudgedRow = ReportRow | GeomeanRow;

/** Starts an installed program. Callers that know more replace it. */
export const BARE_PROGRAM: readonly string[] = ['bench-referee'];

export type StateCounts = Readonly<Record<ResultState, number>>;

/** Placement of the benchmark on the machine, as in the Recording's schedule. */
export type AffinitySettings = Pick<Recording['schedule'], 'cpus' | 'nice'>;

/** The command that measures and judges one recording again. */
export interface RepeatArguments {
  /** Name that the leg gave itself. Untrusted text. Null: the report is about one recording. */
  readonly leg: string | null;
  /** Words after the report's `program` on a command line, not quoted yet. Null: there are `obstacles`. */
  readonly words: readonly string[] | null;
  /** Settings that prevent a command; empty if there is one. */
  readonly obstacles: readonly RepeatObstacle[];
}

/** A setting of a recording that the repeat command cannot or must not contain. */
export interface RepeatObstacle {
  /** Name of the setting as the configuration file spells it. */
  readonly option: string;
  /** Value in the recording. Untrusted text. Null: the recording has none. */
  readonly recorded: string | null;
  /** Flag of `check` that sets it. Null: the configuration file can set it. */
  readonly flag: string | null;
}

/** Facts about the place of a report, from which readers learn what they can do. */
export interface Guidance {
  /** Address of the folder with this program's documentation. */
  readonly docs: string;
  readonly failOn: FailOn;
  /** Label that accepts a failing verdict. Null: the run is not about a pull request, or labels are switched off. */
  readonly overrideLabel: string | null;
}

/** Override of a failing run by a person, with a label on the pull request. */
export interface Override {
  readonly label: string;
  /** Login of the person who set the label. Untrusted text. */
  readonly by: string;
  /** Whether that person also opened the pull request. */
  readonly isAuthor: boolean;
  /** Time of the label by GitHub's clock: ISO 8601, UTC. */
  readonly at: string;
  /** Validity of the label: the commit on which it was set, or every commit of the pull request. */
  readonly scope: 'commit' | 'pull-request';
  /** Conclusion without the label. */
  readonly verdict: Conclusion;
}

export interface Report {
  readonly name: string;
  /** Conclusion of the run; `pass` if it was accepted, whatever its rows say. */
  readonly conclusion: Conclusion;
  /** Override; null unless a label changed the conclusion. */
  readonly accepted: Override | null;
  readonly commits: { readonly base: RecordedCommit; readonly head: RecordedCommit };
  /** Number of rounds that both sides completed. */
  readonly rounds: number;
  /** Number of placements in which both sides were counted. Null: nothing was counted. */
  readonly placements: number | null;
  readonly seed: string;
  /** Untrusted text. */
  readonly commands: readonly string[];
  /** Placement on the machine; null if nothing was measured. */
  readonly plan: AffinitySettings | null;
  /** Words that start the program which made the report, for the commands in it. Not quoted yet. */
  readonly program: readonly string[];
  /**
   * Repeat commands, one for each recording with commits on both sides, in the order of the legs. Made by
   * `settings/repeat-command.ts`.
   */
  readonly repeats: readonly RepeatArguments[];
  readonly rows: readonly ReportRow[];
  readonly counts: StateCounts;
  /** Result of a canary, for programs. Null: the report is a verdict. */
  readonly canary: object | null;
  readonly geomeans: readonly Geomean[];
  /** Geomeans that budgets judged. They may be over fewer benchmarks than those of the tables. */
  readonly judgedGeomeans: readonly GeomeanRow[];
  /** Tables that people see instead of the rows. Null: no `table` is configured, and people see the rows. */
  readonly tables: readonly CustomTable[] | null;
  readonly problems: readonly Diagnostic[];
  /** Changes that head's configuration makes after the merge; null if there are none to show. */
  readonly configChange: ConfigChange | null;
  /** Null: not known, as for a comparison of files. */
  readonly guidance: Guidance | null;
  /** Configuration file that was used; `none` if there is no such file. Null: none was looked for. */
  readonly configSource: ConfigSource | 'none' | null;
  readonly environment: Environment | null;
  readonly benchmarkFiles: 'head' | 'own' | null;
  /** Part of the benchmarks. Null: all of them. */
  readonly shard: Shard | null;
  readonly cost: RunCost | null;
  /** Decisions about commands that could be left out. */
  readonly decisions: readonly CommandDecision[];
  /** Round in which base failed although it had run before. Null: base did not fail. */
  readonly baseBrokeIn: number | null;
  /** Rounds that were measured again because others used the machine. */
  readonly measuredAgain: RemeasuredRounds | null;
  /** Builds with other memory layouts. Null: nothing needed them. */
  readonly rebuilds: RebuildCost | null;
  /** Rounds after which measuring ended because the check had failed, with results undecided. Null: it did not. */
  readonly stoppedAfter: number | null;
  /** Id of the workflow run that added to the history last. Null: no history was used, or no workflow recorded it. */
  readonly historyRun: number | null;
  /** Recording that was used as base. Null: both sides were measured. */
  readonly baseline: RecordedBaseline | null;
  /** Entries of `renamed` to propose, because benchmarks seem to be renamed. */
  readonly proposedRenames: readonly ProposedRename[];
  /** Claims of the pull request's description. Empty: there are none, or they do not count. */
  readonly bodyClaims: readonly JudgedClaim[];
  /** Machines, if there were several. Empty: there was one, and `seed` and `environment` are its own. */
  readonly legs: readonly Leg[];
}

/** The reason why a command was measured or not. */
export interface CommandDecision extends Omit<Decision, 'command'> {
  readonly command: CommandName;
  /** Leg or shard that decided so. Null: all of them did, or there is one. Untrusted text. */
  readonly leg: string | null;
  /** Whether only the job that measured says so, and nobody else can know. */
  readonly isClaim: boolean;
}

/** Base has no configuration, so that of the pull request judges. */
export function addsGate({ problems }: Pick<Report, 'problems'>): boolean {
  return problems.some(({ code }) => code === 'config-only-on-head');
}

/** No command can have changed, or the shard has no benchmark. A command that failed leaves an error. */
export function isNothingMeasured({
  decisions,
  rows,
  conclusion,
  shard,
}: Pick<Report, 'decisions' | 'rows' | 'conclusion' | 'shard'>): boolean {
  const isSkipped = decisions.length > 0 && decisions.every(isSkip);
  return conclusion !== 'error' && rows.length === 0 && (isSkipped || (shard !== null && isEmptyShard(shard)));
}

/** An entry of `renamed` that would compare a removed benchmark with a new one. Both names are untrusted. */
export interface ProposedRename {
  readonly from: string;
  readonly to: string;
}

export interface Leg extends Pick<Report, 'name' | 'seed' | 'environment'> {}

/** A row of a benchmark that head's configuration file renames. */
type RowRenamedByHead = ReportRow & { readonly renamed: Rename };

/** One row for each benchmark that is compared under a new name because head's configuration file says so. */
export function listRenamedByHead(rows: readonly ReportRow[]): RowRenamedByHead[] {
  const renamed = rows.filter((row): row is RowRenamedByHead => row.renamed?.by === 'head');
  return [...new Map(renamed.toReversed().map((row) => [benchmarkKeyOf(row), row])).values()].toReversed();
}
