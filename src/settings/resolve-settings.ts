// Resolves the settings of a run: an input or flag first, then the configuration file, then the built-in default.
// Throws a UserError for a required setting that is missing.

import type { Policy } from '../budgets/budget.ts';
import { UserError } from '../errors.ts';
import type { ConfigFile } from './config-file.ts';
import { DEFAULTS, type GivenOptions } from './schema.ts';
import type { CommitSettings, MeasureSettings, PublishSettings, Settings } from './settings.ts';

/** Context of a run that is known before the file is read. The commits decide which file that is. */
export interface SettingsContext {
  readonly commits: CommitSettings;
  /** Current day in UTC, `2027-01-31`. */
  readonly today: string;
}

export function resolveSettings(
  given: GivenOptions,
  file: ConfigFile | null,
  { commits, today }: SettingsContext,
): Settings {
  return {
    commits,
    measure: measureSettings(given, file, commits.config),
    policy: policyOf(file, today),
    publish: publishSettings(given),
  };
}

/** Resolves the commits, which are known before any file. `surface` has the defaults of the action or command line. */
export function commitSettings(
  given: GivenOptions,
  surface: Pick<CommitSettings, 'head' | 'configFrom'>,
): CommitSettings {
  return {
    base: given.base ?? DEFAULTS.base,
    head: given.head ?? surface.head,
    config: given.config ?? DEFAULTS.config,
    configGiven: given.config !== undefined,
    configFrom: given.configFrom ?? surface.configFrom,
  };
}

/**
 * Resolves the policy: what is judged, and how strictly. No input or flag changes it. `today` is the day of judging.
 */
export function policyOf(file: ConfigFile | null, today: string): Policy {
  return {
    today,
    budgets: file?.budgets ?? DEFAULTS.budgets,
    units: file?.units ?? DEFAULTS.units,
    new: file?.new ?? DEFAULTS.new,
    removed: file?.removed ?? DEFAULTS.removed,
    renamed: file?.renamed ?? DEFAULTS.renamed,
    alpha: file?.alpha ?? DEFAULTS.alpha,
    baselineTolerance: file?.baselineTolerance ?? DEFAULTS.baselineTolerance,
    table: file?.table ?? DEFAULTS.table,
  };
}

/** Resolves the settings that the file cannot set, because they belong to the owner of the workflow. */
export function publishSettings(given: GivenOptions): PublishSettings {
  return {
    name: given.name ?? DEFAULTS.name,
    comment: given.comment ?? DEFAULTS.comment,
    check: given.check ?? DEFAULTS.check,
    failOn: given.failOn ?? DEFAULTS.failOn,
    overrideLabel: (given.overrideLabel ?? DEFAULTS.overrideLabel).trim(),
    overrideScope: given.overrideScope ?? DEFAULTS.overrideScope,
  };
}

function measureSettings(given: GivenOptions, file: ConfigFile | null, path: string): MeasureSettings {
  const { run, setup, workingDirectory, format, outputFile, rounds, maxMinutes, unit, cpus, nice, baseline } =
    {
      ...file,
      ...given,
    };
  if (run === undefined) {
    throw new UserError({
      where: 'run',
      what: 'no benchmark command is set',
      code: 'configuration',
      remedy: `Add "run: <command>" to ${path}, or give the input "run" (on a command line: -- <command>)`,
    });
  }
  return {
    commands: run,
    setup: setup ?? DEFAULTS.setup,
    workingDirectory: workingDirectory ?? DEFAULTS.workingDirectory,
    format: format ?? DEFAULTS.format,
    outputFile: outputFile ?? DEFAULTS.outputFile,
    rounds: rounds ?? DEFAULTS.rounds,
    maxMinutes: maxMinutes ?? DEFAULTS.maxMinutes,
    unit: unit ?? DEFAULTS.unit,
    cpus: cpus ?? DEFAULTS.cpus,
    nice: nice ?? DEFAULTS.nice,
    baseline: baseline ?? DEFAULTS.baseline,
    seed: given.seed ?? DEFAULTS.seed,
    legs: given.legs ?? DEFAULTS.legs,
    name: given.name ?? DEFAULTS.name,
  };
}
