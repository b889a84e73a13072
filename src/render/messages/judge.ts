// Messages about budgets, verdicts, and what makes numbers worth less.

export const JUDGE_MESSAGES = {};
