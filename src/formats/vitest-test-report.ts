// Reads the JSON of `vitest bench --reporter=json`, which version 5 has instead of --outputJson: a list of tests, each
// with the benchmarks that it ran. A test is the group of its benchmarks. The path of a file depends on the checkout,
// so a name contains only as much of it as distinguishes the file from the others. Used by `vitest-bench.ts`.

import * as z from 'zod';
import { legacyProblem } from '../model/diagnostic.ts';
import type { Measurement } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import { hasKeys } from './json-keys.ts';
import {
  appendKeys,
  formatJsonPath,
  type JsonPath,
  MUST_BE_NUMBER,
  numberListSchema,
  parseValue,
} from './json-validation.ts';
import { truncate } from './plain-text.ts';
import { makeNumbering } from './repeated-name.ts';
import { formatThrownError } from './thrown-error.ts';

/** Reports whether a text is a report of version 5, with or without benchmarks. Older reports cannot have any. */
export function isTestReport(text: string): boolean {
  return hasKeys(text, 'testResults[].assertionResults[].benchmarks');
}

/** Separator between the file, the suites, the test and the benchmark. */
export const SEPARATOR = ' > ';

const MUST_BE_TEXT = 'must be a text';
const MUST_BE_LIST = 'must be a list';

const taskSchema = z.object(
  {
    name: z.string(MUST_BE_TEXT),
    /** True for a result that an earlier run stored, and that is only compared with. */
    fromStore: z.boolean('must be true or false').optional(),
    latency: z.object(
      {
        /** Milliseconds, like `p50`. Present only with `retainSamples`. */
        samples: numberListSchema('must be a list of numbers').nullish(),
        p50: z.number(MUST_BE_NUMBER),
      },
      'must be an object with "p50"',
    ),
    /** Calls per second. The mean is what vitest prints as hz. */
    throughput: z.object({ mean: z.number(MUST_BE_NUMBER) }, 'must be an object with "mean"').optional(),
  },
  'must be an object with "name" and "latency"',
);

type VitestTask = z.infer<typeof taskSchema>;

const testSchema = z.object(
  {
    ancestorTitles: z.array(z.string(MUST_BE_TEXT), MUST_BE_LIST),
    title: z.string(MUST_BE_TEXT),
    status: z.string(MUST_BE_TEXT),
    failureMessages: z.array(z.string(MUST_BE_TEXT), MUST_BE_LIST).nullish(),
    benchmarks: z
      .array(z.object({ tasks: z.array(z.unknown(), MUST_BE_LIST) }, 'must be an object'), MUST_BE_LIST)
      .default([]),
  },
  'must be an object with "title" and "status"',
);

const fileSchema = z.object(
  {
    name: z.string(MUST_BE_TEXT),
    /** Reason why the file did not load. */
    message: z.string(MUST_BE_TEXT).nullish(),
    status: z.string(MUST_BE_TEXT).optional(),
    assertionResults: z.array(z.unknown(), MUST_BE_LIST),
  },
  'must be an object with "name" and "assertionResults"',
);

const reportSchema = z.object(
  { testResults: z.array(fileSchema, MUST_BE_LIST), success: z.boolean('must be true or false').optional() },
  'must be an object with "testResults"',
);

/** States of a test that did not run on purpose. */
const NOT_RUN: ReadonlySet<string> = new Set(['skipped', 'pending', 'todo', 'disabled']);

interface VitestContext {
  readonly place: JsonPath;
  readonly problems: Problem[];
}

export function parseTestReport(value: unknown, { place, problems }: VitestContext): Measurement[] {
  const report = parseValue(reportSchema, value, { place, problems });
  if (report === null) return [];
  const fail = (at: JsonPath, message: string) =>
    problems.push(legacyProblem({ where: formatJsonPath(at), message, severity: 'error' }));
  const files = shortenPaths(report.testResults.map(({ name }) => name));
  const numberings = new Map<string, (name: string) => string>();
  const found: Measurement[] = [];
  const known = problems.length;
  for (const [index, { name: path, status, message, assertionResults }] of report.testResults.entries()) {
    const file = files.get(path)!;
    const inFile = appendKeys(place, 'testResults', index);
    const before = problems.length;
    if (message) fail(inFile, `"${truncate(file)}" did not run: ${formatThrownError(message)}.`);
    for (const [at, item] of assertionResults.entries()) {
      const own = appendKeys(inFile, 'assertionResults', at);
      const test = parseValue(testSchema, item, { place: own, problems });
      if (test === null) continue;
      const group = [file, ...test.ancestorTitles, test.title].join(SEPARATOR);
      if (NOT_RUN.has(test.status)) continue;
      if (test.status !== 'passed') {
        fail(
          own,
          `"${truncate(group)}" has no result: ${formatThrownError(test.failureMessages?.[0] ?? '')}.`,
        );
        continue;
      }
      const numbered = numberings.get(group) ?? makeNumbering();
      numberings.set(group, numbered);
      for (const [set, { tasks }] of test.benchmarks.entries()) {
        for (const [taskAt, task] of tasks.entries()) {
          const inTask = appendKeys(own, 'benchmarks', set, 'tasks', taskAt);
          const read = parseValue(taskSchema, task, { place: inTask, problems });
          if (read === null || read.fromStore === true) continue;
          const name = numbered(read.name);
          for (const one of measurementsOf(read)) found.push({ group, name, ...one });
        }
      }
    }
    if (status === 'failed' && problems.length === before)
      fail(inFile, `"${truncate(file)}" failed, and no test of it says why. See what vitest printed.`);
  }
  // An error outside of all tests is not shown anywhere else.
  if (report.success === false && problems.length === known)
    fail(place, 'the run failed, and no test says why. See what vitest printed.');
  return found;
}

type UnnamedMeasurement = Omit<Measurement, 'group' | 'name'>;

function measurementsOf({ latency, throughput }: VitestTask): UnnamedMeasurement[] {
  const samples = latency.samples ?? [];
  const isAggregate = samples.length === 0;
  const values = isAggregate ? [latency.p50] : samples;
  const time = { metric: 'time', unit: 'ms', better: null, values, primary: true } as const;
  const rate = throughput && { metric: 'hz', unit: '1/s', better: null, values: [throughput.mean] };
  return [
    { ...time, ...(isAggregate && { aggregate: true }) },
    ...(rate ? [{ ...rate, primary: false, aggregate: true } as const] : []),
  ];
}

/** Maximum number of path parts, enough for files of the same name. Paths that are still equal get one name. */
const MAX_DEPTH = 8;

/** Returns for each path the shortest end that no other path has. */
function shortenPaths(paths: readonly string[]): Map<string, string> {
  const short = new Map<string, string>();
  let left = [...new Set(paths)];
  for (let depth = 1; left.length > 0; depth++) {
    const tails = new Map(left.map((path) => [path, path.split(/[\\/]/).slice(-depth).join('/')]));
    const times = new Map<string, number>();
    for (const tail of tails.values()) times.set(tail, (times.get(tail) ?? 0) + 1);
    for (const [path, tail] of tails) short.set(path, tail);
    left = depth < MAX_DEPTH ? left.filter((path) => times.get(tails.get(path)!)! > 1) : [];
  }
  return short;
}
