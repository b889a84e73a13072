// Every option of measuring beside every way to measure less: nothing crashes, all outputs are valid, the reports agree about
// what was measured, and the command of the report repeats the same. A new option has to get a value here. Each option is
// tried with one way, in CI with two; BENCH_REFEREE_WAYS=5 tries all pairs.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { MEASURING_OPTIONS } from '../../src/settings/measuring-options.ts';
import { countCases } from '../support/case-count.ts';
import { freshRepository } from '../support/fresh-repository.ts';
import { cli } from '../support/program.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { writeTree } from '../support/write-tree.ts';

/** Prints the benchmarks that the filter selects, in the output of Go. Their times are those of a file. */
const BENCH = `n=0
[ ! -f .n ] || read -r n < .n
echo $((n + 1)) > .n
read -r time < "\${BENCH_TIME:-src/time}"
printf 'Benchmark%s\\n' Alpha Beta Gamma Delta | grep -E "\${1:-.}" | while read -r name; do
  echo "$name 100 $((time * (1000 + (n * 7) % 5))) ns/op"
done
`;

const RUN = 'sh bench.sh "$BENCH_REFEREE_FILTER"';
const BASE = {
  'bench.sh': BENCH,
  'src/time': '10\n',
  'docs/page.md': 'A page.\n',
  'suite/a': 'a\n',
  'sub/bench.sh': 'cd .. && sh bench.sh "$@"\n',
  '.gitignore': '.n\nout\nresult.txt\n',
};

/** How an option is set: by lines of the configuration, or by a flag. */
interface Given {
  readonly lines?: readonly string[];
  readonly flags?: readonly string[];
  /** What follows the command of a configuration, if it needs something. */
  readonly suffix?: string;
  /** Whether shards refuse it. */
  readonly isUnfitForShards?: boolean;
  /** Whether everything is measured with it. */
  readonly measuresAll?: boolean;
}

const GIVEN: Readonly<Record<keyof typeof MEASURING_OPTIONS, Given>> = {
  run: { flags: ['--', RUN], measuresAll: true },
  setup: { lines: ['setup: mkdir -p out && cp src/time out/time'] },
  workingDirectory: { lines: ['working-directory: sub'] },
  format: { lines: ['format: go'] },
  outputFile: { suffix: ' > result.txt', lines: ['output-file: result.txt'] },
  service: { lines: ['service: {command: sleep 60, ready: "true"}'] },
  count: { lines: ['count: instructions'], isUnfitForShards: true },
  profile: { lines: ['profile: {command: "echo main;hash 100 > $BENCH_REFEREE_PROFILE", runs: 2}'] },
  paths: { lines: ['paths: ["src/**"]'] },
  dependsOn: { lines: ['depends-on: ["src/**"]'] },
  benchmarkFiles: { lines: ['benchmark-files: "suite/**"'] },
  files: { lines: ['files: "docs/*"'] },
  rounds: { flags: ['--rounds', '6..8'] },
  stop: { flags: ['--stop', 'rows'] },
  maxMinutes: { lines: ['max-minutes: 2'] },
  precision: { flags: ['--precision', '5%'] },
  rebuildMinutes: { lines: ['rebuild-minutes: 1'] },
  bisectMinutes: { lines: ['bisect-minutes: 1'] },
  unit: { lines: ['unit: sample'] },
  cpus: { flags: ['--cpus', 'one'] },
  nice: { flags: ['--nice', '1'] },
  baseline: {
    lines: ['baseline: baseline.json', 'baseline-tolerance: 30%'],
    isUnfitForShards: true,
    measuresAll: true,
  },
  measure: { flags: ['--measure', 'all'] },
  seed: { flags: ['--seed', '0123abcd'] },
  // Both parts are measured, because the report of one alone is an error, which shards.test.ts holds.
  shard: {},
  legs: { flags: ['--legs', '2'] },
};

interface Way {
  /** Returns the commands of the configuration, with the rules that leave them out. */
  readonly commands: (suffix: string) => readonly string[];
  readonly change: Readonly<Record<string, string>>;
  /** Reason not to measure the first command; null: it is measured. */
  readonly reason: string | null;
  readonly shards?: number;
}

const SLOWER = '30\n';
const WAYS: Readonly<Record<string, Way>> = {
  'the same tree': { commands: (suffix) => [`- command: ${RUN}${suffix}`], change: {}, reason: 'same-tree' },
  paths: {
    commands: (suffix) => [`- command: ${RUN}${suffix}`, '  paths: ["src/**", bench.sh]'],
    ...{ change: { 'docs/page.md': 'changed\n' }, reason: 'paths' },
  },
  'depends-on': {
    commands: (suffix) => [`- command: ${RUN}${suffix}`, '  depends-on: ["src/**"]'],
    ...{ change: { 'docs/page.md': 'changed\n' }, reason: 'depends-on' },
  },
  'one of two commands': {
    commands: (suffix) => [
      ...['- name: left-out', `  command: ${RUN}${suffix}`, '  paths: ["docs/**"]'],
      ...['- name: measured', `  command: ${RUN}${suffix}`],
    ],
    ...{ change: { 'src/time': SLOWER }, reason: 'paths' },
  },
  shards: {
    commands: (suffix) => [`- command: ${RUN}${suffix}`],
    change: { 'src/time': SLOWER },
    reason: null,
    shards: 2,
  },
};

async function makeRepository({ lines = [], suffix = '' }: Given, { commands, change }: Way): Promise<string> {
  const config = ['run:', ...commands(suffix).map((line) => `  ${line}`), 'rounds: 6', ...lines, ''].join('\n');
  const { folder, commit } = freshRepository({ ...BASE, '.github/bench-referee.yml': config });
  if (config.includes('baseline:')) await run(folder, ['check', '--write-baseline', '--format', 'text']);
  commit('base');
  writeTree(folder, change);
  commit('head');
  return folder;
}

/** Runs the program, which may fail a gate, but never crash. */
async function run(folder: string, args: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await cli(args, { folder });
  expect({ code, said: code === 2 ? stdout + stderr : '' }).toEqual({ code: expect.any(Number), said: '' });
  expect(stderr).not.toMatch(/^\s+at /m);
  return stdout;
}

const PAIR = ['--base', 'HEAD~1', '--head', 'HEAD'];

interface Json {
  readonly verdict: string;
  readonly rounds: number;
  readonly notMeasured: readonly { readonly command: string | null; readonly reason: string }[];
  readonly comparisons: readonly { readonly command: string | null; readonly name: string; readonly state: string }[];
}

const schemaOf = (name: string) =>
  new Ajv2020({ strict: false, validateFormats: false }).compile(
    JSON.parse(readFileSync(join(import.meta.dirname, `../../docs/${name}.schema.json`), 'utf8')) as object,
  );
const isReport = schemaOf('report');
const isRecording = schemaOf('recording');

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Holds every output of a run against its JSON report. Returns that report. */
async function checkOutputs(folder: string, out: string, recordings: readonly string[]): Promise<Json> {
  for (const path of recordings) expect([isRecording(readJson(path)), isRecording.errors]).toEqual([true, null]);
  const printed = (format: string) => run(folder, ['report', ...recordings, '--format', format]);
  // `check` wrote most outputs of a whole recording already.
  const written = (file: string, format: string) =>
    recordings.length === 1 ? readFileSync(join(out, file), 'utf8') : printed(format);
  const json = JSON.parse(await written('report.json', 'json')) as Json;
  expect([isReport(json), isReport.errors]).toEqual([true, null]);
  const isNothing = json.comparisons.length === 0 && json.notMeasured.length > 0;

  const xml = await written('junit.xml', 'junit');
  const left = json.notMeasured.length;
  const cases = xml.match(/<testcase /g) ?? [];
  expect(cases.length).toBeGreaterThanOrEqual(json.comparisons.length + left);
  expect(xml).toContain(`tests="${cases.length}"`);
  expect(xml.match(/type="not-measured"/g) ?? []).toHaveLength(left);
  expect(xml).toContain(`<system-out>${json.verdict.toUpperCase()}: `);

  const csv = (await printed('csv')).trimEnd().split('\n');
  expect(csv[0]).toBe(',base,,head,,,');
  for (const line of csv) if (line !== '') expect(line.split(',')).toHaveLength(7);
  if (isNothing) expect(csv).toHaveLength(1);

  const text = await printed('text');
  const markdown = await written('comment.md', 'markdown');
  const html = await written('report.html', 'html');
  expect(text).toContain(`${json.verdict.toUpperCase()}: `);
  expect(markdown).toMatch(/^## (?:✅|❌|❔|⚠️)/);
  expect(html).toMatch(/^<!doctype html>[\s\S]*<\/html>\s*$/i);
  for (const output of [text, markdown, html, xml]) {
    const words = output.replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    expect(words.includes('Not measured')).toBe(left > 0);
    expect(words).not.toMatch(/undefined|NaN|\[object/);
  }
  for (const { name } of json.comparisons) for (const output of [text, markdown, html]) expect(output).toContain(name);
  return json;
}

/** Returns the words of the command in a comment that repeats the measurement; null if there is none. */
function repeatOf(markdown: string): string[] | null {
  const [, command] =
    /<summary>Repeat it in a clone of the repository<\/summary>\n\n```sh\n([\s\S]+?)\n```/.exec(markdown) ?? [];
  const [, words] = /(?:^| )(check [\s\S]+)$/.exec(command ?? '') ?? [];
  if (words === undefined) return null;
  return execFileSync('sh', ['-c', `printf '%s\\0' ${words}`], { encoding: 'utf8' })
    .split('\0')
    .slice(0, -1);
}

const identityOf = ({ verdict, notMeasured, comparisons }: Json) => ({
  ...{ verdict, notMeasured },
  // Rows of shards are sorted by name, others are in the order of the tool.
  rows: comparisons.map(({ command, name, state }) => `${command} ${name} ${state}`).toSorted(),
});

/** Number of ways that each option is tried with. */
const TRIED_WAYS = Number(process.env['BENCH_REFEREE_WAYS'] ?? countCases({ usual: 1, all: 2 }));

type Pair = readonly [option: keyof typeof GIVEN, way: string];

const PAIRS: readonly Pair[] = (Object.keys(MEASURING_OPTIONS) as (keyof typeof GIVEN)[]).flatMap((option, at) => {
  const ways = Object.keys(WAYS);
  const tried = Math.min(ways.length, TRIED_WAYS);
  return Array.from({ length: tried }, (_, nth): Pair => [option, ways[(at + nth) % ways.length]!]);
});

describe('outputs and repeats', () => {
  test.each(PAIRS)('%s, with %s', async (option, way) => {
    const [given, { reason, shards, change }] = [GIVEN[option], WAYS[way]!];
    const folder = await makeRepository(given, WAYS[way]!);
    const out = temporaryFolder('out-');
    const flagsOf = given.flags ?? [];
    const isSharded = shards !== undefined || option === 'shard';
    const parts = isSharded ? ['1/2', '2/2'] : [''];
    if (isSharded && given.isUnfitForShards) {
      const { code, stderr } = await cli(['check', ...PAIR, '--shard', '1/2'], { folder });
      expect([code, stderr]).toEqual([2, expect.stringContaining('shard: cannot be used with')]);
      return;
    }
    const recordings: string[] = [];
    for (const part of parts) {
      const to = join(out, part.replace('/', '-'));
      const shard = part === '' ? [] : ['--shard', part];
      await run(folder, ['check', ...PAIR, ...shard, '--out', to, ...flagsOf]);
      recordings.push(join(to, 'recording.json'));
    }
    const json = await checkOutputs(folder, out, recordings);
    const isLeftOut = reason === 'same-tree' ? option !== 'baseline' : reason !== null && given.measuresAll !== true;
    // What git decides comes first.
    const first = option === 'paths' && reason === 'depends-on' ? 'paths' : reason;
    expect(json.notMeasured.map((one) => one.reason)).toEqual(isLeftOut ? [first] : []);
    const isSlower = Object.keys(change).includes('src/time');
    if (isSlower) expect(json.verdict).toBe('fail');

    // A report of files does not offer commands that a recording brings along.
    const markdown = isSharded
      ? await run(folder, ['report', ...recordings, '--format', 'markdown'])
      : readFileSync(join(out, 'comment.md'), 'utf8');
    const words = repeatOf(markdown);
    if (!isSlower) return;
    expect(words).not.toBeNull();
    const again = JSON.parse(await run(folder, ['check', '--format', 'json', ...words!.slice(1)])) as Json;
    expect(identityOf(again)).toEqual(identityOf(json));
  });
});
