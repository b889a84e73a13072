import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
var RUNNER_FILES=["GITHUB_ENV","GITHUB_PATH","GITHUB_OUTPUT","GITHUB_STATE","GITHUB_STEP_SUMMARY","GITHUB_EVENT_PATH"];export{RUNNER_FILES};
