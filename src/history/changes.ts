// Finds the commits at which a series changed. They are not searched in the levels, because levels that are chains of
// comparisons share their errors, and wander by chance. They are searched in the comparisons, whose errors are
// independent: with one step of size d and nothing else, a comparison across the step measures d, and any other 0. So d
// follows by weighted least squares, and so does the size of a drift, of which a comparison measures a share.

import type { HistoryChange } from '../model/history-report.ts';
import { normalTail } from '../stats/normal.ts';
import { type ComparisonGroup, estimateScale, groupByAnchor } from './comparison-groups.ts';
import type { ComparisonColumns } from './series.ts';

/** Smallest change that is worth a run or a word, as a ratio. */
export const MIN_CHANGE = 0.01;

const MAX_CHANGES = 20;

/** A drift has one length to choose, so it has to fit better than a step by this: log 1000 times 2, as in Jeffreys' scale. */
const DRIFT_ADVANTAGE = 13.8;

/** Finds the changes with a p of at most `alpha`, the oldest first. `points` is the number of points. */
export function findChanges(comparisons: ComparisonColumns, points: number, alpha: number): HistoryChange[] {
  if (points < 2 || comparisons.from.length === 0) return [];
  const groups = groupByAnchor(comparisons);
  const size = { points, scale: estimateScale(groups) };
  let changes: readonly HistoryChange[] = [];
  for (let tries = 0; tries < MAX_CHANGES; tries++) {
    const next = findClearest(explain(groups, changes), size);
    if (next === null || next.p > alpha) break;
    const refined = [...changes, next];
    // Each earlier place was chosen when this change was not known.
    for (const [index, change] of refined.entries()) {
      const others = refined.filter((other) => other !== change);
      const again = refined.length === 1 ? change : findClearest(explain(groups, others), size);
      if (again !== null && again.p <= alpha) refined[index] = again;
    }
    changes = joinAtPlaces(refined);
  }
  return changes.toSorted((a, b) => a.before - b.before);
}

/** Makes one change of those at the same place: each explains a part of it. The others were found first, and are clearer. */
function joinAtPlaces(changes: readonly HistoryChange[]): HistoryChange[] {
  const joined: HistoryChange[] = [];
  for (const change of changes) {
    const index = joined.findIndex(({ before, after }) => before === change.before && after === change.after);
    const other = joined[index];
    if (other === undefined) joined.push(change);
    else joined[index] = { ...other, logRatio: other.logRatio + change.logRatio };
  }
  return joined;
}

function explain(groups: readonly ComparisonGroup[], changes: readonly HistoryChange[]): readonly ComparisonGroup[] {
  if (changes.length === 0) return groups;
  return groups.map((group) => ({
    ...group,
    difference: group.difference.map((value, index) =>
      changes.reduce(
        (rest, change) =>
          rest - change.logRatio * (shareAt(group.end[index]!, change) - shareAt(group.start[index]!, change)),
        value,
      ),
    ),
  }));
}

interface SearchSize {
  readonly points: number;
  /** Factor by which the errors are larger than the runs say. */
  readonly scale: number;
}

/** Finds the change that explains most. Null: no comparison can show one. */
function findClearest(groups: readonly ComparisonGroup[], { points, scale }: SearchSize): HistoryChange | null {
  const steps = fitSteps(groups, { points, scale });
  if (steps === null) return null;
  const step = toChange('step', steps, scale);
  if (step.p > WORTH_A_DRIFT) return step;
  const drifts = fitDrifts(groups, points);
  if (drifts === null || drifts.squares / scale ** 2 < steps.squares / scale ** 2 + DRIFT_ADVANTAGE) return step;
  return toChange('drift', { ...drifts, tried: steps.tried + drifts.tried }, scale);
}

/** Drifts take time to search, and where there is one, a step explains a part of it. */
const WORTH_A_DRIFT = 0.05;

/** All comparisons about a change at a place, as an equation whose solution is the size of the change. */
interface NormalEquation {
  /** Weighted sum of the squares of what each comparison would measure of it. */
  readonly information: number;
  /** Weighted sum of that and of what it measured. */
  readonly product: number;
}

/** Indices of the last point before a change and of the first one after it. */
type ChangePlace = Pick<HistoryChange, 'before' | 'after'>;

interface Fit extends NormalEquation, Pick<HistoryChange, 'before' | 'after' | 'range'> {
  readonly squares: number;
  /** Number of places about which a comparison tells something. */
  readonly tried: number;
}

function toChange(kind: HistoryChange['kind'], fit: Fit, scale: number): HistoryChange {
  const { before, after, range, information, product, squares, tried } = fit;
  const standardError = scale / Math.sqrt(information);
  // Bonferroni: neighbouring places share comparisons, so the true probability is lower.
  const p = Math.min(1, 2 * normalTail(Math.sqrt(squares / scale ** 2)) * tried);
  return { kind, before, after, range, logRatio: product / information, standardError, p };
}

/** Share of a change between two points that has happened at a point: 0 before it, 1 after it. */
function shareAt(point: number, { before, after }: ChangePlace): number {
  return point <= before ? 0 : point >= after ? 1 : (point - before) / (after - before);
}

/** Information of a comparison with an error of a factor of e: less tells nothing, and rounding leaves a trace. */
const MIN_INFORMATION = 1;

/** The part of the weighted squares that a change explains, before the scale; -1 if no comparison tells anything about it. */
function computeSquares({ information, product }: NormalEquation): number {
  return information > MIN_INFORMATION ? product ** 2 / information : -1;
}

/** 95 % quantile of a chi-square with one degree of freedom: places that are less likely by less are in the range. */
const RANGE_SQUARES = 3.841;

/**
 * Fits a step behind each point but the last one. A comparison either crosses a step or does not, so all places together
 * take one pass over the comparisons. Null: no comparison tells anything about any place.
 */
function fitSteps(groups: readonly ComparisonGroup[], { points, scale }: SearchSize): Fit | null {
  const information = new Float64Array(points - 1);
  const product = new Float64Array(points - 1);
  for (const group of groups) (group.isAnchored ? addFromAnchor : addCrossing)(group, information, product);
  const equationAt = (before: number) => ({ information: information[before]!, product: product[before]! });
  const all = information.map((_, before) => computeSquares(equationAt(before)));
  let [before, tried] = [0, 0];
  for (let place = 0; place < all.length; place++) {
    if (all[place]! >= 0) tried += 1;
    if (all[place]! > all[before]!) before = place;
  }
  if (tried === 0) return null;
  const squares = all[before]!;
  const minimum = Math.max(0, squares - RANGE_SQUARES * scale ** 2);
  const isPlausible = (explained: number) => explained >= minimum;
  return {
    ...equationAt(before),
    ...{ before, after: before + 1, squares, tried },
    range: [all.findIndex(isPlausible), all.findLastIndex(isPlausible)],
  };
}

function addCrossing(group: ComparisonGroup, information: Float64Array, product: Float64Array): void {
  const { start, end, difference, weight } = group;
  for (let index = 0; index < end.length; index++) {
    const w = weight[index]!;
    for (let before = start[index]!; before < end[index]!; before++) {
      information[before]! += w;
      product[before]! += w * difference[index]!;
    }
  }
}

/** Adds how the comparisons that end behind each place differ from those that end before it. They are sorted by their end. */
function addFromAnchor(group: ComparisonGroup, information: Float64Array, product: Float64Array): void {
  const { end, difference, weight } = group;
  const all = weight.reduce((sum, w) => sum + w, 0);
  const weighted = difference.reduce((sum, y, index) => sum + weight[index]! * y, 0);
  let [behind, behindWeighted, next] = [0, 0, end.length - 1];
  for (let before = information.length - 1; before >= 0; before--) {
    for (; next >= 0 && end[next]! > before; next--) {
      behind += weight[next]!;
      behindWeighted += weight[next]! * difference[next]!;
    }
    information[before]! += behind - behind ** 2 / all;
    product[before]! += behindWeighted - (behind * weighted) / all;
  }
}

/** Lengths of the drifts that are tried, in points. A shorter one is a step. */
const DRIFT_LENGTHS = [8, 16, 32, 64, 128, 256];

/** Null: none explains anything. */
function fitDrifts(groups: readonly ComparisonGroup[], points: number): Fit | null {
  const makers = groups.map((group) => (group.isAnchored ? makeAnchoredFit : makeCrossingFit)(group, points));
  let best: (NormalEquation & { readonly place: ChangePlace; readonly squares: number }) | null = null;
  let tried = 0;
  const lengths = DRIFT_LENGTHS.filter((length) => length < points);
  // The whole series may be longer than any of the fixed lengths.
  for (const length of new Set([...lengths, ...(lengths.length > 0 ? [points - 1] : [])])) {
    for (let before = 0; before + length < points; before += length / 8) {
      const place = { before, after: before + length };
      let [information, product] = [0, 0];
      for (const makeEquation of makers) {
        const part = makeEquation(place);
        information += part.information;
        product += part.product;
      }
      const squares = computeSquares({ information, product });
      tried += 1;
      if (squares > (best?.squares ?? 0)) best = { place, information, product, squares };
    }
  }
  return best && { ...best, ...best.place, range: [best.place.before, best.place.before], tried };
}

type MakeEquation = (place: ChangePlace) => NormalEquation;

/** Index of the first comparison that ends behind each point. They are sorted by their end. */
function indexEnds({ end }: ComparisonGroup, points: number): Int32Array {
  const first = new Int32Array(points);
  let index = 0;
  for (let point = 0; point < points; point++) {
    while (index < end.length && end[index]! <= point) index += 1;
    first[point] = index;
  }
  return first;
}

function makeCrossingFit(group: ComparisonGroup, points: number): MakeEquation {
  const { start, end, difference, weight } = group;
  const behind = indexEnds(group, points);
  const span = end.reduce((longest, point, index) => Math.max(longest, point - start[index]!), 0);
  return (place) => {
    let [information, product] = [0, 0];
    for (let index = behind[place.before]!; index < end.length && end[index]! < place.after + span; index++) {
      const x = shareAt(end[index]!, place) - shareAt(start[index]!, place);
      information += weight[index]! * x * x;
      product += weight[index]! * x * difference[index]!;
    }
    return { information, product };
  };
}

/** Sums over the comparisons before each one: of weights, and of weights with ends, squared ends, differences, and both. */
type Sums = [w: Float64Array, we: Float64Array, wee: Float64Array, wy: Float64Array, wey: Float64Array];

/**
 * Fits a drift to the comparisons with one anchor. Because of their intercept, only the differences between their ends
 * count. Each of them is before the drift, in it or behind it, so sums up to each comparison are enough.
 */
function makeAnchoredFit(group: ComparisonGroup, points: number): MakeEquation {
  const { end, difference, weight } = group;
  const count = end.length;
  const behind = indexEnds(group, points);
  const [w, we, wee, wy, wey] = Array.from({ length: 5 }, () => new Float64Array(count + 1)) as Sums;
  for (let index = 0; index < count; index++) {
    const [one, at, y] = [weight[index]!, end[index]!, difference[index]!];
    w[index + 1] = w[index]! + one;
    we[index + 1] = we[index]! + one * at;
    wee[index + 1] = wee[index]! + one * at * at;
    wy[index + 1] = wy[index]! + one * y;
    wey[index + 1] = wey[index]! + one * at * y;
  }
  return ({ before, after }) => {
    const [low, high] = [behind[before]!, behind[after - 1]!];
    const part = (sums: Float64Array) => sums[high]! - sums[low]!;
    const length = after - before;
    const [all, past] = [w[count]!, w[count]! - w[high]!];
    const x = (part(we) - before * part(w)) / length + past;
    const xx = (part(wee) - 2 * before * part(we) + before ** 2 * part(w)) / length ** 2 + past;
    const xy = (part(wey) - before * part(wy)) / length + wy[count]! - wy[high]!;
    return { information: xx - x ** 2 / all, product: xy - (x * wy[count]!) / all };
  };
}
