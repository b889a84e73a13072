// The Host of a command line. Results go to stdout and everything else to stderr, so that stdout can be piped.

import { tmpdir } from 'node:os';
import { cancelOnSignals } from './cancel.ts';
import { makeRun } from './child.ts';
import { resolveAffinity } from './cpu-affinity.ts';
import { makeFiles } from './files.ts';
import { makeGit } from './git.ts';
import type { Host, Log, ProgressView } from './host.ts';
import { makeClock, observe, readLoad, readMachine } from './machine.ts';
import { findProgram } from './program.ts';
import { sanitiseForLog } from './sanitise.ts';
import { makeServices } from './service.ts';
import { findProgramsNow } from './shell.ts';
import { findWorkflow, LOCAL_TRIGGER } from './trigger.ts';

/** `folder`: for commands that create their own repository. */
export function makeTerminalHost({ folder = process.cwd(), isQuiet = false } = {}): Host {
  const env = { ...process.env };
  const { platform } = process;
  const temporaryRoot = tmpdir();
  const cancelled = cancelOnSignals();
  const find = findProgramsNow({ env, platform });
  return {
    program: findProgram(process.argv[1], env),
    env,
    folder,
    trigger: { ...LOCAL_TRIGGER, workflow: findWorkflow(env) },
    log: isQuiet ? { ...log, info: () => {} } : log,
    progress: isQuiet ? SILENT : isDrawable() ? bar : { ...SILENT, end: log.info },
    clock: makeClock(cancelled),
    files: makeFiles(temporaryRoot),
    secrets: ['GITHUB_TOKEN', 'GH_TOKEN'].map((name) => env[name] ?? '').filter((value) => value !== ''),
    cancelled,
    run: makeRun({ platform, signal: cancelled, temporaryRoot, find }),
    services: makeServices({ platform, signal: cancelled, temporaryRoot, find }),
    git: makeGit({ env, platform, signal: cancelled }),
    findProgram: find,
    resolveAffinity: (affinity) => resolveAffinity(affinity, { platform, find }),
    machine: () => readMachine(env),
    observe,
    load: readLoad,
  };
}

/** NO_COLOR (no-color.org) forbids colours. Without it FORCE_COLOR allows them anywhere, as in the log of a CI service. */
export function hasColour(): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR) return false;
  return FORCE_COLOR ? FORCE_COLOR !== '0' : process.stdout.isTTY === true && TERM !== 'dumb';
}

export function readTerminalWidth(): number | null {
  return process.stdout.isTTY === true ? process.stdout.columns || null : null;
}

/** A progress bar is redrawn many times: only a terminal can show it. */
function isDrawable(): boolean {
  return process.stderr.isTTY === true && process.env['TERM'] !== 'dumb';
}

const sanitise = (text: string) => sanitiseForLog(text, { runner: false });

const bar = makeProgressBar(process.stderr, sanitise);

const SILENT: ProgressView = { begin() {}, end() {}, close() {} };

const say = (text: string) => bar.above(() => process.stderr.write(`${sanitise(text)}\n`));

const log: Log = {
  info: say,
  warning: (line) => say(`warning: ${line}`),
  error: (line) => say(`error: ${line}`),
  // Every command shows the last lines of a failure with the failure itself, at its end.
  quote() {},
};

interface Screen {
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

const BAR_COLUMNS = 20;
const USUAL_COLUMNS = 80;
const CLEAR = '\r\u001B[2K';

/** Draws one line at the bottom of a terminal. Other output goes above it. */
export function makeProgressBar(
  screen: Screen,
  clean: (text: string) => string,
): ProgressView & { above(print: () => void): void } {
  /** Text of the bar; empty when no bar is drawn. */
  let line = '';
  const draw = () => line !== '' && screen.write(CLEAR + line);
  const wipe = () => line !== '' && screen.write(CLEAR);
  return {
    begin({ share, text }) {
      // The last column stays free: some terminals wrap there, and a wrapped line would not be erased.
      const room = (screen.columns || USUAL_COLUMNS) - 1;
      line = [...`${barOf(share)} ${clean(text)}`].slice(0, room).join('');
      draw();
    },
    end() {},
    close() {
      wipe();
      line = '';
    },
    above(print) {
      wipe();
      print();
      draw();
    },
  };
}

function barOf(share: number): string {
  const full = Math.round(Math.min(1, Math.max(0, share)) * BAR_COLUMNS);
  return '█'.repeat(full) + '░'.repeat(BAR_COLUMNS - full);
}
