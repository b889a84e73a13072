// Holds the only list of formats, and converts a text to Measurements, given the id of a format or `auto`, which looks at the
// content alone and never chooses between two formats that fit.

import { userError } from '../errors.ts';
import { type Diagnostic, isError } from '../model/diagnostic.ts';
import { atKey } from '../model/location.ts';
import { ab } from './ab.ts';
import { asv } from './asv.ts';
import { autocannon } from './autocannon.ts';
import { benchee } from './benchee.ts';
import { bencherBmf } from './bencher-bmf.ts';
import { benchmarkIps } from './benchmark-ips.ts';
import { benchmarkLuau } from './benchmark-luau.ts';
import { benchmarkdotnet } from './benchmarkdotnet.ts';
import { benchmarkjs } from './benchmarkjs.ts';
import { bundlesize } from './bundlesize.ts';
import { callgrind } from './callgrind.ts';
import { cargoCriterion } from './cargo-criterion.ts';
import { catch2 } from './catch2.ts';
import { cbdrCsv } from './cbdr-csv.ts';
import { cbdrJson } from './cbdr-json.ts';
import { checkMeasurements } from './check-measurements.ts';
import { codspeed } from './codspeed.ts';
import { command } from './command.ts';
import { removeComparisons } from './comparison-output.ts';
import { consoleTime } from './console-time.ts';
import { criterionBencher } from './criterion-bencher.ts';
import { criterionFiles } from './criterion-files.ts';
import { criterionText } from './criterion-text.ts';
import { cronometro } from './cronometro.ts';
import { dart } from './dart.ts';
import { deno } from './deno.ts';
import { divan } from './divan.ts';
import { esbuildMetafile } from './esbuild-metafile.ts';
import type { Format, ParseResult, ToolOutput } from './format.ts';
import { gabCustom, gabCustomBigger } from './gab-custom.ts';
import { gnuTime } from './gnu-time.ts';
import { go } from './go.ts';
import { googleBenchmark } from './google-benchmark.ts';
import { gungraun } from './gungraun.ts';
import { haskellCriterion } from './haskell-criterion.ts';
import { hyperfine } from './hyperfine.ts';
import { iai } from './iai.ts';
import { iaiCallgrind } from './iai-callgrind.ts';
import { jmh } from './jmh.ts';
import { json } from './json.ts';
import { julia } from './julia.ts';
import { junit } from './junit.ts';
import { k6 } from './k6.ts';
import { libtestBench } from './libtest-bench.ts';
import { lighthouse } from './lighthouse.ts';
import { mitata } from './mitata.ts';
import { nanobench } from './nanobench.ts';
import { nvbench } from './nvbench.ts';
import { oha } from './oha.ts';
import { packageBenchmark } from './package-benchmark.ts';
import { perfStat } from './perf-stat.ts';
import { phpbench } from './phpbench.ts';
import { cleanText } from './plain-text.ts';
import { pyperf } from './pyperf.ts';
import { pytestBenchmark } from './pytest-benchmark.ts';
import { findEvidence, findFittingFormats, isolateJson, makeMisfitProblem, makeNoFormatProblem } from './recognise.ts';
import { rubyBenchmark } from './ruby-benchmark.ts';
import { sizeLimit } from './size-limit.ts';
import { tap } from './tap.ts';
import { tastyBench } from './tasty-bench.ts';
import { tinybench } from './tinybench.ts';
import { makeUnsupportedOutputProblem } from './unsupported-outputs.ts';
import { vegeta } from './vegeta.ts';
import { vitestBench } from './vitest-bench.ts';
import { wrk } from './wrk.ts';

/** All formats, in the order of the list that `formats` prints. */
export const FORMATS: readonly Format[] = [
  go,
  criterionText,
  criterionFiles,
  criterionBencher,
  cargoCriterion,
  libtestBench,
  divan,
  gungraun,
  iaiCallgrind,
  iai,
  callgrind,
  codspeed,
  googleBenchmark,
  catch2,
  nanobench,
  nvbench,
  jmh,
  benchmarkdotnet,
  pytestBenchmark,
  pyperf,
  asv,
  julia,
  vitestBench,
  tinybench,
  mitata,
  benchmarkjs,
  cronometro,
  deno,
  consoleTime,
  dart,
  rubyBenchmark,
  benchmarkIps,
  benchmarkLuau,
  benchee,
  phpbench,
  tastyBench,
  haskellCriterion,
  packageBenchmark,
  k6,
  autocannon,
  wrk,
  ab,
  lighthouse,
  sizeLimit,
  bundlesize,
  esbuildMetafile,
  cbdrJson,
  cbdrCsv,
  gabCustom,
  gabCustomBigger,
  oha,
  vegeta,
  hyperfine,
  gnuTime,
  perfStat,
  junit,
  tap,
  bencherBmf,
  json,
  command,
];

/** Bencher's names for a format that the content decides. A language means all its tools, if it has several. */
export const MEANS_AUTO = ['magic', 'cpp', 'js', 'python', 'rust'];

/** Finds a format by id or alias. `auto` is not a format. */
export function findFormat(name: string): Format | null {
  return FORMATS.find(({ id, aliases = [] }) => id === name || aliases.includes(name)) ?? null;
}

/** Null: `auto`. Throws a UserError if there is no such format. */
function requireFormat(name: string): Format | null {
  if (name === 'auto' || MEANS_AUTO.includes(name)) return null;
  const format = findFormat(name);
  if (format !== null) return format;
  throw userError('unknown-format', atKey('format'), { got: name });
}

export interface ParsedToolOutput extends ParseResult {
  /** Id of the format that was used. Null if `auto` recognised none. */
  readonly format: string | null;
  /** Text by which `auto` recognised the format. Untrusted and short. Null if the format was named. */
  readonly evidence: string | null;
}

/** Throws a UserError if no format has this id. Every other fault becomes a problem. */
export function parseToolOutput({ path, text }: ToolOutput, idOrAuto: string): ParsedToolOutput {
  return parseCleanOutput({ path, text: cleanText(text) }, requireFormat(idOrAuto));
}

function parseCleanOutput(output: ToolOutput, named: Format | null): ParsedToolOutput {
  const { source, problem } = removeComparisons(output);
  if (problem === null) return parseResults(output, named);
  const nothing = { format: named?.id ?? null, evidence: null, measurements: [], problems: [] };
  const read = isError(problem) ? nothing : parseResults(source, named);
  // What is left may be no output of a tool. The comparison says why.
  const isUnread = read.measurements.length === 0;
  const problems = isUnread ? [{ ...problem, severity: 'error' as const }] : [problem, ...read.problems];
  return { ...read, problems };
}

function parseResults(source: ToolOutput, named: Format | null): ParsedToolOutput {
  const parse = (text: string): ParsedToolOutput => {
    const part = { ...source, text };
    const format = named ?? recogniseFormat(text, source.path);
    if ('severity' in format) return { format: null, evidence: null, measurements: [], problems: [format] };
    return finishParsing(format, [part], format.parse(part), named !== null);
  };
  const parsed = parse(source.text);
  const errors = parsed.problems.filter(isError);
  if (errors.length === 0 || !errors.every(({ code }) => UNREAD.has(code))) return parsed;
  const text = isolateJson(named === null ? FORMATS : [named], source.text);
  return text === null ? parsed : parse(text);
}

/** An output, or the rest of it, is not what the format reads. */
const UNREAD: ReadonlySet<string> = new Set([
  'unsupported-output',
  'unknown-output',
  'unknown-json',
  'other-format',
  'not-json',
  'no-results',
]);

/** Files of one invocation that belong together are passed to their format together. */
export function parseToolOutputs(sources: readonly ToolOutput[], idOrAuto: string): ParsedToolOutput {
  const named = requireFormat(idOrAuto);
  const cleaned = sources.map(({ path, text }) => ({ path, text: cleanText(text) }));
  const format = named ?? recogniseCommonFormat(cleaned);
  if (format?.parseFiles !== undefined) {
    return finishParsing(format, cleaned, format.parseFiles(cleaned), named !== null);
  }
  if (cleaned.length === 1) return parseCleanOutput(cleaned[0]!, named);
  const parsed = cleaned.map((source) => parseCleanOutput(source, named));
  const first = parsed.find((source) => source.format !== null);
  return {
    format: first?.format ?? null,
    evidence: first?.evidence ?? null,
    measurements: parsed.flatMap(({ measurements }) => measurements),
    problems: parsed.flatMap(({ problems }) => problems),
  };
}

/** If nothing was read, the reason may be that the output is of another tool or kind. */
function finishParsing(
  format: Format,
  sources: readonly ToolOutput[],
  parsed: ParseResult,
  isNamed: boolean,
): ParsedToolOutput {
  const isRead = parsed.measurements.length > 0 && !parsed.problems.some(isError);
  const misfit = isRead || !isNamed ? null : makeMisfitProblem(format, sources, FORMATS);
  const reason = misfit ?? makeHint(parsed, sources);
  const checked = checkMeasurements(reason === null ? parsed : { ...parsed, problems: [reason] }, sources);
  const isFitting = ({ text }: ToolOutput) => sources.length === 1 || findFittingFormats([format], text).length > 0;
  const fitting = isNamed ? undefined : sources.find(isFitting);
  return { format: format.id, evidence: fitting === undefined ? null : findEvidence(format, fitting.text), ...checked };
}

/** If a format fits an output in which it finds nothing, the problem names what to ask the tool for. */
function makeHint({ measurements, problems }: ParseResult, sources: readonly ToolOutput[]): Diagnostic | null {
  if (measurements.length > 0 || problems.some(({ code }) => code !== 'no-results')) return null;
  return sources.map(makeUnsupportedOutputProblem).find((problem) => problem !== null) ?? null;
}

/** Null: none or several fit a file, so that each file is parsed alone. */
function recogniseCommonFormat(sources: readonly ToolOutput[]): Format | null {
  const [format, ...others] = new Set(sources.flatMap(({ text }) => findFittingFormats(FORMATS, text)));
  return format === undefined || others.length > 0 ? null : format;
}

export function recogniseFormat(text: string, path = 'output'): Format | Diagnostic {
  const fits = findFittingFormats(FORMATS, text);
  const [first, ...others] = fits;
  if (first !== undefined && others.length === 0) return first;
  return makeNoFormatProblem(fits, { path, text });
}
