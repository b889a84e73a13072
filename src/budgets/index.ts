// The only list of rules. A new one is a file in `rules/` and a line here; the YAML schema follows from it.

import type { Rule } from './rule.ts';
import { max } from './rules/max.ts';
import { maxRegression } from './rules/max-regression.ts';
import { min } from './rules/min.ts';

export const RULES: readonly Rule[] = [maxRegression, max, min];
