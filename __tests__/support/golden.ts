// Golden files: what a text must be, byte for byte, in a file that people can read. UPDATE_GOLDEN=1 writes
// what came out; where CI is set nothing is ever written.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect } from '@jest/globals';

/** Compares with the file at `path`, or writes it when asked to. */
export function expectGolden(path: string, actual: string): void {
  if (process.env['UPDATE_GOLDEN'] === '1') {
    if (process.env['CI']) throw new Error(`${path}: golden files are not written where CI is set`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, actual);
    return;
  }
  if (!existsSync(path)) throw new Error(`${path}: is missing. Write it with UPDATE_GOLDEN=1 and read it.`);
  expect(actual).toBe(readFileSync(path, 'utf8'));
}

/** The texts of many cases in one golden file, each below a line with the name of its case. */
export interface GoldenSections {
  expectSection(name: string, actual: string): void;
  names(): string[];
  /** Writes the file when asked to. Call it after the last case. Cases that did not run keep their text. */
  write(): void;
}

/** `cases` are the names in the order of the file. */
export function goldenSections(path: string, cases: readonly string[]): GoldenSections {
  const isUpdate = process.env['UPDATE_GOLDEN'] === '1';
  const stored = existsSync(path) ? readSections(path) : new Map<string, string>();
  return {
    expectSection(name, actual) {
      if (isUpdate) stored.set(name, actual);
      else expect(actual).toBe(stored.get(name));
    },
    names: () => (isUpdate ? [...cases] : [...stored.keys()]),
    write() {
      if (!isUpdate) return;
      const sections = cases
        .filter((name) => stored.has(name))
        .map((name) => `${HEADING}${name}\n${stored.get(name)}\n`);
      expectGolden(path, sections.join(''));
    },
  };
}

const HEADING = '======== case ';

function readSections(path: string): Map<string, string> {
  const [, ...sections] = `\n${readFileSync(path, 'utf8')}`.split(`\n${HEADING}`);
  return new Map(
    sections.map((section, index) => {
      const start = section.indexOf('\n') + 1;
      // The split has taken the line feed after each section but the last.
      return [section.slice(0, start - 1), section.slice(start, index === sections.length - 1 ? -1 : undefined)];
    }),
  );
}
