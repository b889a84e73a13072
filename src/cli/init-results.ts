// Runs the command that a user of `init` named, once in the working tree, and reads which benchmarks and metrics an output has.

import { FORMATS, parseToolOutput } from '../formats/index.ts';
import type { ChildResult, Host } from '../host/host.ts';
import type { CommandResults, CommandTrial } from '../init/command.ts';
import { readLastLines } from '../measure/last-lines.ts';
import { childEnvironment } from '../measure/secrets.ts';
import { isError } from '../model/diagnostic.ts';
import type { Measurement } from '../model/measurement.ts';
import { renderLastLines } from '../render/excerpt.ts';
import { nameMetric, tidyUnit } from '../units/tidy.ts';

/** A benchmark that takes longer is too slow for many rounds. */
const LIMIT_SECONDS = 60;

const OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024;

/** The command runs in the working tree, with the environment that it will have in the gate. */
export async function tryCommand(host: Host, root: string, script: string): Promise<CommandTrial> {
  host.log.info(`running \`${script}\` once, for at most ${LIMIT_SECONDS} s, to see its output`);
  const result = await host.run({
    script,
    folder: root,
    env: childEnvironment(host.env, host.secrets),
    deadlineMs: LIMIT_SECONDS * 1000,
    outputLimitBytes: OUTPUT_LIMIT_BYTES,
    meter: false,
  });
  if (result.ending === 'deadline') {
    // The part that was printed in time shows the format.
    const results = readResults(result.stdout, { isWhole: false });
    return results === null ? { outcome: 'too-slow', seconds: LIMIT_SECONDS } : { outcome: 'results', results };
  }
  if (result.ending !== 'exit' || result.exitCode !== 0) {
    // Only the user sees these lines, who may see all that the command prints.
    host.log.info(renderLastLines(readLastLines(result, (text) => text)));
    return { outcome: 'failed', how: describeFailure(result) };
  }
  const results = readResults(result.stdout, { isWhole: true });
  return results === null ? { outcome: 'no-results' } : { outcome: 'results', results };
}

function describeFailure({ ending, exitCode, detail }: ChildResult): string {
  if (ending === 'exit') return `ended with exit code ${exitCode}`;
  return ending === 'flood' ? 'printed too much' : `did not end by itself (${detail})`;
}

/** Null: none is recognised, or it finds an error. A part of an output has no end, which is one. */
function readResults(text: string, { isWhole }: { readonly isWhole: boolean }): CommandResults | null {
  const { format, measurements, problems } = parseToolOutput({ path: 'output', text }, 'auto');
  if (format === null || measurements.length === 0 || (isWhole && problems.some(isError))) return null;
  return { ...resultsOf(format, measurements), ...(isWhole ? {} : { isPartial: true }) };
}

type ResultSeries = Pick<Measurement, 'group' | 'name' | 'metric' | 'unit' | 'primary' | 'deterministic'>;

export function resultsOf(format: string, measurements: readonly ResultSeries[]): CommandResults {
  return {
    format,
    benchmarks: new Set(measurements.map(({ group, name }) => JSON.stringify([group, name]))).size,
    metrics: mainMetricsOf(measurements),
    hasFilter: FORMATS.some(({ id, filter }) => id === format && filter !== undefined),
  };
}

function mainMetricsOf(measurements: readonly ResultSeries[]): CommandResults['metrics'] {
  const primary = measurements.filter((one) => one.primary);
  const metrics = new Map(
    primary.map(({ metric, unit, deterministic = false }) => [nameMetric(metric, tidyUnit(unit).unit), deterministic]),
  );
  return [...metrics].map(([name, isDeterministic]) => ({ name, isDeterministic }));
}
