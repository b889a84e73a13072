// Reads the answers that a command leaves in the file of `BENCH_REFEREE_ANSWERS`: a line for each benchmark, with its name, a tab and a
// text. Code under test writes the file, so whatever is there is an answer or a warning, and never ends a run.

import { createHash } from 'node:crypto';
import { relocate, UserError } from '../errors.ts';
import type { Host } from '../host/host.ts';
import { MAX_ANSWERS, MAX_TEXTS, type RecordedAnswers } from '../model/answer.ts';
import { type Diagnostic, makeWarning } from '../model/diagnostic.ts';
import { inFile, type Location } from '../model/location.ts';
import { MAX_NAME_LENGTH, type Side } from '../model/measurement.ts';

export const ANSWERS_VARIABLE = 'BENCH_REFEREE_ANSWERS';

const LOCATION: Location = [{ kind: 'environment variable', name: ANSWERS_VARIABLE }];

const LIMIT_BYTES = 4 * 1024 * 1024;

/** A longer text is compared by its digest. */
const MAX_TEXT_LENGTH = 200;
const KEPT_LENGTH = 100;

interface NamedAnswer {
  readonly name: string;
  readonly text: string;
}

export interface AnswersRead {
  readonly answers: readonly NamedAnswer[];
  readonly problems: readonly Diagnostic[];
}

export const NO_ANSWERS: AnswersRead = { answers: [], problems: [] };

/** `mask` hides secrets: a report shows the texts. */
export async function readAnswers(
  { files }: Pick<Host, 'files'>,
  path: string,
  mask: (text: string) => string,
): Promise<AnswersRead> {
  try {
    return parseAnswers((await files.read(path, LIMIT_BYTES)) ?? '', mask);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const problems = relocate(error, LOCATION).diagnostics.map((one) => ({ ...one, severity: 'warning' as const }));
    return { answers: [], problems };
  }
}

export function parseAnswers(text: string, mask: (text: string) => string): AnswersRead {
  const answers: NamedAnswer[] = [];
  const unreadable: number[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const tab = line.indexOf('\t');
    const name = line.slice(0, tab);
    if (line === '') continue;
    if (tab <= 0 || name.length > MAX_NAME_LENGTH) unreadable.push(index + 1);
    else if (answers.length < MAX_ANSWERS) answers.push({ name, text: shortenAnswer(mask(line.slice(tab + 1))) });
  }
  const [first] = unreadable;
  const location = inFile(ANSWERS_VARIABLE, first);
  const problems =
    first === undefined ? [] : [makeWarning('answer-unreadable', location, { others: unreadable.length - 1 })];
  return { answers, problems };
}

function shortenAnswer(text: string): string {
  if (text.length <= MAX_TEXT_LENGTH) return text;
  return `${text.slice(0, KEPT_LENGTH).toWellFormed()}… sha256:${createHash('sha256').update(text).digest('hex')}`;
}

/** Adds the answers of an invocation to those of the run. */
export function recordAnswers(
  recorded: Map<string, RecordedAnswers[number]>,
  answers: readonly NamedAnswer[],
  { command, side }: { readonly command: number; readonly side: Side },
): void {
  for (const { name, text } of answers) {
    const key = JSON.stringify([command, name]);
    const known = recorded.get(key) ?? { command, name, base: [], head: [] };
    if (recorded.size < MAX_ANSWERS) recorded.set(key, known);
    if (known[side].length < MAX_TEXTS && !known[side].includes(text)) known[side].push(text);
  }
}
