// Keeps secrets out of what is published and out of what a benchmark gets: the tokens of this run in any form, and values of the
// environment that may be secret. GitHub masks secrets in its logs only, so everything else that is published has to be masked here.

import { isAbsolute } from 'node:path';
import { RUNNER_FILES } from '../model/runner-files.ts';
import { ANSWERS_VARIABLE } from './answers.ts';
import { FILTER_VARIABLE } from './benchmark-filter.ts';

/** Variables whose value everybody may read: facts about the run, the machine, the user and the language. */
const PUBLIC_NAMES =
  /^(?:(?:BENCH_REFEREE|DOTNET|GITHUB|INPUT|LC|RUNNER|XDG)_.*|LANG|LANGUAGE|TERM|COLORTERM|TZ|USER|USERNAME|LOGNAME|HOSTNAME|IMAGEOS|IMAGEVERSION|DEBIAN_FRONTEND|OS|COMPUTERNAME|PROCESSOR_.*|PATH|HOME|PWD|OLDPWD|INIT_CWD|SHELL|TMPDIR|TEMP|TMP)$/i;

/** Names of variables whose value is secret even if the rule above says otherwise: `GITHUB_TOKEN`, `INPUT_API-KEY`. */
const SECRET_NAMES = /TOKEN|SECRET|PASS|KEY|CREDENTIAL|AUTH|PRIVATE/i;

/** A path of the system or of a runner. Their folders appear in the messages of compilers. */
const SYSTEM_PATH =
  /^(?:\/(?:bin|etc|github|home|lib|mnt|opt|private|root|run|sbin|snap|tmp|usr|var|__t|__w|Applications|Library|System|Users)(?:\/|$)|[A-Za-z]:\\)/;

/** Minimum length of a value that is masked. Shorter ones, such as `true`, are a part of ordinary words. */
const MIN_LENGTH = 6;

const MASK = '***';

/** Tokens by their documented form, wherever they came from, and what stands for a password in URLs and headers. */
const TOKEN_SHAPES = [
  // No word boundary in front: in JSON, a token at the start of a line follows the letter of `\n`.
  /gh[pousr]_[A-Za-z0-9]{20,}/g,
  /github_pat_[A-Za-z0-9_]{20,}/g,
  /glpat-[\w-]{20,}/g,
  /npm_[A-Za-z0-9]{30,}/g,
  /pypi-[\w-]{30,}/g,
  /xox[a-z]-[\w-]{10,}/g,
  /[rs]k_(?:live|test)_[A-Za-z0-9]{16,}/g,
  /AIza[\w-]{35}/g,
  /(?<![A-Z0-9])(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Z0-9])/g,
  /eyJ[\w-]{10,}\.[\w-]{10,}(?:\.[\w-]*)?/g,
  /(?<=\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,500}(?=@)/gi,
  /(?<=\bauthorization['"]?: *['"]?(?:basic|bearer|token) +)[^\s'",]+/gi,
  /(?<=-----BEGIN [A-Z ]{0,30}PRIVATE KEY-----)[^-]+/g,
];

/** The beginning of such a token at the end of a text that was cut. */
const CUT_TOKEN =
  /(?:gh[pousr]_|github_pat_|glpat-|npm_|pypi-|xox[a-z]-|[rs]k_(?:live|test)_|AIza|AKIA|ASIA|eyJ)[\w.-]*(?=…$)/g;

const GITHUB_TOKEN = /gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,}/;

const BASE64_RUN = /[A-Za-z0-9+/_-]{8,}={0,2}/g;

/** Text that may have characters escaped as in a URL. The parts of a query are separate texts. */
const URL_RUN = /(?:[A-Za-z0-9_.~!*'():@$/+-]|%[0-9A-Fa-f]{2})+/g;

type Range = readonly [start: number, end: number];

/** Makes a function that replaces everything in a text that is or may be secret. The text keeps its lines. */
export function makeSecretMask(
  env: Readonly<Record<string, string | undefined>>,
  secrets: readonly string[],
): (text: string) => string {
  const values = [...secrets, ...secretValuesOf(env)].flatMap((value) => [value, ...value.split(/\r\n|\r|\n/)]);
  const long = values.map((value) => value.trim()).filter(({ length }) => length >= MIN_LENGTH);
  const forms = [...new Set(long.flatMap(formsOf))];
  const isKnown = (text: string) => forms.some((form) => text.includes(form));
  const isPlain = (text: string) => GITHUB_TOKEN.test(text) || isKnown(text);
  return (text) => {
    const plain = forms.flatMap((form) => findOccurrences(text, form));
    const shaped = [...TOKEN_SHAPES, CUT_TOKEN].flatMap((shape) => findMatches(text, shape));
    const encoded = [...findEncodedSecrets(text, isPlain), ...findWrappedSecrets(text, forms, isKnown)];
    return hideRanges(text, [...plain, ...shaped, ...encoded, ...findCutSecrets(text, forms)]);
  };
}

function findEncodedSecrets(text: string, isPlain: (text: string) => boolean): Range[] {
  const findIn = (pattern: RegExp, decode: (run: string) => readonly string[]) =>
    findMatches(text, pattern).filter(([start, end]) => decode(text.slice(start, end)).some(isPlain));
  return [...findIn(BASE64_RUN, decodeBase64), ...findIn(URL_RUN, decodeUrl)];
}

/** Finds secrets that were broken into lines, as `base64` does and programs that know the width of the terminal. */
function findWrappedSecrets(text: string, forms: readonly string[], isKnown: (text: string) => boolean): Range[] {
  const joined = text.replaceAll('\n', '');
  const breaks = findOccurrences(text, '\n').map(([start], index) => start - index);
  const within = ([start, end]: Range) => breaks.filter((position) => start < position && position < end);
  const holdsSecret = (part: string) => isKnown(part) || findEncodedSecrets(part, isKnown).length > 0;
  /** Leaves out the lines at both ends without which the rest still holds a secret. */
  const trim = (range: Range): Range => {
    const start = within(range).findLast((position) => holdsSecret(joined.slice(position, range[1]))) ?? range[0];
    const end = within([start, range[1]]).find((position) => holdsSecret(joined.slice(start, position)));
    return [start, end ?? range[1]];
  };
  const breaksUntil = (at: number) => breaks.filter((position) => position <= at).length;
  return [...forms.flatMap((form) => findOccurrences(joined, form)), ...findEncodedSecrets(joined, isKnown)]
    .filter((range) => within(range).length > 0)
    .map(trim)
    .filter((range) => within(range).length > 0)
    .map(([start, end]) => [start + breaksUntil(start), end + breaksUntil(end - 1)]);
}

function findCutSecrets(text: string, forms: readonly string[]): Range[] {
  if (!text.endsWith('…')) return [];
  const end = text.length - 1;
  const lengthOf = (form: string) => {
    for (let length = Math.min(form.length, end); length >= MIN_LENGTH; length--)
      if (text.startsWith(form.slice(0, length), end - length)) return length;
    return 0;
  };
  return forms.map((form) => [end - lengthOf(form), end] as const).filter(([start]) => start < end);
}

function findOccurrences(text: string, sought: string): Range[] {
  const ranges: Range[] = [];
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length))
    ranges.push([at, at + sought.length]);
  return ranges;
}

function findMatches(text: string, pattern: RegExp): Range[] {
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
}

/** Replaces the ranges. Those that overlap or touch become one mask, and each line of a range becomes one. */
function hideRanges(text: string, ranges: readonly Range[]): string {
  let hidden = '';
  let done = 0;
  for (const [start, end] of ranges.toSorted(([left], [right]) => left - right)) {
    if (end <= done) continue;
    const isJoined = start <= done && done > 0;
    const lines = text.slice(Math.max(start, done), end).split('\n');
    const masks = lines.map((line, index) => (line === '' || (isJoined && index === 0) ? '' : MASK));
    hidden += text.slice(done, Math.max(start, done)) + masks.join('\n');
    done = end;
  }
  return hidden + text.slice(done);
}

/** All values may be secret but those of public names and paths of the system. */
function secretValuesOf(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const isSystemPath = value.split(/;|:(?!\\)/).every((part) => part === '' || SYSTEM_PATH.test(part));
    const isPublic = !SECRET_NAMES.test(name) && (PUBLIC_NAMES.test(name) || isSystemPath);
    return isPublic ? [] : [value];
  });
}

/** A secret as plain text, in a URL and in JSON. Base64, which depends on preceding text, is decoded. */
function formsOf(secret: string): string[] {
  return [...new Set([secret, encodeURIComponent(secret.toWellFormed()), JSON.stringify(secret).slice(1, -1)])];
}

/** All that a text may mean in base64. It may begin with characters of something else, such as a path. */
function decodeBase64(run: string): string[] {
  return [0, 1, 2, 3].map((skipped) => Buffer.from(run.slice(skipped), 'base64').toString());
}

/** All that a text may mean in a URL, where `+` is a space in a form. */
function decodeUrl(run: string): string[] {
  if (!run.includes('%')) return [];
  const bytes = run.replaceAll(/%(..)/g, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
  return [bytes, bytes.replaceAll('+', ' ')].map((text) => Buffer.from(text, 'latin1').toString());
}

/** Prefixes of the runner's variables: inputs, state and services. */
const RUNNERS_OWN = /^(INPUT_|STATE_|ACTIONS_)/i;

const NOT_HANDED_ON = new Set<string>([
  ...RUNNER_FILES,
  // Only this program sets it: a value from outside would hide benchmarks.
  FILTER_VARIABLE,
  // Only an invocation has it.
  ANSWERS_VARIABLE,
  // Only a command that profiles has it.
  'BENCH_REFEREE_PROFILE',
]);

/**
 * Variables that would share one build folder between both trees. Cargo names what it builds by the path within the
 * workspace and rebuilds by modification time. So it would take base's program, built first, for head's, and no change
 * would ever be found.
 */
const CARGO_FOLDERS = new Set(['CARGO_TARGET_DIR', 'CARGO_BUILD_TARGET_DIR', 'CARGO_BUILD_BUILD_DIR']);

/**
 * The user's own environment, without the runner's variables and without secrets. This prevents accidental leaks. It cannot stop
 * malicious code from looking elsewhere, so forks are measured in a job without any token.
 */
export function childEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  secrets: readonly string[],
): Record<string, string> {
  const forms = secrets.filter((secret) => secret.length > 0).flatMap(formsOf);
  const isPlain = (text: string) => GITHUB_TOKEN.test(text) || forms.some((form) => text.includes(form));
  const variables: Record<string, string> = {};
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined || RUNNERS_OWN.test(name) || NOT_HANDED_ON.has(name.toUpperCase())) continue;
    // A relative path is a separate folder in each tree.
    if (CARGO_FOLDERS.has(name.toUpperCase()) && isAbsolute(value)) continue;
    if (!isPlain(value) && findEncodedSecrets(value, isPlain).length === 0) variables[name] = value;
  }
  return variables;
}
