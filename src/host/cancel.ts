// Turns the runner's SIGINT and SIGTERM, or the user's Ctrl-C, into one AbortSignal while there is something to clean up: a child, a
// request, a file or folder of ours. At all other times a signal ends the process as if there were no handler. So it also ends a
// computation, in which no handler could run.

/** Time until this process ends. Ending a benchmark takes up to 5 s. A runner kills 10 s after its first signal. */
const GRACE_MS = 8_000;

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

type CancelSignal = (typeof SIGNALS)[number];

const handlers = new Set<(signal: CancelSignal) => void>();

let effects = 0;
let isCancelled = false;

/**
 * SIGINT or SIGTERM abort the signal during an effect. Then a second Ctrl-C or the end of the grace period ends the
 * process, even if a pending operation cannot be ended.
 */
export function cancelOnSignals({ graceMs = GRACE_MS } = {}): AbortSignal {
  const controller = new AbortController();
  handlers.add((signal) => {
    if (!controller.signal.aborted) setTimeout(endBy, graceMs, signal).unref();
    else if (signal === 'SIGINT') endBy(signal);
    controller.abort(signal);
  });
  return controller.signal;
}

/** Begins an effect that has to be ended or cleaned up. Returns a function that says that this is done. */
export function beginEffect(): () => void {
  effects += 1;
  if (effects === 1 && !isCancelled) for (const signal of SIGNALS) process.on(signal, handle);
  let isOver = false;
  return () => {
    if (isOver) return;
    isOver = true;
    effects -= 1;
    // What was cancelled is completed, whatever follows.
    if (effects === 0 && !isCancelled) for (const signal of SIGNALS) process.off(signal, handle);
  };
}

export async function asEffect<T>(work: () => Promise<T>): Promise<T> {
  const end = beginEffect();
  try {
    return await work();
  } finally {
    end();
  }
}

function handle(signal: CancelSignal): void {
  isCancelled = true;
  for (const abort of handlers) abort(signal);
}

/**
 * Ends the process as the signal would without a handler. `process.exit` waits for the threads that read and write
 * files, and one of them may hang in a pipe that nobody reads.
 */
function endBy(signal: CancelSignal): void {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
