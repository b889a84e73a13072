// The verdicts as JUnit XML, for servers that show the results of tests: a test case for each result and each judged
// geomean. A Report in, XML 1.0 out, valid by the schema junit-10.xsd of Jenkins. Only a broken budget of level `fail` is
// a failure. Characters that XML cannot contain are removed from untrusted text.

import { growthOf } from '../../model/comparison.ts';
import { isSkip } from '../../model/decision.ts';
import { selectForLog } from '../../model/diagnostic.ts';
import { isNothingMeasured, type JudgedRow, type Report } from '../../model/report.ts';
import { isAboutChange, type Verdict } from '../../model/verdict.ts';
import { unitDescriptionOf } from '../../units/unit-description.ts';
import { formatDetail } from '../decisions.ts';
import { type Finding, listFindings, listPlainLines, missingSideKeyOf } from '../findings.ts';
import { formatCounts, makeHeadline } from '../headline.ts';
import { isLeftToWarning } from '../levels.ts';
import { formatDiagnosticLine } from '../messages/format-diagnostic.ts';
import { escapeHtml } from '../pages/markup.ts';
import { cleanUntrustedText } from '../untrusted.ts';
import { formatCount, groupLabelOf } from '../words.ts';

type OutcomeTag = 'failure' | 'error' | 'skipped';

interface TestCase {
  readonly name: string;
  readonly classname: string;
  readonly seconds?: string;
  /** Null: the test case passed. */
  readonly outcome: { readonly tag: OutcomeTag; readonly type: string; readonly lines: readonly string[] } | null;
  readonly output?: readonly string[];
}

export function renderJunit(report: Report): string {
  const findingOf = indexFindings(report);
  const cases = [
    ...(report.conclusion === 'error' ? [errorCase(report)] : []),
    ...[...report.rows, ...report.judgedGeomeans].map((row) => caseOf(row, report, findingOf)),
    ...skippedCases(report),
  ];
  const count = (tag: OutcomeTag) => cases.filter(({ outcome }) => outcome?.tag === tag).length;
  const name = cleanName(report.name);
  const counts = { tests: cases.length, failures: count('failure'), errors: count('error') };
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${attributes({ name, ...counts })}>`,
    `  <testsuite${attributes({ name, ...counts, skipped: count('skipped') })}>`,
    ...cases.map(renderCase),
    `    ${element('system-out', {}, summaryLines(report))}`,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

function errorCase(report: Report): TestCase {
  const errors = report.problems.filter(({ severity }) => severity === 'error');
  const lines = [`${makeHeadline(report).text}.`, ...problemLines(errors)];
  return { name: 'verdict', classname: cleanName(report.name), outcome: { tag: 'error', type: 'error', lines } };
}

/** A file without any test case is refused by some servers. */
function skippedCases(report: Report): TestCase[] {
  return report.decisions.filter(isSkip).map((decision) => ({
    name: decision.command === null ? 'benchmarks' : cleanName(decision.command),
    classname: cleanName(decision.leg ?? report.name),
    outcome: { tag: 'skipped', type: 'not-measured', lines: [`Not measured: ${formatDetail(decision)}.`] },
  }));
}

function caseOf(row: JudgedRow, report: Report, findingOf: ReturnType<typeof indexFindings>): TestCase {
  const linesOf = (verdicts: readonly Verdict[]) =>
    verdicts.flatMap((verdict) => {
      const finding = findingOf(verdict, row);
      if (finding === undefined) return ['Not judged, because base was measured on another machine.'];
      return listPlainLines(finding, verdict.because);
    });
  const broken = row.verdicts.filter(({ outcome }) => outcome === 'fail');
  const failing = broken.filter(({ level }) => level === 'fail' && report.accepted === null);
  const [first] = failing;
  const outcome = first && ({ tag: 'failure', type: first.kind, lines: linesOf(failing) } as const);
  const undecidedLevels = row.verdicts.filter((verdict) => verdict.outcome === 'unknown' && !isDecisive(verdict));
  const described = undecidedLevels.filter((verdict) => !isLeftToWarning(verdict));
  // Servers follow a test case from run to run by its names, so they are not shortened.
  const isGrowth = growthOf(row) !== null;
  const name = 'members' in row && !isGrowth ? `geomean of ${formatCount(row.members.length, 'benchmark')}` : row.name;
  return {
    name: `${isGrowth ? 'growth of ' : ''}${cleanName(name)} ${cleanName(row.metric)}`,
    classname: cleanName(groupLabelOf(row) ?? report.name),
    seconds: secondsOf(row),
    outcome: outcome ?? findOtherOutcome(row, report, linesOf),
    output: linesOf([...broken.filter((verdict) => !failing.includes(verdict)), ...described]),
  };
}

function findOtherOutcome(
  row: JudgedRow,
  { conclusion }: Report,
  linesOf: (verdicts: readonly Verdict[]) => string[],
): TestCase['outcome'] {
  const state = 'state' in row ? row.state : null;
  if (state === 'failed') return { tag: 'error', type: 'failed', lines: ['The benchmark failed on head.'] };
  const undecided = row.verdicts.filter((verdict) => verdict.outcome === 'unknown' && isDecisive(verdict));
  if (undecided.length > 0) return { tag: 'skipped', type: 'inconclusive', lines: linesOf(undecided) };
  // A cancelled run judges nothing.
  if (conclusion === 'error' && row.verdicts.length === 0)
    return { tag: 'skipped', type: 'not-judged', lines: ['Not judged.'] };
  return state === 'inconclusive' ? { tag: 'skipped', type: 'inconclusive', lines: ['Inconclusive.'] } : null;
}

/** A level leaves its test case open only if it can make the check fail. */
function isDecisive(verdict: Verdict): boolean {
  return isAboutChange(verdict) || verdict.level === 'fail';
}

function cleanName(untrusted: string): string {
  return cleanUntrustedText(untrusted, Number.POSITIVE_INFINITY);
}

/** Decimals of a time in seconds: picoseconds. */
const DECIMALS = 12;

/** Larger numbers would be written with an exponent. */
const MAX_SECONDS = 1e9;

/** The median of head, if it is a time. Every other test case takes no time. */
function secondsOf(row: JudgedRow): string {
  const { head, unit } = row;
  if (head === null || growthOf(row) !== null || !unitDescriptionOf(unit).isDuration) return '0';
  if (!(head.median > 0 && head.median <= MAX_SECONDS)) return '0';
  return head.median.toFixed(DECIMALS).replace(/\.?0+$/, '');
}

/** All metrics of an added or removed benchmark have the same words. */
function indexFindings(report: Report): (verdict: Verdict, row: JudgedRow) => Finding | undefined {
  const keyOf = (verdict: Verdict, row: JudgedRow) =>
    verdict.limit === null ? missingSideKeyOf(verdict.kind, row) : verdict;
  const findings = new Map(listFindings(report).map((finding) => [keyOf(finding.verdict, finding.row), finding]));
  return (verdict, row) => findings.get(keyOf(verdict, row));
}

function summaryLines(report: Report): string[] {
  const verdict = `${report.conclusion.toUpperCase()}: ${makeHeadline(report).text}.`;
  const counts = isNothingMeasured(report) ? [] : [`${formatCounts(report)}.`];
  return [verdict, ...counts, ...problemLines(report.problems)];
}

function problemLines(problems: Report['problems']): string[] {
  return selectForLog(problems).shown.map((problem) => `${problem.severity}: ${formatDiagnosticLine(problem)}`);
}

function renderCase({ name, classname, seconds = '0', outcome, output = [] }: TestCase): string {
  const start = `    <testcase${attributes({ name, classname, time: seconds })}`;
  const inner: string[] = [];
  if (outcome !== null) {
    const { tag, type, lines } = outcome;
    inner.push(element(tag, { message: lines[0] ?? '', type }, lines));
  }
  if (output.length > 0) inner.push(element('system-out', {}, output));
  if (inner.length === 0) return `${start}/>`;
  return [`${start}>`, ...inner.map((one) => `      ${one}`), '    </testcase>'].join('\n');
}

function element(tag: string, given: Readonly<Record<string, string>>, lines: readonly string[]): string {
  return `<${tag}${attributes(given)}>${escapeXml(lines.join('\n'))}</${tag}>`;
}

function attributes(given: Readonly<Record<string, string | number>>): string {
  return Object.entries(given)
    .map(([name, value]) => ` ${name}="${escapeXml(String(value))}"`)
    .join('');
}

/** Characters that XML 1.0 cannot contain, not even as a reference (section 2.2). */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function escapeXml(text: string): string {
  return escapeHtml(text.replaceAll(NOT_XML, ''));
}
