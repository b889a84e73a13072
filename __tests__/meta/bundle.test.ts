// The bundle of the sources under test, as it becomes dist: it must be the same wherever it is built, stay small, and name
// the licences of all that is in it. Whether the committed dist is current is checked by scripts/check-dist.mjs.

import '../support/readable-errors.ts';
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { DIST } from '../support/program.ts';

const root = resolve(import.meta.dirname, '../..');
const temporary = mkdtempSync(join(tmpdir(), 'bench-referee-bundle-'));

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    statSync(join(folder, path)).isFile(),
  );
}

interface Licences {
  readonly PERMISSIVE: readonly string[];
  licencesOf(root: string, inputs: readonly string[]): Promise<string>;
  folderOf(input: string): string | null;
}

let licences: Licences;

beforeAll(async () => {
  licences = (await import(join(root, 'scripts/licences.mjs'))) as Licences;
});

afterAll(() => rmSync(temporary, { recursive: true, force: true }));

/** Of each package in the bundle: its name and version, its licence, and the text of it. */
function bundled() {
  const text = readFileSync(join(DIST, 'licenses.txt'), 'utf8');
  return text.split(`\n${'-'.repeat(80)}\n\n`).map((entry) => {
    const [, name = '', version = '', licence = '', body = ''] = /^(\S+) (\S+) \(([^)]+)\)\n\n(.*)$/s.exec(entry) ?? [];
    return { name, version, licence, body };
  });
}

describe('the bundle', () => {
  test('is the same built from another folder, in another process', async () => {
    const elsewhere = join(temporary, 'another place', 'deeper');
    for (const path of ['src', 'scripts', 'package.json', 'tsconfig.json']) {
      cpSync(join(root, path), join(elsewhere, path), { recursive: true });
    }
    for (const { name } of bundled()) {
      const path = join('node_modules', name);
      cpSync(join(root, path), join(elsewhere, path), { recursive: true });
    }
    // The bundler is not bundled, and its binary need not be copied.
    symlinkSync(join(root, 'node_modules/esbuild'), join(elsewhere, 'node_modules/esbuild'), 'junction');
    const out = join(temporary, 'out');
    mkdirSync(dirname(out), { recursive: true });
    await promisify(execFile)(process.execPath, [join(elsewhere, 'scripts/build.mjs'), out], {
      cwd: temporary,
    });
    const { findDifferences } = (await import(join(root, 'scripts/check-dist.mjs'))) as {
      findDifferences(folder: string, other: string): string[];
    };
    expect(findDifferences(out, DIST)).toEqual([]);
    // A file that only one of both has.
    const [file] = readdirSync(join(out, 'chunks'));
    renameSync(join(out, 'chunks', file!), join(out, 'chunks/other.js'));
    expect(findDifferences(out, DIST)).toEqual([`chunks/${file}`, 'chunks/other.js'].sort());
  });

  test('holds no path of the machine that built it', () => {
    const found = filesOf(DIST).filter((path) => readFileSync(join(DIST, path), 'utf8').includes(root));
    expect(found).toEqual([]);
  });

  test('is below 2.6 MB', () => {
    const bytes = filesOf(DIST).reduce((sum, path) => sum + statSync(join(DIST, path)).size, 0);
    expect(bytes).toBeLessThan(2_600_000);
  });
});

describe('licenses.txt in the bundle', () => {
  test('has every package in the bundle, with the version that the lock file says', () => {
    const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
      packages: Readonly<Record<string, { readonly version: string }>>;
    };
    for (const { name, version } of bundled()) {
      expect([name, version]).toEqual([name, packages[`node_modules/${name}`]?.version]);
    }
  });

  test('has permissive licences only, each with its whole text', () => {
    for (const { name, licence, body } of bundled()) {
      expect([name, licences.PERMISSIVE]).toEqual([name, expect.arrayContaining([licence])]);
      expect([name, body.length > 500, /copyright/i.test(body)]).toEqual([name, true, true]);
    }
  });

  test('reviews of dependencies ask for the same licences, and one of data that only tools have', () => {
    const workflow = readFileSync(join(root, '.github/workflows/dependency-review.yml'), 'utf8');
    const [, list = ''] = /allow-licenses: >-\n\s+(.*)\n/.exec(workflow) ?? [];
    expect(list.split(', ').sort()).toEqual([...licences.PERMISSIVE, 'CC-BY-4.0'].sort());
  });

  test('a package is the innermost one', () => {
    expect(licences.folderOf('node_modules/a/node_modules/@b/c/lib/d.js')).toBe('node_modules/a/node_modules/@b/c');
    expect(licences.folderOf('node_modules/a/index.js')).toBe('node_modules/a');
    expect(licences.folderOf('src/a.ts')).toBeNull();
  });

  test('a package that is published without the text of its licence has it in scripts/licences', async () => {
    const text = await licences.licencesOf(root, ['node_modules/saxes/saxes.js']);
    expect(text).toMatch(/^saxes \S+ \(ISC\)\n\nThe ISC License\n/);
  });

  test('a package with another licence stops the build', async () => {
    await expect(licences.licencesOf(root, ['node_modules/caniuse-lite/data/agents.js'])).rejects.toThrow(
      /caniuse-lite .* is bundled, and its licence is CC-BY-4\.0/,
    );
  });
});
