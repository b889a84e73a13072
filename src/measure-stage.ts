// The MEASURE stage from end to end, for the actions and the command line: commits, configuration, trees, rounds. They
// find commits in different ways, so the caller passes a function for that.

import { join } from 'node:path';
import type { BrokenRow } from './bisect/trials.ts';
import { throwErrors, userError } from './errors.ts';
import { readChanges } from './git/changes.ts';
import type { Commits } from './git/commits.ts';
import { readConfigText } from './git/config-file.ts';
import { decideByGit } from './git/decide-by-git.ts';
import { listChangedPaths } from './git/list-paths.ts';
import { readOriginUrl } from './git/origin.ts';
import { openStore, type Remote, type Store } from './git/store.ts';
import { makeTrees } from './git/trees.ts';
import { warnAboutBenchmarkFiles } from './git/warn-about-benchmark-files.ts';
import type { Host } from './host/host.ts';
import { divideAlpha } from './matrix.ts';
import { readBaseline } from './measure/baseline.ts';
import { checkResumedRecording } from './measure/check-resumed-recording.ts';
import { collect } from './measure/collect.ts';
import { readDefinitions } from './measure/definitions.ts';
import { findCandidates } from './measure/find-candidates.ts';
import type { MeasureInputs } from './measure/run.ts';
import { recordNothing } from './measure/run-recording.ts';
import type { BaseLevels } from './model/anchor.ts';
import type { UsedConfig } from './model/config-change.ts';
import type { CostEstimate } from './model/cost-estimate.ts';
import { listSkippedCommands } from './model/decision.ts';
import { type Diagnostic, makeWarning } from './model/diagnostic.ts';
import { atFlag, atKey } from './model/location.ts';
import { SIDES } from './model/measurement.ts';
import type { Recording } from './model/recording.ts';
import type { ReportRow } from './model/report.ts';
import { parseShard } from './model/shard.ts';
import { formatDiagnosticLine } from './render/messages/format-diagnostic.ts';
import { formatNothingToMeasure, formatReplacedBase } from './render/messages/measuring-log.ts';
import { type ConfigFile, parseConfigFile } from './settings/config-file.ts';
import { resolveSettings } from './settings/resolve-settings.ts';
import type { GivenOptions } from './settings/schema.ts';
import type { CommitSettings, MeasureSettings, Settings } from './settings/settings.ts';
import { planPauses } from './stats/alpha-spending.ts';
import { quoteShellWord } from './text/shell-word.ts';
import { findBrokenRows, findPlanErrors, findRenames, findUndecided, listRows } from './while-measuring.ts';

export interface MeasureRequest {
  readonly given: GivenOptions;
  readonly commits: CommitSettings;
  /** Null on a command line, where nothing is fetched. */
  readonly remote: Remote | null;
  /**
   * Kind of run. `gate` (default): base, or the baseline in its place, against head, until everything is decided.
   * `baseline`: head alone, all rounds, as a reference for later runs. `noise`: both sides, all rounds, even if a
   * baseline is configured.
   */
  readonly purpose?: 'gate' | 'baseline' | 'noise';
  /** Folder below the top folder of the clone in which a command line was typed. Absent: the top folder itself. */
  readonly typedIn?: string;
  /**
   * Returns errors in the plan, with which the run ends. Default: for a gate those of its budgets, otherwise none. What
   * has another use for the values gives another function.
   */
  readonly findPlanErrors?: (recording: Recording, cost: CostEstimate) => readonly Diagnostic[];
  /** Finds the levels of base. It may use git. Absent: nobody judges the recording here. */
  readonly findLevels?: (run: {
    readonly store: Store;
    readonly base: string;
    readonly settings: Settings;
  }) => Promise<BaseLevels | null>;
  /** Returns the rows that a search is for. Absent: those that broke a budget. */
  readonly selectSearched?: (rows: readonly ReportRow[]) => readonly BrokenRow[];
  /** Throws a UserError after the warm-up if a search cannot be for any of its rows. Absent: nothing is checked. */
  readonly checkSearched?: (rows: readonly ReportRow[]) => void;
  /** Publishes the verdict before a search for the commit that broke it, which may take long. Absent: nothing is done then. */
  readonly announce?: (result: MeasureResult) => Promise<void>;
  /** Recording of the same commits and commands whose search continues. Absent: everything is measured. */
  readonly resumed?: Recording;
  /** A folder of ours that the caller always removes afterwards. */
  readonly root: string;
  find(store: Store): Promise<Commits>;
}

export interface MeasureResult {
  readonly recording: Recording;
  readonly settings: Settings;
  /** Settings in the configuration file; null if there is no file. */
  readonly file: ConfigFile | null;
  /** Text of the configuration file in use; null if there is none. */
  readonly configText: string | null;
  readonly config: UsedConfig;
  /** What the history says about base. Null: there is no history, or nobody asked. */
  readonly levels: BaseLevels | null;
}

export async function measureStage(host: Host, request: MeasureRequest): Promise<MeasureResult> {
  const { root } = request;
  const store = await openStore(host, join(root, 'store'), request.remote);
  const found = await request.find(store);
  host.log.info(`base ${found.base.sha} (${found.base.how})`);
  host.log.info(`head ${found.head.sha} (${found.head.how})`);
  const { text, commit, source, problems, change } = await readConfigText(host, request.commits, {
    store,
    commits: found,
  });
  const file = text === null ? null : parseConfigFile(text, request.commits.config, commit);
  const settings = resolveSettings(request.given, file, {
    commits: request.commits,
    today: host.clock.today(),
    configChange: change,
  });
  explainTopFolder(host, request, settings);
  refuseUnfitShard(settings.measure);
  const plan = await planFor(host, request, { settings, store, found });
  const { cpus, nice } = settings.measure;
  await host.checkAffinity({ cpus, nice });
  const isGate = (request.purpose ?? 'gate') === 'gate';
  const benchmarkFiles = plan.sides.length === 2 && isGate ? plan.settings.benchmarkFiles : [];
  const pair = { base: found.base.sha, head: found.head.sha, config: request.commits.config, benchmarkFiles };
  const unmatched = await warnAboutBenchmarkFiles(store, pair, benchmarkFiles);
  const commits = { ...found, problems: [...plan.foundProblems, ...unmatched] };
  // `report` reads the configuration itself, so its problems are not in the recording.
  for (const problem of [...problems, ...commits.problems]) host.log.info(formatDiagnosticLine(problem));
  const canSkip = isGate && plan.baseline === null;
  const decisions = canSkip ? await decideByGit(store, pair, plan.settings.commands) : [];
  const result = { settings, file, configText: text, config: { source, change, problems } };
  const { resumed = null } = request;
  if (resumed !== null) checkResumedRecording(resumed, found, settings.measure);
  const seed = resumed?.schedule.seed ?? settings.measure.seed ?? drawSeed();
  if (listSkippedCommands(decisions).size === plan.settings.commands.length) {
    host.log.info(formatNothingToMeasure(decisions));
    const recording = await recordNothing(host, { settings: plan.settings, commits, decisions, seed });
    return { recording, ...result, levels: null };
  }
  const levels = (await request.findLevels?.({ store, base: found.base.sha, settings })) ?? null;
  const { baseline } = settings.measure;
  const changes = await readChanges(store, {
    base: plan.baseValuesSha,
    head: found.head.sha,
    baseline,
    benchmarkFiles,
  });
  const locate = await readDefinitions(host.log, {
    store,
    sha: found.head.sha,
    formats: plan.settings.commands.map(({ format }) => format),
  });
  const originUrl = request.remote?.url ?? (await readOriginUrl(host));
  const trees = await makeTrees(host, root, { store, commits, originUrl, benchmarkFiles });
  const policy = divideAlpha(settings.policy, countLegs(settings.measure));
  const { candidates, obstacle } = isGate
    ? await findCandidates(host, root, {
        ...{ plan, store, commits, originUrl, benchmarkFiles, isLocal: request.remote === null },
        // Whoever asked for the commit alone did it by naming the commits.
        location: request.selectSearched === undefined ? atKey('bisect-minutes') : atFlag('base'),
      })
    : NO_SEARCH;
  if (obstacle !== null) {
    // Whoever asked for the commit alone gets no other answer.
    if (request.selectSearched !== undefined) throwErrors([{ ...obstacle, severity: 'error' }]);
    host.log.info(formatDiagnosticLine(obstacle));
  }
  let announced: Promise<void> | undefined;
  const announce = (soFar: Recording) => {
    announced ??= request.announce?.({ recording: locate(soFar), ...result, levels }) ?? Promise.resolve();
    return announced;
  };
  const search = candidates && {
    minutes: settings.measure.bisectMinutes,
    candidates,
    findBroken: (soFar: Recording) => findBrokenRows(soFar, policy, request.selectSearched),
    announce,
    begun: resumed,
  };
  const profiling = canProfile(host, request, plan) && {
    changedPaths: await listChangedPaths(store, found.base.sha, found.head.sha),
    findBroken: (soFar: Recording) => findBrokenRows(soFar, policy),
    announce,
  };
  const recording = await collect(host, {
    settings: plan.settings,
    sides: plan.sides,
    baseline: plan.baseline,
    commits,
    decisions,
    canSkip,
    changes,
    trees,
    seed,
    looks: isGate ? planPauses(plan.settings.rounds) : [],
    undecided: (soFar) => findUndecided(soFar, policy),
    findRenames: (soFar) => findRenames(soFar, policy),
    search,
    profiling: profiling || null,
    findPlanErrors: (soFar, cost) => {
      request.checkSearched?.(listRows(soFar, policy));
      return request.findPlanErrors?.(soFar, cost) ?? (isGate ? findPlanErrors(soFar, policy, cost) : []);
    },
  });
  const isMissed = obstacle !== null && findBrokenRows(recording, policy).rows.length > 0;
  const explained = isMissed ? { ...recording, problems: [...recording.problems, obstacle] } : recording;
  return { recording: locate(explained), ...result, levels };
}

const NO_SEARCH = { candidates: null, obstacle: null };

/** Says that a command typed in a sub-folder does not run there, because a path of the checkout is not one of a tree. */
function explainTopFolder({ log }: Host, { given, typedIn }: MeasureRequest, { measure }: Settings): void {
  if (typedIn === undefined || given.run === undefined || measure.workingDirectory !== '.') return;
  const flag = `--working-directory ${quoteShellWord(typedIn)}`;
  const warning = makeWarning('command-in-top-folder', atFlag(''), { folder: typedIn, flag });
  log.warning(formatDiagnosticLine(warning));
}

type MeasurePlan = Pick<MeasureInputs, 'settings' | 'sides' | 'baseline'> & {
  /** Full SHA of the commit that the values of base belong to; null if there are none. */
  readonly baseValuesSha: string | null;
  /** Problems of the commits and the baseline. */
  readonly foundProblems: readonly Diagnostic[];
};

/** Returns the settings of a run that counts nothing: of a baseline, which is no base on this machine, and of the noise of times. */
function withoutCounts(settings: MeasureSettings): MeasureSettings {
  const commands = settings.commands.map((command) => ({ ...command, count: null }));
  return { ...settings, count: null, measure: 'all', commands };
}

/** Decides which sides are measured, and what replaces base if it is not measured. */
async function planFor(
  host: Host,
  { commits, purpose = 'gate' }: MeasureRequest,
  { settings, store, found }: { settings: Settings; store: Store; found: Commits },
): Promise<MeasurePlan> {
  const { baseline: path, rounds, format } = settings.measure;
  if (purpose === 'baseline') {
    if (path === null) throw userError('baseline-not-named', atFlag('write-baseline'), { config: commits.config });
    // Nothing is compared yet, so nothing can be decided early. A baseline is written once and read often.
    const all = { ...withoutCounts(settings.measure), rounds: { min: rounds.max, max: rounds.max } };
    return {
      settings: all,
      sides: ['head'],
      baseline: null,
      baseValuesSha: null,
      foundProblems: found.problems,
    };
  }
  if (purpose === 'noise' && settings.measure.measure === 'counts')
    throw userError('counts-for-doctor', atKey('measure'), {});
  if (path === null || purpose === 'noise') {
    return {
      settings: purpose === 'noise' ? withoutCounts(settings.measure) : settings.measure,
      sides: SIDES,
      baseline: null,
      baseValuesSha: found.base.sha,
      foundProblems: found.problems,
    };
  }
  const place = { path, from: commits.configFrom, store, commits: found };
  const { baseline, problems } = await readBaseline(host, settings.measure, place);
  const { schedule, commits: measured } = baseline.recording;
  host.log.info(formatReplacedBase(path, measured.head.sha ?? measured.head.how));
  const isCounted = settings.measure.commands.some(({ count }) => count !== null);
  const uncounted = isCounted ? [makeWarning('count-needs-base', atKey('count'), { path })] : [];
  const plan = withoutCounts(settings.measure);
  // Head must be read in the same format as the baseline.
  const readAs = (own: string) => (own === 'auto' ? (schedule.format ?? own) : own);
  const commands = plan.commands.map((command) => ({ ...command, format: readAs(command.format) }));
  return {
    settings: { ...plan, format: readAs(format), commands },
    sides: ['head'],
    baseline,
    baseValuesSha: measured.head.sha,
    foundProblems: [...found.problems, ...problems, ...uncounted],
  };
}

/** Reports whether broken benchmarks are profiled. If a baseline prevents it, the log says so. */
function canProfile(host: Host, request: MeasureRequest, { settings, sides }: MeasurePlan): boolean {
  const isWanted = settings.commands.some(({ profile }) => profile !== null);
  const isGate = (request.purpose ?? 'gate') === 'gate' && request.selectSearched === undefined;
  if (!isWanted || !isGate) return false;
  if (sides.length === 2) return true;
  host.log.info(formatDiagnosticLine(makeWarning('profile-not-possible', atKey('profile'), {})));
  return false;
}

/** Throws a UserError for a shard of what only one job can measure. */
function refuseUnfitShard({ shard, baseline, commands }: MeasureSettings): void {
  if (shard === null) return;
  if (baseline !== null) throw userError('shard-unfit', atKey('shard'), { other: 'baseline' });
  if (commands.some(({ count }) => count !== null)) throw userError('shard-unfit', atKey('shard'), { other: 'count' });
}

/** Returns the number of legs without the shards of each, which share alpha by their benchmarks. */
export function countLegs({ legs, shard }: Pick<MeasureSettings, 'legs' | 'shard'>): number {
  const { count } = parseShard(shard ?? '') ?? { count: 1 };
  return Math.max(1, Math.ceil(legs / count));
}

/** Returns a random seed of eight hex digits: long enough to be unique in practice, short enough to type. */
function drawSeed(): string {
  return crypto.getRandomValues(new Uint32Array(1))[0]!.toString(16).padStart(8, '0');
}
