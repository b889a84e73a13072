// `compare` against stored answers of the real benchstat: chosen cases, and tables that others published. New
// answers: scripts/benchstat-cases.mjs.

import { describe, expect, test } from '@jest/globals';
import {
  type Article,
  comparable,
  filesOf,
  readStored,
  restore,
  type StoredAnswer,
} from '../support/benchstat-answers.ts';
import { CHOSEN } from '../support/benchstat-chosen.ts';
import { ourAnswer } from '../support/benchstat-ours.ts';

const answers = readStored<Record<string, StoredAnswer>>('answers.json');
const articles = readStored<Article[]>('articles.json');

describe('chosen cases', () => {
  test('are at least 150, and all have an answer', () => {
    expect(Object.keys(CHOSEN).length).toBeGreaterThanOrEqual(150);
    expect(Object.keys(answers)).toEqual(Object.keys(CHOSEN));
  });

  test.each(Object.keys(CHOSEN))('%s', (name) => {
    const [ours, theirs] = comparable(ourAnswer(CHOSEN[name]!), restore(answers[name]!));
    expect(ours).toEqual(theirs);
  });
});

describe('published examples', () => {
  const withoutSpaces = (line: string) => line.replaceAll(/\s+/g, ' ').trim();

  test.each(articles)('$source: $name', (article) => {
    const [ours, theirs] = comparable(ourAnswer(filesOf(article)), restore(article.answer));
    expect(ours).toEqual(theirs);
    // Where the article kept its spaces, the whole table is the same.
    const isExact = article.printed.some((line) => line.includes('  '));
    const shown = ours.stdout.trimEnd().split('\n');
    if (isExact) expect(shown).toEqual(article.printed);
    expect(shown.map(withoutSpaces)).toEqual(expect.arrayContaining(article.printed.map(withoutSpaces)));
    for (const line of article.invented) expect(shown.map(withoutSpaces)).not.toContain(withoutSpaces(line));
  });
});
