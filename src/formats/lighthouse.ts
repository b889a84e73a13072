// Reads the JSON of Lighthouse, one report for each run of a page, or the manifest of Lighthouse CI, which has only the
// scores. A page that did not load has a report too, with missing scores and failed audits.

import * as z from 'zod';
import { makeError, makeWarning } from '../model/diagnostic.ts';
import type { BetterDirection, Measurement } from '../model/measurement.ts';
import { makeFindings } from './findings.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { appendKeys, type JsonContext, parseJsonDocuments, parseValue } from './json-validation.ts';

export const lighthouse: Format = {
  id: 'lighthouse',
  description: 'Lighthouse: its JSON report, or the manifest.json of Lighthouse CI',
  advice: 'npx lighthouse http://127.0.0.1:8080/ --only-categories=performance --output=json --output-path=report.json',
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

const SCORE = z.number().nullish();
const AUDIT = z.looseObject({
  /** `error` if the audit could not be made. */
  scoreDisplayMode: z.string().optional(),
  numericValue: z.number().optional(),
  errorMessage: z.string().optional(),
});

const reportSchema = z.object({
  requestedUrl: z.string().optional(),
  finalDisplayedUrl: z.string().optional(),
  finalUrl: z.string().optional(),
  runtimeError: z.object({ code: z.string() }).nullish(),
  runWarnings: z.array(z.unknown()).default([]),
  audits: z.record(z.string(), z.unknown()),
  categories: z.object({ performance: z.object({ score: SCORE }).optional() }).optional(),
});

type LighthouseReport = z.infer<typeof reportSchema>;

const manifestSchema = z.array(
  z.object({
    url: z.string().min(1),
    summary: z.object({ performance: SCORE }),
  }),
);

function parse(source: ToolOutput): ParseResult {
  const { series, problems } = makeFindings();
  for (const { location, value } of parseJsonDocuments(source, problems)) {
    const reading = { location, problems };
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

function parseManifest(value: unknown, { location, problems }: JsonContext): Measurement[] {
  const runs = parseValue(manifestSchema, value, { location, problems }) ?? [];
  if (Array.isArray(value) && value.length === 0) problems.push(makeError('no-results', location, { tool: 'lhci' }));
  return runs.flatMap(({ url, summary }, index) => {
    const found = scoreOf(url, summary.performance);
    const own = appendKeys(location, index);
    if (found.length === 0) problems.push(makeError('unusable-value', own, { name: url, metric: 'performance' }));
    return found;
  });
}

function parseReport(value: unknown, { location, problems }: JsonContext): Measurement[] {
  const report = parseValue(reportSchema, value, { location, problems });
  if (report === null) return [];
  const name = report.requestedUrl ?? report.finalDisplayedUrl ?? report.finalUrl ?? '';
  for (const warning of report.runWarnings) {
    const said = { tool: 'lighthouse', said: String(warning) };
    problems.push(makeWarning('tool-error', appendKeys(location, 'runWarnings'), said));
  }
  const { runtimeError } = report;
  if (runtimeError && runtimeError.code !== 'NO_ERROR') {
    const failed = { name, reason: runtimeError.code };
    problems.push(makeError('failed-in-tool', appendKeys(location, 'runtimeError'), failed));
    return [];
  }
  const performance = report.categories?.performance;
  const found = [
    ...scoreOf(name, performance?.score),
    ...AUDITS.flatMap((audit) => parseAudit(report, { name, audit, location, problems })),
  ];
  if (performance !== undefined && performance.score == null) {
    const at = appendKeys(location, 'categories', 'performance', 'score');
    problems.push(makeError('unusable-value', at, { name, metric: 'performance' }));
  } else if (found.length === 0) {
    const option = '--only-categories';
    problems.push(makeError('no-results', appendKeys(location, 'audits'), { option }));
  }
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

interface AuditQuery extends JsonContext {
  readonly name: string;
  readonly audit: Audit;
}

function parseAudit({ audits }: LighthouseReport, { name, audit, ...context }: AuditQuery): Measurement[] {
  const { id, unit, primary } = audit;
  // A run that is limited to some audits omits the others.
  if (!Object.hasOwn(audits, id)) return [];
  const { data } = AUDIT.safeParse(audits[id]);
  if (data?.numericValue !== undefined && data.scoreDisplayMode !== 'error') {
    return [toMeasurement({ name, metric: id, unit, value: data.numericValue, better: 'lower', primary })];
  }
  if (data?.scoreDisplayMode !== 'notApplicable') {
    const own = appendKeys(context.location, 'audits', id);
    const got = data?.errorMessage;
    context.problems.push(makeError('unusable-value', own, { name, metric: id, got }));
  }
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
