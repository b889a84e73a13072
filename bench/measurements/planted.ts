// Ten small repositories, each with a branch of 6 to 8 commits of which one, drawn at random, makes a benchmark slower. `check --format brief`
// measures, bisects and profiles them as docs/agents.md says, and the brief JSON alone has to name the row, the commit and the function.
//   npm run build; npx node bench/measurements/planted.ts [--seed 1] [--only go] [--program dist/cli.js] [--keep]

import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { randomOf } from '../random.ts';
import { CASES, type Case } from './planted/cases.ts';
import { harmlessCommits, Repository } from './planted/repository.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    program: { type: 'string', default: 'dist/cli.js' },
    keep: { type: 'boolean', default: false },
  },
});
const PROGRAM = resolve(values.program);

/** The parts of docs/brief.schema.json that are judged. */
interface Brief {
  readonly rows: readonly {
    readonly name: string;
    readonly metric: string;
    readonly change: number | null;
    readonly outcome: string;
    readonly commit: string | null;
    readonly function: string | null;
  }[];
}

/** Makes the branch, and returns the subjects of its commits. */
function plant(repository: Repository, one: Case, number: number): Map<string, string> {
  const random = randomOf(Number(values.seed), number);
  const below = (end: number) => Math.floor(random.uniform() * end);
  repository.git('init', '--quiet', '--initial-branch=main');
  for (const [file, text] of Object.entries(one.files)) repository.write(file, text);
  const budgets = [{ metric: '*', 'max-regression': '10%' }];
  const configuration = { rounds: '6..12', 'bisect-minutes': 5, budgets, ...one.configuration };
  repository.write('.github/bench-referee.yml', JSON.stringify(configuration, null, 1));
  repository.commit('base');
  repository.git('checkout', '--quiet', '-b', 'feature');
  const commits = harmlessCommits(one).slice(0, 5 + below(3));
  for (let last = commits.length - 1; last > 0; last -= 1) {
    const chosen = below(last + 1);
    [commits[last], commits[chosen]] = [commits[chosen]!, commits[last]!];
  }
  commits.splice(below(commits.length + 1), 0, ['planted', () => repository.edit(one.planted)]);
  return new Map(
    commits.map(([subject, write], position) => {
      write(repository);
      return [repository.commit(subject), `${subject} (${position + 1} of ${commits.length})`];
    }),
  );
}

function judge(one: Case, number: number) {
  const repository = new Repository();
  try {
    const subjects = plant(repository, one, number);
    const words = [PROGRAM, 'check', '--format', 'brief'];
    const ended = spawnSync(process.execPath, words, { cwd: repository.folder, encoding: 'utf8' });
    if (values.keep) writeFileSync(`${repository.folder}.log`, `${ended.stderr}${ended.stdout}`);
    if (ended.stdout === '') throw new Error(ended.stderr);
    const failed = (JSON.parse(ended.stdout) as Brief).rows.filter(({ outcome }) => outcome === 'fail');
    const subjectOf = (sha: string | null) => (sha === null ? 'no commit' : (subjects.get(sha) ?? sha));
    const isEach = (test: (row: (typeof failed)[number]) => boolean) => failed.length > 0 && failed.every(test);
    return {
      row: isEach(({ name }) => name.replace(/-\d+$/, '') === one.row),
      commit: isEach(({ commit }) => subjectOf(commit).startsWith('planted')),
      function: isEach((row) => one.functions.test(row.function ?? '')),
      said: failed.map(
        (row) =>
          `${row.name} ${row.metric} +${Math.round(100 * (row.change ?? 0))} %, ${subjectOf(row.commit)}, ${row.function}`,
      ),
    };
  } finally {
    if (values.keep) console.error(repository.folder);
    else rmSync(repository.folder, { recursive: true });
  }
}

const right = { row: 0, commit: 0, function: 0 };
let tried = 0;
for (const [number, one] of CASES.entries()) {
  if (!one.name.includes(values.only)) continue;
  const missing = one.needs.filter((program) => spawnSync('which', [program]).status !== 0);
  if (missing.length > 0) throw new Error(`${one.name}: ${missing.join(' and ')} missing`);
  tried += 1;
  const found = judge(one, number);
  const parts = (['row', 'commit', 'function'] as const).map((part) => {
    if (found[part]) right[part] += 1;
    return `${part} ${found[part] ? 'right' : 'WRONG'}`;
  });
  console.log(`${one.name}: ${parts.join(', ')} (${found.said.join('; ')})`);
}
console.log(`of ${tried}: row ${right.row}, commit ${right.commit}, function ${right.function}`);
