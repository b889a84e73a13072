// Every kind of budget in every situation of a run: it is judged, or an error or warning says why it is not.

import { describe, expect, test } from '@jest/globals';
import { analyseLegs } from '../../../src/analyse/matrix.ts';
import { analyse, withOverride } from '../../../src/analyse/pipeline.ts';
import { recordingOfFiles } from '../../../src/cli/compare-report.ts';
import { UserError } from '../../../src/errors.ts';
import { parseToolOutput } from '../../../src/formats/index.ts';
import type { Recording } from '../../../src/model/recording.ts';
import type { Report } from '../../../src/model/report.ts';
import { formatDiagnosticLine } from '../../../src/render/messages/format-diagnostic.ts';
import { renderBrief } from '../../../src/render/outputs/brief.ts';
import { renderComment } from '../../../src/render/outputs/comment.ts';
import { renderJson } from '../../../src/render/outputs/json.ts';
import { renderJunit } from '../../../src/render/outputs/junit.ts';
import { renderTerminal } from '../../../src/render/outputs/terminal.ts';
import { renderHtml } from '../../../src/render/pages/html.ts';
import { parseConfigFile } from '../../../src/settings/config-file.ts';
import { policyOf } from '../../../src/settings/settings.ts';
import { around } from '../../support/builders.ts';
import { aRecording, besideBaseline, type Sides } from '../../support/recordings.ts';
import { TODAY } from '../../support/today.ts';

const SIZES = [10, 100, 1000];

/** Broken by every kind of budget: slower, larger than any ceiling, and quadratic. */
const BENCHMARKS: Readonly<Record<string, Required<Sides>>> = Object.fromEntries(
  SIZES.map((n, turn) => [
    `Sort/n=${n}-8`,
    { base: around(n, 0.01, { turn }), head: around((n * n) / 5, 0.01, { turn: turn + 3 }) },
  ]),
);

const LIMITS: Readonly<Record<string, string>> = {
  'max-regression': 'max-regression: 5%',
  'min-improvement': 'min-improvement: 10%',
  max: 'max: 1ns',
  min: 'min: 1000s',
  'max-growth': 'max-growth: n^1.2',
  'same-answer': 'max-regression: 1000%',
};

const ANSWERS = SIZES.map((n) => ({ command: 0, name: `Sort/n=${n}`, base: ['a'], head: ['b'] }));

function recorded(given: Partial<Recording> = {}): Recording {
  return { ...aRecording(BENCHMARKS), answers: ANSWERS, ...given };
}

type Policy = ReturnType<typeof policyOf>;

const keysOf = (names: readonly string[]) => names.map((name) => ({ command: null, group: null, name }));

function shardOf(index: number): Recording {
  const names = Object.keys(BENCHMARKS);
  const own = Object.fromEntries(Object.entries(BENCHMARKS).filter((_, at) => (at % 2) + 1 === index));
  return { ...aRecording(own), answers: ANSWERS, shard: { index, count: 2, benchmarks: keysOf(names) } };
}

function fileOf(side: 'base' | 'head') {
  const lines = Object.entries(BENCHMARKS).flatMap(([name, sides]) =>
    sides[side].map((value) => `Benchmark${name} 100 ${String(value)} ns/op`),
  );
  return { label: side, parsed: parseToolOutput({ path: side, text: `${lines.join('\n')}\n` }, 'go') };
}

const halves = (side: 'base' | 'head') =>
  Object.fromEntries(Object.entries(BENCHMARKS).map(([name, sides]) => [name, sides[side]]));

const OTHER = { environment: { cpu: 'another processor' } };

const SITUATIONS: Readonly<Record<string, { more?: string; top?: string; run: (policy: Policy) => Report }>> = {
  alone: { run: (policy) => analyse(recorded(), policy) },
  baseline: { run: (policy) => analyse(besideBaseline([halves('base')], [halves('head')]), policy) },
  'baseline with a tolerance': {
    top: 'baseline-tolerance: 30%',
    run: (policy) => analyse(besideBaseline([halves('base'), OTHER], [halves('head')]), policy),
  },
  shards: { run: (policy) => analyseLegs([shardOf(1), shardOf(2)], policy) },
  legs: { run: (policy) => analyseLegs([recorded(), recorded({ name: 'arm' })], policy) },
  geomean: { more: 'of: geomean', run: (policy) => analyse(recorded(), policy) },
  against: { more: 'against: latest-release', run: (policy) => analyse(recorded(), policy) },
  override: {
    run(policy) {
      const by = {
        label: 'accepted',
        by: 'ada',
        isAuthor: false,
        at: '2026-11-20T10:00:00Z',
        scope: 'commit',
      } as const;
      return withOverride(analyse(recorded(), policy), by);
    },
  },
  'compare --config': {
    run: (policy) => analyse({ ...recordingOfFiles(fileOf('base'), fileOf('head')), answers: ANSWERS }, policy),
  },
};

function judge(kind: string, situation: string) {
  const { more = '', top = '', run } = SITUATIONS[situation]!;
  const lines = ['metric: "*"', LIMITS[kind]!, more].filter((line) => line !== '');
  const config = `budgets:\n  - ${lines.join('\n    ')}\nsame-answer: fail\nremoved: pass\n${top}\n`;
  try {
    const report = run(policyOf(parseConfigFile(config, 'gate.yml'), TODAY));
    const verdicts = [...report.rows, ...report.judgedGeomeans].flatMap((row) => row.verdicts);
    const own = verdicts.filter((verdict) => verdict.kind === kind);
    return { report, outcomes: own.map(({ outcome }) => outcome), words: report.problems.map(formatDiagnosticLine) };
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { report: null, outcomes: [], words: error.diagnostics.map(formatDiagnosticLine) };
  }
}

const PAIRS = Object.keys(LIMITS).flatMap((kind) =>
  Object.keys(SITUATIONS).map((situation) => [kind, situation] as const),
);

/** Pairs that are no mistake and judge nothing. The levels of base are not known here. */
const SILENT = ['max-regression against', 'same-answer against'];

test.each(PAIRS)('%s, %s', (kind, situation) => {
  const { outcomes, words, report } = judge(kind, situation);
  const isJudged = outcomes.length > 0 && outcomes.every((outcome) => outcome === 'fail');
  if (!isJudged && !SILENT.includes(`${kind} ${situation}`))
    expect(words.join('\n')).toMatch(/^(gate\.yml|baseline|shards?)/m);
  if (report === null) return;
  expect(report.conclusion).toBe(situation === 'override' ? 'pass' : isJudged ? 'fail' : report.conclusion);
  for (const render of [renderJson, renderBrief, renderJunit, renderHtml]) expect(render(report)).not.toBe('');
  const texts = [renderTerminal(report, { colour: false }), renderComment(report, { runUrl: null })];
  for (const text of texts) expect(text).not.toMatch(/NaN|undefined|Infinity/);
});

describe('what is judged', () => {
  test.each([
    ['alone', Object.keys(LIMITS)],
    ['legs', Object.keys(LIMITS)],
    ['override', Object.keys(LIMITS)],
    ['compare --config', Object.keys(LIMITS)],
    ['shards', ['max-regression', 'min-improvement', 'max', 'min', 'same-answer']],
    ['geomean', ['max-regression', 'min-improvement', 'same-answer']],
    ['baseline with a tolerance', ['max-regression', 'min-improvement', 'max', 'min', 'max-growth']],
    ['baseline', ['max', 'min', 'max-growth']],
    ['against', ['same-answer']],
  ])('%s', (situation, kinds) => {
    const judged = Object.keys(LIMITS).filter((kind) => {
      const { outcomes } = judge(kind, situation);
      return outcomes.length > 0 && outcomes.every((outcome) => outcome === 'fail');
    });
    expect(judged).toEqual(kinds);
  });
});
