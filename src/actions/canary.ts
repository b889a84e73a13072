// A canary on a runner: a run that a person started by hand, with the input `canary` of the workflow. It measures the chosen commit
// against itself with a slower head, and shows what a pull request would show in the log and in the summary of the run alone: no comment,
// no check, no file and no output, so that nothing takes it for a verdict. The step fails if the gate turned red.

import { judgeCanary, renderCanary } from '../doctor/canary.ts';
import { throwErrors } from '../errors.ts';
import { payloadValueAt } from '../event/commit-selection.ts';
import type { Trigger } from '../host/host.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { atInput } from '../model/location.ts';
import { failsStep } from '../model/verdict.ts';
import { renderJobSummary } from '../render/outputs/comment.ts';
import { renderTerminal } from '../render/outputs/terminal.ts';
import { slowdown as slowdownField } from '../settings/amount-fields.ts';
import { checkTexts } from '../settings/inputs.ts';
import type { GivenOptions } from '../settings/options.ts';
import { reportOnRun } from '../stages/report-on-run.ts';
import { type ActionContext, throwTriggerError } from './context.ts';
import { measureEventCommits } from './measure.ts';

/** Null: nobody asked for one. Throws a UserError for a text that says no slowdown. */
export function readCanaryInput({ event, payload }: Trigger): number | null {
  const text = event === 'workflow_dispatch' ? payloadValueAt(payload, 'inputs', 'canary') : undefined;
  if (typeof text !== 'string' || text.trim() === '') return null;
  const errors: Diagnostic[] = [];
  const asked = { name: 'canary', schema: slowdownField, text, location: atInput('canary') };
  const [entry] = checkTexts([asked], errors);
  throwErrors(errors);
  return entry![1] as number;
}

export async function runCanary(context: ActionContext, given: GivenOptions, slowdown: number): Promise<void> {
  const { host, runner } = context;
  throwTriggerError(host.trigger);
  const measured = await measureEventCommits(context, given, null, { slowdown });
  // A failure is what is wanted, so there is nothing to repeat.
  const report = { ...reportOnRun(measured, host.program), repeats: [] };
  const lines = renderCanary(report, judgeCanary(report, slowdown));
  host.log.info(`${renderTerminal(report, { colour: false })}\n${lines.join('\n')}`);
  const fence = '```';
  const summary = ['# Canary: not a verdict', '', `${fence}text`, ...lines, fence, ''].join('\n');
  await runner.summary(`${summary}\n${renderJobSummary(report, { runUrl: host.trigger.runUrl })}`);
  if (failsStep(report.conclusion, 'regression')) runner.fail(lines[0]!);
}
