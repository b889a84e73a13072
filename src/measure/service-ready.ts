// Waits until a service is ready: its port accepts connections, its URL answers below 400, or its command exits with 0, and nobody
// else listens on its port.

import type { Host } from '../host/host.ts';
import { PORT_VARIABLE } from '../model/service.ts';
import { type InvocationFolders, sideEnvironment } from './run-benchmark.ts';
import type { RunningService } from './services.ts';

/** `late`: it did not get ready in time. `foreign`: something else listens on its port. */
export type NotReady =
  | { readonly kind: 'ended'; readonly wasReady: boolean }
  | { readonly kind: 'late'; readonly status?: number | undefined; readonly exitCode?: number | undefined }
  | { readonly kind: 'foreign'; readonly name: string };

interface ReadyContext {
  readonly place: InvocationFolders;
  readonly env: Readonly<Record<string, string>>;
  readonly ports: Readonly<Record<string, string>>;
  /** End of the time of the invocation, on the clock of the host. */
  readonly untilMs: number;
  /** It was ready for an earlier invocation. */
  readonly wasReady: boolean;
}

const FIRST_PAUSE_MS = 5;
const LAST_PAUSE_MS = 100;

/** Null if it is ready, or if the run was cancelled. */
export async function waitUntilReady(
  host: Host,
  { setting, process, port }: RunningService,
  context: ReadyContext,
): Promise<NotReady | null> {
  const { clock, cancelled } = host;
  const untilMs = Math.min(context.untilMs, clock.nowMs() + setting.readySeconds * 1000);
  for (let pauseMs = FIRST_PAUSE_MS; !cancelled.aborted; pauseMs = Math.min(2 * pauseMs, LAST_PAUSE_MS)) {
    const answer = await ask(host, setting.ready, port, context);
    const hasEnded = process.result() !== null;
    if (hasEnded || answer === null) {
      // One that found its port taken ends, too.
      const owner = process.findOwner(port);
      if (owner !== 'own') return { kind: 'foreign', name: owner.name };
      return hasEnded ? { kind: 'ended', wasReady: context.wasReady } : null;
    }
    if (clock.nowMs() >= untilMs) return { kind: 'late', ...answer };
    await clock.sleep(pauseMs);
  }
  return null;
}

type Refusal = Pick<Extract<NotReady, { kind: 'late' }>, 'status' | 'exitCode'>;

/** Null if it is ready. */
async function ask(
  host: Host,
  ready: string | null,
  port: number,
  { place, env, ports }: ReadyContext,
): Promise<Refusal | null> {
  if (ready === null) return (await host.services.probePort(port)) ? null : {};
  if (isUrl(ready)) {
    const status = await host.services.probeUrl(expandPorts(ready, ports));
    return status !== null && status < FIRST_ERROR ? null : { status: status ?? undefined };
  }
  const limits = { deadlineMs: ASK_MS, outputLimitBytes: ASK_BYTES, meter: false };
  const ofSide = { folder: place.folder, env: { ...env, ...sideEnvironment(place) } };
  const { exitCode } = await host.run({ script: ready, ...ofSide, ...limits });
  return exitCode === 0 ? null : { exitCode: exitCode ?? undefined };
}

const FIRST_ERROR = 400;
const ASK_MS = 10_000;
const ASK_BYTES = 1024 * 1024;

function isUrl(text: string): boolean {
  return /^\s*https?:/i.test(text);
}

const VARIABLE = new RegExp(String.raw`\$(?:\{(${PORT_VARIABLE}(?:_\d+)?)\}|(${PORT_VARIABLE}(?:_\d+)?))`, 'g');

/** A URL may name a port by its variable, which no shell replaces. */
function expandPorts(text: string, ports: ReadyContext['ports']): string {
  return text.trim().replaceAll(VARIABLE, (written, braced?: string, plain = '') => ports[braced ?? plain] ?? written);
}
