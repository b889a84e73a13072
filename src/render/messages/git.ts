// Messages about commits, refs and files in git.

export const GIT_MESSAGES = {};
