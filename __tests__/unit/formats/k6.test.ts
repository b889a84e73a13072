import { describe, expect, test } from '@jest/globals';
import { k6 } from '../../../src/formats/k6.ts';
import { readWith } from '../../support/read-format.ts';

const trend = (values: object, more: object = {}) => ({ type: 'trend', contains: 'time', values, ...more });
const summary = (metrics: object) => ({ metrics, root_group: {} });

describe('a summary', () => {
  test('of --summary-export has no types, and `true` means crossed', () => {
    const metrics = {
      http_req_duration: { med: 2, thresholds: { 'med<1': true, 'med<9': false } },
      my_trend: { med: 3 },
      http_reqs: { count: 4, rate: 5 },
      http_req_failed: { passes: 1, fails: 3, value: 0.25 },
    };
    expect(readWith(k6, summary(metrics))).toEqual({
      found: [
        ['http_req_duration', 'med', 2],
        ['http_reqs', 'rate', 5],
        ['http_req_failed', 'rate', 0.25],
      ],
      problems: [
        'warning in: $.metrics.http_req_duration: "http_req_duration" is over its limit of "med<1".',
        'warning in: $.metrics.http_req_failed: 25 % of the requests failed. Check the server.',
      ],
    });
  });

  test('without HTTP is led by its iterations', () => {
    const metrics = { iteration_duration: trend({ med: 2 }), ws_connecting: trend({ med: 1 }) };
    const { measurements } = k6.parse({ path: 'in', text: JSON.stringify(summary(metrics)) });
    expect(measurements.map(({ name, primary }) => [name, primary])).toEqual([
      ['iteration_duration', true],
      ['ws_connecting', false],
    ]);
  });

  test.each<[object, string]>([
    [
      { http_req_duration: trend({ med: 2 }), http_req_failed: { type: 'rate', values: { rate: 1 } } },
      'error in: $.metrics.http_req_failed: no request had a good response. Check that the server answers.',
    ],
    [
      { http_req_duration: trend({ avg: 2 }) },
      'error in: $.metrics.http_req_duration: "http_req_duration" has no usable `med`. See the output of the tool.',
    ],
    [{}, 'error in: $.metrics: no benchmark has a result. Check the options and the configuration of `k6`.'],
  ])('%j is a failure', (metrics, problem) => {
    expect(readWith(k6, summary(metrics))).toEqual({ found: [], problems: [problem] });
  });
});

describe('the summary of --new-machine-readable-summary', () => {
  const newSummary = (metrics: readonly object[], duration = 20) => ({
    config: { duration, execution: 'local', script: 'load.js' },
    metadata: { generatedAt: '2026-10-24T06:47:30Z', k6Version: '2.2.0' },
    results: { checks: { metrics: [{ name: 'checks_total', type: 'counter', values: { count: 9 } }] }, metrics },
    version: '1.0.0',
  });
  const counter = (name: string, count: number) => ({ name, type: 'counter', contains: 'default', values: { count } });
  const failed = (rate: number) => ({
    name: 'http_req_failed',
    type: 'rate',
    contains: 'default',
    values: { matches: rate * 100, total: 100, rate },
  });
  const time = (name: string, values: object) => ({ name, ...trend(values) });

  test('has the rows of the old one', () => {
    const metrics = [
      time('http_req_duration', { avg: 3, med: 2, p90: 4 }),
      counter('http_reqs', 100),
      failed(0.25),
      time('custom', { med: 5 }),
      { ...time('sizes', { med: 7 }), contains: 'default' },
      { name: 'vus', type: 'gauge', contains: 'default', values: { max: 1, min: 1, value: 1 } },
    ];
    expect(k6.recognises(JSON.stringify(newSummary(metrics)))).toBe(true);
    expect(readWith(k6, newSummary(metrics))).toEqual({
      found: [
        ['http_req_duration', 'med', 2],
        ['http_reqs', 'rate', 5],
        ['http_req_failed', 'rate', 0.25],
        ['custom', 'med', 5],
      ],
      problems: ['warning in: $.results.metrics.http_req_failed: 25 % of the requests failed. Check the server.'],
    });
  });

  test.each<[readonly object[], number, string]>([
    [
      [time('http_req_duration', { med: 2 }), failed(1)],
      20,
      'error in: $.results.metrics.http_req_failed: no request had a good response. Check that the server answers.',
    ],
    [
      [time('http_req_duration', { avg: 2 })],
      20,
      'error in: $.results.metrics.http_req_duration: "http_req_duration" has no usable `med`. See the output of the tool.',
    ],
    [[counter('http_reqs', 1)], 0, 'error in: $.config.duration: must be more than 0, but is "0".'],
    [
      [],
      20,
      'error in: $.results.metrics: no benchmark has a result. Check the options and the configuration of `k6`.',
    ],
  ])('%j in %p s is a failure', (metrics, duration, problem) => {
    expect(readWith(k6, newSummary(metrics, duration))).toEqual({ found: [], problems: [problem] });
  });
});

describe('points', () => {
  const point = (metric: string, value: unknown, status = '200') =>
    JSON.stringify({ metric, type: 'Point', data: { value, tags: { status } } });

  test('of iterations count where there are no requests', () => {
    const text = [point('iteration_duration', 3), point('vus', 1), point('iteration_duration', 4)].join('\n');
    expect(readWith(k6, text)).toEqual({ found: [['iteration_duration', 'points', 3, 4]], problems: [] });
  });

  test.each([
    [point('http_req_duration', 0, '0'), 'error in: no request had a good response. Check that the server answers.'],
    [point('vus', 1), 'error in: no benchmark has a result. Check the options and the configuration of `k6`.'],
    [
      `${point('vus', 1)}\n${point('http_req_duration', null)}`,
      'error in:2: $.data.value: must be a finite number, but is "null".',
    ],
  ])('%s is a failure', (text, problem) => {
    expect(readWith(k6, text)).toEqual({ found: [], problems: [problem] });
  });
});
