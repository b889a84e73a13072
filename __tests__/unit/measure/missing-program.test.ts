// A program, package or file that only the checkout has: the message names it and the command for `setup`. The paths in
// the maps stand for files; `null` is a folder or a link.

import { describe, expect, test } from '@jest/globals';
import { UserError } from '../../../src/errors.ts';
import type { ChildResult, Files } from '../../../src/host/host.ts';
import { explainFailure } from '../../../src/measure/failed-command.ts';
import { makeError } from '../../../src/model/diagnostic.ts';
import { inFile, inRound } from '../../../src/model/location.ts';
import { inWords } from '../../support/diagnostics.ts';

const TREE = '/tmp/run/tree';
const HEAD = '/tmp/run/head';

function filesWith(paths: Readonly<Record<string, string | null>>): Files {
  const read = async (path: string) => {
    const isAbove = Object.keys(paths).some((one) => one.startsWith(`${path}/`));
    if (isAbove || paths[path] === null) throw new UserError(makeError('nothing-printed', inFile(path), {}));
    return paths[path] ?? null;
  };
  return { read } as unknown as Files;
}

interface Situation {
  /** Paths below the checkout at `/repo`. */
  readonly checkout?: readonly string[];
  /** Paths below the tree. */
  readonly tree?: Readonly<Record<string, string>>;
  readonly script?: string;
  readonly stderr: string;
  readonly stdout?: string;
  readonly exitCode?: number;
  readonly workingDirectory?: string;
  /** Paths below head's tree, if base runs. */
  readonly head?: readonly string[];
  /** Whether the command runs on head. */
  readonly isHead?: boolean;
  /** Folder in which the program was started. */
  readonly folder?: string;
}

async function explain({
  checkout = [],
  tree = {},
  script = 'npm run bench',
  stderr,
  stdout = '',
  exitCode = 127,
  workingDirectory = '.',
  folder = '/repo',
  head = [],
  isHead = true,
}: Situation): Promise<string> {
  const here = checkout.map((path) => [
    `/repo/${path}`,
    path.endsWith('pyvenv.cfg') ? 'home = /usr/bin\nversion = 3.12.3\n' : 'x',
  ]);
  const there = Object.entries(tree).map(([path, text]) => [`${TREE}/${path}`, text]);
  const files = filesWith(
    Object.fromEntries([['/repo/.git/HEAD', 'x'], ...here, ...there, ...head.map((path) => [`${HEAD}/${path}`, 'x'])]),
  );
  const result: ChildResult = {
    ending: 'exit',
    exitCode,
    detail: '',
    durationMs: 3,
    stdout,
    stderrTail: stderr,
    usage: null,
  };
  const place = {
    headTree: isHead ? TREE : HEAD,
    folder: workingDirectory === '.' ? TREE : `${TREE}/${workingDirectory}`,
    workingDirectory,
    location: inRound(0, 'base'),
  };
  const limits = { command: script, script, deadlineMs: 1000, outputLimitBytes: 1000 };
  const explained = await explainFailure({ files, folder }, place, result, limits);
  return inWords(explained!).message;
}

const CLONES = 'but git does not have it, and clean clones are measured.';

describe('a program that only the checkout has', () => {
  test.each<[string, Situation, string, string]>([
    [
      'npm and sh',
      { stderr: 'sh: 1: vitest: not found\n', checkout: ['node_modules/.bin/vitest', 'package-lock.json'] },
      'node_modules/.bin/vitest',
      'npm ci',
    ],
    [
      'bash',
      { stderr: 'bash: line 1: vitest: command not found\n', checkout: ['node_modules/.bin/vitest', 'yarn.lock'] },
      'node_modules/.bin/vitest',
      'yarn install --frozen-lockfile',
    ],
    [
      'a modern yarn',
      {
        stderr: 'command not found: x\nbash: vitest: command not found',
        checkout: ['node_modules/.bin/vitest', 'yarn.lock', '.yarnrc.yml'],
      },
      'node_modules/.bin/vitest',
      'yarn install --immutable',
    ],
    [
      'pnpm',
      {
        stderr: ' ERR_PNPM_RECURSIVE_EXEC_FIRST_FAIL  Command "vitest" not found\n',
        exitCode: 254,
        checkout: ['node_modules/.bin/vitest', 'pnpm-lock.yaml'],
      },
      'node_modules/.bin/vitest',
      'pnpm install --frozen-lockfile',
    ],
    [
      'no lock file',
      { stderr: 'sh: vitest: command not found\n', checkout: ['node_modules/.bin/vitest'] },
      'node_modules/.bin/vitest',
      'npm install',
    ],
    [
      'Windows',
      {
        stderr: "'vitest' is not recognized as an internal or external command,\n",
        exitCode: 1,
        checkout: ['node_modules/.bin/vitest', 'bun.lock'],
      },
      'node_modules/.bin/vitest',
      'bun install --frozen-lockfile',
    ],
    [
      'a path',
      {
        script: '.venv/bin/pytest',
        stderr: 'bash: line 1: .venv/bin/pytest: No such file or directory\n',
        checkout: ['.venv/bin/pytest', 'uv.lock'],
      },
      '.venv/bin/pytest',
      'uv sync --locked',
    ],
    [
      'pip',
      {
        script: '.venv/bin/pytest',
        stderr: 'bash: line 1: .venv/bin/pytest: No such file or directory\n',
        checkout: ['.venv/bin/pytest', 'requirements.txt'],
      },
      '.venv/bin/pytest',
      'python3 -m venv .venv && .venv/bin/pip install -r requirements.txt',
    ],
    [
      'poetry',
      { stderr: 'sh: 1: asv: not found', checkout: ['venv/bin/asv', 'poetry.lock'] },
      'venv/bin/asv',
      'POETRY_VIRTUALENVS_IN_PROJECT=true poetry install --all-extras',
    ],
    [
      'composer',
      { stderr: 'bash: vendor/bin/phpbench: No such file or directory', checkout: ['vendor/bin/phpbench'] },
      'vendor/bin/phpbench',
      'composer install --no-interaction',
    ],
    [
      'a package of a workspace',
      {
        stderr: 'sh: 1: vitest: not found',
        workingDirectory: 'packages/web',
        checkout: ['node_modules/.bin/vitest', 'package-lock.json'],
      },
      'node_modules/.bin/vitest',
      'cd ../.. && npm ci',
    ],
    [
      'a sub-folder',
      {
        stderr: 'sh: 1: vitest: not found',
        workingDirectory: 'web',
        folder: '/repo/web',
        checkout: ['web/node_modules/.bin/vitest', 'web/package-lock.json'],
      },
      'web/node_modules/.bin/vitest',
      'npm ci',
    ],
    [
      'a module of Node',
      {
        stderr: "Error: Cannot find module 'mitata'\nRequire stack:\n",
        exitCode: 1,
        checkout: ['node_modules/mitata/package.json', 'package-lock.json'],
      },
      'node_modules/mitata',
      'npm ci',
    ],
    [
      'a package of Node',
      {
        stderr: "Error [ERR_MODULE_NOT_FOUND]: Cannot find package '@acme/bench' imported from /x\n",
        exitCode: 1,
        checkout: ['node_modules/@acme/bench/package.json'],
      },
      'node_modules/@acme/bench',
      'npm install',
    ],
    [
      'a module of Python',
      {
        script: 'python bench.py',
        stderr: "ModuleNotFoundError: No module named 'pyperf'\n",
        exitCode: 1,
        checkout: ['.venv/pyvenv.cfg', '.venv/lib/python3.12/site-packages/pyperf/__init__.py', 'uv.lock'],
      },
      '.venv/lib/python3.12/site-packages/pyperf',
      'uv sync --locked',
    ],
  ])('of %s', async (_, situation, path, install) => {
    const message = await explain(situation);
    expect(message).toContain(`Your folder has "${path}", ${CLONES}`);
    expect(message).toContain(
      `Install it in each clone: \`--setup '${install}'\`, or \`setup: ${install}\` in the configuration.`,
    );
  });

  test.each<[string, Situation, string]>([
    [
      'a program',
      {
        script: './build/bench',
        stderr: 'bash: line 1: ./build/bench: No such file or directory\n',
        checkout: ['build/bench'],
      },
      'build/bench',
    ],
    [
      'a module',
      {
        script: 'node dist/bench.js',
        stderr: `Error: Cannot find module '${TREE}/dist/bench.js'\n`,
        exitCode: 1,
        checkout: ['dist/bench.js'],
      },
      'dist/bench.js',
    ],
  ])('and that is built: %s', async (_, situation, path) => {
    const message = await explain(situation);
    expect(message).toContain(`Your folder has "${path}", ${CLONES} Build it in \`setup\`.`);
  });
});

describe('a script with Windows line ends', () => {
  const tree = { 'bench.sh': '#!/bin/sh\r\necho\r\n' };
  test.each([
    ['bash: line 1: ./bench.sh: cannot execute: required file not found\n', './bench.sh'],
    ['bash: ./bench.sh: /bin/sh^M: bad interpreter: No such file or directory\n', './bench.sh'],
    ['/usr/bin/env: \u2018bash\\r\u2019: No such file or directory\n', './bench.sh'],
    ["bench.sh: line 2: $'\\r': command not found\n", 'bash bench.sh'],
    ['sh: 1: ./bench.sh: not found\n', 'npm run bench'],
  ])('%j', async (stderr, script) => {
    expect(await explain({ stderr, script, tree })).toMatch(
      /could not start "(?:\.\/)?bench\.sh", because its lines end as on Windows/,
    );
  });

  test('is not blamed if its lines end in a line feed', async () => {
    const message = await explain({ stderr: 'sh: 1: ./bench.sh: not found\n', tree: { 'bench.sh': '#!/bin/ksh\n' } });
    expect(message).toContain('a program was not found');
  });
});

test.each<[string, Situation]>([
  [
    'the checkout does not have it either',
    { stderr: 'bash: hyperfine: command not found', checkout: ['package-lock.json'] },
  ],
  [
    'the tree has it too',
    {
      stderr: 'sh: 1: vitest: not found',
      checkout: ['node_modules/.bin/vitest'],
      tree: { 'node_modules/.bin/vitest': 'x' },
    },
  ],
  [
    'there is no checkout',
    { stderr: 'sh: 1: vitest: not found', checkout: ['node_modules/.bin/vitest'], folder: '/elsewhere' },
  ],
  [
    'head adds the script, and base runs',
    {
      stderr: 'bash: line 1: ./bench.sh: No such file or directory',
      checkout: ['bench.sh'],
      head: ['bench.sh'],
      isHead: false,
    },
  ],
  ['the name leads upwards', { stderr: 'bash: ../secret: No such file or directory', checkout: ['secret'] }],
])('nothing is said if %s', async (_, situation) => {
  expect(await explain(situation)).not.toContain('Your folder has');
});

test.each([
  ['npm error code ENOTFOUND\nnpm error network request to https://registry.npmjs.org/x failed', true],
  ["fatal: unable to access 'https://x/': Could not resolve host: x", true],
  ['error: failed to download\nCaused by: Connection refused', true],
  ['go: dial tcp: lookup proxy.golang.org: no such host', true],
  ['error[E0425]: cannot find value', false],
])('a setup that fails with %j', async (stderrTail, isNetwork) => {
  const result: ChildResult = {
    ending: 'exit',
    exitCode: 1,
    detail: '',
    durationMs: 3,
    stdout: '',
    stderrTail,
    usage: null,
  };
  const limits = { script: 'npm ci', deadlineMs: 1000, outputLimitBytes: 1000 };
  const place = { folder: TREE, headTree: TREE, workingDirectory: '.', location: inRound(0, 'base') };
  const failure = await explainFailure({ files: filesWith({}), folder: '/repo' }, place, result, limits);
  expect(inWords(failure!).message.includes('Run it again.')).toBe(isNetwork);
});
