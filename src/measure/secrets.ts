// Recognises secrets in texts: the tokens of this run in any form, and values of the environment that may be secret. GitHub
// masks secrets in its logs only, so everything else that is published has to be masked here. Texts in, texts out.

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

/** Tokens by their documented form, wherever they came from, and passwords in URLs. */
const TOKEN_SHAPES = [
  /\bgh[pousr]_[A-Za-z0-9]{20,}/g,
  /\bgithub_pat_[A-Za-z0-9_]{20,}/g,
  /\bglpat-[\w-]{20,}/g,
  /\bnpm_[A-Za-z0-9]{30,}/g,
  /\bxox[a-z]-[\w-]{10,}/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\beyJ[\w-]{10,}\.[\w-]{10,}(?:\.[\w-]*)?/g,
  /(?<=\b[a-z][a-z0-9+.-]{1,20}:\/\/)[^\s/@]{1,500}(?=@)/gi,
];

/** GitHub's tokens by their documented form. */
const GITHUB_TOKEN = /\b(?:gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,})/;

/** Base64 text that is long enough to hide a token. */
const BASE64_RUN = /[A-Za-z0-9+/_-]{16,}={0,2}/g;

/** Reports whether a text contains one of the secrets, or a token of GitHub, in any form. */
export function makeSecretCheck(secrets: readonly string[]): (text: string) => boolean {
  const forms = secrets.filter((secret) => secret.length > 0).flatMap(formsOf);
  const isPlain = (text: string) => GITHUB_TOKEN.test(text) || forms.some((form) => text.includes(form));
  return (text) => isPlain(text) || (text.match(BASE64_RUN) ?? []).some((run) => isPlain(decodeBase64(run)));
}

/** Returns a function that replaces everything in a text that is or may be secret. */
export function makeSecretMask(
  env: Readonly<Record<string, string | undefined>>,
  secrets: readonly string[],
): (text: string) => string {
  const values = [...secrets, ...secretValuesOf(env)].flatMap((value) => [value, ...value.split(/\r\n|\r|\n/)]);
  const forms = [...new Set(values.map((value) => value.trim()).filter(({ length }) => length >= MIN_LENGTH))]
    .flatMap(formsOf)
    // A value may contain another one.
    .toSorted((left, right) => right.length - left.length);
  const holdsSecret = makeSecretCheck(forms);
  return (text) => {
    const plain = forms.reduce((masked, form) => masked.replaceAll(form, MASK), text);
    const shaped = TOKEN_SHAPES.reduce((masked, shape) => masked.replaceAll(shape, MASK), plain);
    return shaped.replaceAll(BASE64_RUN, (run) => (holdsSecret(run) ? MASK : run));
  };
}

/** Returns the values that may be secret: all but those of public names and paths of the system. */
function secretValuesOf(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.entries(env).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const isPublic = !SECRET_NAMES.test(name) && (PUBLIC_NAMES.test(name) || isSystemPath(value));
    return isPublic ? [] : [value];
  });
}

/** Reports whether a value is a path of the system, or a list of them. */
function isSystemPath(value: string): boolean {
  return value.split(/;|:(?!\\)/).every((part) => part === '' || SYSTEM_PATH.test(part));
}

/** Returns the secret as plain text, in a URL and in JSON. Base64, which depends on preceding text, is decoded. */
function formsOf(secret: string): string[] {
  return [...new Set([secret, encodeURIComponent(secret.toWellFormed()), JSON.stringify(secret).slice(1, -1)])];
}

function decodeBase64(run: string): string {
  return Buffer.from(run, 'base64').toString('latin1');
}
