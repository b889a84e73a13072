import { expect, test } from '@jest/globals';
import { lighthouse } from '../../../src/formats/lighthouse.ts';
import { readWith } from '../../support/read-format.ts';

const LCP = 'largest-contentful-paint';
const report = (more: object = {}) => ({
  lighthouseVersion: '12',
  requestedUrl: 'http://a/',
  audits: { [LCP]: { numericValue: 5 } },
  categories: { performance: { score: 0.9 } },
  ...more,
});

test('a page goes by the address that was asked for, whatever it led to', () => {
  expect(readWith(lighthouse, report({ finalDisplayedUrl: 'http://a/?session=1' }))).toEqual({
    found: [
      ['http://a/', 'performance', 0.9],
      ['http://a/', LCP, 5],
    ],
    problems: [],
  });
});

test.each<[object, unknown[][], string]>([
  [
    { runtimeError: { code: 'ERRORED_DOCUMENT_REQUEST', message: 'Status code: 404' } },
    [],
    'error in: $.runtimeError: "http://a/" failed: "ERRORED_DOCUMENT_REQUEST".',
  ],
  [
    { audits: { [LCP]: { scoreDisplayMode: 'error', errorMessage: 'NO_LCP' } } },
    [['http://a/', 'performance', 0.9]],
    `error in: $.audits.${LCP}: "http://a/" has no usable \`largest-contentful-paint\`: "NO_LCP". See the output of the tool.`,
  ],
  [
    { categories: { performance: { score: null } } },
    [['http://a/', LCP, 5]],
    'error in: $.categories.performance.score: "http://a/" has no usable `performance`. See the output of the tool.',
  ],
  [
    { audits: {}, categories: { seo: { score: 1 } } },
    [],
    'error in: $.audits: no benchmark has a result. Check `--only-categories`.',
  ],
  [
    { runWarnings: ['The page may not be loading as expected.'] },
    [
      ['http://a/', 'performance', 0.9],
      ['http://a/', LCP, 5],
    ],
    'warning in: $.runWarnings: `lighthouse` reports "The page may not be loading as expected.". Correct that first.',
  ],
])('%j', (more, found, problem) => {
  expect(readWith(lighthouse, report(more))).toEqual({ found, problems: [problem] });
});

test('a manifest counts only where there is no report beside it', () => {
  const manifest = {
    path: 'manifest.json',
    text: JSON.stringify([{ url: 'http://a/', isRepresentativeRun: true, summary: { performance: 0.5 } }]),
  };
  const page = { path: 'lhr-1.json', text: JSON.stringify(report()) };
  const scores = (sources: (typeof page)[]) =>
    lighthouse.parseFiles!(sources).measurements.flatMap(({ metric, values }) =>
      metric === 'performance' ? values : [],
    );
  expect(scores([manifest])).toEqual([0.5]);
  expect(scores([page, manifest])).toEqual([0.9]);
});

test('a run without a score in the manifest is a failure', () => {
  const runs = [{ url: 'http://a/', isRepresentativeRun: true, summary: { performance: null } }];
  expect(readWith(lighthouse, runs)).toEqual({
    found: [],
    problems: ['error in: $[0]: "http://a/" has no usable `performance`. See the output of the tool.'],
  });
});
