// The Recording of a measuring run: of its rounds so far, of its warm-up, and of a run that measured nothing. Settings and state
// in, a value out.

import type { Host } from '../host/host.ts';
import { withBaseline } from '../model/baseline.ts';
import { RECORDING_VERSION, type RecordedInvocation, type Recording } from '../model/recording.ts';
import { makeUnknownShard } from '../model/shard.ts';
import type { MeasureSettings } from '../settings/settings.ts';
import { median } from '../stats/median.ts';
import { omitNull } from '../text/omit-null.ts';
import type { MeasureInputs } from './measure-inputs.ts';
import { elapsedMs, type MeasureRun } from './run.ts';

export function recordingOf(run: MeasureRun): Recording {
  return withBaselineOf(run, measuredRecordingOf(run));
}

/** The warm-up as if it were a round. It shows what the rounds will measure. */
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

export function scheduleOf(
  settings: MeasureSettings,
  { seed, formats, ended }: Pick<MeasureRun, 'formats' | 'ended'> & Pick<MeasureInputs, 'seed'>,
): Recording['schedule'] {
  const { rounds, run, setup, workingDirectory, outputFile, unit, cpus, nice, maxMinutes } = settings;
  const { count, measure, stop, precision, bisectMinutes, rebuildMinutes } = settings;
  const counted = count.length === 0 ? null : count.length === 1 ? count[0]! : [...count];
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
    ...omitNull({ formats: recognised.every((one) => one === format) ? null : recognised }),
    unit,
    cpus,
    nice,
    maxMinutes,
    // What nobody switched on is not recorded.
    ...omitNull({ count: counted, measure: counted && measure, stop: stop === 'rows' ? stop : null }),
    ...omitNull({ precision, bisectMinutes: bisectMinutes || null, rebuildMinutes: rebuildMinutes || null }),
    ended,
  };
}

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
      loadBefore: load,
      loadAfter: load,
    },
    invocations: [],
    series: [],
    ...omitNull({ shard: makeUnknownShard(settings.shard) }),
    cost: { setupMs: 0, measuringMs: 0 },
    decisions: [...decisions],
    problems: [...commits.problems],
  };
}

function measuredRecordingOf(run: MeasureRun): Recording {
  const { measuring, machine, loadBefore } = run;
  const { settings, commits, seed } = measuring;
  return omitNull({
    version: RECORDING_VERSION as typeof RECORDING_VERSION,
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
    changes: measuring.changes,
    invocations: [...run.invocations],
    series: run.series.all(),
    warmUp: warmUpOf(run),
    files: run.files,
    answers: run.answers.size === 0 ? null : [...run.answers.values()],
    counts: run.counts,
    cpuTimes: run.cpuTimes,
    builds: run.builds,
    shard: run.shard,
    benchmarkFiles: run.benchmarkFiles,
    cost: { setupMs: Math.round(run.setupMs), measuringMs: Math.round(elapsedMs(run)) },
    decisions: run.decisions.length === 0 ? null : [...run.decisions],
    problems: [...run.problems],
  });
}

/** The values of the warm-up, without what does not vary. Null if there are none. */
function warmUpOf({ warmUp }: MeasureRun): NonNullable<Recording['warmUp']> | null {
  const medianOf = (values: readonly number[]) => (values.length === 0 ? null : median(values));
  const values = warmUp
    .all()
    .filter(({ deterministic }) => !deterministic)
    .map(({ group, name, metric, unit, base, head }) => ({
      ...{ group, name, metric, unit },
      ...{ base: medianOf(base.values.flat()), head: medianOf(head.values.flat()) },
    }));
  return values.length === 0 ? null : values;
}
