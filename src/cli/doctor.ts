// The command `doctor`: measures one commit against itself, proposes a configuration, and proves that the gate can
// fail. Exit code 0: the gate with the proposal is trustworthy. 1: a result cannot fail, or unchanged code did.

import { resolve } from 'node:path';
import { type Diagnosis, diagnose, isTrusted } from '../doctor/diagnosis.ts';
import { asMeasured } from '../doctor/proof.ts';
import { renderDoctorJson } from '../doctor/render-json.ts';
import { renderDoctor } from '../doctor/render-text.ts';
import { UserError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { makeTerminalHost } from '../host/terminal.ts';
import { findCommitTwice } from '../measure/local.ts';
import { parseRecording, renderRecording } from '../measure/recording-file.ts';
import { completedRounds, hasFailed, type Recording } from '../model/recording.ts';
import { readDoctor } from '../settings/command-line.ts';
import type { Given } from '../settings/schema.ts';
import { measureHere } from './measure-here.ts';
import { refuseExisting, writeNew } from './out.ts';
import { provenByRunning } from './slow-head.ts';

const ROUNDS = { min: 10, max: 10 };

const TWICE = { find: findCommitTwice, purpose: 'noise' } as const;

/** Minimum number of rounds for an estimate of the noise. */
const FEWEST_ROUNDS = 4;

export async function doctor(argv: readonly string[]): Promise<number> {
  const { given: typed, output, write } = readDoctor(argv);
  if (typed.rounds !== undefined && typed.rounds.max < FEWEST_ROUNDS) {
    const what = `fewer than ${FEWEST_ROUNDS} rounds say nothing of noise`;
    const remedy = 'Write a number such as 10';
    throw new UserError({ where: '--rounds', what, got: String(typed.rounds.max), remedy });
  }
  const host = makeTerminalHost();
  const written = write === null ? null : resolve(write);
  if (written !== null) await refuseExisting(host, written);
  const given = { ...typed, rounds: typed.rounds ?? ROUNDS };
  host.log.info('doctor: base and head are the same commit, so that all that differs is noise');
  const diagnosis = await examine(host, given);
  if (written !== null) await writeNew(host, written, diagnosis.file);
  const render = output === 'json' ? renderDoctorJson : renderDoctor;
  process.stdout.write(render(diagnosis, { written: write }));
  return isTrusted(diagnosis) ? 0 : 1;
}

async function examine(host: Host, given: Given): Promise<Diagnosis> {
  const { recording, settings, configText } = await measureHere(host, given, TWICE);
  const { baseline } = settings.measure;
  if (baseline !== null) host.log.warning(withoutBaseline(baseline));
  checkMeasured(recording);
  const diagnosis = diagnose({
    recording,
    given,
    text: configText,
    path: settings.commits.config,
    today: host.clock.today(),
    reread: (one) => parseRecording(renderRecording(one), 'recording'),
  });
  if (settings.measure.format !== 'command') return diagnosis;
  const { commands } = settings.measure;
  const plan = { measured: asMeasured(recording), commands };
  const proofs = await provenByRunning(diagnosis, plan, async (run) => {
    host.log.info('doctor: measuring again, with a pause on head that must turn the gate red');
    const slower = await measureHere(host, { ...given, run }, TWICE);
    checkMeasured(slower.recording);
    return slower.recording;
  });
  return { ...diagnosis, proofs };
}

function withoutBaseline(path: string): string {
  return (
    `baseline: both sides were measured, without the baseline "${path}" of the configuration. ` +
    'What doctor says of times holds where base is measured beside head; against a baseline of another machine `baseline-tolerance` decides.'
  );
}

function checkMeasured(recording: Recording): void {
  const rounds = completedRounds(recording);
  if (recording.schedule.ended === 'cancelled')
    throw new UserError({ where: 'doctor', what: 'it was cancelled, so nothing is diagnosed' });
  const failed = hasFailed(recording, 'base') || hasFailed(recording, 'head');
  if (!failed && rounds >= FEWEST_ROUNDS) return;
  // A failure on base alone is recorded as a warning.
  const problem = recording.problems.find(
    ({ code, severity }) => severity === 'error' || code === 'benchmark-failed',
  );
  if (failed) {
    throw new UserError({
      where: problem?.where ?? 'doctor',
      what: (problem?.message ?? 'the benchmark failed').replace(/\.$/, ''),
      remedy: 'Correct the command first; `bench-referee check` says more',
    });
  }
  throw new UserError({
    where: 'doctor',
    what: `${rounds === 1 ? '1 round was' : `${rounds} rounds were`} completed, and fewer than ${FEWEST_ROUNDS} say nothing of noise`,
    remedy: 'Give it more time with `--max-minutes`, or measure fewer benchmarks',
  });
}
