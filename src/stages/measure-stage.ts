// The MEASURE stage from end to end, for the actions and the command line: commits, configuration, trees, rounds. They
// find commits in different ways, so the caller passes a function for that.

import { join } from 'node:path';
import { userError } from '../errors.ts';
import { readBaseline } from '../event/baseline.ts';
import { warnAboutBenchmarkFiles } from '../git/changes.ts';
import type { Commits } from '../git/commits.ts';
import { readConfigText } from '../git/config-file.ts';
import { decideByTrees, hasRules, type TreeRules } from '../git/decide-by-trees.ts';
import { readTrees } from '../git/read-trees.ts';
import { openStore, type Store } from '../git/store.ts';
import type { Host } from '../host/host.ts';
import { type ChangedSetting, listChangedSettings } from '../model/command.ts';
import type { WrittenCommand } from '../model/command-schema.ts';
import { makeWarning } from '../model/diagnostic.ts';
import { RECORDED_EVENTS } from '../model/history.ts';
import { atFlag, atKey } from '../model/location.ts';
import { SIDES } from '../model/measurement.ts';
import type { Recording } from '../model/recording.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { formatReplacedBase } from '../render/messages/measuring-log.ts';
import { parseConfigFile } from '../settings/config-file.ts';
import { checkInputsAgainstFile } from '../settings/inputs.ts';
import { type MeasureSettings, resolveSettings, type Settings } from '../settings/settings.ts';
import { quoteShellWord } from '../text/shell-word.ts';
import { toCanarySettings } from './canary.ts';
import { measurePlannedRun } from './measure-planned-run.ts';
import type { MeasurePlan, MeasureRequest, MeasureResult } from './measure-request.ts';

export async function measureStage(host: Host, request: MeasureRequest): Promise<MeasureResult> {
  const store = await openStore(host, join(request.root, 'store'), request.remote);
  const found = await request.find(store);
  host.log.info(`base ${found.base.sha} (${found.base.how})`);
  host.log.info(`head ${found.head.sha} (${found.head.how})`);
  const read = await readConfigText(host, request.commits, { store, commits: found });
  const { text, commit, source, problems, change } = read;
  const file = text === null ? null : parseConfigFile(text, request.commits.config, commit);
  if (request.isWorkflow) checkInputsAgainstFile(request.given, file, request.commits.config);
  const resolved = resolveSettings(request.given, file, {
    commits: request.commits,
    today: host.clock.today(),
    configChange: change,
    isRecorded: RECORDED_EVENTS.includes(host.trigger.event),
  });
  const settings = request.slowdown === undefined ? resolved : toCanarySettings(resolved);
  request.takeSettings?.(settings);
  explainTopFolder(host, request, settings);
  refuseUnfitShard(settings.measure);
  const plan = await pinPlan(host, await planFor(host, request, { settings, store, found }));
  const isGate = (request.purpose ?? 'gate') === 'gate';
  const benchmarkFiles = plan.sides.length === 2 && isGate ? plan.settings.benchmarkFiles : [];
  const pair = { base: found.base.sha, head: found.head.sha };
  const unmatched = await warnAboutBenchmarkFiles(store, pair, benchmarkFiles);
  const commits = { ...found, problems: [...plan.foundProblems, ...unmatched] };
  // `report` reads the configuration itself, so its problems are not in the recording.
  for (const problem of [...problems, ...commits.problems]) host.log.info(formatDiagnosticLine(problem));
  // Both sides of a canary are one commit.
  const canSkip = isGate && plan.baseline === null && request.slowdown === undefined;
  const { setup: script, workingDirectory, commands } = plan.settings;
  const setup = script === null ? null : { script, workingDirectory };
  const rules: TreeRules = { config: request.commits.config, benchmarkFiles, setup, commands };
  const asked = { needsFiles: hasRules(commands), workflow: host.trigger.workflow };
  const decisions = canSkip ? decideByTrees(await readTrees(store, pair, asked), rules) : [];
  const { resumed = null } = request;
  if (resumed !== null) checkResumedRecording(resumed, found, settings.measure);
  const seed = resumed?.schedule.seed ?? settings.measure.seed ?? drawSeed();
  return measurePlannedRun(host, request, {
    ...{ isGate, store, commits, plan, benchmarkFiles, canSkip, decisions, seed },
    known: { settings, file, configText: text, config: { source, change, problems } },
  });
}

/** Says that a command typed in a sub-folder does not run there, because a path of the checkout is not one of a tree. */
function explainTopFolder({ log }: Host, { given, typedIn }: MeasureRequest, { measure }: Settings): void {
  if (typedIn == null || given.run === undefined || measure.workingDirectory !== '.') return;
  const flag = `--working-directory ${quoteShellWord(typedIn)}`;
  const warning = makeWarning('command-in-top-folder', atFlag(''), { folder: typedIn, flag });
  log.warning(formatDiagnosticLine(warning));
}

/** The settings of a run that counts nothing: of a baseline, which is no base on this machine, and of the noise of times. */
function withoutCounts(settings: MeasureSettings): MeasureSettings {
  const commands = settings.commands.map((command) => ({ ...command, count: [] }));
  return { ...settings, count: [], measure: 'all', commands };
}

async function planFor(
  host: Host,
  { commits, purpose = 'gate' }: MeasureRequest,
  { settings, store, found }: { settings: Settings; store: Store; found: Commits },
): Promise<MeasurePlan> {
  const { baseline: path, rounds, format, measure } = settings.measure;
  const gate: MeasurePlan = {
    settings: settings.measure,
    sides: SIDES,
    baseline: null,
    baseValuesSha: found.base.sha,
    foundProblems: found.problems,
  };
  const timed = withoutCounts(settings.measure);
  if (purpose === 'baseline') {
    if (path === null) throw userError('baseline-not-named', atFlag('write-baseline'), { config: commits.config });
    // Nothing is compared yet, so nothing can be decided early. A baseline is written once and read often.
    const all = { ...timed, rounds: { min: rounds.max, max: rounds.max } };
    return { ...gate, settings: all, sides: ['head'], baseValuesSha: null };
  }
  if (purpose === 'noise') {
    // Sizes have none.
    if (settings.measure.commands.length === 0)
      throw userError('command-missing', atKey('run'), { path: commits.config }, { failure: 'configuration' });
    if (measure === 'counts') throw userError('counts-for-doctor', atKey('measure'), {});
    return { ...gate, settings: timed };
  }
  if (path === null) return gate;
  const place = { path, from: commits.configFrom, store, commits: found };
  const { baseline, problems } = await readBaseline(host, settings.measure, place);
  const { schedule, commits: measured } = baseline.recording;
  host.log.info(formatReplacedBase(path, measured.head.sha ?? measured.head.how));
  const isCounted = settings.measure.commands.some(({ count }) => count.length > 0);
  const uncounted = isCounted ? [makeWarning('count-needs-base', atKey('count'), { path })] : [];
  // Head must be read in the same format as the baseline.
  const readAs = (own: string) => (own === 'auto' ? (schedule.format ?? own) : own);
  const commands = timed.commands.map((command) => ({ ...command, format: readAs(command.format) }));
  return {
    settings: { ...timed, format: readAs(format), commands },
    sides: ['head'],
    baseline,
    baseValuesSha: measured.head.sha,
    foundProblems: [...found.problems, ...problems, ...uncounted],
  };
}

/** Both sides and all invocations get the same processors, and the recording has them as a list. */
async function pinPlan(host: Host, plan: MeasurePlan): Promise<MeasurePlan> {
  const { cpus: wanted, nice } = plan.settings;
  const { cpus } = await host.resolveAffinity({ cpus: wanted, nice });
  const unpinned = wanted !== null && cpus === null ? [makeWarning('cpus-not-applied', atKey('cpus'), {})] : [];
  return { ...plan, settings: { ...plan.settings, cpus }, foundProblems: [...plan.foundProblems, ...unpinned] };
}

/** Throws a UserError for a shard of what only one job can measure. */
function refuseUnfitShard({ shard, baseline, commands }: MeasureSettings): void {
  if (shard === null) return;
  if (baseline !== null) throw userError('shard-unfit', atKey('shard'), { other: 'baseline' });
  if (commands.some(({ count }) => count.length > 0))
    throw userError('shard-unfit', atKey('shard'), { other: 'count' });
}

/** A part of a run that a resumed search needs to be the same, with its texts in the recording and in this run. */
type ResumedPart = [
  part: 'base' | 'head' | 'setup' | 'working directory' | 'output file' | 'number of commands' | ChangedSetting['key'],
  recorded: string | null,
  wanted: string | null,
];

function listDifferentCommands(recorded: readonly WrittenCommand[], wanted: readonly WrittenCommand[]): ResumedPart[] {
  if (recorded.length !== wanted.length) return [['number of commands', `${recorded.length}`, `${wanted.length}`]];
  return recorded.flatMap((before, index) =>
    listChangedSettings(before, wanted[index]!).map(({ key, one, other }): ResumedPart => [key, one, other]),
  );
}

/** Throws a UserError if a recording is of other commits, or of other commands, than the search that continues it. */
function checkResumedRecording(
  { commits, schedule }: Recording,
  { base, head }: Commits,
  settings: MeasureSettings,
): void {
  // A format that is recognised may be any.
  const formats = settings.commands.flatMap(({ format }, index): ResumedPart[] =>
    format === 'auto' ? [] : [['format', schedule.formats?.[index] ?? schedule.format, format]],
  );
  const parts = [
    ['base', commits.base.sha, base.sha],
    ['head', commits.head.sha, head.sha],
    ...listDifferentCommands(schedule.commands, settings.run),
    ['setup', schedule.setup, settings.setup],
    ['working directory', schedule.workingDirectory, settings.workingDirectory],
    ['output file', schedule.outputFile ?? null, settings.outputFile],
    ...formats,
  ] satisfies ResumedPart[];
  for (const [part, recorded, wanted] of parts)
    if (recorded !== wanted)
      throw userError('resumed-other-run', atFlag('resume'), {
        part,
        got: recorded ?? 'none',
        wanted: wanted ?? 'none',
      });
}

/** A random seed of eight hex digits: long enough to be unique in practice, short enough to type. */
function drawSeed(): string {
  return crypto.getRandomValues(new Uint32Array(1))[0]!.toString(16).padStart(8, '0');
}
