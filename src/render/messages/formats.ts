// Messages about the output of benchmark tools. The location says in which file, at which line or at which JSON key.

import { MAX_NAME_LENGTH, MEASURABLE } from '../../model/measurement.ts';
import { asCode, type RichText, richText } from '../rich-text.ts';
import {
  code,
  codes,
  got,
  list,
  message,
  number,
  oneOf,
  optional,
  sentence,
  text,
  texts,
  withCode,
} from './message.ts';
import { UNSUPPORTED_OUTPUTS } from './unsupported-output.ts';

/** The words for what a value must be, by its word in the data. */
const EXPECTATIONS = {
  any: 'is not what this format has here',
  object: 'must be an object',
  list: 'must be a list',
  text: 'must be a text',
  number: 'must be a finite number',
  positive: 'must be more than 0',
  boolean: 'must be true or false',
  filled: 'must not be empty',
  choice: 'must be one of',
  equal: 'must have as many values in',
};

const JSON_TOKENS = {
  value: 'a value',
  key: 'a key in double quotes',
  colon: 'a colon',
  comma: 'a comma or a closing bracket',
};

const FORMAT_ADVICE = richText`Run ${asCode('bench-referee formats')} for a list; ${asCode('command')} measures the invocation itself.`;

const OUTCOMES = {
  error: 'failed',
  status: 'got an error status',
  body: 'got another body than expected',
};

export const FORMAT_MESSAGES = {
  // Which format to use.
  'unknown-format': message(
    { got: text },
    (data) => richText`there is no such format${got(data.got)}. ${FORMAT_ADVICE}`,
  ),
  'unknown-output': message(
    { start: text },
    ({ start }) => richText`no format fits the output, which begins with ${start}. ${FORMAT_ADVICE}`,
  ),
  'unknown-json': message({ keys: texts }, ({ keys }) => {
    const found = keys.length === 0 ? 'no keys' : richText`the keys ${list(keys, 10)}`;
    return richText`the output is JSON that no format fits, with ${found}. ${FORMAT_ADVICE}`;
  }),
  'ambiguous-output': message({ formats: codes, evidence: texts }, ({ formats, evidence }) => {
    const fits = formats.map((format, index) => richText`${format} by ${evidence[index]}`);
    return richText`several formats fit the output: ${list(fits)}. Set ${asCode('format')} to one of them.`;
  }),
  'other-format': message(
    { format: code, likely: codes, evidence: text },
    'the output is not that of {format}. By {evidence} it looks like {likely}. Set `format` to that, or to `auto`.',
  ),
  'unsupported-output': message(
    { kind: oneOf(...keysOf(UNSUPPORTED_OUTPUTS)) },
    ({ kind }) => UNSUPPORTED_OUTPUTS[kind],
  ),
  'command-reads-no-file': sentence(
    'the format `command` measures invocations and cannot read a file. Name the format of the tool that wrote it.',
  ),
  // An output that cannot be read as a whole.
  'nothing-printed': sentence(
    'the output is empty. Check that the command prints its results there, or name the file that it writes in `output-file`.',
  ),
  'results-on-stderr': message(
    { format: code },
    'standard output is empty, and the results of {format} are on standard error, which is not read. Add `2>&1` to the command.',
  ),
  /** `expected`: what JSON has at a place inside of a document. */
  'not-json': message({ got: text, expected: optional(oneOf(...keysOf(JSON_TOKENS))) }, ({ expected, ...found }) =>
    expected === undefined
      ? richText`this is not JSON, got ${found.got}. Check that the command prints nothing else.`
      : richText`this is not valid JSON: ${JSON_TOKENS[expected]} must be here, not ${found.got}. Keep other text out of the JSON, or update the tool that writes it.`,
  ),
  'not-xml': message({ reason: text }, 'this is not XML: {reason}. Check that the command prints nothing else.'),
  'broken-go-event': sentence(
    'this is not a complete event of `go test -json`. The output breaks off, or is mixed with other text.',
  ),
  'broken-off': message(
    { language: oneOf('JSON', 'XML') },
    'the {language} breaks off here. Check that the command ran to its end.',
  ),
  'missing-file': message(
    { file: code, pattern: code },
    '{file} is not among the files. Let `output-file` match it, as {pattern} does.',
  ),
  /** Advice on what to check: an option, the source of the output, or the tool. */
  'no-results': message(
    { option: optional(code), source: optional(code), tool: optional(code) },
    ({ option, source, tool }) => {
      const advice =
        (option && richText`Check ${option}.`) ??
        (source && richText`Check that the output is that of ${source}.`) ??
        (tool && richText`Check the options and the configuration of ${tool}.`) ??
        'Check that the command ran to its end.';
      return richText`no benchmark has a result. ${advice}`;
    },
  ),
  // JSON of an unexpected shape.
  'wrong-type': message(
    {
      expected: oneOf(...keysOf(EXPECTATIONS)),
      keys: optional(codes),
      got: optional(text),
    },
    ({ expected, keys = [], ...found }) => {
      const joint = expected === 'object' ? ' with ' : ' ';
      const names = keys.length > 0 ? richText`${joint}${list(keys)}` : undefined;
      return richText`${EXPECTATIONS[expected]}${names}${got(found.got)}.`;
    },
  ),
  'contradicting-entry': message(
    { name: text },
    '{name} is there again with another `unit` or `better`. Repeat those of its first entry.',
  ),
  // A run that failed or did not end.
  /** A benchmark, test case, package or file failed as the tool says; without a name the whole run. */
  'failed-in-tool': message({ name: optional(text), reason: optional(text) }, ({ name, reason }) => {
    const why = reason === undefined ? '. Look at what the tool printed' : richText`: ${reason}`;
    return richText`${name ?? 'the run'} failed${why}.`;
  }),
  'runs-failed': message(
    { name: text, failed: number, runs: number, exits: texts },
    ({ name, failed, runs, exits }) =>
      richText`${name} failed in ${failed} of ${runs} runs, which ended with ${list(exits, 5)}.`,
  ),
  'run-crashed': message(
    { name: optional(text), reason: text },
    ({ name, reason }) => richText`${name ?? 'the run'} crashed: ${reason}. Results after it are missing.`,
  ),
  'run-unfinished': message({ name: optional(text), end: optional(code) }, ({ name, end }) => {
    const missing = end && richText`: there is no ${end}`;
    return richText`${name ?? 'the run'} did not end${missing}. Results may be missing.`;
  }),
  'wrong-count': message(
    {
      name: optional(text),
      what: oneOf('benchmarks', 'failures', 'tests', 'values'),
      announced: optional(number),
      found: number,
      /** Option that hides results. */
      option: optional(code),
    },
    ({ name, what, announced, found, option }) => {
      const counts =
        announced === undefined
          ? `does not say how many ${what} it has`
          : `counts ${announced} ${what}, but ${found} are there`;
      return richText`${name ?? 'the run'} ${counts}. ${option ? richText`Leave out ${option}.` : 'Look at what the tool printed.'}`;
    },
  ),
  'tool-error': message({ tool: code, said: text }, '{tool} reports {said}.'),
  // A benchmark without a usable result.
  'failed-as-planned': message({ name: text }, '{name} failed, and is marked as TODO.'),
  'benchmark-skipped': message(
    { name: text, reason: optional(text) },
    ({ name, reason }) => richText`${name} was skipped${reason && richText`: ${reason}`}.`,
  ),
  'benchmark-without-result': message({ name: text }, '{name} has no result. It failed, or the run was stopped.'),
  'unusable-value': message(
    { name: text, metric: code, got: optional(text) },
    '{name} has no usable {metric}[, got {got}].',
  ),
  'unmeasurable-value': message(
    { name: text, got: text, others: number },
    ({ name, others, ...found }) =>
      richText`${name} has a value that is not ${MEASURABLE}${got(found.got)}. Look at what the tool printed.${countOthers(others)}`,
  ),
  'unnamed-benchmark': message(
    { value: optional(text), others: optional(number), source: optional(code) },
    ({ value, others, source }) =>
      richText`a benchmark has no name${value && richText`, but the value ${value}`}. ${
        source ? richText`Print ${source}.` : 'Give every benchmark a name, and keep other output out of the results.'
      }${countOthers(others)}`,
  ),
  'text-too-long': message(
    {
      field: oneOf('name', 'group', 'metric', 'unit'),
      name: optional(text),
      length: number,
      got: text,
      others: number,
    },
    ({ field, name, length, others, ...found }) =>
      richText`the ${field} of ${name ?? 'a benchmark'} has ${length} characters, but at most ${MAX_NAME_LENGTH} are allowed${got(found.got)}. Shorten it where the benchmark is defined.${countOthers(others)}`,
  ),
  'garbled-unit': message({ name: text, unit: text, others: number }, ({ name, unit, others }) => {
    const remedy = withCode('Let the command write UTF-8; in PowerShell, set `[Console]::OutputEncoding` to it first.');
    return richText`the unit ${unit} of ${name} was read in another encoding than it was written in. ${remedy}${countOthers(others)}`;
  }),
  'unreadable-result': message(
    { line: text },
    'this line looks like a result, but cannot be read: {line}. Check what the tool measured, and that nothing else writes to this line.',
  ),
  'joined-results': message(
    { line: text },
    'several results are in one line, and it is not clear where each ends: {line}. Print a line feed after each result.',
  ),
  'repeated-key': message(
    { key: text },
    'the key {key} occurs twice in one object, so only one of the two is a result. Give each its own name.',
  ),
  'comparison-output': message(
    { tool: code },
    'this is a comparison by {tool}, which has no results to measure. Use the output that {tool} compared.',
  ),
  // A result that needs a look.
  'zero-time': message({ name: text, instead: optional(code) }, ({ name, instead }) => {
    const advice = instead && richText` Use ${instead}.`;
    return richText`${name} took no time. It measures nothing, or less than the tool can tell.${advice}`;
  }),
  'mean-only': message(
    { tool: code },
    'this version of {tool} writes no median, so `time` is the mean. Update {tool}.',
  ),
  'rounded-values': message({ option: code }, 'the values here are rounded to three digits. Add {option}.'),
  'partly-counted': message(
    { name: text, percent: number },
    '{name} was counted for only {percent} % of the time. Name fewer events with `-e`.',
  ),
  'over-limit': message(
    { name: text, limit: optional(text) },
    ({ name, limit }) => richText`${name} is over its limit${limit && richText` of ${limit}`}.`,
  ),
  'invalid-line': message({ reason: text }, "this line is not in Go's benchmark format: {reason}."),
  'unit-set-twice': message(
    { unit: text, key: code, value: text },
    '{key} of the unit {unit} is already set to {value}.',
  ),
  'result-behind-text': message(
    { name: text, before: text },
    '{name} has a result that is not read, because {before} is in front of it. End what the benchmark prints with a line feed.',
  ),
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
    ({ name, kind, failed, requests, percent, statuses }) => {
      const share = requests === undefined ? `${failed}` : `${failed} of ${requests}`;
      const subject = percent === undefined ? `${share} requests` : `${percent} % of the requests`;
      const target = name && richText` to ${name}`;
      const found = statuses && richText`, with the status codes ${statuses}`;
      const warning = kind === 'error' ? '' : ' They may be faster than the others.';
      return richText`${subject}${target} ${OUTCOMES[kind]}${found}.${warning} Check the server.`;
    },
  ),
  'no-responses': message({ name: optional(text), statuses: optional(text) }, ({ name, statuses }) => {
    const target = name && richText` to ${name}`;
    const found = statuses && richText`, only the status codes ${statuses}`;
    return richText`no request${target} got a good response${found}. Check that the server answers.`;
  }),
};

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[];
}

function countOthers(others: number | undefined): RichText {
  return others ? richText` The same holds for ${others} more.` : [];
}
