// Recognises the line that a Rust program prints when it panics, for formats whose output simply ends there.

import type { Problem } from '../model/problem.ts';
import { cut } from './text.ts';

const PANIC = /^thread '.*' (?:\(\d+\) )?panicked at /;

/** Returns the problem of a panic. Null if the line is not one. */
export function panicProblem(line: string, where: string): Problem | null {
  if (!PANIC.test(line)) return null;
  const message = `a benchmark panicked: ${cut(line)}. What comes after it is missing.`;
  return { where, message, severity: 'error' };
}
