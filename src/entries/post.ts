// The post step of the actions that measure.

import { cleanUp } from '../actions/post.ts';
import { runAction } from '../actions/run-action.ts';

await runAction(cleanUp);
