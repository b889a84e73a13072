// Schemas of the texts in a recording, each with a bound on its length. A recording may be untrusted, and every text is
// matched, compared and printed, so an unbounded text could keep the reader busy. Each bound is above everything that a
// real run writes. Recordings of earlier versions stay within the bounds too.

import * as z from 'zod';
import { MAX_NAME_LENGTH } from './measurement.ts';

/** Maximum length of a line: longer than any path that a system opens (4,096 on Linux) and a few names beside it. */
const MAX_LINE_LENGTH = 10_000;

/** Maximum length of a text: longer than any script that a system takes as an argument (131,072 bytes on Linux). */
const MAX_TEXT_LENGTH = 1_000_000;

/** Name of a benchmark, a group, a metric, a unit, a program or a part of the machine. */
export const nameSchema = z.string().max(MAX_NAME_LENGTH);

/** Path, git ref, seed, or position of a problem. */
export const lineSchema = z.string().max(MAX_LINE_LENGTH);

/** Command, which may be a long script, or message of a problem. */
export const textSchema = z.string().max(MAX_TEXT_LENGTH);
