// Builds the warning that a version of a tool writes a mean of its samples but no median, so that the mean is used.

import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';

export function makeMeanOnlyWarning(tool: string, where: string): Problem {
  const message = `this version of ${tool} writes no median, so that "time" is the mean. Update ${tool}.`;
  return legacyProblem({ where, message, severity: 'warning' });
}
