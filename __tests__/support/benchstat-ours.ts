// Our `compare` on a case, in this process. Everything that goes in and comes out is a byte string.

import { throwBenchstatError } from '../../src/benchstat/benchstat-error.ts';
import { type InputFile, runCompare } from '../../src/benchstat/compare.ts';
import { labelFiles } from '../../src/benchstat/labels.ts';
import type { Answer } from './benchstat-program.ts';
import type { BenchstatCase } from './benchstat-random.ts';

export function ourAnswer({ args, files }: BenchstatCase): Answer {
  const content = new Map(Object.entries(files).map(([path, text]) => [bytes(path), text]));
  return runCompare(args.map(bytes), (inputs) =>
    labelFiles(inputs).map(({ label, path }): InputFile => ({ label, path, bytes: () => read(path) })),
  );

  function read(path: string): Uint8Array {
    const text = content.get(path) ?? throwBenchstatError(`open ${path}: no such file or directory`);
    return Buffer.from(text, 'latin1');
  }
}

function bytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}
