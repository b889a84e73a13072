// Our `compare` on a case, in this process. Everything that goes in and comes out is a byte string.

import { benchstat, type InputFile } from '../../src/benchstat/compare.ts';
import { labelFiles } from '../../src/benchstat/labels.ts';
import { refuse } from '../../src/benchstat/refusal.ts';
import type { Answer } from './benchstat-program.ts';
import type { BenchstatCase } from './benchstat-random.ts';

export function ourAnswer({ args, files }: BenchstatCase): Answer {
  const content = new Map(Object.entries(files).map(([path, text]) => [bytes(path), text]));
  return benchstat(args.map(bytes), (inputs) =>
    labelFiles(inputs).map(({ label, path }): InputFile => ({ label, path, bytes: () => read(path) })),
  );

  function read(path: string): Uint8Array {
    const text = content.get(path) ?? refuse(`open ${path}: no such file or directory`);
    return Buffer.from(text, 'latin1');
  }
}

function bytes(text: string): string {
  return Buffer.from(text, 'utf8').toString('latin1');
}
