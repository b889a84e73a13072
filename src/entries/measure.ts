// The action `measure`.

import { measure } from '../action.ts';
import { runAction } from './run-action.ts';

await runAction(measure);
