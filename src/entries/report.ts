// The action `report`.

import { report } from '../action.ts';
import { runAction } from './run-action.ts';

await runAction(report);
