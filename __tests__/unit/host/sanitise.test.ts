import { describe, expect, test } from '@jest/globals';
import { sanitiseForCommand, sanitiseForLog } from '../../../src/host/sanitise.ts';

const onRunner = (text: string) => sanitiseForLog(text, { runner: true });
const onTerminal = (text: string) => sanitiseForLog(text, { runner: false });

/** What the runner does with a line, by its source: ordinal here, by a culture's rules there. */
function runnerCommand(log: string): string | undefined {
  const lines = log.split(/\r\n|\r|\n/).map((line) => line.replace(/\p{Default_Ignorable_Code_Point}/gu, ''));
  return lines.find((line) => line.trimStart().startsWith('::') || line.includes('##['));
}

describe('what moves or hides', () => {
  test.each([
    ['colours', '\x1b[1;31mFAIL\x1b[0m ok', 'FAIL ok'],
    ['colours with colons', '\x1b[38:2:1:2:3mx', 'x'],
    ['cursor and erase', 'a\x1b[2K\x1b[1Gb', 'ab'],
    ['8-bit CSI', '\x9b31mred', 'red'],
    ['links', '\x1b]8;;https://example.com\x1b\\text\x1b]8;;\x07', 'text'],
    ['titles', '\x1b]0;title\x07text', 'text'],
    ['an OSC without end costs one line', '\x1b]0;title\nnext', '\nnext'],
    ['device control strings', '\x1bPq#0\x1b\\text', 'text'],
    ['character sets', '\x1b(Btext\x1b7', 'text'],
    ['nested escapes', '\x1b\x1b[31m[31mx', '[31mx'],
    ['a lone escape', 'x\x1b', 'x'],
    ['controls', 'a\0b\x07c\x08d\x7fe\x85f', 'abcdef'],
    ['bidirectional controls', '\u202Eevil\u202C \u2066x\u2069\u200F', 'evil x'],
    ['invisible characters', 'a\u200Bb\uFEFFc\u00ADd', 'abcd'],
    ['tabs and lines stay', 'a\tb\nc\n', 'a\tb\nc\n'],
    ['carriage returns end a line', '10%\r20%\r\ndone', '10%\n20%\ndone'],
    ['Unicode line ends too', 'a\u2028b\u2029c', 'a\nb\nc'],
    ['text of the world stays', 'µs 時間 Zeit – ok ✓', 'µs 時間 Zeit – ok ✓'],
  ])('%s', (_what, text, expected) => {
    expect(onTerminal(text)).toBe(expected);
    expect(onRunner(text)).toBe(expected);
  });
});

describe('commands of the runner', () => {
  test.each([
    '::error::x',
    '  ::add-mask::1',
    '\t::stop-commands::x',
    '::save-state name=a::b',
    'ok\n::set-output name=a::b',
    'ok\r::error::x',
    'ok\u2028::error::x',
    '\u00a0\u3000::error::x',
    ':\x1b[0m:error::x',
    '\x1b]0;t\x07::error::x',
    '\u200d::error::x',
    ':\u0301:error::x',
    '\ufe0f::error::x',
    '\0::error::x',
    '::::error::x',
    'x ##[add-mask]y',
    '##[add-matcher]f',
    '###[error]x',
    '##\x1b[0m[error]x',
    '#\u200b#[error]x',
    '##\x00[error]x',
    '####[[error]x',
  ])('%j is none any more', (text) => {
    const cleaned = onRunner(text);
    expect(runnerCommand(cleaned)).toBeUndefined();
    expect(cleaned).not.toMatch(/^\s*\p{M}*:\p{M}*:|#\p{M}*#\p{M}*\[/mu);
  });

  test('stay readable', () => {
    expect(onRunner('  ::error file=a.go::bad\nx ##[group]y')).toBe('  : :error file=a.go::bad\nx # #[group]y');
  });

  test('what only looks similar stays as it is', () => {
    const text = 'std::vec::Vec\nfoo ::bar\n## heading [1]\n#[test]';
    expect(onRunner(text)).toBe(text);
  });

  test('mean nothing in a terminal', () => {
    expect(onTerminal('::error::x ##[y]')).toBe('::error::x ##[y]');
  });
});

test('takes time in proportion to the text', () => {
  for (const piece of [' ', '\n', '\x1b', '\x1b[', '\x1b]', '#', '##[', ':', '\u0301', '\x1b]a', '\x1b[0;']) {
    onRunner(piece.repeat(200_000));
  }
}, 5_000);

describe('the message of a command', () => {
  test.each([
    ['404 page not found\n', '404 page not found'],
    ['two lines.\n  The second.', 'two lines. The second.'],
    ['a\r\n\r\n b\u2028c\rd', 'a b c d'],
    ['x\n::error::y', 'x : :error::y'],
    ['', ''],
  ])('%j is one line', (text, line) => expect(sanitiseForCommand(text)).toBe(line));
});
