import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  makeProjectionGroup,
  parseFilter,
  refusalIn,
  refuse
} from "./chunk-X2DSMRGZ.js";
import {
  GO_SPACE,
  parseGoFloat,
  parseIterations,
  tidyGo
} from "./chunk-MNXSWMCE.js";

// node_modules/simple-statistics/dist/simple-statistics.mjs
function wilcoxonRankSum(sampleX, sampleY) {
  if (!sampleX.length || !sampleY.length) {
    throw new Error("Neither sample can be empty");
  }
  var pooledSamples = sampleX.map(function(x) {
    return { label: "x", value: x };
  }).concat(sampleY.map(function(y) {
    return { label: "y", value: y };
  })).sort(function(a, b) {
    return a.value - b.value;
  });
  for (var rank2 = 0; rank2 < pooledSamples.length; rank2++) {
    pooledSamples[rank2].rank = rank2;
  }
  var tiedRanks = [pooledSamples[0].rank];
  for (var i = 1; i < pooledSamples.length; i++) {
    if (pooledSamples[i].value === pooledSamples[i - 1].value) {
      tiedRanks.push(pooledSamples[i].rank);
      if (i === pooledSamples.length - 1) {
        replaceRanksInPlace(pooledSamples, tiedRanks);
      }
    } else {
      if (tiedRanks.length > 1) {
        replaceRanksInPlace(pooledSamples, tiedRanks);
      }
      tiedRanks = [pooledSamples[i].rank];
    }
  }
  function replaceRanksInPlace(pooledSamples2, tiedRanks2) {
    var average = (tiedRanks2[0] + tiedRanks2[tiedRanks2.length - 1]) / 2;
    for (var i2 = 0; i2 < tiedRanks2.length; i2++) {
      pooledSamples2[tiedRanks2[i2]].rank = average;
    }
  }
  var rankSum = 0;
  for (var i$1 = 0; i$1 < pooledSamples.length; i$1++) {
    var sample = pooledSamples[i$1];
    if (sample.label === "x") {
      rankSum += sample.rank + 1;
    }
  }
  return rankSum;
}
var BayesianClassifier = function BayesianClassifier2() {
  this.totalCount = 0;
  this.data = {};
};
BayesianClassifier.prototype.train = function train(item, category) {
  if (!this.data[category]) {
    this.data[category] = {};
  }
  for (var k in item) {
    var v = item[k];
    if (this.data[category][k] === void 0) {
      this.data[category][k] = {};
    }
    if (this.data[category][k][v] === void 0) {
      this.data[category][k][v] = 0;
    }
    this.data[category][k][v]++;
  }
  this.totalCount++;
};
BayesianClassifier.prototype.score = function score(item) {
  var odds = {};
  var category;
  for (var k in item) {
    var v = item[k];
    for (category in this.data) {
      if (odds[category] === void 0) {
        odds[category] = {};
      }
      if (this.data[category][k]) {
        odds[category][k + "_" + v] = (this.data[category][k][v] || 0) / this.totalCount;
      } else {
        odds[category][k + "_" + v] = 0;
      }
    }
  }
  var oddsSums = {};
  for (category in odds) {
    oddsSums[category] = 0;
    for (var combination in odds[category]) {
      oddsSums[category] += odds[category][combination];
    }
  }
  return oddsSums;
};
var g = 607 / 128;
var LOGSQRT2PI = Math.log(Math.sqrt(2 * Math.PI));
var SQRT_2PI$1 = Math.sqrt(2 * Math.PI);
function cumulativeDistribution(z2) {
  var sum2 = z2;
  var tmp = z2;
  for (var i = 1; i < 30; i++) {
    tmp *= z2 * z2 / (2 * i + 1);
    sum2 += tmp;
  }
  return Math.round((0.5 + sum2 / SQRT_2PI$1 * Math.exp(-z2 * z2 / 2)) * 1e4) / 1e4;
}
var standardNormalTable = [];
for (z = 0; z <= 3.09; z += 0.01) {
  standardNormalTable.push(cumulativeDistribution(z));
}
var z;
var SQRT_2PI = Math.sqrt(2 * Math.PI);
var PerceptronModel = function PerceptronModel2() {
  this.weights = [];
  this.bias = 0;
};
PerceptronModel.prototype.predict = function predict(features) {
  if (features.length !== this.weights.length) {
    return null;
  }
  var score2 = 0;
  for (var i = 0; i < this.weights.length; i++) {
    score2 += this.weights[i] * features[i];
  }
  score2 += this.bias;
  if (score2 > 0) {
    return 1;
  } else {
    return 0;
  }
};
PerceptronModel.prototype.train = function train2(features, label) {
  if (label !== 0 && label !== 1) {
    return null;
  }
  if (features.length !== this.weights.length) {
    this.weights = features.slice();
    this.bias = 1;
  }
  var prediction = this.predict(features);
  if (typeof prediction === "number" && prediction !== label) {
    var gradient = label - prediction;
    for (var i = 0; i < this.weights.length; i++) {
      this.weights[i] += gradient * features[i];
    }
    this.bias += gradient;
  }
  return this;
};

// src/stats/binomial.ts
function choose(n, k) {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= Math.min(k, n - k); i++) ways = ways * (n - i + 1) / i;
  return ways;
}
function coinProbability(n, k) {
  return choose(n, k) * 2 ** -n;
}

// src/stats/median.ts
function sorted(values) {
  return Float64Array.from(values).sort();
}
function median(values) {
  return medianOfSorted(sorted(values));
}
function medianOfSorted(ascending) {
  const half = ascending.length >> 1;
  const upper = ascending[half];
  if (ascending.length % 2 === 1) return upper;
  const lower = ascending[half - 1];
  return lower + 0.5 * (upper - lower);
}

// src/stats/normal.ts
var DENSITY_AT_ZERO = 1 / Math.sqrt(2 * Math.PI);
var SERIES_UP_TO = 2.5;
var FRACTION_DEPTH = 80;
function normalTail(z2) {
  if (z2 < 0) return 1 - normalTail(-z2);
  return z2 < SERIES_UP_TO ? 0.5 - centralHalf(z2) : density(z2) * millsRatio(z2);
}
function normalCdf(z2) {
  return normalTail(-z2);
}
function normalQuantile(p) {
  if (p > 0.5) return -normalQuantile(1 - p);
  if (p <= 0) return -Infinity;
  let z2 = firstGuess(p);
  for (let step = 0; step < 2; step++) {
    const miss = (normalTail(z2) - p) / density(z2);
    z2 += 2 * miss / (2 - miss * z2);
  }
  return -z2;
}
function density(z2) {
  return DENSITY_AT_ZERO * Math.exp(-0.5 * z2 * z2);
}
function centralHalf(z2) {
  let term = z2;
  let sum2 = z2;
  for (let odd = 3; term > sum2 * Number.EPSILON; odd += 2) {
    term *= z2 * z2 / odd;
    sum2 += term;
  }
  return density(z2) * sum2;
}
function millsRatio(z2) {
  let below = z2;
  for (let k = FRACTION_DEPTH; k >= 1; k--) below = z2 + k / below;
  return 1 / below;
}
function firstGuess(p) {
  const t = Math.sqrt(-2 * Math.log(p));
  const above = 2.515517 + t * (0.802853 + t * 0.010328);
  const below = 1 + t * (1.432788 + t * (0.189269 + t * 1308e-6));
  return t - above / below;
}

// src/stats/tied-ways.ts
var ENTRIES = 2 ** 20;
var exactly = new Float64Array(0);
var atMost = new Float64Array(0);
var used = 0;
var parts = /* @__PURE__ */ new Map();
function waysAtMost({ groups, size, bound }) {
  const cut = middle(groups);
  const lowGroups = groups.slice(0, cut);
  const highGroups = groups.slice(cut);
  makeRoom(entries(sum(lowGroups)) + entries(sum(highGroups)));
  const low = partOf(lowGroups);
  const high = partOf(highGroups);
  let ways = 0;
  for (let inLow = Math.max(0, size - high.size); inLow <= Math.min(size, low.size); inLow++) {
    const inHigh = size - inLow;
    const rest = bound - 2 * inHigh * (low.size - inLow);
    if (rest >= 0) ways += pairsAtMost({ low, inLow, high, inHigh, rest });
  }
  return ways;
}
function middle(groups) {
  const half = sum(groups) / 2;
  let before = 0;
  let cut = 0;
  while (before + groups[cut] <= half) before += groups[cut++];
  const isNearerAfter = before + groups[cut] - half < half - before;
  return Math.max(1, isNearerAfter ? cut + 1 : cut);
}
function pairsAtMost({ low, inLow, high, inHigh, rest }) {
  const lowStart = low.offset + low.starts[inLow];
  const highStart = high.offset + high.starts[inHigh];
  const lowLast = 2 * inLow * (low.size - inLow);
  const highLast = 2 * inHigh * (high.size - inHigh);
  const free = Math.min(lowLast, rest - highLast);
  let ways = free < 0 ? 0 : atMost[lowStart + free] * atMost[highStart + highLast];
  for (let u = Math.max(0, free + 1); u <= Math.min(lowLast, rest); u++) {
    ways += exactly[lowStart + u] * atMost[highStart + rest - u];
  }
  return ways;
}
function makeRoom(wanted) {
  if (used + wanted <= exactly.length) return;
  if (wanted > exactly.length) {
    exactly = new Float64Array(Math.max(wanted, ENTRIES));
    atMost = new Float64Array(exactly.length);
  }
  parts.clear();
  used = 0;
}
function partOf(groups) {
  const key = String.fromCharCode(...groups);
  let part = parts.get(key);
  if (part === void 0) {
    const size = sum(groups);
    part = { size, offset: used, starts: startsOf(size) };
    used += entries(size);
    count(part, groups);
    parts.set(key, part);
  }
  return part;
}
function entries(size) {
  return (size - 1) * size * (size + 1) / 3 + size + 1;
}
var startsBySize = [];
function startsOf(size) {
  let starts = startsBySize[size];
  if (starts === void 0) {
    starts = new Int32Array(size + 2);
    for (let dealt = 0; dealt <= size; dealt++) {
      starts[dealt + 1] = starts[dealt] + 2 * dealt * (size - dealt) + 1;
    }
    startsBySize[size] = starts;
  }
  return starts;
}
function count({ size, offset, starts }, groups) {
  const end = offset + entries(size);
  exactly.fill(0, offset, end);
  exactly[offset] = 1;
  const half = size >> 1;
  let before = 0;
  for (const group of groups) {
    addGroup({ offset, starts, group, before, rows: Math.min(before + group, half) });
    before += group;
  }
  for (let at3 = offset + starts[half + 1]; at3 < end; at3++) exactly[at3] = exactly[offset + end - 1 - at3];
  for (let dealt = 0; dealt <= size; dealt++) {
    accumulate(offset + starts[dealt], offset + starts[dealt + 1]);
  }
}
function accumulate(start, end) {
  const from = exactly;
  const to = atMost;
  let total = 0;
  for (let at3 = start; at3 < end; at3++) {
    total += from[at3];
    to[at3] = total;
  }
}
function addGroup({ offset, starts, group, before, rows }) {
  const dealtOfGroup = Array.from({ length: group + 1 }, (_, k) => choose(group, k));
  const ways = exactly;
  for (let dealt = rows; dealt >= 1; dealt--) {
    for (let k = Math.max(1, dealt - before); k <= Math.min(group, dealt); k++) {
      const source = dealt - k;
      const to = offset + starts[dealt] + k * (2 * (before - source) + group - k);
      const from = offset + starts[source];
      const last = 2 * source * (before - source);
      const factor = dealtOfGroup[k];
      for (let u = 0; u <= last; u++) ways[to + u] += factor * ways[from + u];
    }
  }
}
function sum(sizes) {
  let total = 0;
  for (const size of sizes) total += size;
  return total;
}

// src/stats/u-distribution.ts
var lowerHalves = /* @__PURE__ */ new Map();
function untiedLowerHalf(n, m) {
  if (n > m) return untiedLowerHalf(m, n);
  const key = `${n},${m}`;
  let half = lowerHalves.get(key);
  if (half === void 0) {
    half = untiedProbabilities(n, m);
    for (let u = 1; u < half.length; u++) half[u] += half[u - 1];
    lowerHalves.set(key, half);
  }
  return half;
}
function untiedProbabilities(n, m) {
  const last = Math.floor(n * m / 2);
  const rows = Array.from({ length: n + 1 }, () => new Float64Array(last + 1));
  rows[0][0] = 1;
  for (let large = 1; large <= m; large++) {
    for (let small = 1; small <= Math.min(n, large); small++) {
      const row = rows[small];
      const withoutSmall = rows[small - 1];
      const withoutLarge = small < large ? row : withoutSmall;
      for (let u = Math.min(last, small * large); u >= 0; u--) {
        const shifted = u >= large ? small * withoutSmall[u - large] : 0;
        row[u] = (shifted + large * withoutLarge[u]) / (small + large);
      }
    }
  }
  return rows[n];
}
function smallerTiedTail({ groups, size, doubledU }) {
  const total = groups.reduce((sum2, group) => sum2 + group, 0);
  const pairs = size * (total - size);
  const followed = doubledU <= pairs ? size : total - size;
  const bound = Math.min(doubledU, 2 * pairs - doubledU);
  const atMost2 = waysAtMost({ groups, size: followed, bound });
  const below = waysAtMost({ groups, size: followed, bound: bound - 1 });
  const all = choose(total, followed);
  return Math.min(atMost2, all - below) / all;
}

// src/stats/mann-whitney.ts
var EXACT_UP_TO = { untied: 50, tied: 50 };
var BENCHSTAT_EXACT = { untied: 50, tied: 25 };
function mannWhitney(base, head, options = {}) {
  const { exactUpTo = EXACT_UP_TO } = options;
  const n = base.length;
  const u = wilcoxonRankSum([...base], [...head]) - n * (n + 1) / 2;
  const groups = tieGroups([...base, ...head]);
  const isTied = groups.length < n + head.length;
  const limit = isTied ? exactUpTo.tied : exactUpTo.untied;
  const method = Math.max(n, head.length) <= limit ? "exact" : "normal";
  const outcome = { u, n, m: head.length, groups };
  if (groups.length === 1) return { u, p: 1, method };
  if (method === "normal") return { u, p: normalP(outcome), method };
  return { u, p: isTied ? tiedP(outcome) : untiedP(outcome), method };
}
function untiedP({ u, n, m }) {
  const smaller = Math.min(u, n * m - u);
  return 2 * smaller === n * m ? 1 : Math.min(1, 2 * untiedLowerHalf(n, m)[smaller]);
}
function tiedP({ u, n, groups }) {
  return Math.min(1, 2 * smallerTiedTail({ groups, size: n, doubledU: 2 * u }));
}
function normalP({ u, n, m, groups }) {
  const size = n + m;
  const ties = groups.reduce((sum2, t) => sum2 + (t ** 3 - t), 0);
  const deviation = Math.sqrt(n * m / 12 * (size + 1 - ties / (size * (size - 1))));
  const distance = Math.max(0, Math.abs(u - n * m / 2) - 0.5);
  return Math.min(1, 2 * normalTail(distance / deviation));
}
function tieGroups(values) {
  const sizes = [];
  let previous = Number.NaN;
  for (const value of sorted(values)) {
    if (value === previous) sizes[sizes.length - 1] += 1;
    else sizes.push(1);
    previous = value;
  }
  return sizes;
}

// src/stats/median-interval.ts
var EXACT_INTERVAL_UP_TO = 30;
var RIGHT_FIRST = {
  21: [2, 4, 7],
  22: [2, 4, 7, 10],
  23: [2, 4, 7],
  24: [2, 4, 7, 11],
  25: [2, 4, 7, 10],
  26: [2, 4, 7, 10],
  27: [2, 4, 7, 10, 11],
  28: [2, 4, 7, 10, 12, 13],
  29: [2, 4, 5, 6, 7, 10, 13],
  30: [2, 4, 5, 6, 7, 8, 10, 13, 14]
};
function medianInterval(values, confidence) {
  const ascending = sorted(values);
  const { low, high, confidence: covered } = medianPositions(values.length, confidence);
  return { low: at(ascending, low), high: at(ascending, high), confidence: covered };
}
function at(ascending, position) {
  if (position < 1) return -Infinity;
  return position > ascending.length ? Infinity : ascending[position - 1];
}
function medianPositions(n, confidence) {
  if (confidence >= 1) return { low: 0, high: n + 1, confidence: 1 };
  return n <= EXACT_INTERVAL_UP_TO ? exactPositions(n, confidence) : normalPositions(n, confidence);
}
function exactPositions(n, confidence) {
  let low = Math.ceil((n + 1) / 2) - 1;
  let high = low + 1;
  let covered = coinProbability(n, low);
  while (covered < confidence && (low > 0 || high <= n)) {
    const left = coinProbability(n, low - 1);
    const right = coinProbability(n, high);
    const leftFirst = left === right ? !RIGHT_FIRST[n]?.includes(low - 1) : left > right;
    covered += leftFirst ? left : right;
    if (leftFirst) low -= 1;
    else high += 1;
  }
  return { low, high, confidence: covered };
}
function normalPositions(n, confidence) {
  const deviation = Math.sqrt(n / 4);
  const cdf = (gap) => normalCdf((gap - 0.5 - n / 2) / deviation);
  const coverage = (low2, high2) => cdf(high2) - cdf(low2);
  const reach = normalQuantile((1 + confidence) / 2) * deviation;
  const low = Math.floor(n / 2 - reach - 0.5) + 1;
  const symmetric = Math.ceil(n / 2 + reach - 0.5) + 1;
  const high = coverage(low, symmetric - 1) >= confidence ? symmetric - 1 : symmetric;
  if (low <= 0 && high > n) return { low: 0, high: n + 1, confidence: 1 };
  return { low: Math.max(0, low), high: Math.min(n + 1, high), confidence: coverage(low, high) };
}

// src/units/shortest.ts
function shortest(value) {
  if (Number.isNaN(value)) return "NaN";
  if (!Number.isFinite(value)) return value < 0 ? "-Inf" : "+Inf";
  if (value === 0) return Object.is(value, -0) ? "-0" : "0";
  const magnitude = Math.abs(value);
  if (magnitude >= 1e-4 && magnitude < 1e6) return String(value);
  const [digits, exponent = ""] = value.toExponential().split("e");
  return `${digits}e${exponent[0]}${exponent.slice(1).padStart(2, "0")}`;
}

// src/benchstat/go-math.ts
var LN2_HIGH = 0.6931471803691238;
var LN2_LOW = 19082149292705877e-26;
var LOG_SERIES = [
  0.6666666666666735,
  0.3999999999940942,
  0.2857142874366239,
  0.22222198432149784,
  0.1818357216161805,
  0.15313837699209373,
  0.14798198605116586
];
var double = new DataView(new ArrayBuffer(8));
var FIELD_OF_HALF = 1022;
function goLog(x) {
  if (Number.isNaN(x) || x === Infinity) return x;
  if (x <= 0) return x === 0 ? -Infinity : Number.NaN;
  double.setFloat64(0, x);
  const upper = double.getUint32(0);
  let power = (upper >>> 20) - FIELD_OF_HALF;
  double.setUint32(0, upper & 1048575 | FIELD_OF_HALF << 20);
  let part = double.getFloat64(0);
  if (part <= Math.SQRT1_2) {
    part *= 2;
    power -= 1;
  }
  const f = part - 1;
  const s = f / (2 + f);
  const [c1, c2, c3, c4, c5, c6, c7] = LOG_SERIES;
  const s2 = s * s;
  const s4 = s2 * s2;
  const odd = s2 * (c1 + s4 * (c3 + s4 * (c5 + s4 * c7)));
  const even = s4 * (c2 + s4 * (c4 + s4 * c6));
  const half = 0.5 * f * f;
  return power * LN2_HIGH - (half - (s * (half + (odd + even)) + power * LN2_LOW) - f);
}
var LN2_UPPER = 0.693147180559663;
var LN2_LOWER = 28235290563031577e-29;
var EXP_SERIES = [40320, 5040, 720, 120, 24, 6, 2, 1].map((factorial) => 1 / factorial);
var OVERFLOW = 709.782712893384;
function goExp(x) {
  if (Number.isNaN(x)) return x;
  if (x > OVERFLOW) return Infinity;
  if (x === -Infinity) return 0;
  const power = roundToEven(Math.LOG2E * x);
  const r = fma(-power, LN2_LOWER, fma(-power, LN2_UPPER, x)) * 0.0625;
  let sum2 = EXP_SERIES[0];
  for (const factor of EXP_SERIES.slice(1)) sum2 = fma(sum2, r, factor);
  let d = sum2 * r;
  for (let squared = 0; squared < 3; squared++) d *= d + 2;
  return timesPowerOfTwo(fma(d + 2, d, 1), power);
}
function timesPowerOfTwo(value, power) {
  if (power >= 1024) return Infinity;
  if (power > -1023) return value * 2 ** power;
  return power < -1075 ? 0 : value * 2 ** (power + 1022) * 2 ** -1022;
}
function roundToEven(value) {
  const floor = Math.floor(value);
  const rest = value - floor;
  return rest > 0.5 || rest === 0.5 && floor % 2 !== 0 ? floor + 1 : floor;
}
function fma(a, b, c) {
  const product = a * b;
  const [sum2, rest] = exactSum(c, productError(a, b, product));
  const [high, low] = exactSum(product, sum2);
  return high + sumToOdd(low, rest);
}
function exactSum(a, b) {
  const sum2 = a + b;
  const bPart = sum2 - a;
  return [sum2, a - (sum2 - bPart) + (b - bPart)];
}
function productError(a, b, product) {
  const [aHigh, aLow] = halves(a);
  const [bHigh, bLow] = halves(b);
  return aLow * bLow - (product - aHigh * bHigh - aLow * bHigh - aHigh * bLow);
}
function halves(value) {
  const shifted = (2 ** 27 + 1) * value;
  const high = shifted - (shifted - value);
  return [high, value - high];
}
function sumToOdd(a, b) {
  const [sum2, lost] = exactSum(a, b);
  double.setFloat64(0, sum2);
  const bits = double.getBigInt64(0);
  if (lost === 0 || (bits & 1n) === 1n) return sum2;
  double.setBigInt64(0, bits + (lost > 0 === sum2 > 0 ? 1n : -1n));
  return double.getFloat64(0);
}
var EXACT_UP_TO2 = 20;
function goChoose(n, k) {
  if (k <= 0 || k >= n || n <= EXACT_UP_TO2) return choose(n, k);
  return goExp(logFactorial(n) - logFactorial(k) - logFactorial(n - k));
}
var STIRLING = [
  0.4189385332046727,
  0.08333333333333297,
  -0.0027777777772877554,
  7936505586430196e-19,
  -59518755745034e-17,
  8363399189962821e-19,
  -0.0016309293409657527
];
function logFactorial(n) {
  const x = n + 1;
  if (x < 8) return goLog([1, 1, 2, 6, 24, 120, 720][n]);
  const z2 = 1 / x;
  const y = z2 * z2;
  const [c0, c1, c2, c3, c4, c5, c6] = STIRLING;
  const series = c0 + z2 * (c1 + y * (c2 + y * (c3 + y * (c4 + y * (c5 + y * c6)))));
  return (x - 0.5) * (goLog(x) - 1) + series;
}

// src/benchstat/go-tied-ways.ts
function waysOfTwoGroups(groups, size, doubledU) {
  const [low, high] = groups;
  const last = Math.trunc((doubledU - size * (low - size)) / (low + high));
  let ways = 0;
  for (let inHigh = Math.max(0, size - low); inHigh <= last; inHigh++) {
    ways += goChoose(low, size - inHigh) * goChoose(high, inHigh);
  }
  return ways;
}
function tiedWays(groups, size, doubledU) {
  const below = [0];
  for (const group of groups) below.push(below.at(-1) + group);
  const rises = [0, groups[0]];
  for (let k = 2; k <= groups.length; k++) rises.push(below[k - 1] + below[k]);
  const known = /* @__PURE__ */ new Map();
  const count2 = (k, dealt, bound) => {
    if (k === 2) return waysOfTwoGroups(groups, dealt, bound);
    const key = `${k},${dealt},${bound}`;
    let ways = known.get(key);
    if (ways === void 0) {
      ways = 0;
      const group = groups[k - 1];
      for (let here = Math.max(0, dealt - below[k - 1]); here <= Math.min(dealt, group); here++) {
        const rest = bound - here * (rises[k] - 2 * dealt + here);
        ways += countWithin(k - 1, dealt - here, rest) * goChoose(group, here);
      }
      known.set(key, ways);
    }
    return ways;
  };
  const countWithin = (k, dealt, bound) => {
    if (bound < extreme(groups.slice(0, k), dealt, "least")) return 0;
    if (bound > extreme(groups.slice(0, k), dealt, "most")) return goChoose(below[k], dealt);
    return count2(k, dealt, bound);
  };
  return count2(groups.length, size, doubledU);
}
function extreme(groups, dealt, which) {
  const total = groups.reduce((sum2, group) => sum2 + group, 0);
  const order = which === "least" ? groups : groups.toReversed();
  let left = dealt;
  let ties = 0;
  for (const group of order) {
    const taken = Math.min(left, group);
    ties += taken * (group - taken);
    left -= taken;
  }
  return which === "least" ? ties : 2 * dealt * (total - dealt) - ties;
}

// src/benchstat/p-value.ts
function benchstatP(base, head) {
  if (Number.isNaN(base[0]) || Number.isNaN(head[0])) return Number.NaN;
  const [least, most] = [Math.min(base[0], head[0]), Math.max(base.at(-1), head.at(-1))];
  if (least === most) return null;
  const ranking = rank(base, head);
  const { groups, doubledU, n, m } = ranking;
  const isTied = groups.length < n + m;
  const limit = isTied ? BENCHSTAT_EXACT.tied : BENCHSTAT_EXACT.untied;
  if (Math.max(n, m) > limit) return normalP2(ranking);
  if (doubledU === n * m) return 1;
  const smaller = Math.min(doubledU, 2 * n * m - doubledU);
  return 2 * (isTied ? tiedTail(ranking, smaller) : untiedLowerHalf(n, m)[smaller / 2]);
}
function rank(base, head) {
  const n = base.length;
  const m = head.length;
  const groups = [];
  let doubledRanks = 0;
  let i = 0;
  let j = 0;
  while (i < n || j < m) {
    const before = i + j;
    const beforeInBase = i;
    const value = j === m || i < n && base[i] < head[j] ? base[i] : head[j];
    while (base[i] === value) i += 1;
    while (head[j] === value) j += 1;
    groups.push(i + j - before);
    doubledRanks += (i - beforeInBase) * (before + 1 + i + j);
  }
  return { groups, doubledU: doubledRanks - n * (n + 1), n, m };
}
function tiedTail({ groups, n, m }, doubledU) {
  if (groups.length === 2) return waysOfTwoGroups(groups, n, doubledU) / goChoose(n + m, n);
  const tail = waysAtMost({ groups, size: n, bound: doubledU }) / choose(n + m, n);
  if (n + m <= WHOLE_UP_TO || !isShortDecimal(2 * tail)) return tail;
  return tiedWays(groups, n, doubledU) / goChoose(n + m, n);
}
var WHOLE_UP_TO = 20;
function isShortDecimal(p) {
  const scaled = p * 1e5;
  return Math.abs(scaled - Math.round(scaled)) < 1e-6;
}
function normalP2({ groups, doubledU, n, m }) {
  const size = n + m;
  const ties = groups.reduce((sum2, t) => sum2 + (t ** 3 - t), 0);
  const deviation = Math.sqrt(n * m * (size + 1 - ties / (size * (size - 1))) / 12);
  const distance = (doubledU - n * m) / 2;
  const below = normalCdf((distance - 0.5 * Math.sign(distance)) / deviation);
  return 2 * Math.min(below, 1 - below);
}

// src/benchstat/assumption.ts
var EXACT = {
  spread: exactSpread,
  difference: () => ({ p: 0, alpha: 0, warnings: [] })
};
var ofLevels = /* @__PURE__ */ new Map();
function assumeNothing(levels) {
  const key = `${levels.alpha},${levels.confidence}`;
  const assumption = ofLevels.get(key) ?? nothing(levels);
  ofLevels.set(key, assumption);
  return assumption;
}
function nothing({ alpha, confidence }) {
  const positions = remember((n) => medianPositions(n, confidence));
  const tooFewForInterval = [needForInterval(confidence)];
  const tests = { alpha, ...needForDifference(alpha) };
  return {
    spread: (sample) => {
      const { low, high } = positions(sample.length);
      const interval = { low: at2(sample, low), high: at2(sample, high) };
      const isInfinite = !isBounded(interval.low) || !isBounded(interval.high);
      return { centre: median2(sample), ...interval, warnings: isInfinite ? tooFewForInterval : NONE };
    },
    difference: (base, head) => difference(base, head, tests)
  };
}
var NONE = [];
var ALL_EQUAL = ["all samples are equal"];
function remember(work) {
  const known = /* @__PURE__ */ new Map();
  return (n) => {
    const value = known.get(n) ?? work(n);
    known.set(n, value);
    return value;
  };
}
function isBounded(value) {
  return Math.abs(value) !== Infinity;
}
function at2(sample, position) {
  if (position < 1) return -Infinity;
  return position > sample.length ? Infinity : sample[position - 1];
}
function median2(sample) {
  const n = sample.length;
  const position = 1 / 3 + 0.5 * (n + 1 / 3);
  const below = Math.floor(position);
  if (below <= 0) return sample[0];
  if (below >= n) return sample[n - 1];
  return sample[below - 1] + (position - below) * (sample[below] - sample[below - 1]);
}
var INTERVAL_SIZES = { first: 2, last: 50 };
function needForInterval(confidence) {
  const level = `samples for confidence interval at level ${shortest(confidence)}`;
  for (let n = INTERVAL_SIZES.first; n <= INTERVAL_SIZES.last; n++) {
    const { low, high } = medianPositions(n, confidence);
    if (low > 0 && high <= n) return `need >= ${n} ${level}`;
  }
  return `need > ${INTERVAL_SIZES.last} ${level}`;
}
var SMALLEST_P = [
  1,
  0.3333333333333333,
  0.1,
  0.02857142857142857,
  0.007936507936507936,
  0.0021645021645021645,
  5827505827505828e-19,
  1554001554001554e-19,
  4113533525298231e-20
];
function needForDifference(alpha) {
  const found = SMALLEST_P.findIndex((p) => p <= alpha);
  const needed = (found < 0 ? SMALLEST_P.length : found) + 1;
  const sign = found < 0 ? ">" : ">=";
  const text = `need ${sign} ${needed} samples to detect a difference at alpha level ${shortest(alpha)}`;
  return { needed, tooFew: [text] };
}
function difference(base, head, { alpha, needed, tooFew }) {
  const p = benchstatP(base, head);
  if (p === null) return { p: 1, alpha, warnings: ALL_EQUAL };
  const isSmall = p > alpha && base.length < needed && head.length < needed;
  return { p, alpha, warnings: isSmall ? tooFew : NONE };
}
function exactSpread(sample) {
  const low = sample[0];
  const high = sample.at(-1);
  const { value, count: count2 } = mode(sample);
  const warnings = count2 === sample.length ? NONE : [`exact distribution expected, but values range from ${shortest(low)} to ${shortest(high)}`];
  return { centre: value, low, high, warnings };
}
function mode(sample) {
  let most = { value: sample[0], count: 1 };
  let start = 0;
  for (let index = 1; index < sample.length; index++) {
    if (sample[index] !== sample[start]) start = index;
    const count2 = index - start + 1;
    if (count2 > most.count) most = { value: sample[start], count: count2 };
  }
  return most;
}

// src/benchstat/geomean.ts
function geomean(values) {
  if (values.length === 0) return null;
  let meanLog = 0;
  for (const [index, value] of values.entries()) {
    if (value <= 0) return null;
    meanLog += (goLog(value) - meanLog) / (index + 1);
  }
  const mean = goExp(meanLog);
  return Number.isNaN(mean) ? null : mean;
}

// src/benchstat/sample.ts
var INSERTED_UP_TO = 12;
function sampleSorter(valueCount2) {
  const buffer = new Float64Array(valueCount2);
  let used2 = 0;
  return (values) => {
    const sample = buffer.subarray(used2, used2 + values.length);
    used2 += values.length;
    sample.set(values);
    if (sample.length > INSERTED_UP_TO) sortMany(sample);
    else sortFew(sample);
    return sample;
  };
}
function sortFew(sample) {
  for (let end = 1; end < sample.length; end++) {
    const value = sample[end];
    let at3 = end;
    for (; at3 > 0 && isBefore(value, sample[at3 - 1]); at3--) sample[at3] = sample[at3 - 1];
    sample[at3] = value;
  }
}
function isBefore(a, b) {
  return a < b || Number.isNaN(a) && !Number.isNaN(b);
}
function sortMany(sample) {
  sample.sort();
  let numbers = sample.length;
  while (numbers > 0 && Number.isNaN(sample[numbers - 1])) numbers -= 1;
  if (numbers === sample.length) return;
  sample.copyWithin(sample.length - numbers, 0, numbers);
  sample.fill(Number.NaN, 0, sample.length - numbers);
}

// src/benchstat/summarise.ts
function summarise(grid, levels) {
  const assumption = grid.assumes === "exact" ? EXACT : assumeNothing(levels);
  const { fields, unit, assumes, columns } = grid;
  const means = { assumption, ascending: sampleSorter(valueCount(grid)) };
  const rows = grid.rows.map((label, row) => ({ label, cells: summariseRow(grid.cells[row], means) }));
  const baseRows = rows.filter(({ cells }) => cells[0] !== null).length;
  const geomeans = columns.map((_, column) => columnGeomean({ rows, column, baseRows }));
  return { fields, unit, assumes, columns, rows, geomeans };
}
function valueCount({ cells }) {
  let count2 = 0;
  for (const row of cells) for (const cell of row) count2 += cell?.values.length ?? 0;
  return count2;
}
function summariseRow(cells, means) {
  const [first = null, ...others] = cells;
  const base = first && summariseCell(first, null, means);
  return [base, ...others.map((cell) => cell && summariseCell(cell, base, means))];
}
function summariseCell(cell, base, { assumption, ascending }) {
  const sample = ascending(cell.values);
  const { centre, low, high, warnings } = assumption.spread(sample);
  return {
    centre,
    low,
    high,
    warnings: cell.varying.length === 0 ? warnings : [vary(cell.varying), ...warnings],
    sample,
    comparison: base && compare(base, sample, assumption)
  };
}
function vary(fields) {
  return `benchmarks vary in ${fields.join(", ")}`;
}
function compare(base, sample, assumption) {
  const { p, alpha, warnings } = assumption.difference(base.sample, sample);
  const rightP = () => mannWhitney(Array.from(base.sample), Array.from(sample)).p;
  return { p, alpha, warnings, base, rightP };
}
function columnGeomean({ rows, column, baseRows }) {
  const centres = [];
  const ratios = [];
  let hasZeroBase = false;
  for (const { cells } of rows) {
    const cell = cells[column];
    if (!cell) continue;
    centres.push(cell.centre);
    if (cell.comparison === null) continue;
    const base = cell.comparison.base.centre;
    if (cell.centre !== base && base === 0) hasZeroBase = true;
    ratios.push(cell.centre === base ? 1 : cell.centre / base);
  }
  const value = geomean(centres);
  const ratio = column === 0 || hasZeroBase ? null : geomean(ratios);
  const warnings = [];
  if (column > 0 && ratios.length !== baseRows) warnings.push(SET_DIFFERS);
  if (value === null) warnings.push("summaries must be >0 to compute geomean");
  if (column > 0 && !hasZeroBase && ratio === null) warnings.push("ratios must be >0 to compute geomean");
  return { value, ratio, warnings };
}
var SET_DIFFERS = "benchmark set differs from baseline; geomeans may not be comparable";

// src/benchstat/arrange.ts
function arrange(cells, arrangement) {
  const { axes } = arrangement;
  const places = axes.table.places();
  const tables = [];
  for (const [tuple, place] of places.entries()) tables[place] = { tuple, cells: [] };
  for (const cell of cells) tables[places[cell.table]].cells.push(cell);
  const rowPlaces = axes.row.places();
  const columnPlaces = axes.column.places();
  return tables.map((table) => {
    const rows = axisOf(table.cells, ({ row }) => row, rowPlaces);
    const columns = axisOf(table.cells, ({ column }) => column, columnPlaces);
    const matrix = rows.tuples.map(() => columns.tuples.map(() => null));
    for (const cell of table.cells) {
      const { values, residues } = cell;
      const varying = varyingFields(arrangement.residue, residues);
      matrix[rows.indexes.get(cell.row)][columns.indexes.get(cell.column)] = { values, varying };
    }
    return {
      ...headOf(arrangement, table.tuple),
      rows: rows.tuples.map((tuple) => labelOf(axes.row.values(tuple))),
      columns: columns.tuples.map((tuple) => axes.column.values(tuple)),
      cells: matrix
    };
  });
}
function headOf({ axes, units }, tuple) {
  const values = axes.table.values(tuple);
  const unit = values.pop();
  const names = axes.table.fields();
  return {
    fields: values.map((value, index) => ({ name: names[index], value })),
    unit,
    assumes: units.isExact(unit) ? "exact" : "nothing",
    better: units.better(unit)
  };
}
function axisOf(cells, tupleOf, places) {
  const tuples = [...new Set(cells.map(tupleOf))].sort((one, other) => places[one] - places[other]);
  return { tuples, indexes: new Map(tuples.map((tuple, index) => [tuple, index])) };
}
function labelOf(values) {
  return values.filter((value) => value !== "").join(" ");
}
var NONE2 = [];
function varyingFields(residue, tuples) {
  if (tuples.length < 2) return NONE2;
  const [first = [], ...others] = tuples.map((tuple) => residue.values(tuple));
  return residue.fields().filter((_, field) => others.some((values) => values[field] !== first[field]));
}

// src/benchstat/numbers.ts
var FIRST_CAPACITY = 4096;
function makeNumbers() {
  let numbers = new Int32Array(FIRST_CAPACITY);
  let size = 0;
  return {
    push(value) {
      if (size === numbers.length) {
        const larger2 = new Int32Array(2 * size);
        larger2.set(numbers);
        numbers = larger2;
      }
      numbers[size] = value;
      size += 1;
    },
    addToLast(value) {
      numbers[size - 1] += value;
    },
    all: () => numbers.subarray(0, size)
  };
}

// src/benchstat/cell-store.ts
var LEFT_OUT = -1;
var CHUNK = 65536;
function makeCellStore() {
  const cells = [];
  const known = [];
  const layouts = [];
  const runLayouts = makeNumbers();
  const runLengths = makeNumbers();
  const chunks = [];
  let chunk = new Float64Array(0);
  let used2 = 0;
  let lastLayout = -1;
  return {
    cellAt(place, residue) {
      known[place.table] ??= [];
      known[place.table][place.column] ??= [];
      const rows = known[place.table][place.column];
      const found = rows[place.row];
      if (found === void 0) {
        rows[place.row] = cells.length;
        const { table, row, column } = place;
        return cells.push({ table, row, column, residues: residue }) - 1;
      }
      noteResidue(cells[found], residue);
      return found;
    },
    layoutOf: (cells2) => layouts.push(cells2) - 1,
    addLine(layout, values) {
      const { length } = layouts[layout];
      if (used2 + length > chunk.length) {
        chunk = new Float64Array(CHUNK);
        chunks.push(chunk);
        used2 = 0;
        lastLayout = -1;
      }
      for (let index = 0; index < length; index += 1) chunk[used2 + index] = values[index];
      used2 += length;
      if (layout === lastLayout) runLengths.addToLast(1);
      else {
        runLayouts.push(layout);
        runLengths.push(1);
        lastLayout = layout;
      }
    },
    finish: () => sortIntoCells(cells, {
      chunks,
      layouts,
      runLayouts: runLayouts.all(),
      runLengths: runLengths.all()
    })
  };
}
function noteResidue(cell, residue) {
  if (typeof cell.residues !== "number") cell.residues.add(residue);
  else if (cell.residues !== residue) cell.residues = /* @__PURE__ */ new Set([cell.residues, residue]);
}
function sortIntoCells(cells, log) {
  const counts = countsOf(cells.length, log);
  const nexts = new Int32Array(cells.length);
  let total = 0;
  for (let cell = 0; cell < cells.length; cell += 1) {
    nexts[cell] = total;
    total += counts[cell];
  }
  const sorted2 = new Float64Array(total);
  distribute(log, sorted2, nexts);
  return cells.map(({ table, row, column, residues }, number) => ({
    table,
    row,
    column,
    residues: typeof residues === "number" ? [residues] : [...residues],
    values: sorted2.subarray(nexts[number] - counts[number], nexts[number])
  }));
}
function countsOf(size, { layouts, runLayouts, runLengths }) {
  const counts = new Int32Array(size);
  for (let run = 0; run < runLayouts.length; run += 1) {
    for (const cell of layouts[runLayouts[run]]) if (cell !== LEFT_OUT) counts[cell] += runLengths[run];
  }
  return counts;
}
function distribute({ chunks, layouts, runLayouts, runLengths }, sorted2, nexts) {
  let chunk = 0;
  let at3 = 0;
  for (let run = 0; run < runLayouts.length; run += 1) {
    const cells = layouts[runLayouts[run]];
    const width = cells.length;
    if (at3 + width > CHUNK) {
      chunk += 1;
      at3 = 0;
    }
    const values = chunks[chunk];
    for (const end = at3 + width * runLengths[run]; at3 < end; at3 += width) {
      for (let index = 0; index < width; index += 1) {
        const cell = cells[index];
        if (cell === LEFT_OUT) continue;
        sorted2[nexts[cell]] = values[at3 + index];
        nexts[cell] += 1;
      }
    }
  }
}

// src/benchstat/configuration.ts
function makeConfiguration() {
  const keys = [];
  const values = /* @__PURE__ */ new Map();
  function remove(key) {
    if (!values.delete(key)) return;
    const last = keys.pop();
    if (last !== key) keys[keys.indexOf(key)] = last;
  }
  return {
    keys,
    values,
    set(key, value) {
      if (value === "") remove(key);
      else {
        if (!values.has(key)) keys.push(key);
        values.set(key, value);
      }
    },
    // No line, and so no value, has a line break.
    identity: () => keys.map((key) => `${key}:${values.get(key)}`).join("\n")
  };
}

// src/benchstat/intern.ts
var FIRST_CAPACITY2 = 1024;
function makeWords() {
  let size = 0;
  let slots = new Int32Array(2 * FIRST_CAPACITY2);
  let hashes = new Int32Array(FIRST_CAPACITY2);
  let ends = new Int32Array(FIRST_CAPACITY2);
  let store = Buffer.alloc(16 * FIRST_CAPACITY2);
  const startOf = (number) => number === 0 ? 0 : ends[number - 1];
  function isWord(number, bytes, start, end) {
    const from = startOf(number);
    const length = end - start;
    if (ends[number] - from !== length) return false;
    for (let index = 0; index < length; index += 1)
      if (store[from + index] !== bytes[start + index]) return false;
    return true;
  }
  function addWord(bytes, start, end, hash) {
    const from = startOf(size);
    const to = from + end - start;
    if (to > store.length) {
      const larger2 = Buffer.alloc(2 * to);
      larger2.set(store);
      store = larger2;
    }
    store.set(bytes.subarray(start, end), from);
    if (size === ends.length) grow();
    hashes[size] = hash;
    ends[size] = to;
    size += 1;
    return size - 1;
  }
  function grow() {
    ends = larger(ends);
    hashes = larger(hashes);
    slots = new Int32Array(2 * ends.length);
    for (let number = 0; number < size; number += 1) {
      let slot = hashes[number] & slots.length - 1;
      while (slots[slot] !== 0) slot = slot + 1 & slots.length - 1;
      slots[slot] = number + 1;
    }
  }
  return {
    numberOf(bytes, start, end) {
      const hash = hashOf(bytes, start, end);
      let slot = hash & slots.length - 1;
      for (let found = slots[slot]; found !== 0; found = slots[slot]) {
        if (hashes[found - 1] === hash && isWord(found - 1, bytes, start, end)) return found - 1;
        slot = slot + 1 & slots.length - 1;
      }
      const before = slots;
      const number = addWord(bytes, start, end, hash);
      if (slots !== before) {
        slot = hash & slots.length - 1;
        while (slots[slot] !== 0) slot = slot + 1 & slots.length - 1;
      }
      slots[slot] = number + 1;
      return number;
    },
    text: (number) => store.toString("latin1", startOf(number), ends[number])
  };
}
function larger(array) {
  const copy = new Int32Array(2 * array.length);
  copy.set(array);
  return copy;
}
function hashOf(bytes, start, end) {
  let hash = 2166136261;
  for (let at3 = start; at3 < end; at3 += 1) hash = Math.imul(hash ^ bytes[at3], 16777619);
  return hash ^ hash >>> 15;
}

// src/benchstat/unit-book.ts
function makeUnitBook() {
  const words = makeWords();
  const factors = [];
  const bases = [];
  const settings = /* @__PURE__ */ new Map();
  return {
    numberOf(bytes, start, end) {
      const number = words.numberOf(bytes, start, end);
      if (number === factors.length) {
        const { unit, factor } = tidyBytes(words.text(number));
        factors.push(factor);
        bases.push(unit);
      }
      return number;
    },
    factor: (number) => factors[number],
    written: (number) => words.text(number),
    base: (number) => bases[number],
    describe(unit, key, value) {
      const base = tidyBytes(unit).unit;
      const known = settings.get(base) ?? /* @__PURE__ */ new Map();
      settings.set(base, known);
      const present = known.get(key) ?? value;
      known.set(key, present);
      return present === value ? null : `metadata ${key} of unit ${unit} already set to ${present}`;
    },
    isExact: (unit) => settings.get(tidyBytes(unit).unit)?.get("assume") === "exact",
    better(unit) {
      const stated = settings.get(tidyBytes(unit).unit)?.get("better");
      return stated === "lower" || stated === "higher" ? stated : null;
    }
  };
}
function kindOf(unit, converted) {
  return 2 * unit + Number(converted);
}
function unitOf(kind) {
  return kind >> 1;
}
function isConverted(kind) {
  return kind % 2 === 1;
}
var FOREIGN = 57344;
function tidyBytes(unit) {
  if (!unit.includes("ns") && !unit.includes("MB")) return { unit, factor: 1 };
  const shielded = unit.replaceAll(/[\x80-\xff]/g, (byte) => shift(byte, FOREIGN));
  const tidied = tidyGo(shielded);
  return { ...tidied, unit: tidied.unit.replaceAll(/[\ue080-\ue0ff]/g, (byte) => shift(byte, -FOREIGN)) };
}
function shift(character, by) {
  return String.fromCharCode(character.charCodeAt(0) + by);
}

// src/benchstat/shape.ts
var MOST_SHAPES = 16;
function makeShapes() {
  const known = /* @__PURE__ */ new Map();
  const last = { head: "", name: 0, units: [], rest: null };
  return {
    last,
    remember(head, name, units) {
      const isSame = units.length === last.units.length && units.every(({ text }, at3) => text === last.units[at3].text);
      last.head = head;
      last.name = name;
      if (isSame) return;
      const key = units.map(({ text }) => text).join("	");
      const rest = known.get(key) ?? (known.size < MOST_SHAPES ? restOf(units) : null);
      if (rest !== null) known.set(key, rest);
      last.units = units;
      last.rest = rest;
    }
  };
}
function restOf(units) {
  const measures = units.map(({ text }) => `[ \\t]+(\\d{1,99}(?:\\.\\d{1,99})?)[ \\t]+${literal(text)}`);
  return new RegExp(`[ \\t]*\\d{1,18}${measures.join("")}\\n`, "y");
}
function literal(text) {
  return text.replaceAll(/\W/g, (byte) => `\\x${byte.charCodeAt(0).toString(16).padStart(2, "0")}`);
}
function readSameShape({ bytes, text, shapes, measures, sink }, start) {
  const { last } = shapes;
  const { units, rest } = last;
  if (rest === null) return -1;
  const isSameName = text.startsWith(last.head, start);
  const nameEnd = isSameName ? start + last.head.length - 1 : endOfName(text, start);
  if (nameEnd < 0) return -1;
  rest.lastIndex = nameEnd + 1;
  const found = rest.exec(text);
  if (found === null || rest.lastIndex - start > LONGEST) return -1;
  let hasSameKinds = measures.count === units.length;
  for (let index = 0; index < units.length; index += 1) {
    const { number, factor } = units[index];
    const value = Number(found[index + 1]);
    const based = value * factor;
    measures.values[index] = based;
    const kind = kindOf(number, based !== value);
    if (measures.kinds[index] !== kind) {
      measures.kinds[index] = kind;
      hasSameKinds = false;
    }
  }
  measures.count = units.length;
  measures.hasSameKinds = hasSameKinds;
  if (!isSameName) {
    last.head = text.slice(start, nameEnd + 1);
    last.name = sink.names.numberOf(bytes, start + PREFIX_LENGTH, nameEnd);
  }
  sink.result(last.name, measures);
  return rest.lastIndex;
}
var PREFIX_LENGTH = "Benchmark".length;
var HEAD = /Benchmark[!-~]*[ \t]/y;
function endOfName(text, start) {
  HEAD.lastIndex = start;
  return HEAD.test(text) ? HEAD.lastIndex - 1 : -1;
}
var LONGEST = 1e4;

// src/benchstat/words.ts
function wordEnd(bytes, start, end) {
  let at3 = start;
  while (at3 < end) {
    const byte = bytes[at3];
    if (byte <= 32 ? isAsciiSpace(byte) : byte >= 194 && wideSpaceSize(bytes, at3, end) > 0) break;
    at3 += 1;
  }
  return at3;
}
function skipSpace(bytes, start, end) {
  let at3 = start;
  while (at3 < end) {
    const byte = bytes[at3];
    const size = byte <= 32 ? Number(isAsciiSpace(byte)) : byte >= 194 ? wideSpaceSize(bytes, at3, end) : 0;
    if (size === 0) break;
    at3 += size;
  }
  return at3;
}
function isAsciiSpace(byte) {
  return byte === 32 || byte >= 9 && byte <= 13;
}
function wideSpaceSize(bytes, at3, end) {
  const first = bytes[at3];
  if (first === 194) {
    const second = at3 + 1 < end ? bytes[at3 + 1] : 0;
    return second === 133 || second === 160 ? 2 : 0;
  }
  if (first < 225 || first > 227 || at3 + 2 >= end) return 0;
  const rest = bytes[at3 + 1] << 8 | bytes[at3 + 2];
  return isWideSpace(first, rest) ? 3 : 0;
}
function isWideSpace(first, rest) {
  if (first === 225) return rest === 39552;
  if (first === 227) return rest === 32896;
  return rest >= 32896 && rest <= 32906 || rest === 32936 || rest === 32937 || rest === 32943 || rest === 33183;
}
var POWERS = Float64Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);
var MOST_DIGITS = 15;
function plainNumber(bytes, start, end) {
  if (end - start > MOST_DIGITS + 1) return -1;
  let whole = 0;
  let point = -1;
  for (let at3 = start; at3 < end; at3 += 1) {
    const digit = bytes[at3] - 48;
    if (digit >= 0 && digit <= 9) whole = whole * 10 + digit;
    else if (digit === 46 - 48 && point < 0) point = at3;
    else return -1;
  }
  const digits = end - start - (point < 0 ? 0 : 1);
  if (digits === 0 || digits > MOST_DIGITS) return -1;
  return point < 0 ? whole : whole / POWERS[end - point - 1];
}
function isShortCount(bytes, start, end) {
  if (end - start > 18) return false;
  for (let at3 = start; at3 < end; at3 += 1) if (bytes[at3] < 48 || bytes[at3] > 57) return false;
  return end > start;
}

// src/benchstat/lines.ts
var LINE_FEED = 10;
var CARRIAGE_RETURN = 13;
var COLON = 58;
var SPACE = 32;
var TAB = 9;
var TOO_LONG = 65536;
var MOST_MEASURES = TOO_LONG / 4;
function readLines(file, sink) {
  const { buffer, byteOffset, byteLength } = file.bytes;
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  const values = new Float64Array(MOST_MEASURES);
  const kinds = new Int32Array(MOST_MEASURES);
  const reading = {
    bytes,
    text: bytes.toString("latin1"),
    sink,
    measures: { count: 0, values, kinds, hasSameKinds: false },
    shapes: makeShapes(),
    start: 0,
    end: 0,
    number: 0
  };
  for (let start = 0; start < bytes.length; ) {
    const next = readSameShape(reading, start);
    if (next > start) {
      reading.number += 1;
      start = next;
      continue;
    }
    const found = bytes.indexOf(LINE_FEED, start);
    const end = found < 0 ? bytes.length : found;
    if (end - start >= TOO_LONG) refuse(`${file.path}:${reading.number}: bufio.Scanner: token too long`);
    reading.number += 1;
    reading.start = start;
    reading.end = end > start && bytes[end - 1] === CARRIAGE_RETURN ? end - 1 : end;
    readLine(reading);
    start = end + 1;
  }
}
function readLine(reading) {
  const { bytes, start, end, sink } = reading;
  if (startsWith(bytes, start, BENCHMARK)) {
    const message = readResult(reading);
    if (message !== null) sink.problem(reading.number, message);
  } else if (startsWith(bytes, start, UNIT) && wordEnd(bytes, start, end) === start + UNIT.length) {
    readUnit(reading);
  } else readConfiguration(reading);
}
var BENCHMARK = Buffer.from("Benchmark");
var UNIT = Buffer.from("Unit");
function startsWith(bytes, start, prefix) {
  for (let index = 0; index < prefix.length; index += 1)
    if (bytes[start + index] !== prefix[index]) return false;
  return true;
}
function readResult({ bytes, text, start, end, sink, measures, shapes }) {
  const nameStart = start + BENCHMARK.length;
  const nameEnd = wordEnd(bytes, nameStart, end);
  if (nameEnd === end) return null;
  let at3 = skipSpace(bytes, nameEnd, end);
  if (at3 === end) return "missing iteration count";
  let stop = wordEnd(bytes, at3, end);
  if (!isShortCount(bytes, at3, stop)) {
    const iterations = parseIterations(text.slice(at3, stop));
    if (typeof iterations === "string") return `parsing iteration count: ${iterations}`;
  }
  const units = [];
  measures.count = 0;
  let count2 = 0;
  for (at3 = skipSpace(bytes, stop, end); at3 < end; at3 = skipSpace(bytes, stop, end)) {
    stop = wordEnd(bytes, at3, end);
    let value = plainNumber(bytes, at3, stop);
    if (value < 0) {
      const number = parseGoFloat(text.slice(at3, stop));
      if (typeof number === "string") return `parsing measurement: ${number}`;
      value = number;
    }
    at3 = skipSpace(bytes, stop, end);
    if (at3 === end) return "missing units";
    stop = wordEnd(bytes, at3, end);
    const unit = sink.units.numberOf(bytes, at3, stop);
    const factor = sink.units.factor(unit);
    const based = value * factor;
    units.push({ text: text.slice(at3, stop), number: unit, factor });
    measures.values[count2] = based;
    measures.kinds[count2] = kindOf(unit, based !== value);
    count2 += 1;
  }
  if (count2 === 0) return "missing measurements";
  measures.count = count2;
  measures.hasSameKinds = false;
  const name = sink.names.numberOf(bytes, nameStart, nameEnd);
  shapes.remember(text.slice(start, nameEnd + 1), name, units);
  sink.result(name, measures);
  return null;
}
function readUnit({ bytes, start, end, sink, number }) {
  let at3 = skipSpace(bytes, start + UNIT.length, end);
  if (at3 === end) sink.problem(number, "missing unit");
  let stop = wordEnd(bytes, at3, end);
  const unit = bytes.toString("latin1", at3, stop);
  for (at3 = skipSpace(bytes, stop, end); at3 < end; at3 = skipSpace(bytes, stop, end)) {
    stop = wordEnd(bytes, at3, end);
    const setting = bytes.toString("latin1", at3, stop);
    const equals = setting.indexOf("=");
    const message = equals > 0 ? sink.units.describe(unit, setting.slice(0, equals), setting.slice(equals + 1)) : "expected key=value";
    if (message !== null) sink.problem(number, message);
  }
}
function readConfiguration({ bytes, start, end, sink }) {
  const colon = keyEnd(bytes, start, end);
  if (colon < 0) return;
  let value = colon + 1;
  while (value < end && (bytes[value] === SPACE || bytes[value] === TAB)) value += 1;
  if (value === colon + 1 && value < end) return;
  sink.configure(bytes.toString("latin1", start, colon), bytes.toString("latin1", value, end));
}
var KEY_BEYOND_ASCII = new RegExp(`^\\p{Ll}[^\\p{Lu}${GO_SPACE}]*$`, "u");
function keyEnd(bytes, start, end) {
  const first = bytes[start];
  if (start === end || !(isLower(first) || first >= 128)) return -1;
  let isAscii = true;
  for (let at3 = start; at3 < end; at3 += 1) {
    const byte = bytes[at3];
    if (byte >= 128) isAscii = false;
    else if (isAsciiSpace(byte) || isUpper(byte)) return -1;
    else if (byte === COLON)
      return isAscii || KEY_BEYOND_ASCII.test(bytes.toString("utf8", start, at3)) ? at3 : -1;
  }
  return -1;
}
function isLower(byte) {
  return byte >= 97 && byte <= 122;
}
function isUpper(byte) {
  return byte >= 65 && byte <= 90;
}

// src/benchstat/tabulate.ts
function makeTabulator(expressions) {
  const filter = parsing("filter", () => parseFilter(expressions.filter));
  const group = makeProjectionGroup();
  const parse = (flag) => parsing(flag, () => group.parse(expressions[flag], { withUnit: flag === "table" }));
  const table = parse("table");
  const row = parse("row");
  const column = parse("col");
  const run = {
    names: makeWords(),
    units: makeUnitBook(),
    filter,
    axes: { table, row, column },
    ignored: parse("ignore"),
    residue: group.residue(),
    store: makeCellStore()
  };
  const problems = [];
  return {
    problems,
    read: (file) => readFile(run, file, problems),
    add: (label, results) => addForeign(run, label, results),
    grids: () => arrange(run.store.finish(), run)
  };
}
function parsing(flag, parse) {
  try {
    return parse();
  } catch (thrown) {
    const message = refusalIn(thrown);
    if (message === null) throw thrown;
    return refuse(`parsing -${flag}: ${message}`);
  }
}
function newPlan() {
  return { cells: [], layouts: [], place: null };
}
function newScope() {
  return { plans: /* @__PURE__ */ new Map(), tuples: /* @__PURE__ */ new Map() };
}
var MOST_CONFIGURATIONS = 1e3;
function readFile(run, { label, path, bytes }, problems) {
  const configuration = makeConfiguration();
  const scopes = /* @__PURE__ */ new Map();
  let scope = null;
  let lastName = -1;
  let layout = 0;
  function currentScope() {
    const identity = configuration.identity();
    if (scopes.size > MOST_CONFIGURATIONS) scopes.clear();
    const current = scopes.get(identity) ?? newScope();
    scopes.set(identity, current);
    return current;
  }
  readLines(
    { path, bytes },
    {
      names: run.names,
      units: run.units,
      configure(key, value) {
        configuration.set(key, value);
        scope = null;
        lastName = -1;
      },
      result(name, measures) {
        if (name !== lastName || !measures.hasSameKinds) {
          scope ??= currentScope();
          const plan = scope.plans.get(name) ?? newPlan();
          scope.plans.set(name, plan);
          const cellOf = (kind) => {
            const result = { name: run.names.text(name), file: label, configuration };
            return findCell(run, { result, scope, plan, kind });
          };
          layout = layoutOf(run, { plan, measures, cellOf });
          lastName = name;
        }
        run.store.addLine(layout, measures.values);
      },
      problem(line, message) {
        problems.push({ where: `${path}:${line}`, message });
      }
    }
  );
}
function layoutOf({ store }, { plan, measures, cellOf }) {
  const { count: count2, kinds } = measures;
  const known = plan.layouts.find(
    (layout) => layout.kinds.length === count2 && layout.kinds.every((kind, at3) => kind === kinds[at3])
  );
  if (known !== void 0) return known.number;
  const own = Array.from(kinds.subarray(0, count2));
  for (const kind of own) plan.cells[kind] ??= cellOf(kind);
  const number = store.layoutOf(own.map((kind) => plan.cells[kind]));
  plan.layouts.push({ kinds: own, number });
  return number;
}
function addForeign(run, label, results) {
  for (const { name, configuration: settings, unit, values } of results) {
    const configuration = makeConfiguration();
    for (const [key, value] of Object.entries(settings)) configuration.set(key, value);
    const bytes = Buffer.from(unit, "latin1");
    const number = run.units.numberOf(bytes, 0, bytes.length);
    for (const value of values) {
      const based = value * run.units.factor(number);
      const result = { name, file: label, configuration };
      const cell = findCell(run, {
        result,
        scope: newScope(),
        plan: newPlan(),
        kind: kindOf(number, based !== value)
      });
      run.store.addLine(run.store.layoutOf([cell]), Float64Array.of(based));
    }
  }
}
function findCell(run, { result, scope, plan, kind }) {
  const { filter, axes, ignored, residue, units, store } = run;
  const writtenUnit = units.written(unitOf(kind));
  const shownUnit = isConverted(kind) ? units.base(unitOf(kind)) : writtenUnit;
  const { table, row, column } = axes;
  const isAdmitted = table.admits(result) && row.admits(result) && column.admits(result) && ignored.admits(result);
  if (!isAdmitted || !filter({ result, unit: shownUnit, writtenUnit })) return LEFT_OUT;
  const tableTuple = tupleIn(scope, table, result, shownUnit);
  plan.place ??= {
    row: tupleIn(scope, row, result),
    column: tupleIn(scope, column, result),
    residue: tupleIn(scope, residue, result)
  };
  return store.cellAt(
    { table: tableTuple, row: plan.place.row, column: plan.place.column },
    plan.place.residue
  );
}
function tupleIn({ tuples }, projection, result, unit = "") {
  if (projection.readsName) return projection.tupleOf(result, unit);
  let known = tuples.get(projection);
  if (known === void 0) {
    known = /* @__PURE__ */ new Map();
    tuples.set(projection, known);
  }
  const tuple = known.get(unit) ?? projection.tupleOf(result, unit);
  known.set(unit, tuple);
  return tuple;
}

export {
  median,
  normalQuantile,
  untiedLowerHalf,
  EXACT_UP_TO,
  mannWhitney,
  medianInterval,
  shortest,
  summarise,
  makeTabulator
};
