// The action `record`.

import { record } from '../actions/record.ts';
import { runAction } from '../actions/run-action.ts';

await runAction(record);
