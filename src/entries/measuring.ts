// Commands that run benchmarks, or write what runs them.

import './history.ts';

export { bisect } from '../cli/bisect.ts';
export { check } from '../cli/check.ts';
export { demo } from '../cli/demo.ts';
export { doctor } from '../cli/doctor.ts';
export { init } from '../cli/init.ts';
export { measure } from '../cli/measure.ts';
