import { runRecord } from './action.js';

await runRecord();
