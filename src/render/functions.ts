// Describes from which functions the change of a row comes: a few lines that every output shows in its own way. A RowFunctions
// in, RichTexts out. Names and files of functions are untrusted text.

import type { FunctionDelta, UnnamedChange } from '../model/profile.ts';
import type { ReportRow } from '../model/report.ts';
import type { ComparedFunctions, RowFunctions } from '../model/row-functions.ts';
import { formatChange, toQuantityPiece } from './numbers.ts';
import { explainNoFunction, formatProfileCount } from './profile-words.ts';
import { asCode, asUntrustedText, type RichText, richText } from './rich-text.ts';
import { formatCount } from './words.ts';

/** Maximum number of functions. More would take the room of the other benchmarks. */
const MAX_ROWS = 5;

export interface FunctionLines {
  /** Where the numbers come from, or why there are none. */
  readonly intro: RichText;
  /** Those in files of the change first, then the largest ones. */
  readonly rows: readonly FunctionLine[];
  /** The rest of the change. Null: no function is named. */
  readonly elsewhere: RichText | null;
  readonly hasIntervals: boolean;
}

export interface FunctionLine {
  readonly delta: RichText;
  /** Null with one profile on a side. */
  readonly interval: RichText | null;
  readonly name: RichText;
  /** Empty if it is not known. */
  readonly file: RichText;
}

/** Null: its functions were not looked for. */
export function describeFunctions({ functions }: Pick<ReportRow, 'functions'>): FunctionLines | null {
  if (functions === null) return null;
  if (functions.kind === 'missing') return onlyIntro(richText`${MISSING[functions.reason]}`);
  const { attribution } = functions;
  const { unnamed } = attribution;
  if (unnamed !== null) return onlyIntro(explainSilence(functions, unnamed));
  const sorted = sortForReaders(attribution.functions);
  const shown = sorted.slice(0, MAX_ROWS);
  const hidden = sorted.slice(MAX_ROWS);
  const rest = hidden.reduce((sum, { deltaSelf }) => sum + deltaSelf, functions.elsewhere);
  const more =
    hidden.length === 0 ? 'elsewhere' : `elsewhere, which includes ${formatCount(hidden.length, 'more function')}`;
  return {
    intro: formatIntro(functions),
    rows: shown.map((one) => describeFunction(one, functions)),
    elsewhere: richText`${formatDelta(rest, functions)} ${more}`,
    hasIntervals: shown.some(({ low }) => low !== null),
  };
}

const MISSING: Readonly<Record<Extract<RowFunctions, { kind: 'missing' }>['reason'], string>> = {
  metric: 'No function is named: the profiles do not measure this metric.',
  'no-profile': 'No function is named, because there are no profiles of both sides. A warning says why.',
};

function onlyIntro(intro: RichText): FunctionLines {
  return { intro, rows: [], elsewhere: null, hasIntervals: false };
}

/** Functions in files of the change come first, then the largest changes. */
function sortForReaders(functions: readonly FunctionDelta[]): FunctionDelta[] {
  const rank = ({ touched }: FunctionDelta) => (touched ? 0 : 1);
  return functions.toSorted(
    (one, other) => rank(one) - rank(other) || Math.abs(other.deltaSelf) - Math.abs(one.deltaSelf),
  );
}

function formatIntro({ attribution, isOfCommand, isProportional }: ComparedFunctions): RichText {
  const { functions } = attribution;
  const touched = functions.filter((one) => one.touched).length;
  const where =
    touched === 0
      ? ''
      : functions.length === 1
        ? ', in a file of this change'
        : `, ${touched} of them in files of this change`;
  const subject = isOfCommand
    ? 'Own time in profiles of the whole command, as a share of its time on base'
    : 'Own time of functions';
  return richText`${subject}, from ${formatProfileCount(attribution.runs)}: ${formatCount(functions.length, 'function')} changed${where}.${isProportional ? ' Their shares do not differ, so all of them grew with the benchmark, and none stands out.' : ''}`;
}

function explainSilence(functions: ComparedFunctions, unnamed: UnnamedChange): RichText {
  return explainNoFunction(unnamed, {
    source: `, from ${formatProfileCount(functions.attribution.runs)}`,
    formatDelta: (value) => formatDelta(value, functions),
    option: richText` (${asCode('runs')} of ${asCode('profile')})`,
  });
}

function describeFunction(one: FunctionDelta, functions: ComparedFunctions): FunctionLine {
  const { name, file, deltaSelf, low, high, touched } = one;
  const mark = touched ? ', in this change' : '';
  return {
    delta: formatDelta(deltaSelf, functions),
    interval:
      low === null || high === null
        ? null
        : richText`${formatDelta(low, functions)} to ${formatDelta(high, functions)}`,
    name: richText`${asUntrustedText(name)}`,
    file: file === null ? [] : richText`${asUntrustedText(file)}${mark}`,
  };
}

function formatDelta(value: number, { attribution, isOfCommand }: ComparedFunctions): RichText {
  if (isOfCommand) return richText`${formatChange(value / attribution.base)}`;
  return richText`${value > 0 ? '+' : ''}${toQuantityPiece(value, attribution.unit)}`;
}

/** The clearest function, for outputs with little room. Null: there is none. */
export function formatMainFunction({ functions }: Pick<ReportRow, 'functions'>): RichText | null {
  if (functions?.kind !== 'compared') return null;
  const [first] = sortForReaders(functions.attribution.functions);
  if (first === undefined) return null;
  const { name, file, deltaSelf } = first;
  const place = file === null ? [] : richText` (${asUntrustedText(file)})`;
  return richText`Of it ${formatDelta(deltaSelf, functions)} in ${asUntrustedText(name)}${place}.`;
}
