// Reads the file of a profiler and decompresses it. A small compressed file may stand for gigabytes, so both sizes have a
// limit.

import { open } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { errorCodeOf, relocate, userError } from '../errors.ts';
import { inFile } from '../model/location.ts';

const CHUNK_BYTES = 1024 * 1024;

/** `max`: maximum number of bytes, before and after. Throws a UserError if the file cannot be read. */
export async function readProfileFile(path: string, max: number): Promise<Uint8Array> {
  return decompressProfile(path, await readBytes(path, max), max);
}

/** Reads a file, or a pipe, as of `<(command)`, whose size nobody knows before its end. */
async function readBytes(path: string, max: number): Promise<Buffer> {
  const checkSize = (got: number) => {
    if (got > max) throw userError('profile-too-large', inFile(path), { got, max });
  };
  try {
    await using file = await open(path, 'r');
    const facts = await file.stat();
    if (facts.isDirectory()) throw userError('not-a-regular-file', inFile(path), { kind: 'folder' });
    checkSize(facts.size);
    const chunks: Buffer[] = [];
    let length = 0;
    for await (const chunk of file.createReadStream({ autoClose: false, highWaterMark: CHUNK_BYTES })) {
      chunks.push(chunk as Buffer);
      length += (chunk as Buffer).length;
      checkSize(length);
    }
    return Buffer.concat(chunks, length);
  } catch (error) {
    throw relocate(error, inFile(path));
  }
}

export function decompressProfile(path: string, bytes: Uint8Array, max: number): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: max });
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === 'ERR_BUFFER_TOO_LARGE') throw userError('profile-grows-too-large', inFile(path), { max });
    throw userError('profile-compression-broken', inFile(path), { reason: code });
  }
}
