// Outputs of benchmark tools as files: `-` is standard input.

import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { UserError } from '../errors.ts';
import type { Source } from '../formats/format.ts';
import { decodeText } from '../formats/text.ts';

/** The system's names for what goes wrong most. */
const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'is a folder',
  EACCES: 'may not be read',
};

export async function readSource(path: string): Promise<Source> {
  try {
    return { path, text: decodeText(await (path === '-' ? buffer(process.stdin) : readFile(path))) };
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    const what = REASONS[reason] ?? `could not be read (${reason})`;
    throw new UserError({ where: path, what, remedy: 'Give the path of a file that a benchmark tool wrote' });
  }
}
