// The schema of the brief report, which `src/render/outputs/brief.ts` writes. It refuses other keys: programs rely on these alone.

import * as z from 'zod';
import { CONCLUSIONS } from '../src/model/verdict.ts';

const row = z.strictObject({
  name: z
    .string()
    .describe('Of the benchmark, as in the report; that of all its sizes for `max-growth`. At most 200 characters.'),
  metric: z.string().describe("The tool's own name of the metric."),
  change: z
    .number()
    .nullable()
    .describe(
      'Ratio of head to base minus one, or the difference of the exponents for `max-growth`; null where there is none.',
    ),
  limit: z
    .number()
    .nullable()
    .describe(
      'A ratio, an exponent, or a value in the base unit; null where the row has no limit, or is about an answer.',
    ),
  outcome: z.enum(['pass', 'fail', 'inconclusive']).describe('`pass`: an improvement.'),
  commit: z.string().nullable().describe('Full SHA of the commit that broke the limit; null if it is not known.'),
  function: z
    .string()
    .nullable()
    .describe(
      'The function whose time grew most, of those in changed files if any of them grew. For a metric that profiles do not measure, the one of the time of the benchmark. Null if it is not known.',
    ),
});

export const briefSchema = z.strictObject({
  verdict: z.enum(CONCLUSIONS),
  rows: z
    .array(row)
    .describe(
      'Broken rows, undecided ones and improvements, worst first. The last are left out where there is no room.',
    ),
  next: z.array(z.string()).describe('What to do: the command that measures these rows again, then sentences.'),
});
