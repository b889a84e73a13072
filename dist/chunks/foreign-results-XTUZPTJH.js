import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  metricUnit
} from "./chunk-JPW3QX26.js";
import {
  toBytes
} from "./chunk-SX2ZJBZ4.js";
import {
  decodeText,
  findFormat,
  parseSource
} from "./chunk-A2GOCTOH.js";
import {
  tidy
} from "./chunk-MNXSWMCE.js";
import "./chunk-C5QM5DRH.js";
import "./chunk-HANBNIMK.js";

// src/cli/foreign-results.ts
function foreignResults(path, bytes) {
  const text = decodeText(bytes);
  const { format, measurements } = parseSource({ path, text }, "auto");
  if (format === null || format === "go" && !/^\s*\{/.test(text)) return null;
  return measurements.map((measurement) => resultOf(measurement, format));
}
function resultOf(measurement, format) {
  const { name, group, values } = measurement;
  const { unit, factor } = tidy(measurement.unit);
  return {
    name: toBytes(findFormat(format)?.displayName?.(name) ?? name),
    configuration: group === null ? {} : { [format === "go" ? "pkg" : "group"]: toBytes(group) },
    unit: toBytes(metricUnit(measurement.metric, unit)),
    values: values.map((value) => value * factor)
  };
}
export {
  foreignResults
};
