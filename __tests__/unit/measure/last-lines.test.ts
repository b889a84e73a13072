import { describe, expect, test } from '@jest/globals';
import { readLastLines } from '../../../src/measure/last-lines.ts';

const mask = (text: string) => text.replaceAll('hunter2', '***');
const lastLines = (stdout: string, stderrTail = '') => readLastLines({ stdout, stderrTail }, mask);
const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);

describe('the last lines of a command', () => {
  test('are those of standard output, then those of standard error, without blank ones', () => {
    expect(lastLines('compiling\n\n', 'main.go:5:2: undefined: x\r\n')).toEqual([
      'compiling',
      'main.go:5:2: undefined: x',
    ]);
  });

  test('are at most twenty, most of them errors', () => {
    const lines = lastLines(numbered('out', 50).join('\n'), numbered('error', 50).join('\n'));
    expect(lines).toEqual([...numbered('out', 50).slice(-5), ...numbered('error', 50).slice(-15)]);
    expect(lastLines(numbered('out', 50).join('\n'))).toEqual(numbered('out', 50).slice(-20));
    expect(lastLines('', numbered('error', 50).join('\n'))).toEqual(numbered('error', 50).slice(-20));
  });

  test('are cut, and lose the codes of a terminal', () => {
    const [line = ''] = lastLines(`\u001B[31m${'x'.repeat(500)}\u001B[0m`);
    expect(line).toBe(`${'x'.repeat(199)}…`);
  });

  test('hide a secret that colours split, and one that the cut would split', () => {
    expect(lastLines('hun\u001B[1mter2')).toEqual(['***']);
    expect(lastLines('hun\u0007t\u200Ber2')).toEqual(['***']);
    expect(lastLines(`${'x'.repeat(195)}hunter2`)).toEqual([`${'x'.repeat(195)}***`]);
  });

  test('leave out a line whose beginning was not read, because it could begin with half a secret', () => {
    const long = `hunter2${'x'.repeat(8 * 1024 - 3)}\nlast`;
    expect(lastLines(long)).toEqual(['last']);
    expect(lastLines('x'.repeat(10_000))).toEqual([]);
  });
});
