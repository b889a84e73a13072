// A thread of the study: jobs in, tallies out.

import { parentPort } from 'node:worker_threads';
import { type Job, work } from './job.ts';

parentPort?.on('message', (job: Job) => parentPort?.postMessage(work(job)));
