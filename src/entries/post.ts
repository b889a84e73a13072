// The post step of the actions that measure.

import { cleanUp } from '../action.ts';
import { runAction } from './run-action.ts';

await runAction(cleanUp);
