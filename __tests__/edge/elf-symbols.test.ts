// The symbols of programs that a compiler made, held against `nm`.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { readElfSymbols } from '../../src/measure/elf-symbols.ts';
import { temporaryFolder } from '../support/temporary.ts';

const SOURCE = `static char table[4096] = {1};
int grow(int n) { for (int i = 0; i < n; i++) table[i] += i; return table[n]; }
int main(void) { return grow(3); }
`;

function findProgram(name: string): boolean {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

const describeWithTools = findProgram('cc') && findProgram('nm') ? describe : describe.skip;

describeWithTools('the symbols of an ELF file', () => {
  test('are those of nm', () => {
    const folder = temporaryFolder('elf-');
    writeFileSync(join(folder, 'a.c'), SOURCE);
    execFileSync('cc', ['-O0', '-o', 'a', 'a.c'], { cwd: folder });
    const listed = execFileSync('nm', ['--print-size', '--size-sort', 'a'], { cwd: folder, encoding: 'utf8' });
    const expected = listed
      .trim()
      .split('\n')
      .map((line) => line.split(' '))
      .map(([, size = '', , name = '']) => `${name} ${Number.parseInt(size, 16)}`);
    const found = readElfSymbols(readFileSync(join(folder, 'a'))).map(({ name, size }) => `${name} ${size}`);
    expect(found).toEqual(expect.arrayContaining(expected));
    expect(found).toContain('table 4096');
    execFileSync('strip', ['a'], { cwd: folder });
    expect(readElfSymbols(readFileSync(join(folder, 'a')))).toEqual([]);
  });

  test('of a broken file throw nothing', () => {
    const folder = temporaryFolder('elf-');
    writeFileSync(join(folder, 'a.c'), SOURCE);
    execFileSync('cc', ['-O0', '-o', 'a', 'a.c'], { cwd: folder });
    const bytes = readFileSync(join(folder, 'a'));
    for (let seed = 1; seed < 400; seed += 1) {
      const broken = Buffer.from(bytes.subarray(0, seed % 3 === 0 ? (bytes.length * (seed % 97)) / 97 : bytes.length));
      for (let at = 4; at < Math.min(64, broken.length); at += 1)
        if ((at * seed) % 7 === 0) broken[at] = (seed * 31 + at) & 255;
      expect(Array.isArray(readElfSymbols(broken))).toBe(true);
    }
  });
});
