// Help and errors.

export { explainError, unknownCommand } from '../cli/explain-error.ts';
export { help } from '../cli/help.ts';
