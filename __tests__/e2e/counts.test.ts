// `count: instructions` without Valgrind: a program called valgrind, first on PATH, runs what it is given and writes the
// files of Callgrind. What it counts is in a file of the tree, so the numbers are known. Valgrind itself, its options and
// its files are tried in `workflows/counts.workflow.ts`.

import { chmodSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { benchRepository, printed } from '../support/bench-repository.ts';
import { freshRepository } from '../support/fresh-repository.ts';
import { cli } from '../support/program.ts';
import { type JsonReport, type JsonRow, reportOf } from '../support/report-json.ts';
import { temporaryFolder } from '../support/temporary.ts';

/**
 * Runs a command. It tells the benchmark where its file is, and whether only marked parts count, and counts the process
 * itself if the benchmark did not. Like the original, it answers --version, and replaces %p by the number of the process, and
 * %% by a percent sign.
 */
const VALGRIND = `#!/bin/sh
while [ $# -gt 0 ]; do
  case $1 in
    --version) echo valgrind-3.22.0; exit 0 ;;
    --callgrind-out-file=*) file=\${1#*=} ;;
    --instr-atstart=*) atstart=\${1#*=} ;;
    --*) ;;
    *) break ;;
  esac
  shift
done
file=$(printf %s "$file" | sed "s/%%/\\n/g; s/%p/$$/g; s/\\n/%/g")
command=$(echo "$*" | head -n 1)
CALLGRIND_FILE=$file "$@"
status=$?
if [ ! -e "$file" ]; then
  executed=$(cat executed)
  [ "$atstart" = no ] && executed=0
  printf 'version: 1\\ncmd: ./bench\\n\\ndesc: Trigger: Program termination\\nevents: Ir\\ntotals: %s\\n' "$executed" > "$file"
fi
exit $status
`;

/** A harness that marks its benchmarks, each with the number of `executed` that has its name. */
const MARKS = `cat printed
[ -z "\${CALLGRIND_FILE:-}" ] && exit
[ "$CODSPEED_ENV $CODSPEED_RUNNER_MODE" = 'runner instrumentation' ] || exit 3
printf 'version: 1\\ncmd: ./bench\\n' > "$CALLGRIND_FILE"
while read -r name instructions; do
  printf '\\ndesc: Trigger: Client Request: bench.c::%s\\nevents: Ir\\ntotals: %s\\n' "$name" "$instructions"
done < executed >> "$CALLGRIND_FILE"
`;

/** A harness that takes a filter and a number of iterations. Starting takes a million instructions. */
const SLOPE = `[ -z "\${CALLGRIND_FILE:-}" ] && { cat printed; exit; }
printf 'version: 1\\ncmd: ./bench\\n' > "$CALLGRIND_FILE"
while read -r name instructions; do
  echo "$name" | grep -Eq "$BENCH_REFEREE_FILTER" && all=$((1000000 + BENCH_REFEREE_ITERATIONS * instructions))
done < executed
printf '\\nevents: Ir\\ntotals: %s\\n' "$all" >> "$CALLGRIND_FILE"
`;

interface CountRow extends JsonRow {
  readonly exact: boolean;
  readonly placements: { readonly base: number; readonly head: number };
}

const BUDGETS = `count: instructions
budgets:
  - metric: instructions
    max-regression: 1%
  - metric: time
    max-regression: 20%
`;

const TIMES = printed({ Encode: 7, Decode: 3 });

/** Text of a result that Google Benchmark prints, which has a filter. */
const FILTERABLE = JSON.stringify({
  context: { library_build_type: 'release' },
  benchmarks: ['Encode', 'Decode'].map((name) => ({ name, run_type: 'iteration', real_time: 5, time_unit: 'ns' })),
});

interface Program {
  readonly bench: string;
  readonly config: string;
  /** Contents of `executed` on each side. */
  readonly base: string;
  readonly head: string;
  readonly times?: string;
  /** Last part of the configuration. */
  readonly budgets?: string;
}

async function check(
  { bench, config, budgets = BUDGETS, base, head, times = TIMES }: Program,
  env: Readonly<Record<string, string>> = { PATH: fakeValgrind(VALGRIND) },
) {
  const { folder } = benchRepository(
    { config: config + budgets, files: { 'bench.sh': bench, printed: times, executed: base } },
    { files: { executed: head } },
  );
  const ended = await cli(['check', '--base', 'main', '--format', 'json'], { folder, env });
  return reportOf(ended.stdout);
}

/** Returns a PATH on which a program called valgrind comes first. */
function fakeValgrind(text: string): string {
  const folder = temporaryFolder('valgrind-');
  writeFileSync(join(folder, 'valgrind'), text);
  chmodSync(join(folder, 'valgrind'), 0o755);
  return `${folder}${delimiter}${process.env['PATH']}`;
}

/** Returns a PATH with all programs but valgrind. */
function pathWithoutValgrind(): string {
  const folder = temporaryFolder('programs-');
  const found = new Map(
    process.env['PATH']!.split(delimiter)
      .filter((place) => !place.includes('node_modules'))
      .flatMap((place) => programsIn(place))
      .reverse(),
  );
  for (const [name, program] of found) if (!name.includes('valgrind')) symlinkSync(program, join(folder, name));
  return folder;
}

function programsIn(folder: string): [name: string, path: string][] {
  try {
    return readdirSync(folder).map((name) => [name, join(folder, name)]);
  } catch {
    return [];
  }
}

const countsOf = ({ json }: JsonReport) =>
  (json['comparisons'] as CountRow[])
    .filter(({ metric }) => metric === 'instructions')
    .map(({ name, state, exact, placements, base, head }) => [
      ...[name, state, exact, `${placements.base} ${placements.head}`],
      ...[base?.median, head?.median],
    ]);

const describeOnLinux = process.platform === 'linux' ? describe : describe.skip;

describeOnLinux('each method', () => {
  const onlyCounts = 'run: sh bench.sh\nmeasure: counts\n';

  test('counts what the harness marks', async () => {
    const report = await check({
      ...{ bench: MARKS, config: onlyCounts },
      ...{ base: 'Encode 5000\nDecode 900\n', head: 'Encode 5100\nDecode 900\n' },
    });
    expect([report.verdict, countsOf(report)]).toEqual([
      'fail',
      [
        ['bench.c::Encode', 'regression', true, '6 6', 5000, 5100],
        ['bench.c::Decode', 'unchanged', true, '6 6', 900, 900],
      ],
    ]);
  });

  test('counts each benchmark by its slope, and only an undecided one again', async () => {
    const run = `run: sh bench.sh "\${BENCH_REFEREE_FILTER:-}" "\${BENCH_REFEREE_ITERATIONS:-1}"\n`;
    const report = await check({
      ...{ bench: SLOPE, config: `${run}format: google-benchmark\nmeasure: counts\n`, times: FILTERABLE },
      ...{ base: 'Encode 5000\nDecode 900\n', head: 'Encode 5100\nDecode 900\n' },
    });
    expect([report.verdict, countsOf(report)]).toEqual([
      'fail',
      [
        ['Encode', 'regression', true, '6 6', 5000, 5100],
        ['Decode', 'unchanged', true, '3 3', 900, 900],
      ],
    ]);
  });

  test('counts the whole process', async () => {
    const report = await check({ bench: 'true\n', config: onlyCounts, base: '7000\n', head: '7000\n' });
    expect([report.verdict, countsOf(report)]).toEqual([
      'pass',
      [['sh bench.sh', 'unchanged', true, '3 3', 7000, 7000]],
    ]);
  });

  test('counts below a folder whose name Valgrind would expand', async () => {
    const report = await check(
      { bench: MARKS, config: onlyCounts, base: 'Encode 5000\n', head: 'Encode 5000\n' },
      { PATH: fakeValgrind(VALGRIND), TMPDIR: temporaryFolder('100%p of it ') },
    );
    expect(countsOf(report)).toEqual([['bench.c::Encode', 'unchanged', true, '3 3', 5000, 5000]]);
  });
});

describeOnLinux('in two jobs, without rounds', () => {
  async function measure(bench: string, headFiles: Readonly<Record<string, string>>) {
    const executed = 'Encode 5000\n';
    const { folder } = benchRepository(
      {
        config: `run: sh bench.sh\nmeasure: counts\n${BUDGETS}`,
        files: { 'bench.sh': bench, printed: TIMES, executed },
      },
      { files: headFiles },
    );
    const out = join(temporaryFolder('recording-'), 'recording.json');
    const options = { folder, env: { PATH: fakeValgrind(VALGRIND) } };
    const { code } = await cli(['measure', '--base', 'main', '--out', out], options);
    const { stdout } = await cli(['report', out, '--format', 'json'], { folder });
    return { code, report: reportOf(stdout) };
  }

  test('`measure` ends well with a recording that `report` can judge', async () => {
    const { code, report } = await measure(MARKS, { executed: 'Encode 5100\n' });
    expect([code, report.verdict, countsOf(report)]).toEqual([
      0,
      'fail',
      [['bench.c::Encode', 'regression', true, '6 6', 5000, 5100]],
    ]);
  });

  test('`measure` ends with 2 if head cannot be counted', async () => {
    const { code, report } = await measure(`[ -e broken ] && exit 4\n${MARKS}`, { broken: '' });
    expect([code, report.verdict]).toEqual([2, 'error']);
  });
});

describeOnLinux('the search for the commit that changed a count', () => {
  const LINES = [900, 900, 900, 990, 990, 990, 990].map((count) => `Encode 5000\nDecode ${count}\n`);

  /** Seven commits, of which the fourth executes more. */
  function makeLine(bench: string, config: string, times = TIMES) {
    const { folder, git } = freshRepository({
      ...{ 'bench.sh': bench, printed: times, executed: LINES[0]! },
      '.github/bench-referee.yml': `${config}bisect-minutes: 5\n${BUDGETS}`,
    });
    const shas = LINES.map((executed, index) => {
      writeFileSync(join(folder, 'executed'), executed);
      writeFileSync(join(folder, 'note.txt'), `${index}\n`);
      git('add', '--all');
      git('commit', '--quiet', `--message=change ${index + 1}`);
      return git('rev-parse', 'HEAD');
    });
    return { folder, shas };
  }

  test.each([
    ['marks', MARKS, 'run: sh bench.sh\nmeasure: counts\n', TIMES],
    ['marks, after rounds', MARKS, 'run: sh bench.sh\nrounds: 6\n', TIMES],
    [
      'slopes',
      SLOPE,
      `run: sh bench.sh "\${BENCH_REFEREE_FILTER:-}" "\${BENCH_REFEREE_ITERATIONS:-1}"\nformat: google-benchmark\nmeasure: counts\n`,
      FILTERABLE,
    ],
  ])('counts each commit once: %s', async (_, bench, config, times) => {
    const { folder, shas } = makeLine(bench, config, times);
    const flags = ['--base', 'HEAD~6', '--format', 'json'];
    const { stdout, stderr } = await cli(['check', ...flags], { folder, env: { PATH: fakeValgrind(VALGRIND) } });
    const { json, verdict } = reportOf(stdout);
    const rows = json['comparisons'] as (CountRow & { readonly culprit?: object })[];
    const found = rows.filter(({ culprit }) => culprit !== undefined);
    expect([verdict, found.map(({ name, metric }) => `${name} ${metric}`)]).toEqual([
      'fail',
      [expect.stringMatching(/Decode instructions$/)],
    ]);
    expect(found[0]!.culprit).toMatchObject({ kind: 'commit', commits: [shas[3]], of: 6, builds: 2, rounds: 2 });
    expect(stderr).toContain('search ended (settled): 2 builds, 2 rounds, ');
  });

  test('does not count a benchmark that a commit does not have', async () => {
    const run = `run: sh bench.sh "\${BENCH_REFEREE_FILTER:-}" "\${BENCH_REFEREE_ITERATIONS:-1}"\n`;
    const { folder, git } = freshRepository({
      ...{ 'bench.sh': SLOPE, printed: FILTERABLE, executed: LINES[0]! },
      '.github/bench-referee.yml': `${run}format: google-benchmark\nmeasure: counts\nbisect-minutes: 5\n${BUDGETS}`,
    });
    const without = FILTERABLE.replace(/,\{"name":"Decode"[^}]*\}/, '');
    expect(without).not.toContain('Decode');
    for (const [index, executed] of LINES.slice(1).entries()) {
      const isMissing = index === 2 || index === 3;
      writeFileSync(join(folder, 'executed'), isMissing ? 'Encode 5000\nDecode 0\n' : executed);
      writeFileSync(join(folder, 'printed'), isMissing ? without : FILTERABLE);
      writeFileSync(join(folder, 'note.txt'), `${index}\n`);
      git('add', '--all');
      git('commit', '--quiet', `--message=change ${index + 1}`);
    }
    const flags = ['--base', 'HEAD~6', '--format', 'json'];
    const { stdout } = await cli(['check', ...flags], { folder, env: { PATH: fakeValgrind(VALGRIND) } });
    const rows = reportOf(stdout).json['comparisons'] as { readonly culprit?: object }[];
    const range = [3, 2, 1].map((back) => git('rev-parse', `HEAD~${back}`));
    expect(rows.flatMap(({ culprit }) => culprit ?? [])).toMatchObject([{ kind: 'range', commits: range }]);
  });

  test('continues after it was interrupted', async () => {
    const { folder, shas } = makeLine(MARKS, 'run: sh bench.sh\nmeasure: counts\n');
    const options = { folder, env: { PATH: fakeValgrind(VALGRIND) } };
    const flags = ['bisect', '--base', 'HEAD~6', '--format', 'json'];
    const signal = { name: 'SIGINT', when: /build commit|commit 3 of 6/ } as const;
    const first = await cli(flags, { ...options, signal, keeps: true });
    const [, file = ''] = /--resume (\S+recording\.json)/.exec(first.stderr) ?? [];
    const { stdout, code } = await cli([...flags, '--resume', file], options);
    const rows = reportOf(stdout).json['comparisons'] as { readonly culprit?: object }[];
    const found = rows.flatMap(({ culprit }) => culprit ?? []);
    expect([code, found]).toMatchObject([0, [{ kind: 'commit', commits: [shas[3]], of: 6 }]]);
  });
});

describeOnLinux('with rounds', () => {
  const rounds = 'run: sh bench.sh\nrounds: 6\n';

  test('the counts are those of the benchmarks that were timed', async () => {
    const report = await check({
      ...{ bench: MARKS, config: rounds },
      ...{ base: 'Encode 5000\nDecode 900\n', head: 'Encode 5000\nDecode 900\n' },
    });
    expect(countsOf(report)).toEqual([
      ['Encode', 'unchanged', true, '3 3', 5000, 5000],
      ['Decode', 'unchanged', true, '3 3', 900, 900],
    ]);
    expect(report.rounds).toBe(6);
  });

  test.each([
    ['without valgrind', pathWithoutValgrind, /^instructions are not counted: valgrind was not found/],
    [
      'with an instruction that valgrind does not know',
      () =>
        fakeValgrind(`#!/bin/sh
[ "$1" = --version ] && exit
echo 'vex amd64->IR: unhandled instruction bytes: 0x62 0xF1 0x7C 0x48' >&2
exit 132
`),
      /^"sh bench\.sh" was not counted: Valgrind does not know one of its instructions/,
    ],
  ])('%s, a warning says so and the times are judged', async (_, path, message) => {
    const program = { bench: MARKS, config: rounds, base: 'Encode 1\n', head: 'Encode 2\n' };
    const report = await check(program, { PATH: path() });
    expect(report.problems.filter((problem) => message.test(problem.message))).toMatchObject([{ severity: 'warning' }]);
    expect([report.verdict, countsOf(report), report.rounds]).toEqual(['pass', [], 6]);
  });
});

test.each([
  ['only counts', 'measure: counts\n', BUDGETS, 'The warning says why nothing was counted.'],
  [
    'has budgets for counts only',
    'rounds: 6\n',
    'count: instructions\nbudgets:\n  - metric: instructions\n    max-regression: 1%\n',
    'They limit counts, and nothing was counted: set `count: instructions`, or see the warning.',
  ],
])(
  'a run that %s is an error without valgrind, and its remedy is no other pattern',
  async (_, keys, budgets, remedy) => {
    const config = `run: sh bench.sh\n${keys}`;
    const report = await check(
      { bench: MARKS, config, budgets, base: 'Encode 1\n', head: 'Encode 1\n' },
      { PATH: process.platform === 'linux' ? pathWithoutValgrind() : process.env['PATH']! },
    );
    expect(report.verdict).toBe('error');
    const messages = report.problems.map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringMatching(/^instructions are not counted/));
    expect(messages).toContainEqual(expect.stringContaining(remedy));
  },
);

describeOnLinux('a command that starts Valgrind itself, in the rounds', () => {
  const path = fakeValgrind(VALGRIND);
  const [folder] = path.split(delimiter);

  async function round(valgrind: string) {
    const bench = `${valgrind} --tool=callgrind --callgrind-out-file="$TMPDIR/out" true\ncat "$TMPDIR/out"\n`;
    const budgets = 'budgets:\n  - metric: instructions\n    max-regression: 1%\n';
    return check(
      { bench, config: 'run: sh bench.sh\nformat: callgrind\nrounds: 6\n', budgets, base: '7000\n', head: '7000\n' },
      { PATH: path },
    );
  }

  const placementWarnings = ({ problems }: JsonReport) => problems.filter(({ code }) => code === 'valgrind-not-placed');

  test('each round has a placement if it starts it by its name', async () => {
    const report = await round('valgrind');
    expect(countsOf(report)).toEqual([['./bench', 'unchanged', true, '6 6', 7000, 7000]]);
    expect(placementWarnings(report)).toEqual([]);
  });

  test('all rounds have one placement if it starts it by its path, and no count is exact', async () => {
    const report = await round(`${folder}/valgrind`);
    expect(countsOf(report)).toEqual([['./bench', 'unchanged', false, '1 1', 7000, 7000]]);
    expect(placementWarnings(report)).toMatchObject([
      {
        severity: 'warning',
        message: expect.stringMatching(/^"sh bench\.sh" does not start the first valgrind on PATH/),
      },
    ]);
  });
});
