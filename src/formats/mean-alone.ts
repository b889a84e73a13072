// What is said where a version of a tool writes the mean of its samples and no median, so that the mean has to do.

import type { Problem } from '../model/problem.ts';

export function meanAlone(tool: string, where: string): Problem {
  const message = `this version of ${tool} writes no median, so that "time" is the mean. Update ${tool}.`;
  return { where, message, severity: 'warning' };
}
