import { runMeasure } from './action.js';

await runMeasure();
