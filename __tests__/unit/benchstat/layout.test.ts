import { describe, expect, test } from '@jest/globals';
import { layOut, textCell } from '../../../src/benchstat/layout.ts';

const free = () => false;
const fixed = () => true;

test('columns are as wide as their widest cell, one space apart', () => {
  const rows = [
    [textCell(0, 'a'), textCell(1, 'bb'), textCell(2, 'c')],
    [textCell(0, 'aaa'), textCell(1, 'b'), textCell(2, 'ccc')],
  ];
  expect(layOut(rows, free)).toBe('a   bb c\naaa b  ccc\n');
});

test('to the right and to the centre', () => {
  const rows = [
    [textCell(0, 'wide'), textCell(1, 'wider', { align: 'right' })],
    [textCell(0, 'w', { align: 'right' }), textCell(1, 'ab', { align: 'centre' })],
  ];
  // Of an odd number of spaces the smaller half is on the left, and none are on the right.
  expect(layOut(rows, free)).toBe('wide wider\n   w  ab\n');
});

test('the widest margin is that of the column; a narrower one has its spaces before it', () => {
  const rows = [
    [textCell(0, 'a'), textCell(1, 'b', { margin: ' || ' })],
    [textCell(0, 'a'), textCell(1, 'b', { margin: '|' })],
  ];
  expect(layOut(rows, free)).toBe('a || b\na   |b\n');
});

describe('a cell over several columns', () => {
  const row = [textCell(0, 'x'), textCell(1, 'aa'), textCell(2, 'b')];

  test('that has room enough changes nothing', () => {
    expect(layOut([[textCell(1, 'abcd', { span: 2 })], row], free)).toBe('  abcd\nx aa b\n');
  });

  test('widens its columns evenly, the first of the wider ones more', () => {
    const wide = textCell(1, 'abcdefghij', { span: 2 });
    expect(layOut([[wide], row], free)).toBe('  abcdefghij\nx aa    b\n');
  });

  test('does not widen fixed columns', () => {
    const wide = textCell(1, 'abcdefghij', { span: 2 });
    expect(layOut([[wide], row], (column) => column === 1)).toBe('  abcdefghij\nx aa b\n');
  });

  test('comes after those over fewer columns', () => {
    const over3 = textCell(0, '0123456789', { span: 3 });
    const over2 = textCell(0, 'abcdefgh', { span: 2 });
    expect(layOut([[over3], [over2], row], free)).toBe('0123456789\nabcdefgh\nx    aa  b\n');
  });

  test('overflows fixed ones; what follows it is moved further by as much', () => {
    const rows = [
      [textCell(0, 'abcdef', { span: 2 }), textCell(2, '|')],
      [textCell(0, 'x'), textCell(1, 'y'), textCell(2, 'z')],
    ];
    // The cell ends three columns too far to the right, so that -3 spaces follow, which print as three.
    expect(layOut(rows, fixed)).toBe('abcdef    |\nx y z\n');
  });
});

describe('nothing to see', () => {
  test('blank cells leave no spaces at the end of a line', () => {
    expect(layOut([[textCell(0, 'a'), textCell(1, ''), textCell(2, ' ')], [textCell(2, 'c')]], free)).toBe('a\n  c\n');
  });

  test('rows of blank cells are empty lines, but not at the end', () => {
    expect(layOut([[textCell(0, 'a')], [textCell(0, '')], [textCell(0, 'b')], [textCell(0, '')]], free)).toBe(
      'a\n\nb\n',
    );
  });
});

test('widths are counted in characters, and in bytes where there are none', () => {
  const rows = [
    [textCell(0, '\xc3\xa9\xe6\x97\xa5'), textCell(1, '|')],
    [textCell(0, '\xff\xc3'), textCell(1, '|')],
    [textCell(0, 'a'), textCell(1, '|')],
  ];
  expect(layOut(rows, free)).toBe('\xc3\xa9\xe6\x97\xa5 |\n\xff\xc3 |\na  |\n');
});
