// The door of the analysis: what it asks of a Recording, read once and handed on. It judges nothing.

import { type CpuTimes, listCpuTimes } from '../compare/cpu-times.ts';
import {
  type GroupingOptions,
  groupSamples,
  readSeriesFacts,
  type SamplePair,
  type SeriesFacts,
} from '../compare/group.ts';
import { buildsAsRecording } from '../model/builds.ts';
import { nameCommands } from '../model/command.ts';
import { countsAsRecording, isOfCounts } from '../model/counts.ts';
import { listSkippedCommands } from '../model/decision.ts';
import { fileSizesAsRecording, makeFileRowTest } from '../model/file-sizes.ts';
import type { Side } from '../model/measurement.ts';
import { hasBrokenOff, hasFailed, hasNothingToMeasure, hasValues, type Recording } from '../model/recording.ts';
import type { BenchmarkMetric, CommandName } from '../model/sample.ts';
import { findCommandsBrokenOnBase, findRoundBaseBroke } from '../model/whole-rounds.ts';
import { type AnswerOf, indexAnswers } from './answers.ts';

/** Values that were measured in one way: times, counts or CPU times. */
export interface MeasuredPart extends SeriesFacts {
  /** The counts are a recording of their own, whose rounds are placements, and so are the CPU times. */
  readonly recording: Recording;
  /** Null unless the values are CPU times. */
  readonly onProcessorOf: CpuTimes['onProcessorOf'] | null;
  readonly pairs: readonly SamplePair[];
  readonly rounds: number;
  /** Round in which base failed although it had run before. Null: base did not fail. */
  readonly brokeIn: number | null;
  /** Measuring did not come to the end of its plan. */
  readonly isBrokenOff: boolean;
  /** An invocation of the side failed because of the benchmark itself. */
  readonly hasFailed: Readonly<Record<Side, boolean>>;
  readonly hasValues: Readonly<Record<Side, boolean>>;
}

export interface Measured {
  readonly recording: Recording;
  /** The rounds, and then the counts, CPU times and sizes of files if there are any. */
  readonly parts: readonly [MeasuredPart, ...MeasuredPart[]];
  /** Builds with other memory layouts, whose rounds are their numbers. Null: there are none. */
  readonly builds: MeasuredPart | null;
  readonly answerOf: AnswerOf;
  readonly isFile: (row: BenchmarkMetric) => boolean;
  readonly commands: readonly CommandName[];
  readonly brokenOnBase: readonly CommandName[];
  /** Positions of commands that a decision leaves out. */
  readonly skipped: ReadonlySet<number>;
  readonly hasNothingToMeasure: boolean;
}

export function indexRecording(recording: Recording, grouping: GroupingOptions): Measured {
  const counts = countsAsRecording(recording);
  const sizes = fileSizesAsRecording(recording);
  const builds = buildsAsRecording(recording);
  const commands = nameCommands(recording.schedule.commands);
  return {
    recording,
    parts: [
      readPart(recording, grouping),
      ...(counts === null ? [] : [readPart(counts, grouping)]),
      ...listCpuTimes(recording).map((one) => readPart(one.recording, grouping, one.onProcessorOf)),
      // A side without files is a side without results, and not one that failed.
      ...(sizes === null ? [] : [{ ...readPart(sizes, grouping), hasValues: { base: true, head: true } }]),
    ],
    builds: builds && readPart(builds, grouping),
    answerOf: indexAnswers(recording.answers ?? [], commands),
    isFile: makeFileRowTest(recording.files),
    commands,
    brokenOnBase: [...findCommandsBrokenOnBase(recording)].map((index) => commands[index] ?? null),
    skipped: listSkippedCommands(recording.decisions),
    hasNothingToMeasure: hasNothingToMeasure(recording),
  };
}

/** Null if nothing was counted. */
export function countsOf({ parts: [, ...others] }: Pick<Measured, 'parts'>): MeasuredPart | null {
  return others.find(({ recording }) => isOfCounts(recording)) ?? null;
}

export function readPart(
  recording: Recording,
  grouping: GroupingOptions,
  onProcessorOf: MeasuredPart['onProcessorOf'] = null,
): MeasuredPart {
  const facts = readSeriesFacts(recording, grouping);
  return {
    ...facts,
    recording,
    onProcessorOf,
    pairs: groupSamples(recording, grouping, facts),
    rounds: facts.used.head.size,
    brokeIn: findRoundBaseBroke(recording),
    isBrokenOff: hasBrokenOff(recording),
    hasFailed: { base: hasFailed(recording, 'base'), head: hasFailed(recording, 'head') },
    hasValues: { base: hasValues(recording, 'base'), head: hasValues(recording, 'head') },
  };
}
