// Help and errors.

export { explainError, help, unknownCommand } from '../cli/help.ts';
