// Defines which values a format may read from a text, independently of the formats: from the text and the metric to all
// values that are allowed. A format without a rule here must report numbers as they are written.

import { parseJsonText } from '../../../src/formats/json-text.ts';
import type { Measurement } from '../../../src/model/measurement.ts';

/** Returns all values that a text may give for a measurement, which has the metric and the unit. */
type NumberRule = (text: string, numbers: Iterable<number>) => (of: Measurement) => Iterable<number>;

type Units = ReadonlyMap<string, number>;

const SHORT_TIMES = { ps: 1e-12, ns: 1e-9, us: 1e-6, '\u00b5s': 1e-6, '\u03bcs': 1e-6, ms: 1e-3, s: 1 };
const units = (table: Readonly<Record<string, number>>): Units => new Map(Object.entries(table));
const powers = (words: readonly string[], base: number): Readonly<Record<string, number>> =>
  Object.fromEntries(words.map((word, power) => [word, base ** power]));

const BYTES_BY_1000 = powers(['B', 'KB', 'MB', 'GB', 'TB'], 1000);
const BYTES_BY_1024 = units(powers(['B', 'KB', 'MB', 'GB', 'TB', 'PB'], 1024));
const BINARY_BYTES = powers(['B', 'KiB', 'MiB', 'GiB', 'TiB'], 1024);

/** Finds values such as `12.5ms`, or with a separator. Returns each number, from its first digit on, times its unit. */
function findScaledNumbers(text: string, between: string, known: Units): number[] {
  const number = new RegExp(
    String.raw`(?<![\d.,:])((?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)(?=${between}([a-zA-Z/\u00b5\u03bc]+))`,
    'g',
  );
  return [...text.matchAll(number)].flatMap(([, digits, unit = '']) => {
    const factor = known.get(unit);
    return factor === undefined ? [] : [Number(digits) * factor];
  });
}

/** Finds times between blanks: `1:02.5` is 62.5 s, `1:00:02` is 3602 s, and `9` is 9 s. */
function findClockTimes(text: string): number[] {
  return text.split(/\s/).flatMap((word) => {
    if (!/^(?:\d+:){0,2}\d+(?:\.\d+)?$/.test(word)) return [];
    const [seconds = 0, minutes = 0, hours = 0] = word.split(':').map(Number).toReversed();
    return [hours * 3600 + minutes * 60 + seconds];
  });
}

type Fields = Readonly<Record<string, unknown>>;

/** Returns every object of every JSON document, at any depth. */
function objectsIn(text: string): Fields[] {
  const objects: Fields[] = [];
  const left: unknown[] = parseJsonText(text, true).documents.map(({ value }) => value);
  while (left.length > 0) {
    const value = left.pop();
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) objects.push(value as Fields);
    for (const inner of Object.values(value)) left.push(inner);
  }
  return objects;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Divides the items of one list by those of another, for each object. */
function quotients(text: string, above: string, below: string): number[] {
  return objectsIn(text).flatMap((fields) => {
    const divisors = listOf(fields[below]);
    return listOf(fields[above]).map((item, index) => Number(item) / Number(divisors[index]));
  });
}

/** Seconds per unit in JMH's notation. Days are missing because they are reported unchanged. */
const JMH_TIMES = units({ ns: 1e-9, us: 1e-6, ms: 1e-3, s: 1, min: 60, hr: 3600 });

/** Returns the factor of a unit: `us/op` is a time per operation, and `ops/us` is operations per microsecond. */
function jmhFactor(unit: string): number {
  const [, each = ''] = /^(.*)\/op$/s.exec(unit) ?? [];
  const [, every = ''] = /^ops\/(.*)$/s.exec(unit) ?? [];
  return JMH_TIMES.get(each) ?? 1 / (JMH_TIMES.get(every) ?? 1);
}

/** Returns the mean of the values of an iteration, given as pairs of a value and its frequency. */
function mean(histogram: unknown): number {
  const rows = listOf(histogram).map((row) => listOf(row).map(Number));
  const total = rows.reduce((sum, [, count = 0]) => sum + count, 0);
  return rows.reduce((sum, [value = 0, count = 0]) => sum + value * count, 0) / total;
}

function jmhValues(text: string): number[] {
  return objectsIn(text).flatMap(({ scoreUnit, rawData, rawDataHistogram }) => {
    if (typeof scoreUnit !== 'string') return [];
    const factor = jmhFactor(scoreUnit);
    const values = Array.isArray(rawDataHistogram)
      ? rawDataHistogram.flatMap((fork) => listOf(fork).map(mean))
      : listOf(rawData).flatMap(listOf).map(Number);
    return values.map((value) => value * factor);
  });
}

/** Returns the values of an epoch. Its numbers are those of an iteration, which has `batch` operations. */
function nanobenchValues(text: string, field: string): number[] {
  return objectsIn(text).flatMap(({ measurements, batch }) =>
    listOf(measurements).map((epoch) => Number((epoch as Fields | null)?.[field] ?? 0) / Number(batch ?? 1)),
  );
}

const DIVAN_TIMES = units({ ...SHORT_TIMES, m: 60, min: 60, h: 3600 });
const DIVAN_BYTES = units(
  Object.fromEntries(Object.entries({ ...BYTES_BY_1000, ...BINARY_BYTES }).map(([word, one]) => [`${word}/s`, one])),
);
const counted = (noun: string, prefixes: readonly string[]) =>
  powers(
    prefixes.map((prefix) => `${prefix}${noun}/s`),
    1000,
  );
const PREFIXES = ['', 'K', 'M', 'G', 'T', 'P'];
const DIVAN_COUNTS = units({ ...counted('item', PREFIXES), ...counted('char', PREFIXES) });
const CRITERION_RATES = units({
  ...Object.fromEntries(DIVAN_BYTES),
  ...counted('elem', PREFIXES),
  ...counted('b', PREFIXES),
});

const IPS_PREFIXES = units({ '': 1, k: 1e3, M: 1e6, B: 1e9, T: 1e12, Q: 1e15 });

const WRK_TIMES = units({ us: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3600 });
const NODE_TIMES = units({ ms: 1e-3, s: 1 });

/** Of the formats that compute values, by id. */
export const NUMBER_RULES: Readonly<Record<string, NumberRule>> = {
  'gnu-time': (text, numbers) => {
    const times = findClockTimes(text);
    return ({ metric }) => (metric === 'max_rss' ? numbers : times);
  },
  'console-time': (text) => {
    const times = [...findScaledNumbers(text, '', NODE_TIMES), ...findClockTimes(text)];
    return () => times;
  },
  wrk: (text, numbers) => {
    const times = findScaledNumbers(text, '', WRK_TIMES);
    const sizes = findScaledNumbers(text, '', BYTES_BY_1024);
    return ({ unit }) => (unit === 'sec' ? times : unit === 'B/s' ? sizes : numbers);
  },
  bundlesize: (text) => {
    const sizes = findScaledNumbers(text, '', BYTES_BY_1024);
    return () => sizes;
  },
  divan: (text) => {
    const times = findScaledNumbers(text, ' ', DIVAN_TIMES);
    const rates = [...findScaledNumbers(text, ' ', DIVAN_BYTES), ...findScaledNumbers(text, ' ', DIVAN_COUNTS)];
    return ({ metric }) => (metric === 'time' ? times : rates);
  },
  'benchmark-ips': (text, numbers) => {
    const printed = [...text.matchAll(/(\d+(?:\.\d+)?)([kMBTQ]?)\s*\(±/g)];
    const rates = printed.map(([, digits, prefix = '']) => Number(digits) * IPS_PREFIXES.get(prefix)!);
    return () => (/^\s*[[{]/.test(text) ? numbers : rates);
  },
  'package-benchmark': (_, numbers) => {
    // The unit is in another cell than the value, and a custom metric may be called like a unit.
    const steps = Array.from({ length: 9 }, (_step, power) => 1000 ** (power - 3));
    const values = [...numbers].flatMap((number) => steps.map((step) => number * step));
    return () => values;
  },
  'tasty-bench': (text, numbers) => {
    const times = findScaledNumbers(text, ' +', units(SHORT_TIMES));
    const sizes = findScaledNumbers(text, ' +', BYTES_BY_1024);
    return ({ unit }) => (unit === 'sec' ? times : unit === 'B' && !/^Name,/m.test(text) ? sizes : numbers);
  },
  'haskell-criterion': (text, numbers) => {
    const times = findScaledNumbers(text, ' +', units(SHORT_TIMES));
    return () => (/^Name,/m.test(text) ? numbers : times);
  },
  'criterion-text': (text, numbers) => {
    const times = findScaledNumbers(text, ' +', units(SHORT_TIMES));
    const rates = findScaledNumbers(text, ' +', CRITERION_RATES);
    // Custom measurements keep their unit and their number.
    return ({ unit }) => (unit === 'sec' ? times : ['B/s', '1/s', 'bit/s'].includes(unit) ? rates : numbers);
  },
  'criterion-files': (text) => {
    const samples = quotients(text, 'times', 'iters');
    const estimates = objectsIn(text).map(({ median }) => Number((median as Fields | null)?.point_estimate));
    return ({ aggregate }) => (aggregate ? estimates : samples);
  },
  'cargo-criterion': (text) => {
    const samples = quotients(text, 'measured_values', 'iteration_count');
    return () => samples;
  },
  nanobench: (text) => {
    const fields = ['elapsed', 'instructions', 'branchmisses'];
    const values = new Map(fields.map((field) => [field, nanobenchValues(text, field)]));
    // A table gives the operations per second, of which the time of one follows.
    const times = [...text.matchAll(/\|\s*([\d,.]+)\s*(?=\|)/g)].map(
      ([, rate = '']) => 1 / Number(rate.replaceAll(',', '')),
    );
    return ({ metric, aggregate }) => (aggregate ? times : values.get(metric === 'time' ? 'elapsed' : metric)) ?? [];
  },
  jmh: (text) => {
    const values = jmhValues(text);
    return () => values;
  },
};

const DIGITS = 12;

/** Reports whether a value is among the allowed ones, except for rounding by another order of multiplication. */
export function makeValueTest(allowed: Iterable<number>): (value: number) => boolean {
  const known = new Set([...allowed].map((value) => value.toPrecision(DIGITS)));
  return (value) => [1, 1 - 1e-12, 1 + 1e-12].some((near) => known.has((value * near).toPrecision(DIGITS)));
}
