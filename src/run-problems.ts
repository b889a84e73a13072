// Finds problems of the whole run that its rows do not show: it was cancelled or took too long, a side did not run, or
// a part of the configuration matches nothing. In: a Recording and its rows. Out: Problems, each reported once.

import { MIN_ROUNDS_FOR_VERDICT } from './budgets/attainable.ts';
import type { Policy } from './budgets/budget.ts';
import { findUnusedRenames } from './compare/group.ts';
import { nameCommands } from './model/commands.ts';
import { legacyProblem } from './model/diagnostic.ts';
import type { Problem } from './model/problem.ts';
import {
  countCompletedRounds,
  findCommandsBrokenOnBase,
  findRoundBaseBroke,
  hasFailed,
  type RecordedCommit,
  type Recording,
} from './model/recording.ts';
import type { Report, ReportRow } from './model/report.ts';
import { quoteText } from './text/quote-text.ts';

export function findRunProblems(recording: Recording, rows: readonly ReportRow[]): Problem[] {
  const { schedule, commits } = recording;
  const done = formatRounds(countCompletedRounds(recording));
  if (schedule.ended === 'cancelled') {
    return [
      legacyProblem({
        where: 'measuring',
        message: `cancelled after ${done}, so nothing is judged.`,
        severity: 'error',
        code: 'cancelled',
      }),
    ];
  }
  const brokeIn = findRoundBaseBroke(recording);
  if (brokeIn !== null) return [...brokenOnHead(recording), brokenBase(commits.base, brokeIn)];
  const isOverdue = schedule.ended === 'time';
  if (rows.every(({ head }) => head === null)) {
    const why = isOverdue ? ' before max-minutes were over' : '';
    const remedy = isOverdue ? ' Raise `max-minutes`.' : '';
    const message = `nothing was measured on head${why}, so nothing can be judged.${remedy}`;
    return [
      legacyProblem({
        where: 'head',
        message,
        severity: 'error',
        code: isOverdue ? 'time-over' : 'nothing-measured',
      }),
    ];
  }
  const problems: Problem[] = brokenOnHead(recording);
  if (isOverdue) {
    const reason =
      countCompletedRounds(recording) < MIN_ROUNDS_FOR_VERDICT
        ? `Fewer than ${MIN_ROUNDS_FOR_VERDICT} give no verdict on results that vary`
        : 'What is undecided by then stays so';
    const message = `the time was over after ${done}. ${reason}: raise it, or measure less.`;
    problems.push(legacyProblem({ where: 'max-minutes', message, severity: 'warning' }));
  }
  if (rows.every(({ base }) => base === null)) {
    const why = hasFailed(recording, 'base')
      ? 'the benchmark does not run on base'
      : 'nothing was measured on base';
    const message = `${why}, so every benchmark counts as new and nothing is compared.`;
    problems.push(legacyProblem({ where: baseLabelOf(commits.base), message, severity: 'warning' }));
  } else {
    problems.push(...commandsOnlyOnHead(recording));
  }
  return problems;
}

function baseLabelOf({ sha }: RecordedCommit): string {
  return `base ${sha?.slice(0, 7) ?? ''}`.trim();
}

function brokenBase(base: RecordedCommit, round: number): Problem {
  const message =
    `it ran at first and failed in round ${round}, after head had run, so the two cannot be compared with certainty. ` +
    'Look for what both sides share: a file outside of the tree, a cache, a port, a service. ' +
    'Files belong below `$TMPDIR` or `$BENCH_REFEREE_HOME`, which each side has for itself.';
  return legacyProblem({ where: baseLabelOf(base), message, severity: 'warning' });
}

/** Warns about commands that do not run on base. Their benchmarks count as new, although one may have a regression. */
function commandsOnlyOnHead(recording: Recording): Problem[] {
  const names = nameCommands(recording.schedule.commands);
  return [...findCommandsBrokenOnBase(recording)].map((index) => {
    const message = `${names[index] ?? 'the command'} does not run on base, so its benchmarks count as new and are not compared.`;
    return legacyProblem({ where: baseLabelOf(recording.commits.base), message, severity: 'warning' });
  });
}

/** Reports a failed invocation of head if no problem of the recording does, so that every verdict has a reason. */
function brokenOnHead({ invocations, problems }: Recording): Problem[] {
  const broken = invocations.find(({ side, outcome }) => side === 'head' && outcome === 'failed');
  if (broken === undefined || problems.some(isFailureOnHead)) return [];
  const when = broken.round === 0 ? 'the warm-up' : `round ${broken.round}`;
  const message = `an invocation failed in ${when}, so this run cannot be judged.`;
  return [legacyProblem({ where: 'head', message, severity: 'error', code: 'benchmark-failed' })];
}

/** Reports whether the problem is a failure on head. A failure on base alone is recorded as a warning. */
function isFailureOnHead({ code, severity }: Problem): boolean {
  return code === 'benchmark-failed' && severity === 'error';
}

/** Warns about renames that match no benchmark of base. If nothing ran on base, that is the problem instead. */
export function findRenameProblems(recording: Recording, policy: Policy): Problem[] {
  if (recording.series.every(({ base }) => base.values.length === 0)) return [];
  return findUnusedRenames(recording, policy).map((name) => {
    const message = `nothing on base is called ${quoteText(name)}. Write the name as the table has it, or delete the entry when the renaming is done.`;
    return legacyProblem({ where: 'renamed', message, severity: 'warning' });
  });
}

/** Warns if a `table` of the configuration selects nothing. Its empty page would look as if nothing was measured. */
export function findTableProblems(tables: Report['tables'], rows: readonly ReportRow[]): Problem[] {
  if (tables === null || tables.length > 0 || rows.length === 0) return [];
  const message =
    'nothing that was measured passes its filter and lists, so there is no table. Correct them.';
  return [legacyProblem({ where: 'table', message, severity: 'warning' })];
}

function formatRounds(rounds: number): string {
  return rounds === 1 ? '1 round' : `${rounds} rounds`;
}
