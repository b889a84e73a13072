// `min`: head's median may not lie below this value. Base plays no part, so it also judges new benchmarks.

import { boundRule } from '../bound.ts';

export const min = boundRule({ kind: 'min', bad: 'below' });
