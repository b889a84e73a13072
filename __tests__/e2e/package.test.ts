// The npm package, as a user gets it who has only node and git: packed, installed without a network, started by `npx`.

import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { freshRepository } from '../support/fresh-repository.ts';
import { DIST, npmProgram, type Options, USERS_NODE } from '../support/program.ts';
import { temporaryFolder } from '../support/temporary.ts';

const root = join(import.meta.dirname, '../..');
const home = temporaryFolder('home-');
const folder = temporaryFolder('empty-');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The programs that the package may use. Every request to a registry fails, because nothing listens at that address. */
const env = {
  HOME: home,
  ...(process.platform !== 'win32' && { PATH: folderWith('node', 'git', 'sh') }),
  npm_config_cache: join(home, 'cache'),
  npm_config_registry: 'http://127.0.0.1:9',
  npm_config_update_notifier: 'false',
  // Nothing about each file that it packs: stderr holds errors alone.
  npm_config_loglevel: 'error',
};

/** A folder of links to programs. */
function folderWith(...programs: readonly string[]): string {
  const bin = temporaryFolder('bin-');
  for (const name of programs) {
    const path = name === 'node' ? USERS_NODE : execFileSync('which', [name], { encoding: 'utf8' }).trim();
    symlinkSync(path, join(bin, name));
  }
  return bin;
}

const npm = (args: readonly string[], at: string) => npmProgram('npm-cli.js', args, { folder: at, env, keeps: true });

/** `npx bench-referee …` in `folder`, which has the package, for the repository in `at`. */
const npx = (args: readonly string[], at: string, options: Partial<Options> = {}) =>
  npmProgram('npx-cli.js', ['--offline', '--prefix', folder, '--', 'bench-referee', ...args], {
    folder: at,
    env,
    keeps: true,
    ...options,
  });

beforeAll(async () => {
  const source = temporaryFolder('source-');
  for (const name of ['package.json', 'README.md', 'LICENSE']) cpSync(join(root, name), join(source, name));
  cpSync(DIST, join(source, 'dist'), { recursive: true });
  // It must not get into the package.
  mkdirSync(join(source, 'src'));
  cpSync(join(root, 'src/cli.ts'), join(source, 'src/cli.ts'));
  const packed = await npm(['pack', '--pack-destination', home], source);
  expect([packed.code, packed.stderr]).toEqual([0, '']);
  const installed = await npm(['install', '--offline', join(home, `bench-referee-${version}.tgz`)], folder);
  expect([installed.code, installed.stderr]).toEqual([0, '']);
});

test('an install brings this package and no other, without its sources', () => {
  const modules = join(folder, 'node_modules');
  expect(readdirSync(modules).filter((name) => !name.startsWith('.'))).toEqual(['bench-referee']);
  expect(existsSync(join(modules, 'bench-referee/src'))).toBe(false);
});

test('npx bench-referee --version', async () => {
  const { code, stdout } = await npx(['--version'], folder);
  expect([code, stdout]).toEqual([0, `${version}\n`]);
});

test('npx bench-referee demo catches the regression, and says how to go on', async () => {
  const { code, stdout } = await npx(['demo'], folder);
  expect(code).toBe(0);
  expect(stdout).toContain(`In your own repository: \`npx bench-referee@${version} check -- COMMAND\`.`);
});

describe('npx bench-referee init', () => {
  test.each(['go', 'rust', 'python', 'js', 'cpp'])('in a repository of %s', async (ecosystem) => {
    const repository = freshRepository(ecosystem);
    const { code, stdout, stderr } = await npx(['init'], repository.folder);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('wrote\n  .github/workflows/bench-referee.yml\n  .github/bench-referee.yml\n');
    expect(stdout).toContain(`\n  npx bench-referee@${version} check `);
    expect(stdout).toContain(`\n  npx bench-referee@${version} doctor `);
    const workflow = readFileSync(join(repository.folder, '.github/workflows/bench-referee.yml'), 'utf8');
    expect(workflow).toContain(`/bench-referee@v${version}\n`);
    expect((await npx(['validate'], repository.folder)).code).toBe(0);
  });
});

test('npx bench-referee check finds a regression, and shows a command that finds it again', async () => {
  const bench = (ms: number) =>
    `console.log(JSON.stringify([{ name: 'a', unit: 'ms', value: ${ms} + Math.random() }]));\n`;
  const { folder: repository, git } = freshRepository({ 'bench.mjs': bench(100) });
  git('checkout', '--quiet', '-b', 'feature');
  writeFileSync(join(repository, 'bench.mjs'), bench(150));
  git('commit', '--quiet', '--all', '-m', 'slower');
  const { code, stdout } = await npx(
    ['check', '--head', 'HEAD', '--rounds', '8', '--', 'node', 'bench.mjs'],
    repository,
  );
  expect(code).toBe(1);
  const [, command] = new RegExp(`^ *npx bench-referee@${version} (check --base .*)$`, 'm').exec(stdout) ?? [];
  expect(command).toMatch(/ --rounds 8 .*-- '?node bench\.mjs'?$/);
  // The words as a shell reads them: only the last one has a space.
  const again = await npx(command!.replaceAll("'", '').split(/ (?!bench\.mjs)/), repository);
  expect(again.code).toBe(1);
});
