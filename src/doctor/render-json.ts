// Renders a Diagnosis for programs: numbers, names, and the proposed file as text. Missing values are null.

import type { Comparison } from '../model/comparison.ts';
import { toDiagnosticJson } from '../render/messages/format-diagnostic.ts';
import { type Diagnosis, findObjection, isRed } from './diagnosis.ts';
import { becauseOf } from './format-proposal.ts';

const VERSION = 1;

export function renderDoctorJson(diagnosis: Diagnosis, { written }: { written: string | null }): string {
  const { proposal, unchanged } = diagnosis;
  const value = {
    version: VERSION,
    trusted: findObjection(diagnosis) === null,
    disturbances: diagnosis.disturbances.map(toDiagnosticJson),
    environment: diagnosis.environment,
    commands: diagnosis.commands,
    rounds: diagnosis.rounds,
    roundMinutes: diagnosis.roundMinutes,
    ...(unchanged.measuredAgain && { measuredAgain: unchanged.measuredAgain }),
    alpha: diagnosis.alpha,
    tests: diagnosis.testCount,
    noise: diagnosis.noise.map(({ row, kind, spread }) => ({ ...nameOf(row), kind, spread })),
    prospects: diagnosis.prospects,
    proposal: {
      rounds: proposal.rounds,
      maxMinutes: proposal.maxMinutes,
      budgets: proposal.budgets.map((one) => ({
        metric: one.metric,
        benchmarks: one.rows?.map(({ row }) => nameOf(row)) ?? null,
        limit: one.limit,
        level: one.level,
        because: becauseOf(one),
      })),
      file: diagnosis.file,
      written,
    },
    ...(diagnosis.historyReach && { history: diagnosis.historyReach }),
    unchanged: {
      red: isRed(unchanged),
      verdict: unchanged.conclusion,
      problems: unchanged.problems.map(toDiagnosticJson),
    },
    proofs: diagnosis.proofs.map(({ row, by, outcome, method }) => ({ ...nameOf(row), by, outcome, method })),
  };
  return `${JSON.stringify(value, null, 2)}\n`;
}

function nameOf({ group, name, metric, unit }: Comparison) {
  return { group, name, metric, unit };
}
