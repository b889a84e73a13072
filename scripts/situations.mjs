// What may become of a run, and what each output makes of it: the recording that was really measured, and reports
// of the golden files for what it does not have. Out: texts by situation, each made when it is asked for.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPORT_CASES } from '../__tests__/support/report-cases.ts';
import { analyse, withEstimateHistory } from '../src/analyse/pipeline.ts';
import { parseRecording } from '../src/event/recording-file.ts';
import { makeWarning } from '../src/model/diagnostic.ts';
import { inFile } from '../src/model/location.ts';
import { renderComment, renderInProgressNotice, renderJobSummary } from '../src/render/outputs/comment.ts';
import { renderTerminal } from '../src/render/outputs/terminal.ts';
import { renderHtml } from '../src/render/pages/html.ts';
import { compareConfigs } from '../src/settings/config-change.ts';
import { parseConfigFile } from '../src/settings/config-file.ts';
import { policyOf } from '../src/settings/settings.ts';
import { documentationUrl } from '../src/text/own-repository.ts';

const CONFIG = '.github/bench-referee.yml';

const FOLDER = join(import.meta.dirname, '../__tests__/fixtures/recordings/web-service');

/** The day of the recording: a budget that ends later must not change the pictures. */
const DAY = '2026-11-21';

const CONTEXT = { runUrl: 'https://github.com/example/web/actions/runs/1234567890' };

/** Of a gate on which the label is switched on, as it is by default. */
const GUIDANCE = { docs: documentationUrl(), overrideLabel: 'perf-regression-accepted', failOn: 'regression' };

/** Of the commit that is pushed next. */
const NEXT = '5f0c2d9be3a1478c6b5d0f3e2a917c84d6e0b1f2';

export const SITUATIONS = Object.fromEntries(
  Object.entries({ real: realReport(), relaxing: relaxingReport(), first: firstReport(), ...REPORT_CASES }).map(
    ([name, report]) => [name, textsOf(report)],
  ),
);

function read(name) {
  return readFileSync(join(FOLDER, name), 'utf8');
}

/** The same pull request, were it to widen its budgets as well. */
function relaxingReport() {
  const base = read('bench-referee.yml');
  const head = base
    .replace('rounds: 10..20', 'rounds: 10')
    .replace('max-regression: 20%', 'max-regression: 80%')
    .replace(/ {2}- metric: allocs.*$/s, '')
    .concat('  - metric: sec/op\n    of: geomean\n    max-regression: 10%\n    level: warn\n');
  return { ...realReport(), configChange: compareConfigs(CONFIG, { base, head }) };
}

/** The pull request that adds the gate. */
function firstReport() {
  const report = REPORT_CASES['nothing-changed'];
  return { ...report, problems: [...report.problems, makeWarning('config-only-on-head', inFile(CONFIG), {})] };
}

function realReport() {
  const recording = parseRecording(read('recording.json'), 'recording.json');
  const file = parseConfigFile(read('bench-referee.yml'), CONFIG);
  return { ...analyse(recording, policyOf(file, DAY)), guidance: GUIDANCE };
}

function textsOf(report) {
  const comment = () => renderComment(report, CONTEXT);
  return {
    comment,
    notice: () =>
      renderInProgressNotice({
        headSha: NEXT,
        runUrl: CONTEXT.runUrl,
        earlier: { headSha: report.commits.head.sha ?? '', body: comment() },
      }),
    summary: () => renderJobSummary(report, CONTEXT),
    html: () => renderHtml(withEstimateHistory(report)),
    terminal: (columns) => renderTerminal(report, { colour: true, columns }),
  };
}
