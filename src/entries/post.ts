// The post step of the actions that measure.

import { cleanUp } from '../action.ts';
import { runAction } from './stage.ts';

await runAction(cleanUp);
