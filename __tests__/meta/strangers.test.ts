// What strangers ask, and where they read the answer: from the README, or from the page that a red comment links to, at most two
// clicks away. How long that takes is limited by the numbers of words in lengths.test.ts.

import { dirname, posix } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { linksOf, readDocuments } from '../support/docs.ts';

const MAX_CLICKS = 2;

const STRANGERS = {
  maintainer: {
    start: 'README.md',
    questions: [
      ['Does it read my tool?', 'docs/formats.md', '| Python | [pytest-benchmark](#pytest-benchmark) |'],
      ['How do I add it?', 'README.md', 'init` finds your benchmarks, writes two files'],
      ['What do I see first?', 'README.md', 'request that adds the gate already shows a result'],
      ['How long does it take?', 'README.md', '1 minute on a quiet runner and at most 5 on a noisy one'],
      ['What does a pull request for the documentation cost?', 'README.md', '| documentation only | seconds'],
      ['How often is it wrong?', 'README.md', 'At most one in 100 unchanged pull requests turns red'],
      ['Can I try it without blocking anybody?', 'README.md', '`level: warn` in each budget'],
      ['How do I set a limit?', 'README.md', 'max-regression: 5%'],
      ['Which check do I require?', 'docs/recipes.md', '## Which check to require'],
      ['What is OWNER?', 'README.md', '`OWNER` and the zeros stand for'],
    ],
  },
  reviewer: {
    start: 'docs/red-comment.md',
    questions: [
      ['What is red?', 'docs/red-comment.md', '| ❌ | slower than allowed'],
      ['Does yellow block the merge?', 'docs/red-comment.md', '| 🟡 | undecided: too noisy to tell | no |'],
      ['Is it noise?', 'docs/red-comment.md', 'Noise alone turns at most'],
      ['How do I see it on my machine?', 'docs/red-comment.md', 'one command that repeats the measurement'],
      ['What if it is worth its price?', 'docs/red-comment.md', 'the label `perf-regression-accepted`'],
      ['May I just re-run it?', 'docs/red-comment.md', 'a second red confirms the first'],
      ['The benchmarks fail. Where do I look?', 'docs/red-comment.md', 'the comment shows the end of their output'],
      ['Base is broken. Is it my fault?', 'docs/red-comment.md', 'your pull request is not the cause'],
      ['What are p and n?', 'docs/reading-the-report.md', 'Mann-Whitney'],
      ['What could it have found?', 'docs/reading-the-report.md', 'minimum detectable change'],
    ],
  },
  'security lead': {
    start: 'README.md',
    questions: [
      ['Whose token does it use?', 'docs/security.md', 'The token of your workflow'],
      ['Which hosts does it contact?', 'docs/security.md', "GitHub's API and, by git, the server of the repository"],
      ['Is there telemetry?', 'docs/security.md', 'No, and no check for updates'],
      ['What can a fork do?', 'docs/security.md', 'Run its code on your runner'],
      ['Can a pull request relax its gate?', 'docs/security.md', 'Not by the configuration, which is read from base'],
      ['Who may accept a regression?', 'docs/security.md', 'Anybody with the role Triage'],
      ['Which secrets does a benchmark see?', 'docs/security.md', 'All that its job has'],
      ['Can the numbers be forged?', 'docs/security.md', 'Yes. The code under test prints them'],
      ['What is not defended?', 'docs/security.md', '## What is not defended'],
      ['How do I verify a release?', 'docs/security.md', 'gh attestation verify'],
    ],
  },
} as const;

const documents = new Map(readDocuments().map((document) => [document.path, document]));

/** The pages that can be reached in so many clicks, with the page itself. */
function pagesWithin(clicks: number, start: string): ReadonlySet<string> {
  const reached = new Set([start]);
  for (let click = 0; click < clicks; click += 1) {
    for (const path of [...reached]) {
      const document = documents.get(path);
      for (const link of document === undefined ? [] : linksOf(document)) {
        const [target = ''] = link.split('#');
        if (target !== '') reached.add(posix.join(dirname(path), target));
      }
    }
  }
  return reached;
}

const textOf = (path: string) => documents.get(path)?.text.replaceAll(/\s+/g, ' ');

describe.each(Object.entries(STRANGERS))('a %s', (_, { start, questions }) => {
  const reached = pagesWithin(MAX_CLICKS, start);

  test.each(questions.map((question) => [...question]))('asks: %s', (_question, page, answer) => {
    expect([...reached]).toContain(page);
    expect(textOf(page!)).toContain(answer);
  });
});

test('every page for users is at most two clicks from the README', () => {
  const pages = [...documents.keys()].filter((path) => /^docs\/[^/]+$/.test(path));
  const reached = pagesWithin(MAX_CLICKS, 'README.md');
  expect(pages.filter((path) => !reached.has(path))).toEqual([]);
});
