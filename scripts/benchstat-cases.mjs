// Writes the answers of the real benchstat to the chosen cases and to the published examples:
// __tests__/fixtures/benchstat/answers.json and articles.json. Needs node 24 and benchstat on PATH:
//   go install golang.org/x/perf/cmd/benchstat@v0.0.0-20260908200009-22c9c6c9d4da
//   node_modules/.bin/node scripts/benchstat-cases.mjs

import { filesOf, readStored, store, writeStored } from '../__tests__/support/benchstat-answers.ts';
import { CHOSEN } from '../__tests__/support/benchstat-chosen.ts';
import { realAnswers } from '../__tests__/support/benchstat-program.ts';

const names = Object.keys(CHOSEN);
const answers = await realAnswers(Object.values(CHOSEN));
const hung = names.filter((_, index) => answers[index].exitCode === null);
if (hung.length > 0) throw new Error(`benchstat did not end: ${hung.join(', ')}`);
writeStored('answers.json', Object.fromEntries(names.map((name, index) => [name, store(answers[index])])));
console.log(`answers.json: ${names.length} cases`);

const articles = readStored('articles.json');
const printed = await realAnswers(articles.map(filesOf));
writeStored(
  'articles.json',
  articles.map((article, index) => ({ ...article, answer: store(printed[index]) })),
);
console.log(`articles.json: ${articles.length} tables`);
