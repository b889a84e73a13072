// Profiles of broken benchmarks, by `check`, `measure` and `report` on real repositories. The benchmark is a script that prints the
// times in a file, and its profiler one that writes the samples in another, with noise that is the same in every run.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { BENCH as PRINT_TIMES } from '../support/commit-lines.ts';
import { freshRepository } from '../support/fresh-repository.ts';
import { describeWithGo, GO_MOD, goEnvironment } from '../support/go-package.ts';
import { cli } from '../support/program.ts';
import { reportOf, wasMeasuredAgain } from '../support/report-json.ts';
import { temporaryFolder } from '../support/temporary.ts';

const TIMEOUT_MS = 180_000;

/** Fails if it is told where to write a profile, which only the profiler may be told. */
const BENCH = `test -z "$BENCH_REFEREE_PROFILE" || exit 9\n${PRINT_TIMES}`;

/** Writes the samples of the benchmarks that the filter lets through, as collapsed stacks, and notes what it was given. */
const PROFILER = `n=0
[ ! -f "$BENCH_REFEREE_HOME/p" ] || read -r n < "$BENCH_REFEREE_HOME/p"
echo $((n + 1)) > "$BENCH_REFEREE_HOME/p"
n=$n filter="\${1:-.}" awk '("Benchmark" $1) ~ ENVIRON["filter"] {
  gsub("~", " ", $2)
  printf "%s %d\\n", $2, $3 + (ENVIRON["n"] * 31 + $3) % 7 - 3
}' samples.txt > "$BENCH_REFEREE_PROFILE"
`;

const CONFIG = `run: sh bench.sh
rounds: 6..10
budgets:
  - metric: sec/op
    max-regression: 5%
  - metric: allocs/op
    max-regression: 0%
`;

const PROFILE = `profile:
  command: sh profiler.sh "$BENCH_REFEREE_FILTER"
`;

const times = (parse: number, encode = 500, allocs = 10) => `Parse ${parse} ${allocs}\nEncode ${encode} 3\n`;

/** A blank in the text of a frame is one to the profiler's script only, so it has another sign there. */
const samples = (header: number, encode = 2000) =>
  [
    `Parse main;parse;header~(src/header.go:3) ${header}`,
    'Parse main;parse;body~(src/body.go:4) 4000',
    'Parse main;copy~(/usr/lib/copy.go:5) 2000',
    `Encode main;encode~(src/encode.go:6) ${encode}`,
    '',
  ].join('\n');

type Files = Readonly<Record<string, string>>;

const BASE: Files = {
  'bench.sh': BENCH,
  'profiler.sh': PROFILER,
  'times.txt': times(1000),
  'samples.txt': samples(2000),
  'src/header.go': 'package src\n',
  '.github/bench-referee.yml': CONFIG + PROFILE,
};

/** Parse gets 20 % slower, all of it in `header`. */
const SLOWER: Files = {
  'times.txt': times(1200),
  'samples.txt': samples(3600),
  'src/header.go': 'package src // slow\n',
};

function repositoryOf(base: Files, head: Files): string {
  const { folder, git } = freshRepository(base);
  git('commit', '--quiet', '--allow-empty', '--message=base');
  git('tag', 'start');
  for (const [path, text] of Object.entries(head)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message=head');
  return folder;
}

interface Row {
  readonly name: string;
  readonly command: string | null;
  readonly metric: string;
  readonly base: { readonly median: number };
  readonly head: { readonly median: number };
  readonly functions?: readonly {
    readonly name: string;
    readonly file: string | null;
    readonly deltaSelf: number;
    readonly low: number | null;
    readonly high: number | null;
    readonly touched: boolean;
  }[];
  readonly profile?: { readonly of: string | null; readonly reason: string | null; readonly elsewhere?: number };
}

interface Problem {
  readonly severity: string;
  readonly message: string;
}

async function check(folder: string, ...flags: readonly string[]) {
  const given = ['check', '--base', 'start', '--seed', '0badcafe', '--format', 'json', ...flags];
  const ended = await cli(given, { folder, env: goEnvironmentIfThere() });
  return { ...ended, ...readReport(ended.stdout) };
}

/** Real Go needs its caches; nothing else reads them. */
let goVariables: Readonly<Record<string, string>> = {};
const goEnvironmentIfThere = () => goVariables;

function readReport(text: string) {
  const report = reportOf(text);
  const rows = report.json['comparisons'] as readonly Row[];
  const problems = report.json['problems'] as readonly Problem[];
  const of = (name: string, metric = 'ns/op') => rows.find((row) => row.name === name && row.metric === metric);
  return { report, rows, problems, of };
}

const withoutFunctions = (rows: readonly Row[]) => rows.map(({ functions: _, profile: __, ...row }) => row);

describe('profiles of broken benchmarks', () => {
  test(
    'name the function, and change nothing else',
    async () => {
      const with_ = await check(repositoryOf(BASE, SLOWER));
      const without = await check(repositoryOf({ ...BASE, '.github/bench-referee.yml': CONFIG }, SLOWER));
      const row = with_.of('Parse-2')!;
      expect(row.functions).toHaveLength(1);
      const [header] = row.functions!;
      expect(header).toMatchObject({ name: 'header', file: 'src/header.go', touched: true });
      expect(header!.low).toBeGreaterThan(0);
      expect(header!.high).toBeGreaterThan(header!.deltaSelf);
      // The rows and the rest add up to the change that was measured.
      const change = row.head.median - row.base.median;
      expect(header!.deltaSelf + row.profile!.elsewhere!).toBeCloseTo(change, 12);
      expect(Math.abs(header!.deltaSelf / change - 1)).toBeLessThan(0.15);
      expect(with_.of('Encode-2')).not.toHaveProperty('functions');
      expect(without.of('Parse-2')).not.toHaveProperty('functions');
      if (![with_, without].some(({ report }) => wasMeasuredAgain(report)))
        expect(withoutFunctions(with_.rows)).toEqual(withoutFunctions(without.rows));
      expect([with_.report.verdict, with_.code]).toEqual([without.report.verdict, without.code]);
      // What the machine did meanwhile is another matter.
      expect(with_.problems.filter(({ message }) => /profile/.test(message))).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'say that all functions grew in proportion if their shares do not differ',
    async () => {
      const { of } = await check(repositoryOf(BASE, { 'times.txt': times(1200) }));
      expect(of('Parse-2')!.functions!.map(({ name }) => name)).toEqual(['body', 'copy', 'header']);
      expect(of('Parse-2')).toMatchObject({ profile: { reason: null, proportional: true } });
    },
    TIMEOUT_MS,
  );

  test(
    'name nothing if there are too few samples, and say how many would do',
    async () => {
      const few = 'Parse main;header 8\nParse main;body 16\nParse main;copy 9\n';
      const head = { 'times.txt': times(1200), 'samples.txt': few.replace('8', '11') };
      const { of } = await check(repositoryOf({ ...BASE, 'samples.txt': few }, head));
      expect(of('Parse-2')).toMatchObject({ functions: [], profile: { reason: 'few-samples' } });
    },
    TIMEOUT_MS,
  );

  test(
    'are of each benchmark alone, and in the report of people',
    async () => {
      const folder = repositoryOf(BASE, { 'times.txt': times(1200, 600), 'samples.txt': samples(3600, 2900) });
      const out = temporaryFolder('out-');
      const ended = await cli(['check', '--base', 'start', '--seed', '0badcafe', '--out', out], { folder });
      expect(ended.stdout).toContain('"header"');
      const { of } = readReport(readFileSync(join(out, 'report.json'), 'utf8'));
      expect(of('Parse-2')!.functions!.map(({ name }) => name)).toEqual(['header']);
      // Encode has one function, whose share is always everything.
      expect(of('Encode-2')!.functions!.map(({ name }) => name)).toEqual(['encode']);
      expect(readFileSync(join(out, 'comment.md'), 'utf8')).toContain('| `header` |');
      expect(readFileSync(join(out, 'report.html'), 'utf8')).toContain('<iframe title=');
    },
    TIMEOUT_MS,
  );

  test(
    'are of the whole command if it cannot run one benchmark alone',
    async () => {
      const config = `${CONFIG}profile: {command: sh profiler.sh}\n`;
      const base = { ...BASE, '.github/bench-referee.yml': config };
      const { of } = await check(repositoryOf(base, SLOWER));
      const { functions, profile } = of('Parse-2')!;
      expect(profile).toMatchObject({ of: 'command', reason: null });
      expect(functions!.map(({ name }) => name)).toEqual(['header']);
    },
    TIMEOUT_MS,
  );

  test(
    'say nothing of a metric that they are not about, after one of them',
    async () => {
      const { of, stderr } = await check(repositoryOf(BASE, { 'times.txt': times(1000, 500, 11) }));
      expect(of('Parse-2', 'allocs/op')).toMatchObject({ functions: [], profile: { reason: 'metric' } });
      expect(stderr).toContain('1 profile,');
    },
    TIMEOUT_MS,
  );

  test(
    'are recorded by the command that prints the benchmark, in its folder',
    async () => {
      const config = `run:
  - {name: one, command: sh bench.sh, working-directory: one, profile: {command: 'sh profiler.sh "$BENCH_REFEREE_FILTER"', runs: 3}}
  - {name: two, command: sh bench.sh, working-directory: two}
rounds: 6..10
`;
      const inFolder = (folder: string, files: Files) =>
        Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
      const { '.github/bench-referee.yml': _, ...files } = BASE;
      const folder = repositoryOf(
        { ...inFolder('one', files), ...inFolder('two', files), '.github/bench-referee.yml': config },
        { ...inFolder('one', SLOWER), ...inFolder('two', SLOWER) },
      );
      const { rows } = await check(folder);
      const named = rows.filter(({ functions }) => functions !== undefined);
      expect(named.map(({ command, name }) => [command, name])).toEqual([['one', 'Parse-2']]);
      expect(named[0]!.functions!.map(({ name }) => name)).toEqual(['header']);
    },
    TIMEOUT_MS,
  );

  test(
    'come after a search for the commit, of which they know nothing',
    async () => {
      const { of, problems } = await check(repositoryOf(BASE, SLOWER), '--bisect-minutes', '1');
      expect(of('Parse-2')!.functions).toHaveLength(1);
      expect(problems.filter(({ message }) => message.includes('tree'))).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe('T87: what cannot be profiled is a warning', () => {
  test.each([
    ['true', 'ended without writing the file'],
    ['exit 3', 'exit code 3'],
    [': > "$BENCH_REFEREE_PROFILE"', 'has no samples'],
    ['echo "<b>no profile" > "$BENCH_REFEREE_PROFILE"', 'not a profile in a known format'],
    ['printf "main 1\\nmain\\n" > "$BENCH_REFEREE_PROFILE"', '`format` below `profile`'],
    ['ln -s /etc/passwd "$BENCH_REFEREE_PROFILE"', 'symbolic link'],
    ['mkfifo "$BENCH_REFEREE_PROFILE"', 'pipe'],
    ['truncate -s 65M "$BENCH_REFEREE_PROFILE"', 'at most 64 MB are read'],
    ['head -c 70000000 /dev/zero | gzip > "$BENCH_REFEREE_PROFILE"', 'decompressed'],
    ['echo "main 1" > "$BENCH_REFEREE_PROFILE"; echo x >> ../base/times.txt; echo x >> ../head/times.txt', 'tree'],
  ])(
    '%s',
    async (command, message) => {
      const config = `${CONFIG}profile:\n  command: ${JSON.stringify(command)}\n`;
      const found = await check(repositoryOf({ ...BASE, '.github/bench-referee.yml': config }, SLOWER));
      expect([found.report.verdict, found.code]).toEqual(['fail', 1]);
      expect(found.of('Parse-2')).toMatchObject({ functions: [], profile: { of: null, reason: 'no-profile' } });
      const warnings = found.problems.filter((problem) => problem.message.includes(message));
      expect(warnings).toHaveLength(1);
      expect(warnings[0]!.severity).toBe('warning');
    },
    TIMEOUT_MS,
  );

  test(
    'a baseline has no tree, and the log says so',
    async () => {
      const folder = repositoryOf(BASE, SLOWER);
      const config = join(folder, '.github/bench-referee.yml');
      writeFileSync(config, `${CONFIG}${PROFILE}baseline: base.json\n`);
      await cli(['check', '--head', 'start', '--write-baseline'], { folder });
      const { stderr } = await cli(['check', '--format', 'json'], { folder });
      expect(stderr).toContain('no profile is recorded, because base is a baseline');
    },
    TIMEOUT_MS,
  );
});

describe('T88: two jobs', () => {
  test(
    '`report` compares what `measure` recorded, and refuses what was forged',
    async () => {
      const folder = repositoryOf(BASE, SLOWER);
      const out = join(temporaryFolder('out-'), 'recording.json');
      await cli(['measure', '--base', 'start', '--seed', '0badcafe', '--out', out], { folder });
      const recording = JSON.parse(readFileSync(out, 'utf8'));
      const report = async (profiles: unknown) => {
        writeFileSync(out, JSON.stringify({ ...recording, profiles }));
        return cli(['report', out, '--format', 'json'], { folder });
      };
      const { profiles } = recording;
      const [own] = profiles.benchmarks;
      const direct = await check(folder);
      const later = readReport((await report(profiles)).stdout);
      expect(later.of('Parse-2')!.functions).toEqual(direct.of('Parse-2')!.functions);

      const reportWith = (change: object) => report({ ...profiles, benchmarks: [{ ...own, ...change }] });
      const deep = Array.from({ length: 300 }, (_, index) => index);
      for (const change of [
        { command: 7 },
        { stacks: { parents: [5], functions: [0] } },
        { stacks: { parents: [0], functions: [99] } },
        { stacks: { parents: deep, functions: deep.map(() => 0) } },
        { runs: [{ side: 'base', quantum: 1, stacks: [99], values: [1] }] },
        { runs: [{ side: 'base', quantum: 1, stacks: [1], values: [] }] },
      ]) {
        const refused = await reportWith(change);
        expect(refused.code).toBe(2);
        expect(refused.stderr).toContain('profiles');
      }
      // Numbers and names are believed, and nothing else is of them.
      const strange = await reportWith({ benchmark: { group: null, name: 'Other' } });
      expect(readReport(strange.stdout).of('Parse-2')).toMatchObject({ profile: { reason: 'no-profile' } });
      const named = own.functions.map((one: object) => ({ ...one, name: '<img src=x onerror=alert(1)>|`x`' }));
      await reportWith({ functions: named });
      const { stdout: comment } = await cli(['report', out, '--format', 'markdown'], { folder });
      expect(comment).toContain('| `` <img src=x onerror=alert(1)>\\|`x` `` |');
      const { stdout: page } = await cli(['report', out, '--format', 'html'], { folder });
      expect(page).not.toContain('<img');
      const { profiles: _, ...old } = recording;
      writeFileSync(out, JSON.stringify(old));
      const without = readReport((await cli(['report', out, '--format', 'json'], { folder })).stdout);
      expect(without.of('Parse-2')).not.toHaveProperty('functions');
    },
    TIMEOUT_MS,
  );
});

/** A Go module of 40 small functions. `slow` takes so many times as long. */
function moduleOf(slow: number): string {
  const steps = Array.from({ length: 40 }, (_, index) => {
    const work = index === 17 ? 100 * slow : 60 + ((index * 37) % 80);
    return `
//go:noinline
func step${index}(x uint64) uint64 {
	for i := 0; i < ${work}; i++ {
		x = x*6364136223846793005 + ${index + 1}
		x ^= x >> 29
	}
	return x
}
`;
  });
  const calls = steps.map((_, index) => `\tx = step${index}(x)\n`).join('');
  return `package bench\n${steps.join('')}\nfunc Run(x uint64) uint64 {\n${calls}\treturn x\n}\n`;
}

describeWithGo('real Go', () => {
  const files = (slow: number, printed: number): Files => ({
    'go.mod': GO_MOD,
    'codec/steps.go': moduleOf(slow),
    'codec/run_test.go':
      'package bench\n\nimport "testing"\n\nvar sink uint64\n\nfunc BenchmarkRun(b *testing.B) {\n\tfor i := 0; i < b.N; i++ {\n\t\tsink = Run(sink)\n\t}\n}\n',
    // The verdict does not depend on the machine, the profiles do.
    'bench.sh': `n=$(cat "$BENCH_REFEREE_HOME/n" 2>/dev/null || echo 0); echo $((n + 1)) > "$BENCH_REFEREE_HOME/n"
echo "BenchmarkRun-2 100 $((${printed} + n * 7 % 5)) ns/op"\n`,
    '.gitignore': 'bench.test\n',
    '.github/bench-referee.yml': `setup: go test -c -o bench.test ./codec
run: sh bench.sh
format: go
rounds: 6..10
profile:
  command: ./bench.test -test.run='^$' -test.bench="$BENCH_REFEREE_FILTER" -test.benchtime=0.5s -test.cpuprofile="$BENCH_REFEREE_PROFILE"
  runs: 4
`,
  });

  test(
    'names the one function of 40 that got slower',
    async () => {
      goVariables = goEnvironment();
      const { of } = await check(repositoryOf(files(1, 10_000), files(20, 14_500)));
      const { functions } = of('Run-2')!;
      expect(functions!.slice(0, 3).map(({ name }) => name)).toContain('example.com/bench/codec.step17');
      expect(functions!.find(({ name }) => name.endsWith('step17'))).toMatchObject({
        file: 'codec/steps.go',
        touched: true,
      });
    },
    TIMEOUT_MS,
  );

  test(
    'names none if both sides are the same code',
    async () => {
      goVariables = goEnvironment();
      const { of } = await check(repositoryOf(files(1, 10_000), { 'bench.sh': files(1, 11_000)['bench.sh']! }));
      expect(of('Run-2')).toMatchObject({ functions: [], profile: { of: 'benchmark' } });
    },
    TIMEOUT_MS,
  );
});
