import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  makeSeriesFile
} from "./chunk-MFHYBNQG.js";
import {
  RECORDING_VERSION,
  SIDES,
  looks,
  parseBudgetFile,
  patterns,
  settle,
  undecided
} from "./chunk-HCQ2CNNQ.js";
import {
  measureInvocation,
  parseSource
} from "./chunk-A2GOCTOH.js";
import {
  UserError,
  sentence
} from "./chunk-C5QM5DRH.js";

// src/stages.ts
import { join } from "node:path";

// src/measure/child-environment.ts
var RUNNERS_OWN = /^(INPUT_|STATE_|ACTIONS_)/i;
var COMMAND_FILES = /* @__PURE__ */ new Set([
  "GITHUB_ENV",
  "GITHUB_PATH",
  "GITHUB_OUTPUT",
  "GITHUB_STATE",
  "GITHUB_STEP_SUMMARY",
  "GITHUB_EVENT_PATH"
]);
var TOKEN_SHAPE = /\b(gh[pousr]_[A-Za-z0-9]{20,}|github_pat_[A-Za-z0-9_]{20,})/;
var BASE64_RUN = /[A-Za-z0-9+/_-]{16,}={0,2}/g;
function childEnvironment(env, secrets) {
  const forms = secrets.filter((secret) => secret.length > 0).flatMap(formsOf);
  const kept = {};
  for (const [name, value] of Object.entries(env)) {
    if (value === void 0 || RUNNERS_OWN.test(name) || COMMAND_FILES.has(name.toUpperCase())) continue;
    if (!holdsSecret(value, forms)) kept[name] = value;
  }
  return kept;
}
function holdsSecret(value, forms) {
  if (TOKEN_SHAPE.test(value) || forms.some((form) => value.includes(form))) return true;
  return (value.match(BASE64_RUN) ?? []).some((run) => {
    const decoded = Buffer.from(run, "base64").toString("latin1");
    return TOKEN_SHAPE.test(decoded) || forms.some((form) => decoded.includes(form));
  });
}
function formsOf(secret) {
  return [.../* @__PURE__ */ new Set([secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)])];
}

// src/measure/progress.ts
function duration(ms) {
  if (ms < 999.5) return `${Math.round(ms)} ms`;
  if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
  const seconds = Math.round(ms / 1e3);
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;
}
function estimateLeft(invocations, { settings, sides }) {
  const { rounds, commands, maxMinutes } = settings;
  const measured = invocations.filter(({ round }) => round > 0);
  const last = measured.at(-1);
  if (last === void 0) return "";
  const mean = measured.reduce((sum, { durationMs }) => sum + durationMs, 0) / measured.length;
  const leftMs = mean * (rounds.max * commands.length * sides - measured.length);
  if (leftMs <= 0) return "";
  const capMs = Math.max(0, maxMinutes * 6e4 - last.startMs - last.durationMs);
  const isCertain = rounds.min === rounds.max && leftMs <= capMs;
  return `, ${isCertain ? "about" : "at most"} ${duration(Math.min(leftMs, capMs))} left`;
}

// src/measure/deadline.ts
var PATIENCE = 10;
var LEAST_PATIENCE_MS = 6e4;
function deadlineFor({ isWarmUp, usualMs, leftMs }) {
  const patienceMs = usualMs === 0 ? Number.POSITIVE_INFINITY : Math.max(LEAST_PATIENCE_MS, PATIENCE * usualMs);
  if (patienceMs < leftMs) return { ms: patienceMs, because: "patience", usualMs };
  return { ms: leftMs, because: isWarmUp ? "warm-up" : "time", usualMs };
}
function overdue({ ms, because, usualMs }) {
  switch (because) {
    case "time":
      return "was stopped when max-minutes were over.";
    case "patience":
      return `did not end within ${duration(ms)}, though ${duration(usualMs)} was enough before, and was killed. Find out why it hangs, or give it a time limit of its own.`;
    case "warm-up":
      return `did not end within ${duration(ms)}, all that was left of max-minutes, and was killed. Raise \`max-minutes\`, or find out why it hangs.`;
  }
}

// src/measure/results.ts
var LIMIT_BYTES = 64 * 1024 * 1024;
async function listResults(host, { folder, outputFile }) {
  if (outputFile === null) return /* @__PURE__ */ new Map();
  const matches = patterns([outputFile]);
  return host.files.list(folder, (path) => matches([path]));
}
async function readResults(host, spec, { result, before }) {
  if (result.ending !== "exit") return NOTHING;
  if (result.exitCode !== 0) return readFailure(spec, result);
  if (spec.format === "command") {
    const measurements = measureInvocation(result.durationMs, result.usage, spec.name);
    return { measurements, problems: [], format: "command" };
  }
  const read = spec.outputFile === null ? parseSource({ path: "stdout", text: result.stdout }, spec.format) : await readFiles(host, spec, before);
  const isSilent = read.measurements.length === 0 && !read.problems.some(({ severity }) => severity === "error");
  return isSilent ? { ...read, problems: [...read.problems, NO_RESULTS] } : read;
}
var NOTHING = { measurements: [], problems: [], format: null };
var NO_RESULTS = {
  where: "output",
  message: "no benchmark results are in it. Check that the command runs the benchmarks it should.",
  severity: "error"
};
function readFailure({ format }, { stdout }) {
  const read = format === "command" ? NOTHING : parseSource({ path: "stdout", text: stdout }, format);
  return { ...NOTHING, problems: read.measurements.length === 0 ? [] : read.problems };
}
async function readFiles(host, spec, before) {
  const after = await listResults(host, spec);
  const written = [...after].filter(([path, changed2]) => before.get(path) !== changed2).map(([path]) => path);
  if (written.length === 0) {
    const message = `the command wrote no file that matches output-file "${spec.outputFile}". The pattern is relative to working-directory; files of an earlier run are not read.`;
    return { ...NOTHING, problems: [{ where: "output-file", message, severity: "error" }] };
  }
  const parsed = [];
  for (const path of written) parsed.push(await readFile(host, spec, path));
  return {
    ...joined(parsed),
    format: parsed.find(({ format }) => format !== null)?.format ?? null
  };
}
function joined(parsed) {
  return {
    measurements: parsed.flatMap(({ measurements }) => measurements),
    problems: parsed.flatMap(({ problems }) => problems)
  };
}
async function readFile(host, { folder, format }, path) {
  try {
    const text = await host.files.read(`${folder}/${path}`, LIMIT_BYTES) ?? "";
    return parseSource({ path, text }, format);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    const message = error.complaints.map((complaint) => sentence({ ...complaint, where: "" }).slice(2)).join(" ");
    return { ...NOTHING, problems: [{ where: path, message, severity: "error" }] };
  }
}

// src/measure/invoke.ts
var OUTPUT_LIMIT_BYTES = 64 * 1024 * 1024;
async function invoke(host, place, task) {
  const { command, env, deadline, settings, format } = task;
  const spec = { folder: place.folder, format, outputFile: settings.outputFile, name: firstLine(command) };
  await host.files.remove(place.temporary);
  await host.files.makeFolder(place.temporary);
  const before = await listResults(host, spec);
  const result = await host.run({
    script: command,
    folder: place.folder,
    env: { ...env, ...sideEnvironment(place) },
    deadlineMs: deadline.ms,
    outputLimitBytes: OUTPUT_LIMIT_BYTES,
    meter: format === "command"
  });
  const read = await readResults(host, spec, { result, before });
  await host.files.remove(place.temporary);
  const { exitCode, durationMs } = result;
  const invoked = { exitCode, durationMs, measurements: [], problems: [], format: read.format };
  if (isCut(result, deadline)) return { ...invoked, outcome: "cut" };
  const failure = failureOf(result, task);
  const problems = [
    ...failure === null ? [] : [{ where: place.where, message: failure, severity: "error" }],
    ...read.problems.map((problem) => ({ ...problem, where: `${place.where}, ${problem.where}` }))
  ];
  if (problems.every(({ severity }) => severity !== "error")) {
    return { ...invoked, outcome: "ok", measurements: read.measurements, problems };
  }
  const said = tail(result);
  if (said !== "") host.log.quote(`output of ${place.where}`, said);
  return { ...invoked, outcome: "failed", problems };
}
function isCut({ ending }, { because }) {
  return ending === "cancelled" || ending === "deadline" && because === "time";
}
function sideEnvironment({
  side,
  temporary
}) {
  return { BENCH_REFEREE_SIDE: side, TMPDIR: temporary, TMP: temporary, TEMP: temporary };
}
function failureOf(result, { deadline, command, settings }) {
  const { ending, exitCode, detail, durationMs } = result;
  const name = `"${firstLine(command)}"`;
  switch (ending) {
    case "exit":
      if (exitCode === 0) return null;
      if (exitCode === NOT_FOUND) {
        return `${name} ended with exit code 127: a command was not found. Install it in \`setup\` or before this step.`;
      }
      return `${name} ended with exit code ${exitCode} after ${duration(durationMs)}. Its last lines are in the log; it must exit with 0.`;
    case "deadline":
      return `${name} ${overdue(deadline)}`;
    case "flood":
      return `${name} printed more than ${OUTPUT_LIMIT_BYTES / 1024 / 1024} MiB and was killed. Print results only, or write them to a file and name it in \`output-file\`.`;
    case "signal":
      return `${name} was killed by ${detail}. If that was SIGKILL, memory may have run out.`;
    case "cancelled":
      return `${name} was cancelled.`;
    case "unstartable": {
      const hint = settings.workingDirectory === "." ? "" : ` Check that working-directory "${settings.workingDirectory}" exists there.`;
      return `${name} could not be started: ${detail.replace(/\.$/, "")}.${hint}`;
    }
  }
}
var NOT_FOUND = 127;
function firstLine(command) {
  const [first = "", ...more] = command.trim().split("\n");
  return more.length === 0 ? first : `${first} \u2026`;
}
var TAIL_LINES = 30;
function tail({ stdout, stderrTail }) {
  const last = (text) => text.trimEnd().split("\n").slice(-TAIL_LINES).join("\n");
  return [last(stdout), last(stderrTail)].filter((text) => text !== "").join("\n");
}

// src/measure/schedule.ts
import { createHash } from "node:crypto";
function orderOf(seed, round) {
  const block = Math.floor((round - 1) / 2);
  const isFirst = round % 2 === 1;
  return coin(seed, block) === isFirst ? ["base", "head"] : ["head", "base"];
}
function coin(seed, block) {
  const digest = createHash("sha256").update(`${seed}
${block}`).digest();
  return ((digest[0] ?? 0) & 1) === 1;
}

// src/measure/setup.ts
var DEADLINE_MS = 60 * 6e4;
var OUTPUT_LIMIT_BYTES2 = 256 * 1024 * 1024;
var QUOTED_CHARACTERS = 4e3;
async function setUp(host, place, { script, env }) {
  host.log.info(`setup ${place.side}`);
  await host.files.makeFolder(place.temporary);
  const result = await host.run({
    script,
    folder: place.folder,
    env: { ...env, ...sideEnvironment(place) },
    deadlineMs: DEADLINE_MS,
    outputLimitBytes: OUTPUT_LIMIT_BYTES2,
    meter: false
  });
  const failure = failureOf2(result);
  if (failure !== null) {
    host.log.quote(
      `output of ${place.where}`,
      `${result.stdout.slice(-QUOTED_CHARACTERS)}
${result.stderrTail}`
    );
  }
  return failure;
}
function failureOf2({ ending, exitCode, detail, durationMs }) {
  switch (ending) {
    case "exit":
      if (exitCode === 0) return null;
      return `setup ended with exit code ${exitCode} after ${duration(durationMs)}. Its last lines are in the log; it must exit with 0.`;
    case "deadline":
      return `setup did not end within ${duration(DEADLINE_MS)} and was killed. Find out why it hangs.`;
    case "flood":
      return `setup printed more than ${OUTPUT_LIMIT_BYTES2 / 1024 / 1024} MiB and was killed. Let it print less.`;
    case "signal":
      return `setup was killed by ${detail}. If that was SIGKILL, memory may have run out.`;
    case "unstartable":
      return `setup could not be started: ${detail.replace(/\.$/, "")}.`;
    case "cancelled":
      return null;
  }
}

// src/measure/collect.ts
async function collect(host, measuring) {
  const run = await start(host, measuring);
  if (await prepare(run)) await measure(run);
  return recordingOf(run);
}
async function start(host, measuring) {
  return {
    host,
    measuring,
    env: childEnvironment(host.env, host.secrets),
    machine: await host.machine(),
    loadBefore: host.load(),
    startMs: host.clock.nowMs(),
    format: measuring.settings.format,
    ended: "complete",
    sides: SIDES,
    slowestMs: { base: 0, head: 0 },
    invocations: [],
    series: makeSeriesFile(),
    problems: [...measuring.commits.problems, ...measuring.trees.problems, ...unitProblems(measuring)]
  };
}
function unitProblems({ settings }) {
  if (settings.unit === "invocation") return [];
  const message = "every raw value counts, as in benchstat. The values of one invocation share its moment and its memory layout, so changes look surer than they are.";
  return [{ where: "unit: sample", message, severity: "warning" }];
}
async function prepare(run) {
  const { host, measuring, env } = run;
  const script = measuring.settings.setup;
  if (script === null) return true;
  for (const side of SIDES) {
    const failure = await setUp(host, placeOf(run, side, `setup, ${side}`), { script, env });
    if (host.cancelled.aborted) return end(run, "cancelled");
    if (failure === null) continue;
    tell(run, side, { where: `setup, ${side}`, message: failure, severity: "error" });
    if (side === "head") return end(run, "failed");
    run.sides = ["head"];
  }
  return true;
}
async function measure(run) {
  const { measuring, host } = run;
  const { rounds } = measuring.settings;
  run.startMs = host.clock.nowMs();
  host.log.info(`seed ${measuring.seed}`);
  let goesOn = await measureRound(run, 0);
  for (let round = 1; goesOn && round <= rounds.max; round += 1) {
    if (hasTimeFor(run)) goesOn = await measureRound(run, round) && !isDecided(run, round);
    else goesOn = end(run, "time");
  }
}
async function measureRound(run, round) {
  const order = round === 0 ? SIDES : orderOf(run.measuring.seed, round);
  for (const command of run.measuring.settings.commands.keys()) {
    for (const side of order) {
      if (run.sides.includes(side) && !await take(run, { round, command, side })) return false;
    }
  }
  return true;
}
function isDecided(run, round) {
  const { looks: looks2, settings, undecided: undecided2 } = run.measuring;
  if (round === settings.rounds.max || !looks2.includes(round)) return false;
  const open = undecided2(recordingOf(run));
  run.host.log.info(`look after ${round} rounds: ${openLine(open)}`);
  if (open.length > 0) return false;
  end(run, "decided");
  return true;
}
var NAMES_SHOWN = 3;
function openLine(open) {
  if (open.length === 0) return "everything is decided";
  const more = open.length > NAMES_SHOWN ? ", \u2026" : "";
  return `${open.length} still undecided (${open.slice(0, NAMES_SHOWN).join(", ")}${more})`;
}
async function take(run, step2) {
  const { host, measuring } = run;
  const { settings } = measuring;
  const startMs = host.clock.nowMs() - run.startMs;
  const leftMs = settings.maxMinutes * 6e4 - startMs;
  if (leftMs <= 0) return end(run, "time");
  const label = step2.round === 0 ? "warm-up" : `round ${step2.round}`;
  const usualMs = Math.max(run.slowestMs.base, run.slowestMs.head);
  const invoked = await invoke(host, placeOf(run, step2.side, `${label}, ${step2.side}`), {
    command: settings.commands[step2.command] ?? "",
    env: run.env,
    deadline: deadlineFor({ isWarmUp: step2.round === 0, usualMs, leftMs }),
    settings,
    format: run.format
  });
  const { durationMs, exitCode, outcome } = invoked;
  run.invocations.push({ ...step2, startMs, durationMs, exitCode, outcome });
  run.slowestMs[step2.side] = Math.max(run.slowestMs[step2.side], durationMs);
  logProgress(run, step2, invoked);
  for (const problem of invoked.problems) tell(run, step2.side, problem);
  return goesOnAfter(run, step2, invoked);
}
function goesOnAfter(run, step2, invoked) {
  const { host } = run;
  if (invoked.outcome === "cut") return end(run, host.cancelled.aborted ? "cancelled" : "time");
  if (invoked.outcome === "failed") {
    if (step2.side === "head" || step2.round > 1) return end(run, "failed");
    run.sides = ["head"];
    return true;
  }
  if (run.format === "auto" && invoked.format !== null) {
    run.format = invoked.format;
    host.log.info(`recognised the format "${invoked.format}"`);
  }
  if (step2.round > 0) file(run, step2.side, invoked);
  return true;
}
function file({ series, format, invocations }, side, { measurements }) {
  const invocation = invocations.length - 1;
  for (const measurement of measurements) {
    const own = series.find(measurement, format)[side];
    if (own.invocations.at(-1) === invocation) own.values.at(-1)?.push(...measurement.values);
    else {
      own.invocations.push(invocation);
      own.values.push([...measurement.values]);
    }
  }
}
function tell(run, side, problem) {
  const isKnown = run.problems.some(({ message }) => message === problem.message);
  if (problem.severity === "warning" && isKnown) return;
  run.problems.push(side === "base" ? { ...problem, severity: "warning" } : problem);
  run.host.log.info(`${problem.where}: ${problem.message}`);
}
function end(run, how) {
  run.ended = how;
  return false;
}
function hasTimeFor({ measuring, host, startMs, sides, slowestMs }) {
  const { commands, maxMinutes } = measuring.settings;
  const roundMs = commands.length * sides.reduce((sum, side) => sum + slowestMs[side], 0);
  return host.clock.nowMs() - startMs + roundMs <= maxMinutes * 6e4;
}
function placeOf({ measuring }, side, where) {
  const { settings, trees } = measuring;
  const root = trees.folders[side];
  const folder = settings.workingDirectory === "." ? root : `${root}/${settings.workingDirectory}`;
  return { side, folder, temporary: trees.temporary[side], where };
}
function logProgress(run, { round, command, side }, { durationMs, outcome }) {
  const { settings } = run.measuring;
  const label = round === 0 ? "warm-up" : `round ${round}/${settings.rounds.max}`;
  const which = settings.commands.length === 1 ? "" : ` command ${command + 1}/${settings.commands.length}`;
  const left = estimateLeft(run.invocations, { settings, sides: run.sides.length });
  const remark = outcome === "ok" ? "" : ` ${outcome}`;
  run.host.log.info(`${label} ${side}${which} ${duration(durationMs)}${remark}${left}`);
}
function recordingOf(run) {
  const { measuring, machine, loadBefore } = run;
  const { settings, commits, seed } = measuring;
  return {
    version: RECORDING_VERSION,
    name: settings.name,
    commits: { base: commits.base, head: commits.head },
    schedule: {
      seed,
      rounds: settings.rounds,
      commands: [...settings.commands],
      setup: settings.setup,
      workingDirectory: settings.workingDirectory,
      format: run.format === "auto" ? null : run.format,
      unit: settings.unit,
      ended: run.ended
    },
    environment: { ...machine, loadBefore, loadAfter: run.host.load() },
    invocations: [...run.invocations],
    series: run.series.all(),
    problems: [...run.problems]
  };
}

// src/measure/config-file.ts
import { posix, resolve } from "node:path";
var READ_LIMIT_BYTES = 1024 * 1024;
async function readConfigText(host, settings, { store, commits }) {
  const { config, configFrom } = settings;
  if (configFrom === "worktree") {
    return given(settings, await host.files.read(resolve(host.folder, config), READ_LIMIT_BYTES), []);
  }
  const head = await findBlob(store, commits.head.sha, config);
  const base = configFrom === "head" ? null : await findBlob(store, commits.base.sha, config);
  const blob = base ?? head;
  const text = blob === null ? null : await readBlob(store, blob);
  if (configFrom === "head" || blob === null) return given(settings, text, []);
  if (base === null) return { text, problems: [introduced(config)] };
  return { text, problems: base.sha === head?.sha ? [] : [changed(config, head === null)] };
}
async function findBlob(store, commit, config) {
  const path = posix.normalize(config);
  if (posix.isAbsolute(path) || path.startsWith("../")) return null;
  const list = ["--literal-pathspecs", "ls-tree", "-z", "--long", "--full-tree", commit, "--", path];
  const listed = await store.must("look for the configuration", ...list);
  const entry = listed.split("\0").find((line) => line.endsWith(`	${path}`));
  if (entry === void 0) return null;
  const [mode = "", , sha = "", size = ""] = entry.split(/[ \t]+/);
  const bytes = /^\d+$/.test(size) ? Number(size) : null;
  return { where: `${commit.slice(0, 12)}:${path}`, mode, sha, bytes };
}
async function readBlob(store, { where, mode, sha, bytes }) {
  if (bytes === null || mode === "120000") {
    throw new UserError({ where, what: "is not a regular file", remedy: "Give the path of a regular file" });
  }
  if (bytes > READ_LIMIT_BYTES) {
    throw new UserError({
      where,
      what: `is larger than the limit of ${READ_LIMIT_BYTES} bytes`,
      got: `${bytes} bytes`,
      remedy: "Give the path of the configuration file"
    });
  }
  const { exitCode, stdout, stderr } = await store.git("cat-file", "blob", sha);
  if (exitCode === 0) return stdout;
  throw new UserError({ where, what: "could not be read", got: stderr.trim() });
}
var MISSING = {
  base: "neither commit has this file",
  head: "the head commit does not have this file",
  worktree: "there is no such file"
};
function given(settings, text, problems) {
  if (text !== null || !settings.configGiven) return { text, problems };
  throw new UserError({
    where: "config",
    what: MISSING[settings.configFrom],
    got: settings.config,
    remedy: "Give the file's path relative to the repository's root, or leave `config` out to use the defaults"
  });
}
function changed(config, isDeleted) {
  return {
    where: config,
    message: `this pull request ${isDeleted ? "deletes" : "changes"} the configuration. The one of the base commit was used; the change counts after the merge.`,
    severity: "warning"
  };
}
function introduced(config) {
  return {
    where: config,
    message: "the base commit has no configuration, so the one of this pull request was used.",
    severity: "warning"
  };
}

// src/measure/store.ts
import { resolve as resolve2 } from "node:path";

// src/measure/remote.ts
var FETCH = ["fetch", "--quiet", "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules"];
function connectRemote(host, folder, { remote, name = remote.url }) {
  const run = (...args) => runAtRemote(host, folder, { remote, args });
  return {
    async ask(refs) {
      const { exitCode, stdout, stderr } = await run("ls-remote", name, ...refs);
      if (exitCode !== 0) return { kind: "silent", why: reason(stderr) };
      const lines = stdout.split("\n").map((line) => line.split("	"));
      for (const ref of refs) {
        const sha = lines.find(([, candidate]) => candidate === ref)?.[0];
        if (sha !== void 0) return { kind: "found", sha };
      }
      return { kind: "absent" };
    },
    async fetch(depth, wanted) {
      host.log.info(`fetch ${wanted.join(" ")}`);
      const refspecs = wanted.map((want) => `+${want}:refs/fetched/${want}`);
      return wordsOf(await run(...FETCH, ...depth === null ? [] : [depth], name, ...refspecs));
    },
    async fetchObjects(shas) {
      const args = ["-c", "fetch.negotiationAlgorithm=noop", ...FETCH, "--no-filter", name, ...shas];
      return wordsOf(await run(...args));
    }
  };
}
async function runAtRemote(host, folder, { remote, args }) {
  const patience = { "http.lowSpeedLimit": "1000", "http.lowSpeedTime": "60" };
  if (remote.token === null) return host.git(args, { folder, config: patience });
  const result = await host.git(args, { folder, config: { ...patience, ...authorisation(remote) } });
  const isRedirected = result.exitCode !== 0 && /returned error: 30[1278]/.test(result.stderr);
  return isRedirected ? host.git(args, { folder, config: patience }) : result;
}
function authorisation({ serverUrl, token }) {
  const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
  return {
    "http.followRedirects": "false",
    // An empty value takes back the headers that were set so far: a second Authorization is answered with 400.
    // Names of settings have no case, which lets this object hold the same one twice.
    [`http.${serverUrl}/.extraheader`]: "",
    [`http.${serverUrl}/.extraHeader`]: `AUTHORIZATION: basic ${basic}`
  };
}
function wordsOf({ exitCode, stderr }) {
  return exitCode === 0 ? null : reason(stderr);
}
function reason(stderr) {
  const lines = stderr.trim().split("\n");
  const said = lines.find((line) => /^(error|fatal): /.test(line)) ?? lines.at(-1) ?? "";
  return said.replace(/\.$/, "");
}

// src/measure/store.ts
async function openStore(host, folder, remote) {
  const checkout = await checkoutOf(host);
  if (checkout === null && remote === null) {
    throw new UserError({
      where: host.folder,
      what: "this is not a git repository",
      remedy: "Run bench-referee inside a clone of the repository you want to measure"
    });
  }
  const store = storeAt(host, folder, { checkout, remote });
  await host.files.makeFolder(folder);
  const format = checkout?.format ?? (host.trigger.sha?.length === 64 ? "sha256" : "sha1");
  await store.must(
    "create a store",
    "init",
    "--quiet",
    "--bare",
    "--template=",
    `--object-format=${format}`,
    "."
  );
  if (checkout === null) return store;
  await host.files.write(`${folder}/objects/info/alternates`, `${checkout.common}/objects
`);
  await host.files.copy(`${checkout.common}/shallow`, `${folder}/shallow`);
  if (checkout.promisor !== null) await becomePartial(store, remote?.url ?? checkout.promisor);
  return store;
}
async function checkoutOf(host) {
  const ask = async (...args) => {
    const { exitCode, stdout } = await host.git(args, { folder: host.folder });
    return exitCode === 0 ? stdout.trim().split("\n") : null;
  };
  const facts = ["--absolute-git-dir", "--show-object-format", "--is-shallow-repository"];
  const [folder, format = "sha1", isShallow] = await ask("rev-parse", ...facts) ?? [];
  if (folder === void 0) return null;
  const common = await host.files.read(`${folder}/commondir`, MAX_PATH_BYTES);
  const [promisor] = await ask("config", "--name-only", "--get-regexp", "^remote\\..*\\.promisor$") ?? [];
  const [url = null] = promisor ? await ask("config", promisor.replace(/promisor$/, "url")) ?? [] : [];
  return {
    common: resolve2(folder, common?.trim() ?? "."),
    format,
    isShallow: isShallow === "true",
    promisor: url
  };
}
var MAX_PATH_BYTES = 64 * 1024;
var PROMISOR = "origin";
async function becomePartial(store, url) {
  const settings = {
    "core.repositoryFormatVersion": "1",
    "extensions.partialClone": PROMISOR,
    [`remote.${PROMISOR}.url`]: url,
    [`remote.${PROMISOR}.promisor`]: "true",
    [`remote.${PROMISOR}.partialCloneFilter`]: "blob:none"
  };
  for (const [key, value] of Object.entries(settings))
    await store.must("configure a store", "config", key, value);
}
var NO_REMOTE = {
  ask: () => Promise.resolve({ kind: "absent" }),
  fetch: () => Promise.resolve("there is no remote"),
  fetchObjects: () => Promise.resolve("there is no remote")
};
function storeAt(host, folder, { checkout, remote }) {
  const git = (...args) => host.git(args, { folder });
  const promisor = checkout?.promisor ?? null;
  const connection = remote === null ? NO_REMOTE : connect(remote);
  function connect(to) {
    return connectRemote(host, folder, { remote: to, ...promisor === null ? {} : { name: PROMISOR } });
  }
  const store = {
    folder,
    isComplete: checkout !== null && !checkout.isShallow,
    git,
    async must(doing, ...args) {
      const { exitCode, stdout, stderr } = await git(...args);
      if (exitCode === 0) return stdout.trim();
      throw new UserError({ where: "git", what: `could not ${doing}`, got: reason(stderr) });
    },
    async has(sha) {
      return (await git("cat-file", "-e", `${sha}^{commit}`)).exitCode === 0;
    },
    ask: connection.ask,
    async remembered(ref) {
      const copy = ref.replace(/^refs\/heads\//, "refs/remotes/origin/");
      const args = ["rev-parse", "--verify", "--quiet", `${copy}^{commit}`];
      const { exitCode, stdout } = await host.git(args, { folder: host.folder });
      return exitCode === 0 && checkout !== null ? stdout.trim() : null;
    },
    fetch: (depth, ...wanted) => connection.fetch(depth, wanted),
    async fillIn(sha) {
      if (promisor === null) return;
      const source = remote ?? { url: promisor, token: null, serverUrl: "" };
      await fillIn(store, connect(source), sha);
    }
  };
  return store;
}
var OBJECTS_AT_ONCE = 400;
async function fillIn(store, connection, sha) {
  const list = ["rev-list", "--objects", "--no-walk", "--no-object-names", "--missing=print", sha];
  const objects = await store.must("list the files of a commit", ...list);
  const missing = objects.split("\n").flatMap((line) => line.startsWith("?") ? [line.slice(1)] : []);
  for (let index = 0; index < missing.length; index += OBJECTS_AT_ONCE) {
    const why = await connection.fetchObjects(missing.slice(index, index + OBJECTS_AT_ONCE));
    if (why === null) continue;
    throw new UserError({
      where: `commit ${sha}`,
      what: "the checkout is a partial clone that lacks files of this commit, and they could not be fetched",
      got: why,
      remedy: "Leave out `filter` in actions/checkout, or make a full clone"
    });
  }
}

// src/measure/trees.ts
async function makeTrees(host, root, { store, commits }) {
  const folders = { base: `${root}/base`, head: `${root}/head` };
  for (const side of SIDES) {
    const { sha } = commits[side];
    host.log.info(`clone ${side} ${sha.slice(0, 12)}`);
    await makeTree(host, folders[side], { store, sha });
  }
  return {
    folders,
    temporary: { base: `${root}/tmp/base`, head: `${root}/tmp/head` },
    problems: await leftOut(host, folders.head)
  };
}
async function makeTree(host, folder, { store, sha }) {
  const format = sha.length === 64 ? "sha256" : "sha1";
  const attributes = `${folder}/.git/info/attributes`;
  await host.files.makeFolder(folder);
  await step(host, folder, ["init", "--quiet", "--template=", `--object-format=${format}`, "."]);
  const options = ["--quiet", "--depth=1", "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules"];
  await step(host, folder, ["fetch", ...options, store.folder, sha]);
  await host.files.write(attributes, "* -filter\n");
  await step(host, folder, ["checkout", "--quiet", "--detach", "--no-recurse-submodules", sha]);
  await host.files.remove(attributes);
}
async function step(host, folder, args) {
  const { exitCode, stdout, stderr } = await host.git(args, { folder, config: { "core.longpaths": "true" } });
  if (exitCode === 0) return stdout;
  throw new UserError({
    where: `git ${args[0]}`,
    what: "could not make the tree of a commit",
    got: reason(stderr),
    remedy: "See what a plain `git checkout` of this commit says"
  });
}
async function leftOut(host, folder) {
  const names = async (pathspec) => step(host, folder, ["ls-files", "-z", "--", pathspec]);
  const problems = [];
  if (await names(":(top,literal).gitmodules") !== "") {
    problems.push({
      where: ".gitmodules",
      message: "submodules are not fetched. A benchmark that needs them can get them in `setup`.",
      severity: "warning"
    });
  }
  if (await names(":(top,attr:filter=lfs)") !== "") {
    problems.push({
      where: ".gitattributes",
      message: "files of Git LFS are left as pointers. A benchmark that needs their content can get it in `setup`.",
      severity: "warning"
    });
  }
  return problems;
}

// src/stages.ts
async function measureStage(host, request) {
  const { root } = request;
  const store = await openStore(host, join(root, "store"), request.remote);
  const found = await request.find(store);
  host.log.info(`base ${found.base.sha} (${found.base.how})`);
  host.log.info(`head ${found.head.sha} (${found.head.how})`);
  const { text, problems } = await readConfigText(host, request.commits, { store, commits: found });
  const file2 = text === null ? null : parseBudgetFile(text, request.commits.config);
  const settings = settle(request.given, file2, request.commits);
  const commits = { ...found, problems: [...found.problems, ...problems] };
  const trees = await makeTrees(host, root, { store, commits });
  const recording = await collect(host, {
    settings: settings.measure,
    commits,
    trees,
    seed: settings.measure.seed ?? drawSeed(),
    looks: looks(settings.measure.rounds),
    undecided: (soFar) => undecided(soFar, settings.policy).map(({ name }) => name)
  });
  return { recording, settings };
}
function drawSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0].toString(16).padStart(8, "0");
}

// src/host/forge.ts
var ForgeError = class extends Error {
  name = "ForgeError";
  failure;
  status;
  constructor(failure, status, message) {
    super(message);
    this.failure = failure;
    this.status = status;
  }
};

// src/measure/ancestor.ts
var DEEPER = ["--deepen=50", "--deepen=200", "--deepen=1000", "--depth=2147483647"];
async function mergeBase({ store, forge }, target, head) {
  const near = await certainAncestor(store, target, head);
  if (near !== null) return near;
  if (store.isComplete) throw unrelated(target, head);
  const told = await toldAncestor(forge, target, head);
  if (told !== null) return told;
  for (const depth of DEEPER) {
    const why = await store.fetch(depth, target, head);
    if (why !== null) throw cutOff(why);
    const found = await certainAncestor(store, target, head);
    if (found !== null) return found;
  }
  throw unrelated(target, head);
}
async function certainAncestor(store, one, other) {
  const { exitCode, stdout } = await store.git("merge-base", one, other);
  if (exitCode !== 0) return null;
  const ancestor = stdout.trim();
  if (store.isComplete) return ancestor;
  const range = [one, other, `^${ancestor}`];
  const roots = await store.must("list where history is cut", "rev-list", "--max-parents=0", ...range);
  for (const root of roots.split("\n")) {
    if (root !== "" && (await parentsOf(store, root)).length > 0) return null;
  }
  return ancestor;
}
async function parentsOf(store, commit) {
  const text = await store.must("read a commit", "cat-file", "commit", commit);
  const header = text.split("\n\n")[0] ?? "";
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, sha = ""]) => sha);
}
async function toldAncestor(forge, target, head) {
  try {
    return await forge?.mergeBase(target, head) ?? null;
  } catch (error) {
    if (error instanceof ForgeError) return null;
    throw error;
  }
}
function cutOff(why) {
  return new UserError({
    where: 'input "base"',
    what: "the history in the checkout does not reach back to the merge base, and no more of it could be fetched",
    got: why,
    remedy: "Set `fetch-depth: 0` in actions/checkout"
  });
}
function unrelated(target, head) {
  return new UserError({
    where: 'input "base"',
    what: `${target.slice(0, 12)} and ${head.slice(0, 12)} have no common ancestor`,
    got: "merge-base",
    remedy: "Write `base: target` to compare with the tip of the base branch"
  });
}

export {
  ForgeError,
  mergeBase,
  certainAncestor,
  parentsOf,
  reason,
  measureStage
};
