// `max`: head's median may not lie above this value. Base plays no part, so it also judges new benchmarks.

import { boundRule } from '../bound.ts';

export const max = boundRule({ kind: 'max', bad: 'above' });
