// Reads the JSON of `vitest bench --reporter=json`, which version 5 has instead of --outputJson: a list of tests, each
// with the benchmarks that it ran. A test is the group of its benchmarks. The path of a file depends on the checkout,
// so a name contains only as much of it as distinguishes the file from the others. Used by `vitest-bench.ts`.

import * as z from 'zod';
import { makeError } from '../model/diagnostic.ts';
import type { Location } from '../model/location.ts';
import type { Measurement } from '../model/measurement.ts';
import type { DataOf } from '../render/messages/index.ts';
import { makeNumbering } from './findings.ts';
import { hasKeys } from './json-keys.ts';
import { appendKeys, errorMessageOf, type JsonContext, numberListSchema, parseValue } from './json-validation.ts';

/** Reports whether a text is a report of version 5, with or without benchmarks. Older reports cannot have any. */
export function isTestReport(text: string): boolean {
  return hasKeys(text, 'testResults[].assertionResults[].benchmarks');
}

/** Separator between the file, the suites, the test and the benchmark. */
export const SEPARATOR = ' > ';

const taskSchema = z.object({
  name: z.string(),
  /** True for a result that an earlier run stored, and that is only compared with. */
  fromStore: z.boolean().optional(),
  latency: z.object({
    /** Milliseconds, like `p50`. Present only with `retainSamples`. */
    samples: numberListSchema.nullish(),
    p50: z.number(),
  }),
  /** Calls per second. The mean is what vitest prints as hz. */
  throughput: z.object({ mean: z.number() }).optional(),
});

type VitestTask = z.infer<typeof taskSchema>;

const testSchema = z.object({
  ancestorTitles: z.array(z.string()),
  title: z.string(),
  status: z.string(),
  failureMessages: z.array(z.string()).nullish(),
  benchmarks: z.array(z.object({ tasks: z.array(z.unknown()) })).default([]),
});

const fileSchema = z.object({
  name: z.string(),
  /** Reason why the file did not load. */
  message: z.string().nullish(),
  status: z.string().optional(),
  assertionResults: z.array(z.unknown()),
});

const reportSchema = z.object({ testResults: z.array(fileSchema), success: z.boolean().optional() });

/** States of a test that did not run on purpose. */
const NOT_RUN: ReadonlySet<string> = new Set(['skipped', 'pending', 'todo', 'disabled']);

export function parseTestReport(value: unknown, { location, problems }: JsonContext): Measurement[] {
  const report = parseValue(reportSchema, value, { location, problems });
  if (report === null) return [];
  const fail = (at: Location, failed: DataOf<'failed-in-tool'>) =>
    problems.push(makeError('failed-in-tool', at, failed));
  const files = shortenPaths(report.testResults.map(({ name }) => name));
  const numberings = new Map<string, (name: string) => string>();
  const found: Measurement[] = [];
  const known = problems.length;
  for (const [index, { name: path, status, message, assertionResults }] of report.testResults.entries()) {
    const file = files.get(path)!;
    const fileLocation = appendKeys(location, 'testResults', index);
    const before = problems.length;
    if (message) fail(fileLocation, { name: file, ...errorMessageOf(message) });
    for (const [at, item] of assertionResults.entries()) {
      const own = appendKeys(fileLocation, 'assertionResults', at);
      const test = parseValue(testSchema, item, { location: own, problems });
      if (test === null) continue;
      const group = [file, ...test.ancestorTitles, test.title].join(SEPARATOR);
      if (NOT_RUN.has(test.status)) continue;
      if (test.status !== 'passed') {
        fail(own, { name: group, ...errorMessageOf(test.failureMessages?.[0]) });
        continue;
      }
      const numbered = numberings.get(group) ?? makeNumbering();
      numberings.set(group, numbered);
      for (const [set, { tasks }] of test.benchmarks.entries()) {
        for (const [taskAt, task] of tasks.entries()) {
          const inTask = appendKeys(own, 'benchmarks', set, 'tasks', taskAt);
          const read = parseValue(taskSchema, task, { location: inTask, problems });
          if (read === null || read.fromStore === true) continue;
          const name = numbered(read.name);
          for (const one of measurementsOf(read)) found.push({ group, name, ...one });
        }
      }
    }
    if (status === 'failed' && problems.length === before) fail(fileLocation, { name: file });
  }
  // An error outside of all tests is not shown anywhere else.
  if (report.success === false && problems.length === known) problems.push(makeError('failed-in-tool', location, {}));
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
