// The action `measure`.

import { measure } from '../action.ts';
import { runAction } from './stage.ts';

await runAction(measure);
