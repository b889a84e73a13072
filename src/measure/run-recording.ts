// The Recording of a measuring run: of its rounds so far, of its warm-up, and of a run that measured nothing. Settings and state
// in, a value out.

import type { Host } from '../host/host.ts';
import { withBaseline } from '../model/baseline.ts';
import { RECORDING_VERSION, type RecordedInvocation, type Recording } from '../model/recording.ts';
import { withUnknownBenchmarks } from '../model/shard.ts';
import type { MeasureSettings } from '../settings/settings.ts';
import { median } from '../stats/median.ts';
import { elapsedMs, type MeasureInputs, type MeasureRun } from './run.ts';

export function recordingOf(run: MeasureRun): Recording {
  return withBaselineOf(run, measuredRecordingOf(run));
}

/** Returns the recording of the warm-up as if it were a round. It shows what the rounds will measure. */
export function warmUpRecordingOf(run: MeasureRun): Recording {
  const asRound = (one: RecordedInvocation) => (one.outcome === 'ok' ? { ...one, round: 1 } : one);
  return withBaselineOf(run, {
    ...measuredRecordingOf(run),
    invocations: run.invocations.map(asRound),
    series: run.warmUp.all(),
  });
}

function withBaselineOf({ measuring: { baseline } }: MeasureRun, measured: Recording): Recording {
  return baseline === null ? measured : withBaseline(measured, baseline);
}

/** Returns the schedule of the recording: the settings, and what only measuring knows (seed, format, how it ended). */
export function scheduleOf(
  settings: MeasureSettings,
  { seed, formats, ended }: Pick<MeasureRun, 'formats' | 'ended'> & Pick<MeasureInputs, 'seed'>,
): Recording['schedule'] {
  const { rounds, run, setup, workingDirectory, outputFile, unit, cpus, nice, maxMinutes, count, measure } = settings;
  const recognised = formats.map((format) => (format === 'auto' ? null : format));
  const [first = null] = recognised;
  const isOneFormat = recognised.every((one) => one === first);
  const format = settings.format !== 'auto' ? settings.format : isOneFormat ? first : null;
  return {
    seed,
    rounds,
    commands: [...run],
    setup,
    workingDirectory,
    outputFile,
    format,
    ...(recognised.some((one) => one !== format) && { formats: recognised }),
    unit,
    cpus,
    nice,
    maxMinutes,
    // What nobody switched on is not recorded.
    ...(count !== null && { count, measure }),
    ...(settings.precision !== null && { precision: settings.precision }),
    ...(settings.bisectMinutes > 0 && { bisectMinutes: settings.bisectMinutes }),
    ended,
  };
}

/** Returns the recording of a run that measures nothing, because nothing can have changed. */
export async function recordNothing(
  host: Host,
  { settings, commits, decisions, seed }: Pick<MeasureInputs, 'settings' | 'commits' | 'decisions' | 'seed'>,
): Promise<Recording> {
  const load = host.load();
  const formats = settings.commands.map(({ format }) => format);
  return {
    version: RECORDING_VERSION,
    name: settings.name,
    commits: { base: commits.base, head: commits.head },
    measuredOn: host.clock.today(),
    schedule: scheduleOf(settings, { seed, formats, ended: 'decided' }),
    environment: {
      ...(await host.machine()),
      toolchain: { base: [], head: [] },
      ...{ loadBefore: load, loadAfter: load },
    },
    invocations: [],
    series: [],
    ...withUnknownBenchmarks(settings.shard),
    cost: { setupMs: 0, measuringMs: 0 },
    decisions: [...decisions],
    problems: [...commits.problems],
  };
}

function measuredRecordingOf(run: MeasureRun): Recording {
  const { measuring, machine, loadBefore } = run;
  const { settings, commits, seed } = measuring;
  return {
    version: RECORDING_VERSION,
    name: settings.name,
    commits: { base: commits.base, head: commits.head },
    measuredOn: run.startedOn,
    schedule: scheduleOf(settings, { seed, formats: run.formats, ended: run.ended }),
    environment: {
      ...machine,
      toolchain: run.toolchain,
      loadBefore,
      loadAfter: run.host.load(),
      observations: run.watch.all(),
    },
    ...(measuring.changes !== null && { changes: measuring.changes }),
    invocations: [...run.invocations],
    series: run.series.all(),
    ...warmUpOf(run),
    ...(run.counts !== null && { counts: run.counts }),
    ...(run.shard !== null && { shard: run.shard }),
    ...(run.benchmarkFiles !== null && { benchmarkFiles: run.benchmarkFiles }),
    cost: { setupMs: Math.round(run.setupMs), measuringMs: Math.round(elapsedMs(run)) },
    ...(run.decisions.length > 0 && { decisions: [...run.decisions] }),
    problems: [...run.problems],
  };
}

/** Returns the values of the warm-up, without what does not vary. */
function warmUpOf({ warmUp }: MeasureRun): Pick<Recording, 'warmUp'> {
  const medianOf = (values: readonly number[]) => (values.length === 0 ? null : median(values));
  const values = warmUp
    .all()
    .filter(({ deterministic }) => !deterministic)
    .map(({ group, name, metric, unit, base, head }) => ({
      ...{ group, name, metric, unit },
      ...{ base: medianOf(base.values.flat()), head: medianOf(head.values.flat()) },
    }));
  return values.length === 0 ? {} : { warmUp: values };
}
