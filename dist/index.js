import { runGate } from './action.js';

await runGate();
