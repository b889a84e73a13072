import { describe, expect, test } from '@jest/globals';
import { readToolchain, versionCommandsOf, versionLine } from '../../../src/measure/setup.ts';
import { MAX_TOOL_LINE_LENGTH } from '../../../src/model/environment.ts';
import { makeFakeHost } from '../../support/fake-host.ts';

describe('questionsFor', () => {
  test.each<[string, string[]]>([
    ["go test -run='^$' -bench=. ./...", ['go version']],
    ['cargo bench', ['rustc --version']],
    ['npm ci && npx vitest bench', ['node --version']],
    ['./gradlew jmh', ['java -version 2>&1']],
    ['cmake --build build', ['cc --version']],
    ['python3.13 -m pytest', ['python3.13 --version', 'python3 --version']],
    ['CC=clang-18 make bench', ['clang-18 --version', 'cc --version']],
    ['/usr/local/bin/node bench.js', ['node --version']],
    ['./bench --gopher', []],
    ['echo constructor', []],
  ])('%s', (script, questions) => expect(versionCommandsOf([script])).toEqual(questions));

  test('each program once, over all scripts', () => {
    expect(versionCommandsOf(['go test ./a', 'go test ./b', 'go build'])).toEqual(['go version']);
  });
});

describe('versionLine', () => {
  test.each<[string, string, string | null]>([
    ['go', 'go version go1.26.8 linux/amd64\n', 'go version go1.26.8 linux/amd64'],
    ['java', 'Picked up JAVA_TOOL_OPTIONS: -Xmx2g\nopenjdk version "21.0.9"\n', 'openjdk version "21.0.9"'],
    ['no dot', 'v24\r\n', 'v24'],
    ['nothing', '\n \n', null],
    ['too much', '1.0 '.repeat(100), '1.0 '.repeat(100).slice(0, MAX_TOOL_LINE_LENGTH)],
  ])('%s', (_, stdout, line) => expect(versionLine(stdout)).toBe(line));
});

test('a program that fails, hangs or is not there has no line', async () => {
  const { host, specs } = makeFakeHost(({ script }) => {
    if (script.startsWith('go')) return { exitCode: 127 };
    if (script.startsWith('rustc')) return { ending: 'deadline', exitCode: null };
    return { stdout: 'v24.1.0\n' };
  });
  const place = {
    side: 'head',
    folder: '/t/head',
    workingDirectory: '.',
    temporary: '/t/tmp/head',
    home: '/t/home',
    headTree: null,
    location: [],
  } as const;
  const scripts = ['go test', 'cargo bench', 'node bench'];
  expect(await readToolchain(host, place, scripts, { PATH: '/bin' })).toEqual(['v24.1.0']);
  expect(specs.map(({ folder, deadlineMs }) => [folder, deadlineMs <= 10_000])).toEqual(
    Array(3).fill(['/t/head', true]),
  );
});
