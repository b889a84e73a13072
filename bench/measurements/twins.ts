// Twins: pull requests that change nothing that is measured (functions in another order, unused functions, a comment, an unrelated
// package), and some that make one benchmark 10 % slower, in real code of Go, Rust and C++. Each is judged by `check`, with its builds
// and as the first build alone would be. docs/rebuilds.md and ADR 16 quote it. It needs an idle machine.
//   npm run build; npx node bench/measurements/twins.ts [--language go,rust,cpp] [--twins 40] [--planted 10] [--seed 1]
// `--loops default` leaves the alignment of loops to the compiler.

import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { randomOf } from '../random.ts';
import { PROJECTS, type Project } from './twins/projects.ts';

const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'go,rust,cpp' },
    twins: { type: 'string', default: '40' },
    planted: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '10' },
    loops: { type: 'string', default: 'aligned' },
  },
});

const CLI =
  process.env['BENCH_REFEREE_DIST'] === undefined
    ? resolve(import.meta.dirname, '../../dist/cli.js')
    : join(process.env['BENCH_REFEREE_DIST'], 'cli.js');

/** Functions of a formatted source, each with the comment before it. What is between them stays in front. */
function shuffleFunctions(source: string, uniform: () => number): string {
  const functions: string[] = [];
  const start = /^(?:(?:\/\/.*|#\[.*)\n)*(?:func |pub fn |fn |size_t |static |__attribute__).*\{\n[\s\S]*?^\}\n/gm;
  const rest = source.replace(start, (block) => {
    functions.push(block);
    return '';
  });
  for (let last = functions.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(uniform() * (last + 1));
    [functions[last], functions[chosen]] = [functions[chosen]!, functions[last]!];
  }
  return `${rest}\n${functions.join('\n')}`;
}

/** The files that a twin changes: one of the four kinds, by its number. */
function twinOf(project: Project, number: number): Readonly<Record<string, string>> {
  const { uniform } = randomOf(Number(values.seed), number);
  const source = project.files[project.source]!;
  const dead = Array.from({ length: 1 + (number % 5) }, (_, index) => project.deadFunction(100 * number + index)).join(
    '',
  );
  const [path, text] = project.unrelated;
  const kinds: readonly Readonly<Record<string, string>>[] = [
    { [project.source]: shuffleFunctions(source, uniform) },
    { [project.source]: `${source}${dead}` },
    { [project.source]: `${shuffleFunctions(source, uniform)}${dead}` },
    { [project.source]: `${project.comment.repeat(number + 1)}${source}`, [path]: text },
  ];
  return kinds[number % kinds.length]!;
}

interface Judged {
  readonly verdict: string;
  /** As the first build alone would be judged. */
  readonly first: string;
  readonly builds: number;
  readonly spread: number;
}

function judge(project: Project, changed: Readonly<Record<string, string>>): Judged {
  const folder = mkdtempSync(join(tmpdir(), 'twin-'));
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=twin', '-c', 'user.email=twin@example.com', ...words], { cwd: folder });
  const write = (files: Readonly<Record<string, string>>) => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };
  try {
    git('init', '--quiet');
    write(project.files);
    git('add', '--all');
    git('commit', '--quiet', '--message=base');
    write(changed);
    git('add', '--all');
    git('commit', '--quiet', '--message=head');
    const flags = [
      '--setup',
      project.setup,
      '--input-format',
      project.format,
      '--cpus',
      'one',
      '--rebuild-minutes',
      values.minutes,
    ];
    const words = [CLI, 'check', '--base', 'HEAD~1', '--format', 'json', ...flags, '--', project.run];
    const { stdout, stderr } = spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' });
    if (stdout === '') throw new Error(stderr);
    const report = JSON.parse(stdout) as {
      readonly verdict: string;
      readonly comparisons: readonly { readonly builds?: { readonly base: number; readonly spread: number } }[];
    };
    const built = report.comparisons.flatMap(({ builds }) => builds ?? []);
    return {
      verdict: report.verdict,
      first: built.length > 0 ? 'fail' : report.verdict,
      builds: Math.max(1, ...built.map(({ base }) => base)),
      spread: Math.max(0, ...built.map(({ spread }) => spread)),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

for (const language of values.language.split(',')) {
  const project = PROJECTS[language]!(values.loops === 'aligned');
  const slower = (number: number) => {
    const twin = twinOf(project, number);
    const source = twin[project.source] ?? project.files[project.source]!;
    return { ...twin, [project.source]: project.slowDown(source, 0.1) };
  };
  for (const [kind, count, make] of [
    ['twins', Number(values.twins), (number: number) => twinOf(project, number)],
    ['+10 %', Number(values.planted), slower],
  ] as const) {
    const judged: Judged[] = [];
    for (let number = 0; number < count; number += 1) {
      const one = judge(project, make(number));
      judged.push(one);
      console.log(
        `${language} ${kind} ${number}: first ${one.first}, ${one.verdict}, ${one.builds} builds, spread ${(100 * one.spread).toFixed(1)}%`,
      );
    }
    const of = (test: (one: Judged) => boolean) => judged.filter(test).length;
    console.log(
      `${language} ${kind}: ${count}, red by the first build ${of(({ first }) => first === 'fail')}, red ${of(({ verdict }) => verdict === 'fail')}`,
    );
  }
}
