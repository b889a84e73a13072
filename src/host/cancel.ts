// One signal for "stop now": the runner's SIGINT and SIGTERM, or the user's Ctrl-C.

/** Aborts on the first signal; a second one ends the process at once, as people expect of Ctrl-C. */
export function cancelOnSignals(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (controller.signal.aborted && signal === 'SIGINT') process.exit(130);
      controller.abort(signal);
    });
  }
  return controller.signal;
}
