// Commands that run benchmarks, or write what runs them. All other commands, and the pages that they print, are loaded before a
// benchmark can change their files.

import './history.ts';
import '../cli/compare-report.ts';
import '../cli/explain-error.ts';
import '../cli/formats.ts';
import '../cli/help.ts';
import '../cli/judge-recording.ts';
import '../cli/parse.ts';
import '../cli/report.ts';
import '../cli/subcommands.ts';
import '../cli/validate.ts';
import '../render/pages/html.ts';

export { bisect } from '../cli/bisect.ts';
export { check } from '../cli/check.ts';
export { demo } from '../cli/demo.ts';
export { doctor } from '../cli/doctor.ts';
export { init } from '../cli/init.ts';
export { measure } from '../cli/measure.ts';
