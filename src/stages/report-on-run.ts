// Makes the report on a run that this process measured itself, for the gate and the command line. Pure.

import { countLegs, divideAlpha } from '../analyse/matrix.ts';
import { analyse, withConfiguration } from '../analyse/pipeline.ts';
import type { Report } from '../model/report.ts';
import { repeatsOf } from '../settings/repeat-command.ts';
import type { MeasureResult } from './measure-request.ts';

/** `configFrom` is the value of `--config-from` with which the command line uses the same configuration. */
export function reportOnRun(
  { recording, settings, file, config, levels }: MeasureResult,
  program: Report['program'],
  configFrom: string = settings.commits.configFrom,
): Report {
  const { legs } = settings.measure;
  const commits = { ...settings.commits, configFrom };
  const repeats = repeatsOf([recording], { ...settings, commits, file, legs, isOwn: true });
  const judged = analyse(recording, divideAlpha(settings.policy, countLegs(settings.measure)), levels);
  return withConfiguration({ ...judged, program, repeats }, config);
}
