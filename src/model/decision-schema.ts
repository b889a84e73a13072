// The schema of a decision in a recording. Apart from `decision.ts`, whose functions are in the HTML report too.

import * as z from 'zod';
import { type Decision, MAX_EXAMPLES, MEASURE_REASONS, SKIP_REASONS } from './decision.ts';
import { lineSchema } from './field-schemas.ts';

export const decisionSchema: z.ZodType<Decision> = z.strictObject({
  command: z.int().min(0),
  reason: z.enum([...SKIP_REASONS, ...MEASURE_REASONS]),
  examples: z.array(lineSchema).max(MAX_EXAMPLES),
  count: z.int().min(0),
});
