// The only list of rules. A new rule is a file in `rules/` and a line here; the YAML schema is derived from this list.

import type { Rule } from './rule.ts';
import { max, min } from './rules/max-and-min.ts';
import { maxGrowth } from './rules/max-growth.ts';
import { maxRegression } from './rules/max-regression.ts';
import { minImprovement } from './rules/min-improvement.ts';

export const RULES: readonly Rule[] = [maxRegression, minImprovement, max, min, maxGrowth];
