// The headline of a run without a verdict, with the reason. Problems of a Report in, one sentence without its full stop
// out. The reason is chosen by the codes of the problems, never by their texts.

import { FAILURES, type Failure } from '../model/failure.ts';
import type { Report } from '../model/report.ts';
import { lowerFirst } from './words.ts';

const LINES: Readonly<Record<Failure, string>> = {
  configuration: 'The configuration cannot be used',
  'configuration-of-head': 'The configuration of this pull request is invalid',
  permission: 'The report could not be made: the token may not read what it needs',
  'workflow-unknown': 'The report could not be made: the workflow that measured is not on the default branch',
  'measuring-failed': 'The report could not be made: the run that measured did not succeed',
  'pull-request-unknown': 'The report could not be made: the pull request of this commit is not known',
  'recording-missing': 'The report could not be made: there is no recording',
  'recording-refused': 'The report could not be made: a recording was refused',
  'report-failed': 'The report could not be made',
  'not-measured': 'Nothing was measured',
  cancelled: 'Measuring was cancelled, so nothing is judged',
  tampered: 'Nothing is judged: something interfered with the measuring',
  'both-sides-failed': 'The command or the configuration is wrong, not the pull request: base fails in the same way',
  'setup-failed': 'The setup failed on head',
  'benchmark-failed': 'The benchmark failed on head',
  'time-over': 'The time limit was over before head had a result',
  'nothing-measured': 'Head has no benchmark results',
  'names-unstable': 'Names of benchmarks are not the same in each invocation, so they cannot be judged',
  'shard-missing': 'A part of the benchmarks has no recording',
  'limit-misfit': 'No verdict: the limit of a budget does not fit its metric',
  'budgets-unmatched': 'No verdict: no budget that can fail this check matches a result',
  'rounds-too-few': 'No verdict: these rounds can never show that a budget is broken',
};

export function formatErrorLine({ problems, legs }: Pick<Report, 'problems' | 'legs'>): string {
  const found = new Set(problems.filter(({ severity }) => severity === 'error').map(({ failure }) => failure));
  const first = FAILURES.find((failure) => found.has(failure));
  const line = first === undefined ? 'No verdict because of an error' : LINES[first];
  // The error may concern only one machine: the rows of the others are there.
  return legs === undefined ? line : `On at least one machine: ${lowerFirst(line)}`;
}
