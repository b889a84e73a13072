import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  parseFlags
} from "./chunk-PML7L2FJ.js";
import {
  FORMATS
} from "./chunk-A2GOCTOH.js";
import "./chunk-MNXSWMCE.js";
import "./chunk-C5QM5DRH.js";
import "./chunk-FP5NDQYL.js";
import "./chunk-HANBNIMK.js";

// src/cli/formats.ts
async function formats(argv) {
  parseFlags(argv, {});
  const width = Math.max(...FORMATS.map(({ id }) => id.length));
  const lines = FORMATS.map(
    ({ id, title, advice }) => `${id.padEnd(width)}  ${title}
${" ".repeat(width)}  one sample: ${advice}`
  );
  process.stdout.write(`${lines.join("\n")}
`);
  return 0;
}
export {
  formats
};
