// The common part of the warning checks. A check warns that the numbers of a Recording may be misleading, although no
// error occurred. Each check is a function with its own threshold, and files group them by subject. They never
// change a verdict.

import type { Comparison } from '../model/comparison.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import type { Recording } from '../model/recording.ts';

/** Null if there is nothing to warn about. A warning is computed from every Recording that is read, and is no part of it. */
export type WarningCheck = (recording: Recording, rows: readonly Comparison[]) => Diagnostic | null;
