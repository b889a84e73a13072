// What `init` writes for the layouts of public repositories: the folders of `fixtures/init`, whose build files have what matters in
// the originals. The setup and the commands run in a shell with a stub of every tool, and all that they name has to be there. The file
// init-layouts.txt shows what they run.

import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, join, relative } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { planOf } from '../../../src/init/gates.ts';
import { findSuites } from '../../../src/init/index.ts';
import { renderConfiguration } from '../../../src/init/written-files.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { expectGolden } from '../../support/golden.ts';
import { findMissing, type ToolCall } from '../../support/init-targets.ts';
import { sourceTree } from '../../support/source-tree.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures/init');
const NAMES = readdirSync(FIXTURES, { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []));

const TOOLS = [
  'npm',
  'npx',
  'pnpm',
  'yarn',
  'node',
  'go',
  'cargo',
  'cmake',
  'git',
  'mvn',
  'java',
  'python3',
  'uv',
  'poetry',
];

function planFor(name: string) {
  const folder = join(FIXTURES, name);
  const paths = (readdirSync(folder, { recursive: true }) as string[]).filter((path) => /\.?\w+$/.test(path));
  const files = paths.flatMap((path) => {
    const text = readText(join(folder, path));
    return text === null ? [] : [[path, text] as const];
  });
  const tree = sourceTree(Object.fromEntries(files));
  return planOf(
    findSuites(tree).flatMap(({ suites }) => suites),
    tree,
  );
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Each call of a tool, in the order of time. */
function runWithStubs(name: string, scripts: readonly { readonly script: string; readonly folder: string }[]) {
  const root = temporaryFolder('layout-');
  cpSync(join(FIXTURES, name), root, { recursive: true });
  const programs = temporaryFolder('stubs-');
  const stub = join(programs, 'stub');
  copyFileSync(join(import.meta.dirname, '../../support/init-stub.sh'), stub);
  chmodSync(stub, 0o755);
  for (const tool of TOOLS) symlinkSync(stub, join(programs, tool));
  if (existsSync(join(root, 'gradlew'))) {
    writeFileSync(join(root, 'gradlew'), readFileSync(stub));
    chmodSync(join(root, 'gradlew'), 0o755);
  }
  const log = join(programs, 'log');
  writeFileSync(log, '');
  for (const { script, folder } of scripts) {
    const env = { PATH: [programs, '/usr/bin', '/bin'].join(delimiter), STUB_LOG: log, TMPDIR: programs };
    const { status, stderr } = spawnSync('/bin/sh', ['-e', '-c', script], {
      cwd: join(root, folder),
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${script} ended with ${status}: ${stderr}`);
  }
  const calls = readFileSync(log, 'utf8').split('\n').slice(0, -1);
  return {
    root,
    calls: calls.map((line): ToolCall => {
      const [folder = '', tool = '', ...words] = line.split('\t');
      return { folder, tool, words };
    }),
  };
}

function runLayout(name: string) {
  const plan = planFor(name);
  if (plan === null) return null;
  const text = renderConfiguration(plan, { maxMinutes: 20, uses: 'octo/bench-referee@v1' });
  const { setup, run = [], workingDirectory } = parseConfigFile(text, 'bench-referee.yml');
  const place = workingDirectory ?? '';
  const commands = run.map((one) =>
    typeof one === 'string'
      ? { script: one, folder: place }
      : { script: one.command, folder: one.workingDirectory ?? place },
  );
  const scripts = [...(setup === undefined ? [] : [{ script: setup, folder: place }]), ...commands];
  return { plan, ...runWithStubs(name, scripts) };
}

const ran = new Map(NAMES.map((name) => [name, runLayout(name)]));
const measured = NAMES.filter((name) => ran.get(name) !== null);

describe.each(measured)('%s', (name) => {
  test('all that the commands name is there', () => {
    const { root, calls } = ran.get(name)!;
    expect(calls.flatMap((call, index) => findMissing(root, call, calls.slice(0, index)) ?? [])).toEqual([]);
  });
});

test('three do not get single benchmarks, and say why', () => {
  expect(NAMES.length).toBeGreaterThanOrEqual(30);
  expect(NAMES.filter((name) => !measured.includes(name))).toEqual(['memchr']);
  const whole = measured.filter((name) => ran.get(name)!.plan.format === 'command');
  expect(whole.map((name) => [name, ran.get(name)!.plan.notes.at(-1)])).toEqual([
    ['rou3', expect.stringContaining('The script has to end with await run({ format: { json')],
    ['undici', expect.stringContaining('If its output is in a known format: init -- ')],
  ]);
});

test('what is run', () => {
  const shown = measured.flatMap((name) => {
    const { plan, root, calls } = ran.get(name)!;
    const lines = calls.map(({ folder, tool, words }) => {
      const place = relative(root, folder);
      return `  ${place === '' ? '' : `(${place}) `}${[tool, ...words].join(' ').replaceAll(root, '.')}`;
    });
    return [`${name}: ${plan.format}`, ...lines, ...plan.checks.map((check) => `  please check: ${check}`), ''];
  });
  expectGolden(join(FIXTURES, '../init-layouts.txt'), shown.join('\n'));
});
