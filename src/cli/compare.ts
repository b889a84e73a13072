// `compare`: what benchstat does, to the byte, and more forms of it. Flags and files to tables on stdout; with a
// configuration the budgets are judged behind them. What the tables do not need is loaded when it is asked for.

import { toBytes } from '../benchstat/byte-text.ts';
import { compareText, HELP, type Output, refusedFlags } from '../benchstat/compare.ts';
import { readFlags } from '../benchstat/flags.ts';
import { openInputs } from './compare-inputs.ts';
import { expectInput } from './short-run.ts';

/** Forms that benchstat does not know. */
const REPORT_FORMS = ['markdown', 'json'];
const UNJUDGEABLE = 2;

export async function compare(argv: readonly string[]): Promise<number> {
  const flags = readFlags(argv.map(toBytes));
  if (flags.kind === 'help') return print(HELP);
  if (flags.kind === 'refused') return print(refusedFlags(flags.message));
  const { request } = flags;
  const { files, size } = await openInputs(request.inputs);
  expectInput(size);
  if (!REPORT_FORMS.includes(request.format)) {
    const output = compareText(request, files);
    const exitCode = print(output);
    if (request.config === null) return exitCode;
    // Without a table there is nothing to judge, and benchstat's 0 would say that all is well.
    if (output.isRefused) return UNJUDGEABLE;
  }
  const { compareAsReport } = await import('./compare-report.ts');
  return compareAsReport(request, files);
}

function print({ stdout, stderr, exitCode }: Output): number {
  if (stderr !== '') process.stderr.write(stderr, 'latin1');
  if (stdout !== '') process.stdout.write(stdout, 'latin1');
  return exitCode;
}
