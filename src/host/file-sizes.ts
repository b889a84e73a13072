// Measures one file: its bytes, and those that it has after compression. Code under test can replace it at any moment, so only a
// regular file of a limited size is read.

import { lstatSync } from 'node:fs';
import { brotliCompress, gzip } from 'node:zlib';
import { nullIfThrown } from '../errors.ts';
import type { Files } from './host.ts';
import { readRegularBytes } from './regular-files.ts';

/** A larger file is not sent to a browser, and would take as much memory. */
const MAX_COMPRESSED_BYTES = 256 * 1024 * 1024;

const COMPRESS = { gzip, brotli: brotliCompress } as const;

export const measureSize: Files['measureSize'] = async (path, compressions) => {
  const sizes: Awaited<ReturnType<Files['measureSize']>> = { none: null, gzip: null, brotli: null };
  const wanted = compressions.filter((one) => one !== 'none');
  const stats = nullIfThrown(() => lstatSync(path));
  if (stats === null || !stats.isFile()) return sizes;
  const bytes = wanted.length === 0 ? null : await readRegularBytes(path, MAX_COMPRESSED_BYTES);
  for (const one of bytes === null ? [] : wanted) sizes[one] = await measureCompression(COMPRESS[one], bytes!);
  return { ...sizes, none: bytes?.length ?? stats.size };
};

function measureCompression(compress: typeof gzip, bytes: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    compress(bytes, (error, compressed) => (error === null ? resolve(compressed.length) : reject(error)));
  });
}
