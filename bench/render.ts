// Measures how long a large Report takes to become all published and written texts: 2,000 benchmarks with three metrics
// and thirty rounds. It prints the processor time of each output and of all, which equals the wall time on an idle
// machine. Exit code 1: the fastest of a few runs takes longer than allowed. `npm run bench:render -- --limit 1000`

import { parseArgs } from 'node:util';
import { analyse, withEstimateHistory } from '../src/analyse/pipeline.ts';
import type { Report } from '../src/model/report.ts';
import { renderCheckRun, renderComment, renderJobSummary } from '../src/render/outputs/comment.ts';
import { renderCsv } from '../src/render/outputs/csv.ts';
import { renderJson } from '../src/render/outputs/json.ts';
import { renderJunit } from '../src/render/outputs/junit.ts';
import { renderTerminal } from '../src/render/outputs/terminal.ts';
import { renderHtml } from '../src/render/pages/html.ts';
import { policyOf } from '../src/settings/settings.ts';
import { suiteOf } from './inputs.ts';

/** Number of runs. The first is what a run of the action takes; the others show how much the machine varies. */
const RUNS = 3;

const { values } = parseArgs({ options: { limit: { type: 'string', default: 'Infinity' } } });
const context = { runUrl: 'https://github.com/octo/demo/actions/runs/1', failOn: 'regression' } as const;

/** Renderers with the work that only they need. */
const OUTPUTS: Readonly<Record<string, (report: Report) => unknown>> = {
  comment: (report) => renderComment(report, context),
  'job summary': (report) => renderJobSummary(report, context),
  'check run': (report) => renderCheckRun(report, context),
  terminal: (report) => renderTerminal(report, { colour: true }),
  html: (report) => renderHtml(withEstimateHistory(report)),
  json: renderJson,
  csv: renderCsv,
  junit: renderJunit,
};

const report = analyse(suiteOf({ benchmarks: 2000, rounds: 30 }), policyOf(null, '2026-01-01'));
const times = Array.from({ length: RUNS }, () =>
  Object.values(OUTPUTS).map((render) => {
    const start = process.cpuUsage();
    render(report);
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  }),
);

const all = times.map((one) => one.reduce((sum, time) => sum + time, 0));
line('', ['first go', ...all.slice(1).map(() => 'again')]);
for (const [index, name] of Object.keys(OUTPUTS).entries())
  line(
    name,
    times.map((one) => one[index]!),
  );
line('all', all);
const limit = Number(values.limit);
if (Math.min(...all) > limit) {
  console.error(`${report.rows.length} comparisons take more than ${limit} ms.`);
  process.exitCode = 1;
}

function line(name: string, cells: readonly (string | number)[]): void {
  const texts = cells.map((cell) => (typeof cell === 'string' ? cell : `${cell.toFixed(0)} ms`).padStart(9));
  console.log(`${name.padEnd(12)}${texts.join('')}`.trimEnd());
}
