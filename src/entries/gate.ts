// The action `gate`.

import { gate } from '../action.ts';
import { runAction } from './stage.ts';

await runAction(gate);
