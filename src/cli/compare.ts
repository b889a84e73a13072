// The command `compare`: prints what benchstat prints, byte for byte, and other forms of the same comparison. In: flags
// and files. Out: tables on stdout, with a configuration also the verdict on its budgets. Code that the tables do not
// need is loaded on demand.

import { answerFlags, type CompareOutput, compareFiles, parseCompareFlags } from '../benchstat/index.ts';
import { COMPARE_FORMATS, isTableFormat } from '../model/report-format.ts';
import { openInputs } from './compare-inputs.ts';

const UNJUDGEABLE = 2;

export async function compare(argv: readonly string[]): Promise<number> {
  const flags = parseCompareFlags(argv);
  if (flags.kind !== 'request') return print(answerFlags(flags));
  const { request } = flags;
  const files = await openInputs(request.inputs);
  const format = COMPARE_FORMATS.find((one) => one === request.format);
  // The code for benchstat's tables refuses an unknown format.
  if (format === undefined || isTableFormat(format)) {
    const output = compareFiles(request, files);
    const exitCode = print(output);
    if (request.config === null) return exitCode;
    // Without a table nothing can be judged, and benchstat's exit code 0 would claim success.
    if (output.hasFailed) return UNJUDGEABLE;
  }
  const { compareAsReport } = await import('../entries/judging.ts');
  return compareAsReport({ ...request, format: format ?? 'text' }, files);
}

function print({ stdout, stderr, exitCode }: CompareOutput): number {
  if (stderr !== '') process.stderr.write(stderr, 'latin1');
  if (stdout !== '') process.stdout.write(stdout, 'latin1');
  return exitCode;
}
