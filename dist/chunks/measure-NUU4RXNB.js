import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readMeasure
} from "./chunk-R3HGZ736.js";
import {
  measureHere
} from "./chunk-I7E4F4Y5.js";
import {
  makeTerminalHost,
  prepareOut,
  writeOut
} from "./chunk-RZDRXCRU.js";
import "./chunk-PML7L2FJ.js";
import "./chunk-6M2EYGFL.js";
import "./chunk-XRIAX2SJ.js";
import "./chunk-MFHYBNQG.js";
import {
  completedRounds,
  hasFailed,
  renderRecording
} from "./chunk-HCQ2CNNQ.js";
import "./chunk-OLLEYYBM.js";
import "./chunk-JPW3QX26.js";
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

// src/cli/measure.ts
import { dirname, resolve } from "node:path";
async function measure(argv) {
  const { given, out } = readMeasure(argv);
  if (out === null) {
    throw new UserError({
      where: "--out",
      what: "no file for the recording is named",
      remedy: "Write --out recording.json"
    });
  }
  const host = makeTerminalHost();
  const path = resolve(out);
  await prepareOut(host, dirname(path));
  const { recording } = await measureHere(host, given);
  await writeOut(host, path, renderRecording(recording));
  host.log.info(`wrote ${out}`);
  const isJudgeable = completedRounds(recording) > 0 && !hasFailed(recording, "head");
  return isJudgeable && recording.schedule.ended !== "cancelled" ? 0 : 2;
}
export {
  measure
};
