// The action `gate`.

import { gate } from '../actions/gate.ts';
import { runAction } from '../actions/run-action.ts';

await runAction(gate);
