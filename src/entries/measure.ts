// The action `measure`.

import { measure } from '../actions/measure.ts';
import { runAction } from '../actions/run-action.ts';

await runAction(measure);
