// The command `doctor`: measures one commit against itself, proposes a configuration, and proves that the gate can
// fail. Exit code 0: the gate with the proposal is trustworthy. 1: a result cannot fail, or unchanged code did.

import { join, relative, resolve } from 'node:path';
import { findUnstableNameProblem } from '../analyse/conclude.ts';
import { readPart } from '../analyse/measured.ts';
import { analyse } from '../analyse/pipeline.ts';
import type { ProposalDestination } from '../doctor/advice.ts';
import { judgeCanary, planCanary } from '../doctor/canary.ts';
import { type Diagnosis, diagnose, findObjection, type JudgedCanary } from '../doctor/diagnosis.ts';
import { MIN_NOISE_ROUNDS, reportTooLittleTime } from '../doctor/noise.ts';
import { compareProcessors, hasOneThread } from '../doctor/one-processor.ts';
import {
  addPauses,
  findObstacle,
  findOutcome,
  isSameRow,
  type Proof,
  planCompletedRounds,
  planWorsening,
  restoreNames,
} from '../doctor/proof.ts';
import { renderDoctor, renderDoctorJson } from '../doctor/render-diagnosis.ts';
import { recoverFrom, throwErrors, UserError, userError } from '../errors.ts';
import { parseRecording, renderRecording } from '../event/recording-file.ts';
import { findCommitTwice } from '../git/local-commits.ts';
import type { Host } from '../host/host.ts';
import { readMachineSettings } from '../host/machine-settings.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { commandName } from '../measure/run-benchmark.ts';
import { scriptOf } from '../model/command.ts';
import type { WrittenCommand } from '../model/command-schema.ts';
import type { CostEstimate } from '../model/cost.ts';
import { isError, isPlanError, makeWarning } from '../model/diagnostic.ts';
import { about, atFlag, inFile } from '../model/location.ts';
import { hasFailed, type Recording } from '../model/recording.ts';
import { countCompletedRounds } from '../model/whole-rounds.ts';
import { formatDiagnosticLine } from '../render/messages/format-diagnostic.ts';
import { parseArgs } from '../settings/command-line.ts';
import type { GivenOptions } from '../settings/options.ts';
import { ONE_PROCESSOR } from '../text/cpu-list.ts';
import { formatPercent } from '../units/percent.ts';
import { measureLocalCommits } from './measure.ts';
import { hasPath, refuseExisting, writeNew } from './out.ts';

const ROUNDS = { min: 10, max: 10 };
const TOO_FEW = { minRounds: MIN_NOISE_ROUNDS };

const findPlanErrors = (_: Recording, cost: CostEstimate) => reportTooLittleTime(cost);

const NOISE_RUN = { find: findCommitTwice, purpose: 'noise', findPlanErrors } as const;

export async function doctor(argv: readonly string[]): Promise<number> {
  const { given: typed, format, write } = parseArgs('doctor', argv);
  const rounds = typed.rounds ?? ROUNDS;
  if (rounds.max < MIN_NOISE_ROUNDS)
    throw userError('too-few-noise-rounds', atFlag('rounds'), { ...TOO_FEW, rounds: rounds.max, isPlanned: true });
  const host = makeTerminalHost();
  const written = write === null ? null : resolve(write);
  if (written !== null) await refuseExisting(host, written);
  host.log.info('doctor: base and head are the same commit, so any difference is noise');
  const examined = await examine(host, { ...typed, rounds });
  const { config } = examined;
  const diagnosis = { ...examined.diagnosis, settings: await readMachineSettings() };
  const destination = await destinationOf(host, write, config);
  if (written !== null) await writeNew(host, written, diagnosis.file);
  process.stdout.write(
    format === 'json' ? renderDoctorJson(diagnosis, { written: write }) : renderDoctor(diagnosis, destination),
  );
  return findObjection(diagnosis) === null ? 0 : 1;
}

/** `config` is the absolute path of the configuration, which may not exist. */
async function destinationOf(host: Host, write: string | null, config: string): Promise<ProposalDestination> {
  const isThere = await hasPath(host, config);
  const isSame = write !== null && resolve(host.folder, write) === config;
  return {
    written: write,
    config: relative(host.folder, config).replaceAll('\\', '/'),
    state: isSame ? 'in-place' : isThere ? 'replaces' : 'missing',
  };
}

async function examine(host: Host, typed: GivenOptions): Promise<{ diagnosis: Diagnosis; config: string }> {
  const run = await measureLocalCommits(host, typed, { ...NOISE_RUN, isJudged: true });
  const { recording: measured, settings, configText, folder } = run;
  const config = resolve(folder, settings.commits.config);
  const { baseline } = settings.measure;
  if (baseline !== null) {
    const warning = makeWarning('baseline-ignored', inFile(baseline), {});
    host.log.warning(formatDiagnosticLine(warning));
  }
  checkUsable(measured);
  const unstable = findUnstableNameProblem([readPart(measured, settings.policy)], settings.policy);
  if (unstable?.isGuarded) throwErrors([{ ...unstable.problem, severity: 'error' }]);
  const recordsHistory = await hasRecordingWorkflow(host, folder);
  const diagnoseRun = (given: GivenOptions, recording: Recording) =>
    diagnose({
      recording,
      given,
      text: configText,
      path: settings.commits.config,
      recordsHistory,
      layouts: run.levels?.layouts ?? new Map(),
      today: host.clock.today(),
      reread: (one) => parseRecording(renderRecording(one), 'recording'),
    });
  const onAll = { given: typed, recording: measured, diagnosis: diagnoseRun(typed, measured) };
  const { given, recording, diagnosis } = await tryOneProcessor(host, onAll, diagnoseRun);
  const { run: commands } = settings.measure;
  if (!settings.measure.commands.some(({ format }) => format === 'command'))
    return { diagnosis: { ...diagnosis, canary: await runCanary(host, given, diagnosis) }, config };
  const proofs = await proveBySlowHead(diagnosis, planCompletedRounds(recording), commands, async (run) => {
    host.log.info('doctor: measuring again, with a pause on head that must turn the gate red');
    const slower = await measureLocalCommits(host, { ...given, run }, NOISE_RUN);
    checkUsable(slower.recording);
    return slower.recording;
  });
  return { diagnosis: { ...diagnosis, proofs }, config };
}

interface NoiseTrial {
  readonly given: GivenOptions;
  readonly recording: Recording;
  readonly diagnosis: Diagnosis;
}

/** Measures again on one processor where less noise would help, and gives that run if it has clearly less. */
async function tryOneProcessor(
  host: Host,
  onAll: NoiseTrial,
  diagnoseRun: (given: GivenOptions, recording: Recording) => Diagnosis,
): Promise<NoiseTrial> {
  const { diagnosis, recording: before } = onAll;
  if (!diagnosis.isWidened || !hasOneThread(before) || !(await canPin(host, before))) return onAll;
  host.log.info('doctor: measuring again on one processor, which may have less noise');
  const given = { ...onAll.given, cpus: ONE_PROCESSOR };
  const { recording } = await measureLocalCommits(host, given, NOISE_RUN);
  checkUsable(recording);
  const onOne = { given, recording, diagnosis: diagnoseRun(given, recording) };
  const processors = compareProcessors(diagnosis.noise, onOne.diagnosis.noise);
  const better = processors?.isProposed ? onOne : onAll;
  return { ...better, diagnosis: { ...better.diagnosis, processors } };
}

/** Whether the run could use several processors, and can be restricted to one. */
async function canPin(host: Host, { schedule, environment }: Recording): Promise<boolean> {
  if (schedule.cpus || environment.cores < 2) return false;
  const tried = host.resolveAffinity({ cpus: ONE_PROCESSOR, nice: null });
  const affinity = await tried.catch(recoverFrom(UserError, () => null));
  return affinity !== null && affinity.cpus !== null;
}

const MAX_WORKFLOW_BYTES = 1024 * 1024;

async function hasRecordingWorkflow(host: Host, folder: string): Promise<boolean> {
  const workflows = join(folder, '.github/workflows');
  if (!(await hasPath(host, workflows))) return false;
  const names = await host.files.list(workflows, (path) => /^[^/]+\.ya?ml$/.test(path));
  for (const name of names.keys()) {
    const text = await host.files.read(join(workflows, name), MAX_WORKFLOW_BYTES);
    if (/uses:\s*['"]?[\w.-]+\/[\w.-]+\/record@/.test(text ?? '')) return true;
  }
  return false;
}

function checkUsable(recording: Recording): void {
  const rounds = countCompletedRounds(recording);
  if (recording.schedule.ended === 'cancelled') throw userError('diagnosis-cancelled', about('doctor'), {});
  const failed = hasFailed(recording, 'base') || hasFailed(recording, 'head');
  if (!failed && rounds >= MIN_NOISE_ROUNDS) return;
  if (failed) {
    // A failure on base alone is recorded as a warning.
    const cause = recording.problems.find((problem) => isError(problem) || problem.failure === 'benchmark-failed');
    throw userError('nothing-to-diagnose', about('doctor'), {}, { causes: cause === undefined ? [] : [cause] });
  }
  throwErrors(recording.problems.filter(isPlanError).slice(0, 1));
  throw userError('too-few-noise-rounds', about('doctor'), { ...TOO_FEW, rounds, isPlanned: false });
}

/** Null where nothing can turn red, or where head cannot be slowed down. */
async function runCanary(host: Host, given: GivenOptions, { proofs, policy }: Diagnosis): Promise<JudgedCanary | null> {
  const slowdown = planCanary(proofs);
  if (slowdown === null || process.platform === 'win32') return null;
  host.log.info(`doctor: measuring again, with a head that takes ${formatPercent(slowdown)} longer`);
  const { recording } = await measureLocalCommits(host, given, { ...NOISE_RUN, slowdown });
  // The diagnosis is complete without it.
  if (recording.schedule.ended === 'cancelled') return null;
  const report = analyse(planCompletedRounds(recording), policy);
  return { report, canary: judgeCanary(report, slowdown) };
}

/** The metric that a pause on head increases. */
const PAUSED = 'wall-time';

/** A shorter pause is lost in the variation of starting a process. */
const MIN_PAUSE_SECONDS = 0.005;

async function proveBySlowHead(
  diagnosis: Diagnosis,
  measured: Recording,
  commands: readonly WrittenCommand[],
  measure: (run: readonly WrittenCommand[]) => Promise<Recording>,
): Promise<readonly Proof[]> {
  const { policy } = diagnosis;
  const worsenings = commands.map((written) => {
    const command = scriptOf(written);
    const row = diagnosis.unchanged.rows.find(({ name, metric }) => metric === PAUSED && name === commandName(command));
    if (row === undefined || findObstacle(row) !== null) return null;
    const by = planWorsening(row, { recording: measured, policy }, diagnosis.testCount);
    return by === null ? null : { row, by };
  });
  if (worsenings.every((one) => one === null)) return diagnosis.proofs;
  const seconds = worsenings.map((one) =>
    one === null ? 0 : Math.max(MIN_PAUSE_SECONDS, one.by * (one.row.base?.median ?? 0)),
  );
  const recording = planCompletedRounds(await measure(addPauses(commands, seconds)));
  const report = analyse(restoreNames(recording, commands, commandName), policy);
  return diagnosis.proofs.map((proof): Proof => {
    const tried = worsenings.find((one) => one !== null && isSameRow(one.row, proof.row));
    return tried ? { row: proof.row, by: tried.by, outcome: findOutcome(report, tried.row), method: 'run' } : proof;
  });
}
