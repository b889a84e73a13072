// Reads a file that the user named on the command line. `-` is standard input.

import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { errorCodeOf, relocate, UserError, userError } from '../errors.ts';
import { decodeText } from '../formats/plain-text.ts';
import { inFile } from '../model/location.ts';

/** Throws a UserError if the file cannot be read. */
export async function readInput(path: string): Promise<string> {
  const bytes = path === '-' ? buffer(process.stdin) : readFile(path);
  return decodeText(await bytes.catch((error) => throwInputError(error, path)));
}

/** Null: it is larger. Throws a UserError if it cannot be read. */
export async function readLimitedInput(path: string, limitBytes: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of path === '-' ? process.stdin : createReadStream(path)) {
      chunks.push(chunk as Buffer);
      bytes += (chunk as Buffer).length;
      if (bytes > limitBytes) return null;
    }
    return decodeText(Buffer.concat(chunks));
  } catch (error) {
    return throwInputError(error, path);
  }
}

function throwInputError(error: unknown, path: string): never {
  const known = relocate(error, inFile(path));
  if (known instanceof UserError) throw known;
  throw userError('input-unreadable', inFile(path), { reason: errorCodeOf(error) });
}
