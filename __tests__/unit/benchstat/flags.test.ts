import { describe, expect, test } from '@jest/globals';
import { FLAG_USAGES, parseCompareFlags } from '../../../src/benchstat/flags.ts';

const DEFAULTS = {
  table: '.config',
  row: '.fullname',
  col: '.file',
  ignore: '',
  filter: '*',
  alpha: 0.05,
  confidence: 0.95,
  format: 'text',
  config: null,
};

const requested = (...argv: string[]) => {
  const flags = parseCompareFlags(argv);
  return flags.kind === 'request' ? flags.request : flags;
};

describe('flags', () => {
  test('benchstat has these defaults', () => {
    expect(requested('a.txt', 'b=c.txt')).toEqual({ ...DEFAULTS, inputs: ['a.txt', 'b=c.txt'] });
  });

  test.each([
    [['-row', '.name']],
    [['--row', '.name']],
    [['-row=.name']],
    [['--row=.name']],
    [['-row', 'x', '-row', '.name']],
  ])('%j', (argv) => {
    expect(requested(...argv, 'a')).toEqual({ ...DEFAULTS, row: '.name', inputs: ['a'] });
  });

  test('a value may look like a flag, and hold an equals sign', () => {
    expect(requested('-filter', '-a:b', '-row==', 'a')).toMatchObject({ filter: '-a:b', row: '=' });
  });

  test('files begin with the first word that is no flag; -- ends the flags', () => {
    expect(requested('-', '-x', 'b')).toMatchObject({ inputs: ['-', '-x', 'b'] });
    expect(requested('--', '-row', 'b')).toMatchObject({ inputs: ['-row', 'b'], row: '.fullname' });
  });

  test('behind the files our flags are still flags', () => {
    expect(requested('a', 'b', '--format', 'json')).toMatchObject({ inputs: ['a', 'b'], format: 'json' });
    expect(requested('a', '--config=x.yml', '--', '--format')).toMatchObject({
      inputs: ['a', '--format'],
      config: 'x.yml',
    });
  });

  test('numbers as Go reads them', () => {
    expect(requested('-alpha', '0x1p-4', '-confidence=1e-1', 'a')).toMatchObject({
      alpha: 0.0625,
      confidence: 0.1,
    });
    expect(requested('-alpha', 'NaN', 'a')).toMatchObject({ alpha: Number.NaN });
  });

  test.each([
    [['-x', 'a'], 'flag provided but not defined: -x'],
    [['-x=1', 'a'], 'flag provided but not defined: -x'],
    [['---row', 'a'], 'bad flag syntax: ---row'],
    [['-=x', 'a'], 'bad flag syntax: -=x'],
    [['-row'], 'flag needs an argument: -row'],
    [['-alpha', 'x', 'a'], 'invalid value "x" for flag -alpha: parse error'],
    [['-alpha', '', 'a'], 'invalid value "" for flag -alpha: parse error'],
    [['-confidence', '1e999', 'a'], 'invalid value "1e999" for flag -confidence: value out of range'],
    [['-alpha', '\t"\u00a0é', 'a'], 'invalid value "\\t\\"\\u00a0é" for flag -alpha: parse error'],
    [[], ''],
    [['-row', '.name'], ''],
    [['--'], ''],
  ])('%j is refused', (argv, message) => {
    expect(parseCompareFlags(argv)).toEqual({ kind: 'refused', message });
  });

  test.each(['-h', '--h', '-help', '--help', '-h=1'])('%s asks for help, before files and behind them', (word) => {
    expect(parseCompareFlags([word])).toEqual({ kind: 'help' });
    expect(parseCompareFlags(['a', word])).toEqual({ kind: 'help' });
    expect(parseCompareFlags(['-filter', word, 'a']).kind).toBe('request');
  });

  test('the help names every flag', () => {
    expect(FLAG_USAGES.map(({ name }) => name)).toEqual(Object.keys(DEFAULTS));
  });
});
