// Commands that read outputs of tools and judge nothing.

export { formats, parse, parseForeignResults } from '../cli/parse.ts';
