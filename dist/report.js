import { runReport } from './action.js';

await runReport();
