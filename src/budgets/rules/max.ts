// `max`: upper limit of the median of head. Base is not used, so the rule also judges new benchmarks.

import { boundRule } from '../bound.ts';

export const max = boundRule({ kind: 'max', bad: 'above' });
