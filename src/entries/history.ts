// Commands that look at many runs or into one.

export { history } from '../cli/history.ts';
export { profile } from '../cli/profile-diff.ts';
