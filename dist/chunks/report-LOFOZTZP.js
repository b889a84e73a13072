import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readConfig
} from "./chunk-EDZOJJQ2.js";
import {
  readReport
} from "./chunk-R3HGZ736.js";
import {
  exitCodeOf,
  printReport
} from "./chunk-XAPAIGUI.js";
import {
  makeTerminalHost
} from "./chunk-RZDRXCRU.js";
import "./chunk-PML7L2FJ.js";
import "./chunk-6M2EYGFL.js";
import "./chunk-TJE65IN6.js";
import {
  analyseLegs,
  checkLegs,
  parseBudgetFile,
  policyOf,
  publishSettings,
  readRecording
} from "./chunk-HCQ2CNNQ.js";
import "./chunk-OLLEYYBM.js";
import "./chunk-JPW3QX26.js";
import "./chunk-67VPOL3O.js";
import "./chunk-TCBKHGGT.js";
import "./chunk-X2DSMRGZ.js";
import "./chunk-SX2ZJBZ4.js";
import "./chunk-EC72TXKE.js";
import "./chunk-TUIFY6TQ.js";
import "./chunk-A2GOCTOH.js";
import "./chunk-MNXSWMCE.js";
import {
  UserError
} from "./chunk-C5QM5DRH.js";
import "./chunk-FP5NDQYL.js";
import "./chunk-HANBNIMK.js";

// src/cli/report.ts
async function report(argv) {
  const { given, output, files } = readReport(argv);
  const host = makeTerminalHost({ isQuiet: true });
  const recordings = await readAll(host, files);
  checkLegs(recordings);
  const text = await readConfig(host, given);
  const result = analyseLegs(recordings, policyOf(text && parseBudgetFile(text.text, text.path)));
  printReport({ ...result, name: given.name ?? result.name }, output);
  return exitCodeOf(result, publishSettings(given).failOn);
}
async function readAll(host, paths) {
  const [first, ...others] = await Promise.all(paths.map((path) => readRecording(host, path)));
  if (first !== void 0) return [first, ...others];
  throw new UserError({
    where: "command line",
    what: "no recording was named",
    remedy: "Write `report recording.json`"
  });
}
export {
  report
};
