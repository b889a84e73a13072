// Tries what `init` is about to write: setup and one invocation in a clone of the working tree, as the gate makes them. In: a plan and
// the text of its configuration; out: the plan, corrected by what the tool printed, and lines for the summary. Anything that fails is
// a line, because the files are worth having all the same. Ctrl-C ends the trial alone.

import { metricTest } from '../budgets/select.ts';
import type { Host } from '../host/host.ts';
import { fitToTrial } from '../init/cost.ts';
import type { GatePlan } from '../init/gates.ts';
import { makeBudget } from '../init/suite.ts';
import { type Diagnostic, isError, makeError } from '../model/diagnostic.ts';
import { about } from '../model/location.ts';
import type { Recording } from '../model/recording.ts';
import { renderDiagnostics } from '../render/excerpt.ts';
import { formatDuration } from '../render/messages/measuring-log.ts';
import { formatCount } from '../render/words.ts';
import { parseConfigFile } from '../settings/config-file.ts';
import { tidyUnit } from '../units/tidy.ts';
import { resultsOf } from './init-results.ts';
import { measureLocalCommits } from './measure.ts';

export interface TriedPlan {
  readonly plan: GatePlan;
  readonly lines: readonly string[];
}

export async function tryGate(host: Host, plan: GatePlan, text: string, path: string): Promise<TriedPlan> {
  host.log.info('trying it: setup and one invocation in a clone; Ctrl-C skips this');
  const { budgets: _, ...file } = parseConfigFile(text, path);
  let warmUp: Recording | null = null;
  const findPlanErrors = (recording: Recording): Diagnostic[] => {
    warmUp = recording;
    // Ends the run after its warm-up.
    return [makeError('measuring-cancelled', about('init'), { rounds: 0 })];
  };
  // What a script prints may be known, although the script is not.
  const isUnknown = plan.format === 'command' && plan.outputFile === null;
  const given = { ...file, count: [], base: 'HEAD', baseline: path, rounds: { min: 3, max: 3 } };
  const read = async (format: string) => {
    const options = { purpose: 'baseline', findPlanErrors } as const;
    return (await measureLocalCommits(host, { ...given, format }, options)).recording;
  };
  const tried = await read(isUnknown ? 'auto' : plan.format);
  if (tried.schedule.ended === 'cancelled') return { plan, lines: ['skipped'] };
  const first = warmUp as Recording | null;
  if (first === null) return isUnknown ? tryAsCommand(plan) : { plan, lines: describeFailure(tried.problems) };
  return correct(plan, first);
}

/** A script whose output has no known format is measured itself, as was planned. */
function tryAsCommand(plan: GatePlan): TriedPlan {
  return { plan, lines: ['It prints nothing in a known format, or it failed: `check` says which.'] };
}

function describeFailure(problems: readonly Diagnostic[]): readonly string[] {
  return ['It failed, so correct the configuration first:', ...renderDiagnostics(problems.filter(isError)).split('\n')];
}

function correct(plan: GatePlan, recording: Recording): TriedPlan {
  const { series, schedule, invocations } = recording;
  const results = resultsOf(schedule.format ?? plan.format, series);
  const ms = invocations.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const found = `${formatCount(results.benchmarks, 'benchmark')} in ${formatDuration(ms)}, format ${results.format}`;
  const isSame = plan.format === results.format;
  const rows = series.map(({ metric, unit, primary }) => ({ metric, unit: tidyUnit(unit).unit, primary }));
  const isMatched = plan.budgets.some(({ metric }) => rows.some(metricTest(metric, rows)));
  const isKept = isSame && isMatched;
  const budgets = isKept ? plan.budgets : results.metrics.map(({ name }) => makeBudget(name));
  const cost = fitToTrial(plan.cost, { benchmarks: results.benchmarks, seconds: ms / 1000 });
  const corrected = [
    ...(isSame ? [] : [`format: ${plan.format} → ${results.format}`]),
    ...(isKept ? [] : [`budgets: ${budgets.map(({ metric }) => metric).join(', ')}`]),
    ...(cost.maxMinutes === plan.cost.maxMinutes ? [] : [`max-minutes: ${plan.cost.maxMinutes} → ${cost.maxMinutes}`]),
  ];
  const lines = [`It works: ${found}`, ...corrected.map((line) => `corrected ${line}`)];
  return { plan: { ...plan, format: results.format, budgets, cost }, lines };
}
