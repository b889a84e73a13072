// Reads the JSON of Lighthouse, one report for each run of a page, or the manifest of Lighthouse CI, which has only the
// scores. A page that did not load has a report too, with missing scores and failed audits.

import * as z from 'zod';
import type { ParseResult, ToolOutput } from './format.ts';
import { type JsonResults, type JsonValue, jsonFormat } from './json-format.ts';

const scoreSchema = z.number().nullish();

const auditSchema = z.looseObject({
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
  categories: z.object({ performance: z.object({ score: scoreSchema }).optional() }).optional(),
});

const manifestSchema = z.array(z.object({ url: z.string().min(1), summary: z.object({ performance: scoreSchema }) }));

/** Audits that form the score, and the amount of loaded data. */
const AUDITS = [
  { metric: 'largest-contentful-paint', unit: 'ms', primary: true },
  { metric: 'first-contentful-paint', unit: 'ms', primary: false },
  { metric: 'total-blocking-time', unit: 'ms', primary: true },
  { metric: 'speed-index', unit: 'ms', primary: false },
  { metric: 'interactive', unit: 'ms', primary: false },
  { metric: 'cumulative-layout-shift', unit: 'score', primary: true },
  { metric: 'total-byte-weight', unit: 'B', primary: false },
];

export const lighthouse = jsonFormat({
  id: 'lighthouse',
  description: 'Lighthouse: its JSON report, or the manifest.json of Lighthouse CI',
  advice: 'npx lighthouse http://127.0.0.1:8080/ --only-categories=performance --output=json --output-path=report.json',
  signs: [isReport, isManifest],
  parseFiles,
  read: (document, { add }) => (Array.isArray(document.value) ? readManifest : readReport)(document, add),
});

function isReport(text: string): boolean {
  return /^\s*\{/.test(text) && /"lighthouseVersion"\s*:/.test(text) && /"audits"\s*:\s*\{/.test(text);
}

function isManifest(text: string): boolean {
  return /^\s*\[\s*\{/.test(text) && /"isRepresentativeRun"\s*:/.test(text) && /"summary"\s*:/.test(text);
}

/** A manifest repeats the scores of the reports next to it. */
function parseFiles(sources: readonly ToolOutput[]): ParseResult {
  const hasReport = sources.some(({ text }) => isReport(text));
  const parsed = sources.filter(({ text }) => !hasReport || !isManifest(text)).map(lighthouse.parse);
  return {
    measurements: parsed.flatMap(({ measurements }) => measurements),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}

function readManifest(manifest: JsonValue, add: JsonResults['add']): void {
  const items = manifest.list(null, { tool: 'lhci' });
  const runs = manifest.read(manifestSchema) ?? [];
  for (const [index, { url, summary }] of runs.entries()) {
    const score = summary.performance;
    if (score == null) items[index]!.reportError('unusable-value', { name: url, metric: 'performance' });
    else add({ name: url, metric: 'performance', unit: 'score', better: 'higher', values: [score] });
  }
}

function readReport(document: JsonValue, add: JsonResults['add']): void {
  const report = document.read(reportSchema);
  if (report === null) return;
  const name = report.requestedUrl ?? report.finalDisplayedUrl ?? report.finalUrl ?? '';
  for (const warning of report.runWarnings) {
    document.at('runWarnings').reportWarning('tool-error', { tool: 'lighthouse', said: String(warning) });
  }
  const { runtimeError } = report;
  if (runtimeError && runtimeError.code !== 'NO_ERROR') {
    document.at('runtimeError').reportError('failed-in-tool', { name, reason: runtimeError.code });
    return;
  }
  const performance = report.categories?.performance;
  const score = performance?.score ?? null;
  if (score !== null) add({ name, metric: 'performance', unit: 'score', better: 'higher', values: [score] });
  let hasAudits = false;
  for (const { metric, ...audit } of AUDITS) {
    const value = readAudit(document.at('audits', metric), name, metric);
    if (value === null) continue;
    hasAudits = true;
    add({ name, metric, ...audit, better: 'lower', values: [value] });
  }
  if (performance !== undefined && score === null) {
    document.at('categories', 'performance', 'score').reportError('unusable-value', { name, metric: 'performance' });
  } else if (score === null && !hasAudits) {
    document.at('audits').reportError('no-results', { option: '--only-categories' });
  }
}

/** Null if there is no value, which is reported if the audit could have been made. */
function readAudit(audit: JsonValue, name: string, metric: string): number | null {
  // A run that is limited to some audits omits the others.
  if (audit.value === undefined) return null;
  const { data } = auditSchema.safeParse(audit.value);
  if (data?.numericValue !== undefined && data.scoreDisplayMode !== 'error') return data.numericValue;
  if (data?.scoreDisplayMode !== 'notApplicable') {
    audit.reportError('unusable-value', { name, metric, got: data?.errorMessage });
  }
  return null;
}
