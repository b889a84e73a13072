// Schemas of single fields of a recording: SHAs, values, and texts, each with a bound on its length. A recording may be untrusted, and every text is
// matched, compared and printed, so an unbounded text could keep the reader busy. Each bound is above everything that a
// real run writes. Recordings of earlier versions stay within the bounds too.

import * as z from 'zod';
import { isMeasurable, MAX_NAME_LENGTH, MEASURABLE } from './measurement.ts';

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

/** A full SHA-1 or SHA-256 in hex. */
export const shaSchema = z.string().regex(/^([0-9a-f]{40}|[0-9a-f]{64})$/, 'must be a full commit SHA');

export const valueSchema = z.number().refine(isMeasurable, `a value must be ${MEASURABLE}`);
