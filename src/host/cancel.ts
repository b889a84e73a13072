// One signal for "stop now": the runner's SIGINT and SIGTERM, or the user's Ctrl-C. In: nothing; out: an AbortSignal
// for whoever waits. The process ends in any case: a wait that cannot be ended must not keep it alive.

/** Ending a benchmark takes up to 5 s, and removing its trees a moment. A runner kills 10 s after its first signal. */
const GRACE_MS = 8_000;

type Cancelling = 'SIGINT' | 'SIGTERM';

/** Aborts on the first signal. The process is ended when the grace period is over, or by a second Ctrl-C. */
export function cancelOnSignals({ graceMs = GRACE_MS } = {}): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (!controller.signal.aborted) setTimeout(endBy, graceMs, signal).unref();
      else if (signal === 'SIGINT') endBy(signal);
      controller.abort(signal);
    });
  }
  return controller.signal;
}

/**
 * Ends the process as the signal would have without a handler. `process.exit` waits for the threads that read and
 * write files, and one of them may hang in a pipe that nobody reads.
 */
function endBy(signal: Cancelling): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
