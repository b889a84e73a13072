import { describe, expect, test } from '@jest/globals';
import { FIRST_VIEW, hashOf, parseHash } from '../../../../src/render/pages/browser/view.ts';

describe('address', () => {
  test.each([
    [{ ...FIRST_VIEW, row: 'Encode/size=10-8|ns/op' }, 'row=Encode/size%3D10-8%7Cns/op'],
    [
      { row: null, text: 'a & b #1', kinds: ['regression', 'not-significant'], sort: { by: 'head', descending: true } },
      'state=regression,not-significant&q=a%20%26%20b%20%231&sort=-head',
    ],
    [{ ...FIRST_VIEW, sort: { by: 'state', descending: true } }, 'sort=-state'],
  ] as const)('%j', (view, hash) => {
    expect(hashOf(view)).toBe(hash);
    expect(parseHash(`#${hash}`)).toEqual(view);
  });

  test('the first view needs no address', () => {
    expect(hashOf(FIRST_VIEW)).toBe('');
  });

  test.each(['', '#', '#results', '#machine'])('%p is no view', (hash) => {
    expect(parseHash(hash)).toBeNull();
  });

  test('what it does not know is left out', () => {
    expect(parseHash('#state=new,odd&sort=-odd&more=1')).toEqual({ ...FIRST_VIEW, kinds: ['new'] });
  });

  test('an address that was cut is read as far as it goes', () => {
    expect(parseHash('#q=a%2')).toEqual({ ...FIRST_VIEW, text: 'a%2' });
  });

  test('half a character does not stop it', () => {
    expect(hashOf({ ...FIRST_VIEW, text: 'a\ud800' })).toBe('q=a%EF%BF%BD');
  });
});
