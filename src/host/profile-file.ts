// Reads the file of a profiler and decompresses it. A small compressed file may stand for gigabytes, so both sizes have a
// limit.

import { type FileHandle, open } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { errorCodeOf, relocate, userError, userErrorOf } from '../errors.ts';
import { inFile } from '../model/location.ts';

/** `max`: maximum number of bytes, before and after. Throws a UserError if the file cannot be read. */
export async function readProfileFile(path: string, max: number): Promise<Uint8Array> {
  return decompressProfile(path, await readBytes(path, max), max);
}

/** Decompresses bytes that are compressed with gzip. Others stay. */
export function decompressProfile(path: string, bytes: Uint8Array, max: number): Uint8Array {
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? decompress(path, bytes, max) : bytes;
}

async function readBytes(path: string, max: number): Promise<Buffer> {
  try {
    await using file = await open(path, 'r');
    const facts = await file.stat();
    if (facts.isDirectory()) throw userError('not-a-regular-file', inFile(path), { kind: 'folder' });
    if (facts.size > max) throw userError('profile-too-large', inFile(path), { got: facts.size, max });
    return facts.isFile() && facts.size > 0 ? await readWhole(file, facts.size) : await readStream(file, path, max);
  } catch (error) {
    const cause = userErrorOf(error);
    throw cause === null ? error : relocate(cause, inFile(path));
  }
}

async function readWhole(file: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafe(size);
  let length = 0;
  while (length < size) {
    const { bytesRead } = await file.read(bytes, length, size - length, length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return bytes.subarray(0, length);
}

/** Reads a pipe, as of `<(command)`, whose size nobody knows before its end. */
async function readStream(file: FileHandle, path: string, max: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of file.createReadStream({ autoClose: false })) {
    chunks.push(chunk as Buffer);
    length += (chunk as Buffer).length;
    if (length > max) throw userError('profile-too-large', inFile(path), { got: length, max });
  }
  return Buffer.concat(chunks, length);
}

function decompress(path: string, bytes: Uint8Array, max: number): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: max });
  } catch (error) {
    const code = errorCodeOf(error);
    if (code === 'ERR_BUFFER_TOO_LARGE') throw userError('profile-grows-too-large', inFile(path), { max });
    throw userError('profile-compression-broken', inFile(path), { reason: code });
  }
}
