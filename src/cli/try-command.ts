// Runs the command that `init` was given once, in the working tree, to see what it prints. It has a time limit, and the
// environment that it will have in the gate.

import { FORMATS, parseToolOutput } from '../formats/index.ts';
import type { ChildResult, Host } from '../host/host.ts';
import type { CommandResults, CommandTrial } from '../init/command.ts';
import { childEnvironment } from '../measure/child-environment.ts';
import { readLastLines } from '../measure/last-lines.ts';
import { isError } from '../model/diagnostic.ts';
import type { Measurement } from '../model/measurement.ts';
import { renderLastLines } from '../render/excerpt.ts';

/** Time limit. A benchmark that takes longer is too slow for many rounds. */
const LIMIT_SECONDS = 60;

const OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024;

export async function tryCommand(host: Host, root: string, script: string): Promise<CommandTrial> {
  host.log.info(`running \`${script}\` once, for at most ${LIMIT_SECONDS} s, to see what it prints`);
  const result = await host.run({
    script,
    folder: root,
    env: childEnvironment(host.env, host.secrets),
    deadlineMs: LIMIT_SECONDS * 1000,
    outputLimitBytes: OUTPUT_LIMIT_BYTES,
    meter: false,
  });
  if (result.ending === 'deadline') return { outcome: 'too-slow', seconds: LIMIT_SECONDS };
  if (result.ending !== 'exit' || result.exitCode !== 0) {
    // Only the user sees these lines, who may see all that the command prints.
    host.log.info(renderLastLines(readLastLines(result, (text) => text)));
    return { outcome: 'failed', how: describeFailure(result) };
  }
  const results = readResults(result.stdout);
  return results === null ? { outcome: 'no-results' } : { outcome: 'results', results };
}

function describeFailure({ ending, exitCode, detail }: ChildResult): string {
  if (ending === 'exit') return `ended with exit code ${exitCode}`;
  return ending === 'flood' ? 'printed too much' : `did not end by itself (${detail})`;
}

/** Null: none is recognised, or it finds an error. */
function readResults(text: string): CommandResults | null {
  const { format, measurements, problems } = parseToolOutput({ path: 'output', text }, 'auto');
  if (format === null || measurements.length === 0 || problems.some(isError)) return null;
  return {
    format,
    benchmarks: new Set(measurements.map(({ group, name }) => JSON.stringify([group, name]))).size,
    metrics: mainMetricsOf(measurements),
    hasFilter: FORMATS.some(({ id, filter }) => id === format && filter !== undefined),
  };
}

function mainMetricsOf(measurements: readonly Measurement[]): CommandResults['metrics'] {
  const primary = measurements.filter((one) => one.primary);
  const metrics = new Map(primary.map(({ metric, deterministic = false }) => [metric, deterministic]));
  return [...metrics].map(([name, isDeterministic]) => ({ name, isDeterministic }));
}
