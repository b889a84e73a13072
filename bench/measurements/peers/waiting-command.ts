// A command that waits 0.2 s with log-normal noise, for comparisons of whole tools. Waiting needs no processor, so that all other time is
// the tools'.

import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface WaitingNoise {
  readonly noise: number;
  /** Share of the runs that take 30 % longer, as on a shared machine. */
  readonly slow: number;
}

/** Waits, and leaves a line in the file COUNT. Uniform numbers of the kernel, by Box and Muller (1958). */
function waitScript({ noise, slow }: WaitingNoise): string {
  return `set -- $1 $(od -An -N12 -tu4 /dev/urandom)
echo >> "$COUNT"
exec sleep $(awk "BEGIN { print 0.2 * $1 * exp(${noise} * sqrt(-2 * log(($2 + 1) / 4294967297)) * cos(6.283185307 * $3 / 4294967296)) * ($4 < 4294967296 * ${slow} ? 1.3 : 1) }")
`;
}

export function writeWaitingCommand(folder: string, noise: WaitingNoise): void {
  writeFileSync(join(folder, 'wait.sh'), waitScript(noise));
}

/** Makes a repository whose head waits `slowdown` times as long as the commit before. */
export function commitWaitingCommand(folder: string, slowdown: number, limit: number): void {
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@localhost', ...words], { cwd: folder });
  git('init', '--quiet', '--initial-branch=main');
  const budgets = [{ metric: 'wall-time', 'max-regression': `${100 * limit}%` }];
  mkdirSync(join(folder, '.github'));
  writeFileSync(
    join(folder, '.github/bench-referee.yml'),
    JSON.stringify({ run: 'sh wait.sh $(cat slowdown)', format: 'command', budgets }),
  );
  for (const [side, factor] of [
    ['base', 1],
    ['head', slowdown],
  ] as const) {
    // Two commits with the same files are not measured.
    writeFileSync(join(folder, 'side'), side);
    writeFileSync(join(folder, 'slowdown'), `${factor}`);
    git('add', '--all');
    git('commit', '--quiet', `--message=${side}`);
  }
}

/** Samples with cbdr, base and head in turns, and gives the times so far after each run. */
export async function* sampleWithCbdr(folder: string, slowdown: number) {
  const targets = [`base:sh ${folder}/wait.sh 1`, `head:sh ${folder}/wait.sh ${slowdown}`];
  const env = { ...process.env, COUNT: join(folder, 'count') };
  const child = spawn('cbdr', ['sample', ...targets, '--timeout=60s'], { env, stdio: ['ignore', 'pipe', 'ignore'] });
  const times = { base: [] as number[], head: [] as number[] };
  try {
    for await (const line of createInterface(child.stdout)) {
      const [label, ...fields] = line.split(',');
      if (label !== 'base' && label !== 'head') continue;
      times[label].push(Number(fields.at(-1)));
      if (times.base.length >= 3 && times.head.length >= 3) yield times;
    }
  } finally {
    child.kill();
  }
}
