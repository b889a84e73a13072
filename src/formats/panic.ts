// Recognises the line that a Rust program prints when it panics, for formats whose output simply ends there.

import { legacyProblem } from '../model/diagnostic.ts';
import type { Problem } from '../model/problem.ts';
import { truncate } from './plain-text.ts';

const PANIC = /^thread '.*' (?:\(\d+\) )?panicked at /;

/** Returns the problem of a panic. Null if the line is not one. */
export function parsePanic(line: string, where: string): Problem | null {
  if (!PANIC.test(line)) return null;
  const message = `a benchmark panicked: ${truncate(line)}. What comes after it is missing.`;
  return legacyProblem({ where, message, severity: 'error' });
}
