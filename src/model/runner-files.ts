// The variables that name the files through which a step of GitHub Actions speaks to its runner, and the event that
// started it. They are kept from what is measured, and watched, because they can be found all the same.

export const RUNNER_FILES = [
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_OUTPUT',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_EVENT_PATH',
] as const;
