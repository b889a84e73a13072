// The command at the end of a red or grey report, pasted into a clone as a person would: it has to come to the same verdict
// about the same benchmarks, by the same plan. The benchmark is scripted, so that the numbers are known.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import type { Recording } from '../../src/model/recording.ts';
import { benchRepository, type Commit, invocations } from '../support/bench-repository.ts';
import { cli } from '../support/program.ts';
import { step } from '../support/runner.ts';
import { temporaryFolder } from '../support/temporary.ts';

interface Layout {
  readonly base?: Commit;
  readonly head?: Commit;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly verdict?: string;
}

const fast = invocations({ encode: 10, decode: 20 });
const slow = invocations({ encode: 12, decode: 20 }, { turn: 1 });
const config = (...lines: string[]) => ['run: sh bench.sh', 'rounds: 6..10', ...lines, ''].join('\n');

/** The benchmark prints nothing, and writes its results to a file. */
const toFile = 'mkdir -p out && sh bench.sh > out/result.json && echo done';

const LAYOUTS: Readonly<Record<string, Layout>> = {
  'a budget of 5%, and nothing else': {},
  'a custom configuration': {
    base: {
      config: 'run: "false"\n',
      files: { 'perf/gate.yml': config('budgets: [{metric: "*", max-regression: 15%}]') },
    },
    inputs: { config: 'perf/gate.yml' },
  },
  'an explicit format': {
    inputs: { format: 'command' },
    base: { config: 'run: sh bench.sh; exit 3\n' },
    verdict: 'error',
  },
  'unit: sample': { base: { config: config('unit: sample') } },
  'one processor': { base: { config: config('cpus: one') } },
  'an output file': { inputs: { run: toFile }, base: { config: 'rounds: 6\noutput-file: out/*.json\n' } },
  'a sub-folder': {
    base: { config: 'rounds: 6..10\n', files: { 'packages/web/bench.sh': 'cd ../.. && sh bench.sh\n' } },
    inputs: { run: 'sh bench.sh', 'working-directory': 'packages/web' },
  },
  'several commands': { base: { config: 'run:\n  - sh bench.sh\n  - |\n    echo\n    sh bench.sh\nrounds: 6\n' } },
  'a name and a stricter rule': {
    base: { config: config('fail-on: inconclusive') },
    inputs: { name: 'slow suite' },
  },
  'a removed benchmark': { head: { invocations: invocations({ encode: 10 }, { turn: 1 }) } },
  'an undecided budget': {
    base: { invocations: invocations({ encode: 10 }, { noise: 0.3 }), config: 'run: sh bench.sh\nrounds: 6\n' },
    head: { invocations: invocations({ encode: 10.6 }, { noise: 0.3, turn: 5 }) },
    verdict: 'inconclusive',
  },
  'a setup that fails on head': {
    base: { config: config('setup: test ! -e broken') },
    head: { files: { broken: '' } },
    verdict: 'error',
  },
};

/** Returns the command of a job summary, which has the content of the comment. */
function commandIn(summary: string): string {
  const [, command = ''] =
    /<summary>Repeat it in a clone of the repository<\/summary>\n\n```sh\n([\s\S]+?)\n```/.exec(summary) ?? [];
  return command;
}

/** Returns what follows the name of the program, as a shell reads it. */
function wordsOf(command: string): string[] {
  const [, words = ''] = /(?:^| )(check [\s\S]+)$/.exec(command) ?? [];
  return execFileSync('sh', ['-c', `printf '%s\\0' ${words}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);
}

function readRecording(path: string): Recording {
  return JSON.parse(readFileSync(path, 'utf8')) as Recording;
}

/** Returns what was asked: the schedule without what only a run can say, and the commits. */
function questionOf({ schedule, commits }: Recording) {
  const { ended: _, format: __, ...asked } = schedule;
  return { ...asked, base: commits.base.sha, head: commits.head.sha };
}

describe('the command in the report repeats the run', () => {
  test.each(Object.entries(LAYOUTS))('with %s', async (_, { base = {}, head = {}, inputs = {}, verdict = 'fail' }) => {
    const repository = benchRepository(
      { invocations: fast, config: config(), ...base },
      { invocations: slow, ...head },
    );
    // Without a token nothing is published.
    const { summary, outputs } = await step(repository, { inputs: { 'github-token': '', ...inputs } });
    expect([outputs['verdict'], summary.includes('**Next:**')]).toEqual([verdict, true]);
    const clone = temporaryFolder('clone-');
    repository.git('clone', '--quiet', '.', clone);
    const out = temporaryFolder('out-');
    const [check = '', ...words] = wordsOf(commandIn(summary));
    // Where the result is kept changes no question.
    const again = await cli([check, '--out', out, ...words], { folder: clone });
    expect(again.stdout).toMatch(new RegExp(`^${verdict.toUpperCase()}: `, 'm'));
    const first = readRecording(outputs['recording'] ?? '');
    expect(questionOf(readRecording(join(out, 'recording.json')))).toEqual(questionOf(first));
  });
});
