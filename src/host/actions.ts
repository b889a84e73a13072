// The Host of a GitHub Actions runner. This is the only file that imports `@actions/core`.

import { tmpdir } from 'node:os';
import * as core from '@actions/core';
import type { Excerpt } from '../model/diagnostic.ts';
import { cancelOnSignals } from './cancel.ts';
import { makeRun } from './child.ts';
import { resolveAffinity } from './cpu-affinity.ts';
import { makeFiles } from './files.ts';
import { makeGit } from './git.ts';
import type { Host, Log, ProgressView } from './host.ts';
import { makeClock, observe, readLoad, readMachine } from './machine.ts';
import { killProcessesBelow } from './process-tree.ts';
import { PUBLISHED_PROGRAM } from './program.ts';
import type { Runner } from './runner.ts';
import { appendValue, replaceText, snapshotRunnerFiles } from './runner-file-guard.ts';
import { sanitiseForCommand, sanitiseForLog } from './sanitise.ts';
import { makeServices } from './service.ts';
import { findProgramsNow } from './shell.ts';
import { readTrigger } from './trigger.ts';

const TOKEN_VARIABLES = [
  'INPUT_GITHUB-TOKEN',
  'GITHUB_TOKEN',
  'GH_TOKEN',
  'ACTIONS_RUNTIME_TOKEN',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
];

export async function makeActionsHost(): Promise<Host> {
  const env = { ...process.env };
  const { platform } = process;
  const temporaryRoot = env['RUNNER_TEMP'] || tmpdir();
  const cancelled = cancelOnSignals();
  const find = findProgramsNow({ env, platform });
  return {
    program: PUBLISHED_PROGRAM,
    env,
    folder: env['GITHUB_WORKSPACE'] || process.cwd(),
    trigger: await readTrigger(env),
    log: actionsLog,
    progress: foldedRounds,
    clock: makeClock(cancelled),
    files: makeFiles(temporaryRoot),
    secrets: TOKEN_VARIABLES.map((name) => env[name] ?? '').filter((value) => value !== ''),
    cancelled,
    ...guardRunnerFiles({ platform, signal: cancelled, temporaryRoot, find }, env),
    git: makeGit({ env, platform, signal: cancelled }),
    findProgram: find,
    resolveAffinity: (affinity) => resolveAffinity(affinity, { platform, find }),
    machine: () => readMachine(env),
    observe,
    load: readLoad,
  };
}

/**
 * Saves the runner files before the first child and restores them after each one, to undo changes by children. A service runs beside
 * another child, after which they are restored.
 */
function guardRunnerFiles(world: Parameters<typeof makeRun>[0], env: Host['env']): Pick<Host, 'run' | 'services'> {
  const [run, services] = [makeRun(world), makeServices(world)];
  let putBack: (() => string[]) | undefined;
  const tamperedWith = new Set<string>();
  return {
    async run(spec) {
      putBack ??= snapshotRunnerFiles(env);
      const result = await run(spec);
      for (const variable of putBack()) tamperedWith.add(variable);
      return { ...result, tamperedFiles: [...tamperedWith] };
    },
    services: {
      ...services,
      start(spec) {
        putBack ??= snapshotRunnerFiles(env);
        return services.start(spec);
      },
    },
  };
}

const sanitise = (text: string) => sanitiseForLog(text, { runner: true });

/** GitHub shows only annotations whose line exists in head. */
function annotation({ file, line, column, length }: Excerpt): core.AnnotationProperties {
  if (file === null) return {};
  const endColumn = column + length;
  return { title: 'bench-referee', file, startLine: line, endLine: line, startColumn: column, endColumn };
}

/** Errors that were printed. Each is an annotation of the run, and one that stops several stages is shown once. */
const printedErrors = new Set<string>();

function printErrorOnce(message: string, properties?: core.AnnotationProperties): void {
  if (!printedErrors.has(message)) core.error(sanitiseForCommand(message), properties);
  printedErrors.add(message);
}

let isFolding = false;

/** Ends the block of rounds. Every other line does so first: blocks cannot be nested, and a block hides its lines. */
function endFolding(): void {
  if (isFolding) core.endGroup();
  isFolding = false;
}

let isRound = false;

/** Folds the lines about rounds, of which a run prints up to 60 and more. Those about the warm-up stay visible. */
const foldedRounds: ProgressView = {
  begin({ isWarmUp }) {
    isRound = !isWarmUp;
  },
  end(line) {
    if (isRound && !isFolding) core.startGroup('rounds');
    isFolding ||= isRound;
    core.info(sanitise(line));
  },
  close: endFolding,
};

export const actionsLog: Log = {
  info(line) {
    endFolding();
    core.info(sanitise(line));
  },
  warning(line) {
    endFolding();
    core.warning(sanitiseForCommand(line));
  },
  error(line, excerpt) {
    endFolding();
    printErrorOnce(line, excerpt && annotation(excerpt));
  },
  quote(title, text) {
    endFolding();
    core.startGroup(sanitiseForCommand(title));
    core.info(sanitise(text));
    core.endGroup();
  },
};

export const actionsRunner: Runner = {
  // `trim` would also remove characters that git allows in names, so that the name of a branch could turn into a SHA.
  input: (name) => core.getInput(name, { trimWhitespace: false }).replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, ''),
  output(name, value) {
    const path = process.env['GITHUB_OUTPUT'];
    if (path) appendValue('GITHUB_OUTPUT', path, [name, value]);
    // Runners from before 2022 expect a command.
    else core.setOutput(name, value);
  },
  async summary(markdown) {
    // Runners from before 2022, and runners other than GitHub's, may have no summaries.
    const path = process.env['GITHUB_STEP_SUMMARY'];
    if (path) replaceText('GITHUB_STEP_SUMMARY', path, markdown);
  },
  remember(key, value) {
    const path = process.env['GITHUB_STATE'];
    if (path) appendValue('GITHUB_STATE', path, [key, value]);
    else core.saveState(key, value);
  },
  recall: (key) => core.getState(key),
  endProcesses: killProcessesBelow,
  fail(message) {
    process.exitCode = core.ExitCode.Failure;
    printErrorOnce(message);
  },
};
