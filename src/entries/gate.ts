// The action `gate`.

import { gate } from '../action.ts';
import { runAction } from './run-action.ts';

await runAction(gate);
