// Fifty edits that change no time, each with the claim that it makes every benchmark faster: five for each of the ten programs of planted.ts.
// Counts the claims that `check` accepts.
//   npm run build; npx node bench/measurements/claims.ts [--claim 5%] [--only go] [--program dist/cli.js]

import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CASES, type Case } from './planted/cases.ts';
import { harmlessCommits, Repository } from './planted/repository.ts';

const { values } = parseArgs({
  options: {
    claim: { type: 'string', default: '5%' },
    only: { type: 'string', default: '' },
    program: { type: 'string', default: 'dist/cli.js' },
  },
});
const PROGRAM = resolve(values.program);

/** Which of the harmless commits of a case an edit has: a refactored function, an unused one, a note. */
const EDITS = [[0], [1], [0, 1], [2], [0, 1, 2]] as const;

/** The parts of docs/report.schema.json that are read. */
interface Report {
  readonly comparisons: readonly {
    readonly budgets?: readonly { readonly kind: string; readonly outcome: string }[];
  }[];
}

function listOutcomes(one: Case, edit: readonly number[]): string[] {
  const repository = new Repository();
  try {
    repository.git('init', '--quiet', '--initial-branch=main');
    for (const [file, text] of Object.entries(one.files)) repository.write(file, text);
    const { profile: _, ...configuration } = one.configuration;
    const budgets = [{ metric: '*', 'min-improvement': values.claim }];
    repository.write('.github/bench-referee.yml', JSON.stringify({ rounds: '6..12', ...configuration, budgets }));
    repository.commit('base');
    repository.git('checkout', '--quiet', '-b', 'feature');
    const commits = harmlessCommits(one);
    for (const number of edit) commits[number]![1](repository);
    repository.commit('claimed to be faster');
    const words = [PROGRAM, 'check', '--format', 'json'];
    const { stdout, stderr } = spawnSync(process.execPath, words, {
      cwd: repository.folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
    });
    if (stdout === '') throw new Error(stderr);
    const { comparisons } = JSON.parse(stdout) as Report;
    const claims = comparisons.flatMap(({ budgets = [] }) => budgets.filter(({ kind }) => kind === 'min-improvement'));
    if (claims.length === 0) throw new Error(`no claim was judged: ${stdout.slice(0, 2000)}`);
    return claims.map(({ outcome }) => outcome);
  } finally {
    rmSync(repository.folder, { recursive: true });
  }
}

const counts = { edits: 0, claims: 0, accepted: 0 };
for (const one of CASES.filter(({ name }) => name.includes(values.only))) {
  for (const [number, edit] of EDITS.entries()) {
    const outcomes = listOutcomes(one, edit);
    counts.edits += 1;
    counts.claims += outcomes.length;
    counts.accepted += outcomes.filter((outcome) => outcome === 'pass').length;
    console.log(`${one.name}, edit ${number + 1}: ${outcomes.join(', ')}`);
  }
}
console.log(`${counts.edits} edits, ${counts.claims} claims, ${counts.accepted} accepted`);
