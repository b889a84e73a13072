// Commands that read outputs of tools and judge nothing.

export { parseForeignResults } from '../cli/foreign-results.ts';
export { formats, parse } from '../cli/parse.ts';
