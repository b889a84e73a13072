// Our `compare` on a case, in this process. What the files hold and what comes out are byte strings.

import {
  answerFlags,
  compareFiles,
  type InputFile,
  labelFiles,
  parseCompareFlags,
  throwBenchstatError,
} from '../../src/benchstat/index.ts';
import type { Answer } from './benchstat-program.ts';
import type { BenchstatCase } from './benchstat-random.ts';

export function ourAnswer({ args, files }: BenchstatCase): Answer {
  const content = new Map(Object.entries(files));
  const flags = parseCompareFlags(args);
  if (flags.kind !== 'request') return answerFlags(flags);
  const inputs = labelFiles(flags.request.inputs);
  return compareFiles(
    flags.request,
    inputs.map(({ label, path }): InputFile => ({ label, path, bytes: () => read(path) })),
  );

  function read(path: string): Uint8Array {
    const text = content.get(path) ?? throwBenchstatError(`open ${path}: no such file or directory`);
    return Buffer.from(text, 'latin1');
  }
}
