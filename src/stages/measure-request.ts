// What a run is asked for, what is known of it when it is planned, and what comes out. Only types.

import type { BrokenRow } from '../bisect/trials.ts';
import type { Commits } from '../git/commits.ts';
import type { Remote, Store } from '../git/store.ts';
import type { MeasureInputs } from '../measure/measure-inputs.ts';
import type { BaseLevels } from '../model/anchor.ts';
import type { UsedConfig } from '../model/config-change.ts';
import type { CostEstimate } from '../model/cost.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Recording } from '../model/recording.ts';
import type { ReportRow } from '../model/report.ts';
import type { ConfigFile } from '../settings/config-file.ts';
import type { GivenOptions } from '../settings/options.ts';
import type { CommitSettings, Settings } from '../settings/settings.ts';

export interface MeasureRequest {
  readonly given: GivenOptions;
  readonly commits: CommitSettings;
  /** Whether `given` are inputs, which must agree with the file. Flags replace its values. */
  readonly isWorkflow?: true;
  /** Called as soon as the file is read. Absent: nobody waits for it. */
  readonly takeSettings?: (settings: Settings) => void;
  /** Null on a command line, where nothing is fetched. */
  readonly remote: Remote | null;
  /**
   * Kind of run. `gate` (default): base, or the baseline in its place, against head, until everything is decided.
   * `baseline`: head alone, all rounds, as a reference for later runs. `noise`: both sides, all rounds, even if a
   * baseline is configured.
   */
  readonly purpose?: 'gate' | 'baseline' | 'noise';
  /** A canary: head is slowed down by this share of its time, and has to fail. Absent: it is measured as it is. */
  readonly slowdown?: number;
  /** Folder below the top folder of the clone in which a command line was typed. Null: the top folder itself. */
  readonly typedIn?: string | null;
  /** Errors in the plan, with which the run ends. Absent: for a gate those of its budgets, otherwise none. */
  readonly findPlanErrors?: (recording: Recording, cost: CostEstimate) => readonly Diagnostic[];
  /** Finds the levels of base. It may use git. Null: nobody judges the recording here. */
  readonly findLevels: ((run: JudgedRun) => Promise<BaseLevels | null>) | null;
  /** The rows that a search is for. Absent: those that broke a budget. */
  readonly selectSearched?: (rows: readonly ReportRow[]) => readonly BrokenRow[];
  /** Throws a UserError after the warm-up if a search cannot be for any of its rows. Absent: nothing is checked. */
  readonly checkSearched?: (rows: readonly ReportRow[]) => void;
  /** Publishes the verdict before it is explained by a search or by profiles, which may take long. Null: nothing is done then. */
  readonly publishVerdict?: ((result: MeasureResult) => Promise<void>) | null;
  /** Says that rows are built again before the verdict. Absent: only the log does. */
  readonly announceRebuilds?: (rows: number, headSha: string) => Promise<void>;
  /** Recording of the same commits and commands whose search continues. Absent: everything is measured. */
  readonly resumed?: Recording;
  /** A folder of ours that the caller always removes afterwards. */
  readonly root: string;
  find(store: Store): Promise<Commits>;
}

interface JudgedRun extends Pick<MeasureResult, 'settings'> {
  readonly store: Store;
  readonly base: string;
}

export interface MeasureResult {
  readonly recording: Recording;
  readonly settings: Settings;
  readonly file: ConfigFile | null;
  readonly configText: string | null;
  readonly config: UsedConfig;
  /** Levels of base from the history. Null: there is no history, or nobody asked. */
  readonly levels: BaseLevels | null;
  /** Whether `publishVerdict` was called before. */
  readonly isVerdictPublished: boolean;
}

export interface PlannedRun extends Pick<MeasureInputs, 'commits' | 'canSkip' | 'decisions' | 'seed'> {
  /** Whether head is judged against base or a baseline. */
  readonly isGate: boolean;
  readonly store: Store;
  readonly plan: MeasurePlan;
  /** Patterns of the files that both sides take from head. */
  readonly benchmarkFiles: readonly string[];
  readonly known: Omit<MeasureResult, 'recording' | 'levels' | 'isVerdictPublished'>;
}

export type MeasurePlan = Pick<MeasureInputs, 'settings' | 'sides' | 'baseline'> & {
  /** Full SHA of the commit that the values of base belong to; null if there are none. */
  readonly baseValuesSha: string | null;
  readonly foundProblems: readonly Diagnostic[];
};
