// Runs the jobs of a study on all processors. The order in which they end has no influence, because each has its own
// seeds.

import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job } from './job.ts';
import type { PullRequestTally } from './tally.ts';

/** Returns the tallies of each job, in the order of the jobs. `told` is called after every job. */
export async function runJobs(jobs: readonly Job[], told: (done: number) => void): Promise<PullRequestTally[][]> {
  const results: PullRequestTally[][] = [];
  let next = 0;
  let done = 0;
  const takeTurns = async () => {
    const thread = new Worker(new URL('./thread.ts', import.meta.url));
    try {
      while (next < jobs.length) {
        const index = next++;
        results[index] = await runJob(thread, jobs[index]!);
        told(++done);
      }
    } finally {
      await thread.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs.length) }, takeTurns));
  return results;
}

function runJob(thread: Worker, job: Job): Promise<PullRequestTally[]> {
  return new Promise((resolve, reject) => {
    thread.once('message', (tallies: PullRequestTally[]) => {
      thread.off('error', reject);
      resolve(tallies);
    });
    thread.once('error', reject);
    thread.postMessage(job);
  });
}
