// Turns the runner's SIGINT and SIGTERM, or the user's Ctrl-C, into one AbortSignal. The process ends in any case, even
// if a pending operation cannot be ended.

/** Time until this process ends. Ending a benchmark takes up to 5 s. A runner kills 10 s after its first signal. */
const GRACE_MS = 8_000;

type CancelSignal = 'SIGINT' | 'SIGTERM';

/** Returns a signal that SIGINT or SIGTERM aborts. A second Ctrl-C or the end of the grace period ends the process. */
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
 * Ends the process as the signal would without a handler. `process.exit` waits for the threads that read and write
 * files, and one of them may hang in a pipe that nobody reads.
 */
function endBy(signal: CancelSignal): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
