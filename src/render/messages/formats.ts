// Messages about the output of benchmark tools. The location says in which file, at which line or at which JSON key.

import { MAX_NAME_LENGTH, MEASURABLE } from '../../model/measurement.ts';
import { asCode, richText } from '../rich-text.ts';
import { code, codes, list, message, number, oneOf, optional, text, texts, upTo } from './message.ts';
import { UNSUPPORTED_OUTPUTS } from './unsupported-output.ts';

/** The words for what a value must be, by its word in the data. */
const EXPECTATIONS = {
  any: 'does not belong here in this format',
  object: 'must be an object',
  list: 'must be a list',
  text: 'must be a text',
  number: 'must be a finite number',
  positive: 'must be more than 0',
  boolean: 'must be true or false',
  filled: 'must not be empty',
  choice: 'must be one of',
  equal: 'must have as many values as',
};

const JSON_TOKENS = {
  value: 'a value',
  key: 'a key in double quotes',
  colon: 'a colon',
  comma: 'a comma or a closing bracket',
};

const FORMAT_ADVICE =
  'Run `bench-referee formats` for a list; the format `command` measures the duration of the command itself.';

const REQUEST_OUTCOMES = {
  error: 'failed',
  status: 'had an error status',
  body: 'had a different body than expected',
};

export const FORMAT_MESSAGES = {
  // Which format to use.
  'unknown-format': `unknown format {got}. ${FORMAT_ADVICE}`,
  'unknown-output': `no format fits the output, which begins with {start}. ${FORMAT_ADVICE}`,
  'unknown-json': message({ keys: upTo(10) }, ({ keys }) =>
    keys.length === 0
      ? `the output is JSON without keys, which no format fits. ${FORMAT_ADVICE}`
      : `the output is JSON that no format fits, with the keys {keys}. ${FORMAT_ADVICE}`,
  ),
  'ambiguous-output': message({ formats: codes, evidence: texts }, ({ formats, evidence }) => {
    const fits = formats.map((format, index) => richText`${format} by ${evidence[index]}`);
    return richText`several formats fit the output: ${list(fits)}. Set ${asCode('format')} to one of them.`;
  }),
  'other-format':
    'the output is not that of {format:code}. {evidence} looks like {likely:codes}. Set `format` to that, or to `auto`.',
  'unsupported-output': message(
    { kind: oneOf(...keysOf(UNSUPPORTED_OUTPUTS)) },
    ({ kind }) => `this is ${UNSUPPORTED_OUTPUTS[kind]}`,
  ),
  'command-reads-no-file':
    'the format `command` measures commands and cannot read a file. Name the format of the tool that wrote it.',
  // An output that cannot be read as a whole.
  'nothing-printed':
    'the output is empty. Check that the command prints its results, name the file that it writes in `output-file`, or time the command itself with `format: command`.',
  'results-on-stderr':
    'standard output is empty, and the results of {format:code} are on standard error, which is not read. Add `2>&1` to the command.',
  /** `expected`: what JSON has at a place inside of a document. */
  'not-json': message({ got: text, expected: optional(oneOf(...keysOf(JSON_TOKENS))) }, ({ expected }) =>
    expected === undefined
      ? 'this is not JSON: {got}. Check that the command prints nothing else.'
      : `this is not valid JSON: {got} stands in place of ${JSON_TOKENS[expected]}. Keep other text out of the JSON, or update the tool that writes it.`,
  ),
  'not-xml': 'this is not XML: {reason}. Check that the command prints nothing else.',
  'broken-go-event':
    'this is not a complete event of `go test -json`. Check that the command ran to its end, and prints nothing else.',
  'broken-off': message(
    { language: oneOf('JSON', 'XML') },
    'the {language} breaks off here. Check that the command ran to its end.',
  ),
  'missing-file': '{file:code} is missing. Make `output-file` match it, too: {pattern:code}.',
  /** Advice on what to check: an option, the source of the output, or the tool. */
  'no-results': message(
    { option: optional(code), source: optional(code), tool: optional(code) },
    ({ option, source, tool }) => {
      if (option) return 'no benchmark has a result. Check {option}.';
      if (source) return 'no benchmark has a result. Check that the output is that of {source}.';
      if (tool) return 'no benchmark has a result. Check the options and the configuration of {tool}.';
      return 'no benchmark has a result. Check that the command ran to its end.';
    },
  ),
  // JSON of an unexpected shape.
  'wrong-type': message(
    { expected: oneOf(...keysOf(EXPECTATIONS)), keys: optional(codes), got: optional(text) },
    ({ expected, keys = [] }) => {
      const joint = expected === 'object' ? ' with ' : ' ';
      const found = expected === 'any' ? '[: {got}]' : '[, but is {got}]';
      return `${EXPECTATIONS[expected]}${keys.length > 0 ? `${joint}{keys}` : ''}${found}.`;
    },
  ),
  'contradicting-entry': '{name} is there again with another `unit` or `better`. Use those of its first entry.',
  // A run that failed or did not end.
  /** A benchmark, test case, package or file failed as the tool says; without a name the whole run. */
  'failed-in-tool': message(
    { name: optional(text), reason: optional(text) },
    ({ name, reason }) =>
      `${name ? '{name}' : 'the run'} failed${reason ? ': {reason}.' : '. See the output of the tool.'}`,
  ),
  'runs-failed': message(
    { name: text, failed: number, runs: number, exits: upTo(5) },
    '{name} failed in {failed} of {runs} runs, which ended with {exits}. Run it alone to see why.',
  ),
  'run-crashed': message(
    { name: optional(text), reason: text },
    ({ name }) =>
      `${name ? '{name}' : 'the run'} crashed: {reason}. Results after it are missing. Run it alone to see why.`,
  ),
  'run-unfinished': message(
    { name: optional(text), end: optional(code) },
    ({ name }) =>
      `${name ? '{name}' : 'the run'} did not end[: {end} is missing]. Results may be missing. Check that the command ran to its end.`,
  ),
  'wrong-count': message(
    {
      name: optional(text),
      what: oneOf('benchmarks', 'failures', 'tests', 'values'),
      announced: optional(number),
      found: number,
      /** Option that hides results. */
      option: optional(code),
    },
    ({ name, announced, option }) => {
      const counts =
        announced === undefined
          ? 'does not say how many {what} it has'
          : 'says that it has {announced} {what}, but has {found}';
      return `${name ? '{name}' : 'the run'} ${counts}. ${option ? 'Leave out {option}.' : 'See the output of the tool.'}`;
    },
  ),
  'tool-error': '{tool:code} reports {said}. Correct that first.',
  // A benchmark without a usable result.
  'failed-as-planned': '{name} failed and is marked as TODO, so it has no result.',
  'benchmark-skipped': '{name} was skipped[: {reason}].',
  'benchmark-without-result': '{name} has no result. It failed, or the run was stopped: see the output of the tool.',
  'unusable-value': '{name} has no usable {metric:code}[: {got}]. See the output of the tool.',
  'unmeasurable-value': message(
    { name: text, got: text, others: number },
    ({ others }) =>
      `{name} has a value that is not ${MEASURABLE}: {got}. See the output of the tool.${countOthers(others)}`,
  ),
  'unnamed-benchmark': message(
    { value: optional(text), others: optional(number), source: optional(code) },
    ({ others, source }) =>
      `a benchmark has no name[, but the value {value}]. ${source ? 'Print {source}.' : 'Give every benchmark a name, and keep other output out of the results.'}${countOthers(others)}`,
  ),
  'text-too-long': message(
    {
      field: oneOf('name', 'group', 'metric', 'unit'),
      name: optional(text),
      length: number,
      got: text,
      others: number,
    },
    ({ name, others }) =>
      `the {field} of ${name ? '{name}' : 'a benchmark'} has {length} characters, but at most ${MAX_NAME_LENGTH} are allowed: {got}. Shorten it in the source of the benchmark.${countOthers(others)}`,
  ),
  'garbled-unit': message(
    { name: text, unit: text, others: number },
    ({ others }) =>
      `the unit {unit} of {name} is not UTF-8. Make the command print UTF-8; in PowerShell, set \`[Console]::OutputEncoding\` first.${countOthers(others)}`,
  ),
  'unreadable-result':
    'this line looks like a result, but cannot be read: {line}. Check that nothing else prints to this line.',
  'joined-results':
    'several results are on one line, and it is not clear where each ends: {line}. Print a line feed after each result.',
  'repeated-key':
    'the key {key} occurs twice in one object, so only one of the two is a result. Give each its own name.',
  'comparison-output': 'this is a comparison by {tool:code}. Use the output that {tool:code} compared.',
  // A result that needs a look.
  'zero-time':
    '{name} took no time, so the compiler may have removed its code, or the clock is too coarse.[ Use {instead:code}.]',
  'mean-only': 'this version of {tool:code} prints no median, so `time` is the mean. Update {tool:code}.',
  'rounded-values': 'the values here are rounded to three digits. Add {option:code}.',
  'partly-counted': '{name} was counted for only {percent:number} % of the time. Count fewer events with `-e`.',
  'over-limit': '{name} is over its limit[ of {limit}].',
  'invalid-line': "this line is not in Go's benchmark format: {reason}. Check that nothing else prints to it.",
  'unit-set-twice': '{key:code} of the unit {unit} is already {value}. Keep one of the two.',
  'result-behind-text':
    'the result of {name} is not read, because {before} is in front of it. Make the benchmark end its own output with a line feed.',
  // A server under load.
  'requests-failed': message(
    {
      /** Address, or name of the run. */
      name: optional(text),
      kind: oneOf('error', 'status', 'body'),
      failed: optional(number),
      requests: optional(number),
      percent: optional(number),
      statuses: optional(text),
    },
    ({ kind, percent }) => {
      const subject = percent === undefined ? '{failed}[ of {requests}] requests' : '{percent} % of the requests';
      const warning = kind === 'error' ? '' : ' Such requests may be faster.';
      return `${subject}[ to {name}] ${REQUEST_OUTCOMES[kind]}[, with the status codes {statuses}].${warning} Check the server.`;
    },
  ),
  'no-responses':
    'no request[ to {name}] had a good response[, only the status codes {statuses}]. Check that the server answers.',
} as const;

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[];
}

/** A sentence of a template with the field `others`, or nothing. */
function countOthers(others: number | undefined): string {
  return others ? ' The same is true of {others} more.' : '';
}
