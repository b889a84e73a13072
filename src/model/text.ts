// Schemas of the texts in a recording, each with a bound on its length. What stands in a recording may be a stranger's,
// and every text is matched, compared and printed: one without a bound could keep the reader busy. Each bound is above
// everything that a real run writes. Recordings of earlier versions stay within them, too.

import * as z from 'zod';
import { MAX_NAME_LENGTH } from './measurement.ts';

/** Longer than any path that a system opens (4,096 on Linux), with room for a few names beside it. */
const MAX_LINE_LENGTH = 10_000;

/** Longer than any script that a system takes as an argument (131,072 bytes on Linux). */
const MAX_TEXT_LENGTH = 1_000_000;

/** The name of a benchmark, a group, a metric, a unit, a program or a part of the machine. */
export const nameSchema = z.string().max(MAX_NAME_LENGTH);

/** A path, a reference of git, a seed, or the place of a problem. */
export const lineSchema = z.string().max(MAX_LINE_LENGTH);

/** A command, which may be a long script, or the message of a problem. */
export const textSchema = z.string().max(MAX_TEXT_LENGTH);
