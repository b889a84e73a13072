// A thread of the study. In: jobs. Out: tallies.

import { parentPort } from 'node:worker_threads';
import { type Job, simulateJob } from './job.ts';

parentPort?.on('message', (job: Job) => parentPort?.postMessage(simulateJob(job)));
