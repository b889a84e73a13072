// What every output makes of a Report, by the name of its golden file.

import { withEstimateHistory } from '../../src/analyse/pipeline.ts';
import type { Report } from '../../src/model/report.ts';
import { renderAnnotations } from '../../src/render/outputs/annotations.ts';
import { renderCheckRun, renderComment } from '../../src/render/outputs/comment.ts';
import { renderCsv } from '../../src/render/outputs/csv.ts';
import { renderJson } from '../../src/render/outputs/json.ts';
import { renderJunit } from '../../src/render/outputs/junit.ts';
import { renderTerminal } from '../../src/render/outputs/terminal.ts';
import { renderHtml } from '../../src/render/pages/html.ts';
import { RESULTS_STYLE, STYLE } from '../../src/render/pages/html-style.ts';
import { PAGE_SCRIPT, PAGE_SCRIPT_HASH } from '../../src/render/pages/page-script.ts';

const REPOSITORY_URL = 'https://github.com/example/codec';

export const RUN_URL = `${REPOSITORY_URL}/actions/runs/1234567890`;

export const OUTPUT_CONTEXT = { runUrl: RUN_URL, failOn: 'regression' } as const;

export const OUTPUTS: Readonly<Record<string, (report: Report) => string>> = {
  'comment.md': (report) => renderComment(report, OUTPUT_CONTEXT),
  'check.json': checkJson,
  'terminal.txt': (report) => renderTerminal(report, { colour: false }),
  'output.json': renderJson,
  'output.csv': renderCsv,
  'junit.xml': renderJunit,
  'page.html': withoutScript,
};

function checkJson(report: Report): string {
  const { shown } = renderAnnotations(report, OUTPUT_CONTEXT.failOn);
  const check = renderCheckRun(report, OUTPUT_CONTEXT);
  return `${JSON.stringify({ ...check, ...(shown.length > 0 && { annotations: shown }) }, null, 2)}\n`;
}

/** Script and style sheet are the same in every page, and no page is different for a change of theirs. */
function withoutScript(report: Report): string {
  const page = renderHtml(withEstimateHistory(report), REPOSITORY_URL);
  return [PAGE_SCRIPT, PAGE_SCRIPT_HASH, STYLE, RESULTS_STYLE].reduce((text, part) => text.replace(part, '…'), page);
}
