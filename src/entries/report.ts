// The action `report`.

import { report } from '../actions/report.ts';
import { runAction } from '../actions/run-action.ts';

await runAction(report);
