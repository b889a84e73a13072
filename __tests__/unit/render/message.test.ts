import { describe, expect, test } from '@jest/globals';
import { parseProblemMessage } from '../../../src/render/message.ts';

const untrusted = (text: string) => ({ untrusted: text });

describe('messagePhrase', () => {
  test('our sentence is prose, what it quotes is not', () => {
    expect(parseProblemMessage('"go test" ended with exit code 1. Set `format` to one of go, json.')).toEqual(
      [untrusted('go test'), ' ended with exit code 1. Set ', untrusted('format'), ' to one of go, json.'],
    );
  });

  test.each([
    ['a mention', 'ask @octo/team'],
    ['a reference', 'see #1'],
    ['a reference by letters', 'see GH-1'],
    ['a link', 'see https://example.com'],
    ['a bare link', 'see www.example.com'],
    ['a commit', 'since 0123abc all is lost'],
    ['a tag', 'a <img> b'],
    ['an entity', 'a &#64;octo'],
    ['emphasis', 'a *b* _c_'],
    ['a table', 'a | b'],
    ['a lone backtick', 'a ` b'],
    ['a lone quote', 'a " b'],
    ['an escape', 'a \\ b'],
  ])('%s is never prose', (_, text) => {
    expect(parseProblemMessage(text)).toEqual([untrusted(text)]);
  });

  test('a quote that others opened frees nothing', () => {
    for (const message of ['got "x" @octo <b> "y".', 'got "x""y"', 'got "`"``y`']) {
      expect(parseProblemMessage(message)).toEqual([untrusted(message)]);
    }
  });
});
