// Measures a planned run: reads what the commits are about, makes the trees, and records the rounds. Nothing of the repository
// has run before.

import { countLegs, divideAlpha } from '../analyse/matrix.ts';
import {
  findBrokenRows,
  findOpenTimes,
  findPlanErrors,
  findRenames,
  findRowsToRebuild,
  findUndecidedBenchmarks,
  findUnmatchedBudgets,
  listRows,
} from '../analyse/while-measuring.ts';
import type { Policy } from '../budgets/budget.ts';
import { throwErrors } from '../errors.ts';
import { type NoCandidateTrees, prepareCandidates } from '../git/candidate-trees.ts';
import { readChanges } from '../git/changes.ts';
import { readDefinitions } from '../git/definitions.ts';
import { keepFreshTrees } from '../git/fresh-trees.ts';
import { listChangedPaths } from '../git/read-trees.ts';
import { readOriginUrl } from '../git/remote.ts';
import { makeTrees, type Trees } from '../git/trees.ts';
import type { Host } from '../host/host.ts';
import { collect } from '../measure/collect.ts';
import type { MeasureInputs } from '../measure/measure-inputs.ts';
import { recordNothing } from '../measure/run-recording.ts';
import { listSkippedCommands } from '../model/decision.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { atFlag, atKey } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { formatNothingToMeasure } from '../render/messages/measuring-log.ts';
import type { Settings } from '../settings/settings.ts';
import { planPauses } from '../stats/alpha-spending.ts';
import type { MeasurePlan, MeasureRequest, MeasureResult, PlannedRun } from './measure-request.ts';

export async function measurePlannedRun(
  host: Host,
  request: MeasureRequest,
  { isGate, store, commits, plan, benchmarkFiles, canSkip, decisions, seed, known }: PlannedRun,
): Promise<MeasureResult> {
  const { root, resumed = null } = request;
  const { settings } = known;
  const isSameTree = decisions.length > 0 && decisions.every(({ reason }) => reason === 'same-tree');
  const hasFiles = plan.settings.files.length > 0 && !isSameTree;
  if (listSkippedCommands(decisions).size === plan.settings.commands.length && !hasFiles) {
    host.log.info(formatNothingToMeasure(decisions));
    const recording = await recordNothing(host, { settings: plan.settings, commits, decisions, seed });
    return { recording, ...known, levels: null, isVerdictPublished: false };
  }
  const levels = (await request.findLevels?.({ store, base: commits.base.sha, settings })) ?? null;
  const { baseline } = settings.measure;
  const head = commits.head.sha;
  const changes = await readChanges(store, { base: plan.baseValuesSha, head, baseline, benchmarkFiles });
  const formats = plan.settings.commands.map(({ format }) => format);
  const locate = await readDefinitions(host.log, { store, sha: head, formats });
  const originUrl = request.remote?.url ?? (await readOriginUrl(host));
  const trees = await makeTrees(host, root, { store, commits, originUrl, benchmarkFiles });
  const policy = divideAlpha(settings.policy, countLegs(settings.measure));
  const isSearched = isGate && plan.settings.bisectMinutes > 0;
  const canSearch = plan.sides.length === 2;
  const rebuilding =
    isGate && canSearch ? await prepareRebuilds(host, request, trees, { policy, settings, head }) : null;
  const source = { store, commits, originUrl, benchmarkFiles };
  const searched = !isSearched ? null : canSearch ? await prepareCandidates(host, root, source) : 'baseline';
  const candidates = typeof searched === 'string' ? null : searched;
  const obstacle = typeof searched === 'string' ? explainObstacle(request, searched) : null;
  if (obstacle !== null) {
    // Whoever asked for the commit alone gets no other answer.
    if (request.selectSearched !== undefined) throwErrors([{ ...obstacle, severity: 'error' }]);
    host.log.info(formatDiagnosticLine(obstacle));
  }
  let isVerdictPublished = false;
  const publishVerdict = async (soFar: Recording) => {
    if (isVerdictPublished || !request.publishVerdict) return;
    isVerdictPublished = true;
    await request.publishVerdict({ recording: locate(soFar), ...known, levels, isVerdictPublished });
  };
  const search = candidates && { minutes: settings.measure.bisectMinutes, candidates, begun: resumed };
  const isProfiled = isGate && canProfile(host, request, plan);
  const profiling = isProfiled ? { changedPaths: await listChangedPaths(store, commits.base.sha, head) } : null;
  // A change that is searched may be allowed: a look that only clears would end the run before anything is significant.
  const isLook = (round: number) => request.selectSearched === undefined || round >= plan.settings.rounds.min;
  // A red that builds may take back is not certain.
  const goal = { ...plan.settings, ...(rebuilding && EVERY_ROW) };
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
    slowdown: request.slowdown ?? null,
    looks: isGate ? planPauses(plan.settings.rounds).filter(isLook) : [],
    undecided: (soFar) => findUndecidedBenchmarks(soFar, policy, goal),
    findOpenTimes: (soFar) => findOpenTimes(soFar, policy, goal),
    findRenames: (soFar) => findRenames(soFar, policy),
    publishVerdict,
    findBroken: (soFar) => findBrokenRows(soFar, policy, request.selectSearched),
    rebuilding,
    search,
    profiling,
    findPlanErrors: (soFar, cost) => {
      request.checkSearched?.(listRows(soFar, policy));
      if (request.findPlanErrors !== undefined) return cost === null ? [] : request.findPlanErrors(soFar, cost);
      if (!isGate) return [];
      const isCounted = plan.settings.commands.some(({ count }) => count.length > 0);
      const mayCount = isCounted && !soFar.problems.some(({ code }) => code === 'counting-not-possible');
      // Another leg may have what the budgets match.
      const unmatched = countLegs(settings.measure) === 1 ? findUnmatchedBudgets(soFar, policy, mayCount) : [];
      return unmatched.length > 0 || cost === null ? unmatched : findPlanErrors(soFar, policy, cost);
    },
  });
  const isMissed = obstacle !== null && findBrokenRows(recording, policy).rows.length > 0;
  const explained = isMissed ? { ...recording, problems: [...recording.problems, obstacle] } : recording;
  return { recording: locate(explained), ...known, levels, isVerdictPublished };
}

const EVERY_ROW = { stop: 'rows' } as const;

/** Null without rebuilds. The trees are read before anything of the repository runs. */
async function prepareRebuilds(
  host: Host,
  { announceRebuilds }: MeasureRequest,
  trees: Trees,
  { policy, settings, head }: { readonly policy: Policy; readonly settings: Settings; readonly head: string },
): Promise<MeasureInputs['rebuilding']> {
  const minutes = settings.measure.rebuildMinutes;
  if (minutes === 0) return null;
  const kept = keepFreshTrees(host, trees);
  if (kept === null)
    host.log.info(formatDiagnosticLine(makeWarning('rebuild-too-large', atKey('rebuild-minutes'), {})));
  return (
    kept && {
      ...{ minutes, trees: kept },
      findRows: (soFar) => findRowsToRebuild(soFar, policy),
      announce: async (rows) => announceRebuilds?.(rows, head),
    }
  );
}

function explainObstacle({ remote, selectSearched }: MeasureRequest, cause: NoCandidateTrees | 'baseline'): Diagnostic {
  // A clone on a command line is complete or shallow as it is: nothing is fetched.
  const reason = cause === 'history-missing' && remote === null ? 'clone-shallow' : cause;
  // Whoever asked for the commit alone did it by naming the commits.
  const origin = selectSearched === undefined ? atKey('bisect-minutes') : atFlag('base');
  return makeWarning('bisect-not-possible', cause === 'baseline' ? atKey('baseline') : origin, { reason });
}

/** If a baseline prevents profiles of broken benchmarks, the log says so. */
function canProfile(host: Host, request: MeasureRequest, { settings, sides }: MeasurePlan): boolean {
  const isWanted = settings.commands.some(({ profile }) => profile !== null);
  if (!isWanted || request.selectSearched !== undefined) return false;
  if (sides.length === 2) return true;
  host.log.info(formatDiagnosticLine(makeWarning('profile-not-possible', atKey('profile'), {})));
  return false;
}
