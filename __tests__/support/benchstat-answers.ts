// The stored answers of the real benchstat, and what of an answer has to agree. Texts are stored as lists of
// lines, so that a difference can be read; what is not UTF-8 is stored byte by byte.

import { readFileSync, writeFileSync } from 'node:fs';
import type { Answer } from './benchstat-program.ts';
import type { BenchstatCase } from './benchstat-random.ts';

/** Lines of UTF-8, or of byte strings. */
type Stored = readonly string[] | { readonly bytes: readonly string[] };

export interface StoredAnswer {
  readonly stdout: Stored;
  readonly stderr: Stored;
  readonly exitCode: number | null;
}

/** A table that somebody published, and samples that give it. */
export interface Article {
  readonly name: string;
  /** Title of the article. */
  readonly source: string;
  readonly args: readonly string[];
  readonly files: Readonly<Record<string, readonly string[]>>;
  /** Lines as the article shows them; some articles lost their runs of spaces. */
  readonly printed: readonly string[];
  /** Lines of the article that benchstat can print for no samples. */
  readonly invented: readonly string[];
  readonly answer: StoredAnswer;
}

const folder = new URL('../fixtures/benchstat/', import.meta.url);

export function readStored<Value>(name: string): Value {
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8')) as Value;
}

export function writeStored(name: string, value: unknown): void {
  writeFileSync(new URL(name, folder), `${JSON.stringify(value, null, 1)}\n`);
}

export function store({ stdout, stderr, exitCode }: Answer): StoredAnswer {
  return { stdout: storedText(stdout), stderr: storedText(judged(stderr, exitCode)), exitCode };
}

export function restore({ stdout, stderr, exitCode }: StoredAnswer): Answer {
  return { stdout: text(stdout), stderr: text(stderr), exitCode };
}

/** What of stderr has to agree: the usage that follows a bad flag is ours. */
function judged(stderr: string, exitCode: number | null): string {
  if (exitCode !== 2) return stderr;
  const [first = ''] = stderr.split('\n');
  return /^usage:/i.test(first) ? '' : `${first}\n`;
}

/** Two answers side by side, ready to be compared; what may differ is made alike. */
export function comparable(ours: Answer, theirs: Answer): readonly [Answer, Answer] {
  const stderr = judged(ours.stderr, ours.exitCode);
  const stdout = withoutRounding(ours.stdout, theirs.stdout);
  return [
    readable({ ...ours, stdout, stderr }),
    readable({ ...theirs, stderr: judged(theirs.stderr, theirs.exitCode) }),
  ];
}

/**
 * Whether nothing but the signs of zeros differ. Where more than 12 values hold both 0 and -0, which are equal,
 * their order is an accident of Go's unstable sort, and with it the sign of a median or of an end of the range.
 */
export function differInZerosOnly(ours: Answer, theirs: Answer): boolean {
  const unsigned = ({ stdout, stderr }: Answer) =>
    `${stdout}\n${stderr}`
      .replaceAll(/-0(\.0+)?(?![.\d])/g, '0$1')
      // Equal notes become one, and columns as wide as without the sign.
      .replaceAll(/[⁰¹²³⁴⁵⁶⁷⁸⁹│ ]+/g, ' ');
  const lines = (answer: Answer) => [
    ...new Set(
      unsigned(answer)
        .split('\n')
        .map((line) => line.trim()),
    ),
  ];
  return JSON.stringify(lines(ours)) === JSON.stringify(lines(theirs));
}

/** Relative: Go has a logarithm and an exponential of its own. */
const LAST_DIGITS = 1e-14;

/** Ours, with benchstat's geomeans in csv where ours are the same but for the last digits. */
function withoutRounding(ours: string, theirs: string): string {
  if (ours === theirs) return ours;
  const other = theirs.split('\n');
  return ours
    .split('\n')
    .map((line, row) => (line.startsWith('geomean,') ? mergedLine(line, other[row] ?? '') : line))
    .join('\n');
}

function mergedLine(ours: string, theirs: string): string {
  const other = theirs.split(',');
  return ours
    .split(',')
    .map((cell, column) => (isSame(cell, other[column] ?? '') ? other[column] : cell))
    .join(',');
}

function isSame(ours: string, theirs: string): boolean {
  // A change of zero may have either sign.
  if (/^[+-]0\.00%$/.test(ours) && /^[+-]0\.00%$/.test(theirs)) return true;
  if (ours === '' || theirs === '' || ours.endsWith('%')) return false;
  return Math.abs(Number(ours) / Number(theirs) - 1) <= LAST_DIGITS;
}

function readable({ stdout, stderr, exitCode }: Answer): Answer {
  return { stdout: decoded(stdout) ?? stdout, stderr: decoded(stderr) ?? stderr, exitCode };
}

export function filesOf({ args, files }: Article): BenchstatCase {
  const entries = Object.entries(files).map(([path, lines]) => [path, encoded(lines.join('\n'))] as const);
  return { args, files: Object.fromEntries(entries) };
}

function storedText(bytes: string): Stored {
  const characters = decoded(bytes);
  return characters === null ? { bytes: bytes.split('\n') } : characters.split('\n');
}

function text(stored: Stored): string {
  return 'bytes' in stored ? stored.bytes.join('\n') : encoded(stored.join('\n'));
}

function encoded(characters: string): string {
  return Buffer.from(characters, 'utf8').toString('latin1');
}

/** Null: not UTF-8. */
function decoded(bytes: string): string | null {
  const characters = Buffer.from(bytes, 'latin1').toString('utf8');
  return encoded(characters) === bytes ? characters : null;
}
