// How much work a function is. The clock also counts whatever else the machine does, so a test by the clock fails on a busy machine.

/** Runs `work`, and returns its value with the milliseconds of processor time that this thread spent on it. */
export function measureWork<T>(work: () => T): { readonly value: T; readonly processorMs: number } {
  const before = process.threadCpuUsage();
  const value = work();
  const { user, system } = process.threadCpuUsage(before);
  return { value, processorMs: (user + system) / 1000 };
}
