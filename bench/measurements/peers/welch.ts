// Welch's interval of the relative difference of two means, as cbdr prints it.

import { studentTQuantile } from '../../../src/stats/student-t.ts';

/** Half of the width of the 95 % interval. Each sample needs two values. */
export function welchInterval(base: readonly number[], head: readonly number[]): { change: number; half: number } {
  const [b, h] = [base, head].map((times) => {
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    const variance = times.reduce((sum, time) => sum + (time - mean) ** 2, 0) / (times.length - 1);
    return { mean, part: variance / times.length, degrees: times.length - 1 };
  });
  const variance = b!.part + h!.part;
  const degrees = variance ** 2 / (b!.part ** 2 / b!.degrees + h!.part ** 2 / h!.degrees);
  const half = (studentTQuantile(0.05, degrees) * Math.sqrt(variance)) / b!.mean;
  return { change: h!.mean / b!.mean - 1, half };
}
