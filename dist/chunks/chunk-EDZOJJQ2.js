import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  commitSettings
} from "./chunk-HCQ2CNNQ.js";
import {
  TERMINAL_COMMITS
} from "./chunk-OLLEYYBM.js";
import {
  UserError
} from "./chunk-C5QM5DRH.js";

// src/cli/read-config.ts
import { resolve } from "node:path";
var READ_LIMIT_BYTES = 1024 * 1024;
async function readConfig(host, given) {
  const { config, configGiven } = commitSettings(given, TERMINAL_COMMITS);
  const text = await host.files.read(resolve(host.folder, config), READ_LIMIT_BYTES);
  if (text !== null) return { text, path: config };
  if (!configGiven) return null;
  throw new UserError({
    where: "--config",
    what: "there is no such file",
    got: config,
    remedy: "Check the path, or leave it out"
  });
}

export {
  readConfig
};
