// The action `report`.

import { report } from '../action.ts';
import { runAction } from './stage.ts';

await runAction(report);
