// The door of this folder: everything that the rest of the program may use of benchstat. Texts are ordinary strings here;
// only the output of `compare` is bytes. Each name is bundled only where it is used, because nothing here runs on import.

export { catchBenchstatError, throwBenchstatError } from './benchstat-error.ts';
export {
  answerFlags,
  type CompareOutput,
  compareFiles,
  type InputFile,
  readTables,
} from './compare.ts';
export {
  compileFilter,
  type ExpressionError,
  findFilterError,
  findProjectionError,
  projectionKeysOf,
} from './expressions.ts';
export { type CompareRequest, DEFAULT_REQUEST, FLAG_USAGES, labelFiles, parseCompareFlags } from './flags.ts';
export type { Grid } from './grid.ts';
export { type CellSummary, summarise, type TableSummary } from './summarise.ts';
export { type ForeignResult, tabulateResults } from './tabulate.ts';
