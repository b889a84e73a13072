import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/errors.ts
var UserError = class extends Error {
  name = "UserError";
  complaints;
  /** Takes one complaint or several: all that is wrong with a file is said at once. */
  constructor(...complaints) {
    super(complaints.map(sentence).join("\n"));
    this.complaints = complaints;
  }
};
function sentence({ where, what, got, remedy }) {
  const found = got === void 0 ? "" : `, got "${got}"`;
  const advice = remedy === void 0 ? "" : ` ${remedy}.`;
  return `${where}: ${what}${found}.${advice}`;
}

export {
  UserError,
  sentence
};
