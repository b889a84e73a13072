import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readCheck
} from "./chunk-R3HGZ736.js";
import {
  measureHere
} from "./chunk-I7E4F4Y5.js";
import {
  exitCodeOf,
  keep,
  printReport
} from "./chunk-XAPAIGUI.js";
import {
  makeTerminalHost,
  prepareOut
} from "./chunk-RZDRXCRU.js";
import "./chunk-PML7L2FJ.js";
import "./chunk-6M2EYGFL.js";
import "./chunk-XRIAX2SJ.js";
import "./chunk-MFHYBNQG.js";
import "./chunk-TJE65IN6.js";
import {
  analyse
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
import "./chunk-C5QM5DRH.js";
import "./chunk-FP5NDQYL.js";
import "./chunk-HANBNIMK.js";

// src/cli/check.ts
import { resolve } from "node:path";
async function check(argv) {
  const { given, output, out } = readCheck(argv);
  const host = makeTerminalHost();
  if (out !== null) await prepareOut(host, resolve(out));
  const { recording, settings } = await measureHere(host, given);
  const report = analyse(recording, settings.policy);
  printReport(report, output);
  if (out !== null) await keep(host, resolve(out), { recording, report });
  return exitCodeOf(report, settings.publish.failOn);
}
export {
  check
};
