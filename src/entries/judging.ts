// Commands that judge what was measured before.

import './help.ts';
import './reading.ts';

export { compareAsReport } from '../cli/compare-report.ts';
export { report } from '../cli/report.ts';
export { validate } from '../cli/validate.ts';
