// The variables that name the files through which a step of GitHub Actions communicates with its runner, and the event
// that started it. Benchmarks do not get the variables, but a process can still find the files, so they are watched
// too.

export const RUNNER_FILES = [
  'GITHUB_ENV',
  'GITHUB_PATH',
  'GITHUB_OUTPUT',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_EVENT_PATH',
] as const;
