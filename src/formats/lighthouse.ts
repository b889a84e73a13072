// Reads the JSON of Lighthouse, one report for each run of a page, or the manifest of Lighthouse CI, which has only the
// scores. A page that did not load has a report too, with missing scores and failed audits.

import * as z from 'zod';
import { legacyProblem } from '../model/diagnostic.ts';
import type { BetterDirection, Measurement } from '../model/measurement.ts';
import type { Problem } from '../model/problem.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import {
  appendKeys,
  formatJsonPath,
  type JsonPath,
  MUST_BE_NUMBER,
  parseJsonDocuments,
  parseValue,
} from './json-validation.ts';
import { truncate } from './plain-text.ts';
import { makeSeriesList } from './series.ts';

export const lighthouse: Format = {
  id: 'lighthouse',
  description: 'Lighthouse: its JSON report, or the manifest.json of Lighthouse CI',
  advice:
    'npx lighthouse http://127.0.0.1:8080/ --only-categories=performance --output=json --output-path=report.json',
  recognises: (text) => isReport(text) || isManifest(text),
  parse,
  parseFiles,
};

function isReport(text: string): boolean {
  return /^\s*\{/.test(text) && /"lighthouseVersion"\s*:/.test(text) && /"audits"\s*:\s*\{/.test(text);
}

function isManifest(text: string): boolean {
  return /^\s*\[\s*\{/.test(text) && /"isRepresentativeRun"\s*:/.test(text) && /"summary"\s*:/.test(text);
}

interface Audit {
  readonly id: string;
  readonly unit: string;
  readonly primary: boolean;
}

/** Audits that form the score, and the amount of loaded data. */
const AUDITS: readonly Audit[] = [
  { id: 'largest-contentful-paint', unit: 'ms', primary: true },
  { id: 'first-contentful-paint', unit: 'ms', primary: false },
  { id: 'total-blocking-time', unit: 'ms', primary: true },
  { id: 'speed-index', unit: 'ms', primary: false },
  { id: 'interactive', unit: 'ms', primary: false },
  { id: 'cumulative-layout-shift', unit: 'score', primary: true },
  { id: 'total-byte-weight', unit: 'B', primary: false },
];

const MUST_BE_TEXT = 'must be a text';
const SCORE = z.number('must be a number from 0 to 1').nullish();
const AUDIT = z.looseObject({
  /** `error` if the audit could not be made. */
  scoreDisplayMode: z.string(MUST_BE_TEXT).optional(),
  numericValue: z.number(MUST_BE_NUMBER).optional(),
  errorMessage: z.string(MUST_BE_TEXT).optional(),
});

const reportSchema = z.object(
  {
    requestedUrl: z.string(MUST_BE_TEXT).optional(),
    finalDisplayedUrl: z.string(MUST_BE_TEXT).optional(),
    finalUrl: z.string(MUST_BE_TEXT).optional(),
    runtimeError: z.object({ code: z.string(MUST_BE_TEXT) }, 'must be an object with "code"').nullish(),
    runWarnings: z.array(z.unknown(), 'must be a list').default([]),
    audits: z.record(z.string(), z.unknown(), 'must be an object with the audits'),
    categories: z
      .object(
        { performance: z.object({ score: SCORE }, 'must be an object with "score"').optional() },
        'must be an object with the categories',
      )
      .optional(),
  },
  'must be an object with "audits"',
);

type LighthouseReport = z.infer<typeof reportSchema>;

const manifestSchema = z.array(
  z.object(
    {
      url: z.string(MUST_BE_TEXT).min(1, 'must not be empty'),
      summary: z.object({ performance: SCORE }, 'must be an object with the scores'),
    },
    'must be an object with "url" and "summary"',
  ),
  'must be a list with a run each',
);

function parse(source: ToolOutput): ParseResult {
  const problems: Problem[] = [];
  const series = makeSeriesList();
  for (const { place, value } of parseJsonDocuments(source, problems)) {
    const reading = { place, problems };
    const found = Array.isArray(value) ? parseManifest(value, reading) : parseReport(value, reading);
    for (const measurement of found) series.add(measurement);
  }
  return { measurements: series.all(), problems };
}

/** Parses reports, or manifests if there is no report. A manifest repeats the scores of the reports next to it. */
function parseFiles(sources: readonly ToolOutput[]): ParseResult {
  const hasReport = sources.some(({ text }) => isReport(text));
  const parsed = sources.filter(({ text }) => !hasReport || !isManifest(text)).map(parse);
  return {
    measurements: parsed.flatMap(({ measurements }) => measurements),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}

interface LighthouseContext {
  readonly place: JsonPath;
  readonly problems: Problem[];
}

function parseManifest(value: unknown, { place, problems }: LighthouseContext): Measurement[] {
  const runs = parseValue(manifestSchema, value, { place, problems }) ?? [];
  const found = runs.flatMap(({ url, summary }) => scoreOf(url, summary.performance));
  if (found.length < runs.length || (Array.isArray(value) && value.length === 0)) {
    const message = 'a run has no performance score. Check that its page loads.';
    problems.push(legacyProblem({ where: formatJsonPath(place), message, severity: 'error' }));
  }
  return found;
}

function parseReport(value: unknown, { place, problems }: LighthouseContext): Measurement[] {
  const report = parseValue(reportSchema, value, { place, problems });
  if (report === null) return [];
  const name = report.requestedUrl ?? report.finalDisplayedUrl ?? report.finalUrl ?? '';
  const fail = (message: string, ...keys: PropertyKey[]) => {
    problems.push(
      legacyProblem({ where: formatJsonPath(appendKeys(place, ...keys)), message, severity: 'error' }),
    );
  };
  for (const warning of report.runWarnings) {
    problems.push(
      legacyProblem({
        where: formatJsonPath(appendKeys(place, 'runWarnings')),
        message: truncate(String(warning)),
        severity: 'warning',
      }),
    );
  }
  const { runtimeError } = report;
  if (runtimeError && runtimeError.code !== 'NO_ERROR') {
    fail(`the page "${name}" could not be measured: ${runtimeError.code}.`, 'runtimeError');
    return [];
  }
  const performance = report.categories?.performance;
  const found = [
    ...scoreOf(name, performance?.score),
    ...AUDITS.flatMap((audit) => parseAudit(report, { name, audit, fail })),
  ];
  if (performance !== undefined && performance.score == null) {
    fail(`the page "${name}" has no performance score.`, 'categories', 'performance', 'score');
  } else if (found.length === 0)
    fail('no audit of the performance is in it. Check --only-categories.', 'audits');
  return found;
}

function scoreOf(name: string, score: number | null | undefined): Measurement[] {
  if (score == null) return [];
  return [
    toMeasurement({
      name,
      metric: 'performance',
      unit: 'score',
      value: score,
      better: 'higher',
      primary: true,
    }),
  ];
}

interface AuditQuery {
  readonly name: string;
  readonly audit: Audit;
  fail(message: string, ...keys: PropertyKey[]): void;
}

function parseAudit({ audits }: LighthouseReport, { name, audit, fail }: AuditQuery): Measurement[] {
  const { id, unit, primary } = audit;
  // A run that is limited to some audits omits the others.
  if (!Object.hasOwn(audits, id)) return [];
  const { data } = AUDIT.safeParse(audits[id]);
  if (data?.numericValue !== undefined && data.scoreDisplayMode !== 'error') {
    return [toMeasurement({ name, metric: id, unit, value: data.numericValue, better: 'lower', primary })];
  }
  if (data?.scoreDisplayMode !== 'notApplicable')
    fail(`the audit has no value: ${truncate(data?.errorMessage ?? 'it does not say why')}.`, 'audits', id);
  return [];
}

interface MetricValue {
  readonly name: string;
  readonly metric: string;
  readonly unit: string;
  readonly value: number;
  readonly better: BetterDirection;
  readonly primary: boolean;
}

function toMeasurement({ value, ...read }: MetricValue): Measurement {
  return { group: null, ...read, values: [value] };
}
