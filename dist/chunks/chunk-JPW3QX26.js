import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  tidy
} from "./chunk-MNXSWMCE.js";

// src/units/metric-unit.ts
function metricUnit(metric, unit) {
  const name = `${metric}-${unit}`;
  const isPlain = metric === "value" || tidy(metric).unit === unit || tidy(name).unit !== name;
  return isPlain ? unit : name;
}

export {
  metricUnit
};
