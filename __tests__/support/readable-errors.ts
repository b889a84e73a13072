// Gives every UserError its words as `message`, so that `toThrow` can hold them. The program itself keeps diagnostics as
// data until they are printed. Import it for its effect.

import { UserError } from '../../src/errors.ts';
import { formatDiagnosticLine } from '../../src/render/messages/format-diagnostic.ts';

Object.defineProperty(UserError.prototype, 'message', {
  configurable: true,
  get(this: UserError) {
    return this.diagnostics.map(formatDiagnosticLine).join('\n');
  },
  set() {},
});
