// `min`: lower limit of the median of head. Base is not used, so the rule also judges new benchmarks.

import { boundRule } from '../bound.ts';

export const min = boundRule({ kind: 'min', bad: 'below' });
