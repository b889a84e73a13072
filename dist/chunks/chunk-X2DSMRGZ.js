import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  BAD_BYTE,
  characterAt,
  charactersOf,
  encodeCharacter,
  isGraphic,
  isSpace,
  sizeOf
} from "./chunk-SX2ZJBZ4.js";
import {
  parseGoFloat
} from "./chunk-MNXSWMCE.js";

// src/benchstat/refusal.ts
var NAME = "Refusal";
function refuse(message) {
  const refusal = new Error(message);
  refusal.name = NAME;
  throw refusal;
}
function refusalIn(thrown) {
  return thrown instanceof Error && thrown.name === NAME ? thrown.message : null;
}

// src/benchstat/quoted.ts
var NAMED = {
  "\x07": "\\a",
  "\b": "\\b",
  "\f": "\\f",
  "\n": "\\n",
  "\r": "\\r",
  "	": "\\t",
  "\v": "\\v",
  '"': '\\"',
  "\\": "\\\\"
};
var PRINTABLE = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]$/u;
function goQuoted(text) {
  let quoted = "";
  for (let at = 0; at < text.length; ) {
    const code = characterAt(text, at);
    const bytes = text.slice(at, at + sizeOf(code));
    quoted += NAMED[bytes] ?? (isPrintable(code) ? bytes : escaped(code, bytes));
    at += bytes.length;
  }
  return `"${quoted}"`;
}
function isPrintable(code) {
  return code !== BAD_BYTE && PRINTABLE.test(String.fromCodePoint(code));
}
function escaped(code, bytes) {
  if (code < 128) return `\\x${hex(bytes.charCodeAt(0), 2)}`;
  return code > 65535 ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`;
}
function hex(code, digits) {
  return code.toString(16).padStart(digits, "0");
}

// src/benchstat/keys.ts
function extractorOf(key) {
  if (key === "") return null;
  if (key === ".name") return ({ name }) => partsOf(name).base;
  if (key === ".fullname") return ({ name }) => name;
  if (key === ".file") return ({ file }) => file;
  if (key.startsWith("/")) return ({ name }) => namePart(name, key);
  return ({ configuration }) => configuration.values.get(key) ?? "";
}
function fullNameWithout(keys) {
  if (keys.length === 0) return ({ name }) => name;
  const hidesBase = keys.includes(".name");
  const hidesProcessors = keys.includes("/gomaxprocs");
  const hidden = keys.filter((key) => key.startsWith("/")).map((key) => `${key}=`);
  return ({ name }) => {
    const { base, parts, processors } = partsOf(name);
    const kept = parts.filter((part) => !hidden.some((key) => part.startsWith(key)));
    return [hidesBase ? "*" : base, ...kept, hidesProcessors ? "" : processors].join("");
  };
}
function partsOf(name) {
  const processors = /-[0-9]+$/.exec(name)?.[0] ?? "";
  const [base = "", ...parts] = name.slice(0, name.length - processors.length).split("/");
  return { base, parts: parts.map((part) => `/${part}`), processors };
}
function namePart(name, key) {
  const { parts, processors } = partsOf(name);
  if (key === "/gomaxprocs" && processors !== "") return processors.slice(1);
  const part = parts.find((candidate) => candidate.startsWith(`${key}=`));
  return part?.slice(key.length + 1) ?? "";
}

// src/benchstat/regexp/cursor.ts
var NO_FLAGS = { ignoresCase: false, isMultiline: false, dotMatchesAll: false };
function fault(what, where) {
  return refuse(`error parsing regexp: ${what}: \`${where}\``);
}
function readCharacter(cursor) {
  const code = characterAt(cursor.pattern, cursor.at);
  if (code === BAD_BYTE) fault("invalid UTF-8", cursor.pattern.slice(cursor.at));
  cursor.at += sizeOf(code);
  return code;
}
function checkUtf8(text) {
  const cursor = { pattern: text, at: 0, flags: NO_FLAGS };
  while (cursor.at < text.length) readCharacter(cursor);
}

// src/benchstat/regexp/rune-set.ts
var MAX_RUNE = 1114111;
var ANY = [0, MAX_RUNE];
var DIGIT = [48, 57];
var WORD = [48, 57, 65, 90, 95, 95, 97, 122];
var ALPHA = [65, 90, 97, 122];
var PERL_SETS = {
  d: DIGIT,
  s: [9, 10, 12, 13, 32, 32],
  w: WORD
};
var NAMED_SETS = /* @__PURE__ */ new Map([
  ["alnum", [...DIGIT, ...ALPHA]],
  ["alpha", ALPHA],
  ["ascii", [0, 127]],
  ["blank", [9, 9, 32, 32]],
  ["cntrl", [0, 31, 127, 127]],
  ["digit", DIGIT],
  ["graph", [33, 126]],
  ["lower", [97, 122]],
  ["print", [32, 126]],
  ["punct", [33, 47, 58, 64, 91, 96, 123, 126]],
  ["space", [9, 13, 32, 32]],
  ["upper", [65, 90]],
  ["word", WORD],
  ["xdigit", [48, 57, 65, 70, 97, 102]]
]);
function union(ranges) {
  const pairs = [];
  for (let index = 0; index < ranges.length; index += 2) pairs.push([ranges[index], ranges[index + 1]]);
  pairs.sort((one, other) => one[0] - other[0]);
  const merged = [];
  for (const [first, last] of pairs) {
    const end = merged.length - 1;
    if (end > 0 && first <= merged[end] + 1) merged[end] = Math.max(merged[end], last);
    else merged.push(first, last);
  }
  return merged;
}
function negate(set) {
  const gaps = [];
  let next = 0;
  for (let index = 0; index < set.length; index += 2) {
    if (next < set[index]) gaps.push(next, set[index] - 1);
    next = set[index + 1] + 1;
  }
  if (next <= MAX_RUNE) gaps.push(next, MAX_RUNE);
  return gaps;
}
function includes(set, rune) {
  let low = 0;
  let high = set.length / 2 - 1;
  while (low <= high) {
    const middle = low + high >> 1;
    if (rune < set[2 * middle]) high = middle - 1;
    else if (rune > set[2 * middle + 1]) low = middle + 1;
    else return true;
  }
  return false;
}
function fold(set) {
  const ranges = [...set];
  for (const [rune, orbit] of orbits()) {
    if (includes(set, rune)) for (const other of orbit) ranges.push(other, other);
  }
  return union(ranges);
}
var LAST_CASED = 125251;
var TURKISH = [304, 305];
var known = null;
function orbits() {
  if (known !== null) return known;
  known = /* @__PURE__ */ new Map();
  for (let rune = 65; rune <= LAST_CASED; rune += 1) {
    if (TURKISH.includes(rune)) continue;
    const text = String.fromCodePoint(rune);
    for (const other of [text.toLowerCase(), text.toUpperCase()]) {
      const code = other.codePointAt(0);
      if (code !== rune && String.fromCodePoint(code) === other) join(known, rune, code);
    }
  }
  return known;
}
function join(found, one, other) {
  const all = /* @__PURE__ */ new Set([...found.get(one) ?? [one], ...found.get(other) ?? [other]]);
  const orbit = [...all];
  for (const rune of orbit) found.set(rune, orbit);
}

// src/benchstat/regexp/rune-property.ts
var CATEGORIES = "C Cc Cf Cn Co Cs L LC Ll Lm Lo Lt Lu M Mc Me Mn N Nd Nl No P Pc Pd Pe Pf Pi Po Ps S Sc Sk Sm So Z Zl Zp Zs Cased_Letter Close_Punctuation Combining_Mark Connector_Punctuation Control Currency_Symbol Dash_Punctuation Decimal_Number Enclosing_Mark Final_Punctuation Format Initial_Punctuation Letter Letter_Number Line_Separator Lowercase_Letter Mark Math_Symbol Modifier_Letter Modifier_Symbol Nonspacing_Mark Number Open_Punctuation Other Other_Letter Other_Number Other_Punctuation Other_Symbol Paragraph_Separator Private_Use Punctuation Separator Space_Separator Spacing_Mark Surrogate Symbol Titlecase_Letter Unassigned Uppercase_Letter cntrl digit punct Any Assigned ASCII";
var SCRIPTS = "Adlam Ahom Arabic Armenian Avestan Balinese Bamum Batak Bengali Bhaiksuki Bopomofo Brahmi Braille Buginese Buhid Carian Chakma Cham Cherokee Chorasmian Common Coptic Cuneiform Cypriot Cyrillic Deseret Devanagari Dogra Duployan Elbasan Elymaic Ethiopic Georgian Glagolitic Gothic Grantha Greek Gujarati Gurmukhi Han Hangul Hanunoo Hatran Hebrew Hiragana Inherited Javanese Kaithi Kannada Katakana Kawi Kharoshthi Khmer Khojki Khudawadi Lao Latin Lepcha Limbu Lisu Lycian Lydian Mahajani Makasar Malayalam Mandaic Manichaean Marchen Medefaidrin Miao Modi Mongolian Mro Multani Myanmar Nabataean Nandinagari Newa Nko Nushu Ogham Oriya Osage Osmanya Palmyrene Phoenician Rejang Runic Samaritan Saurashtra Sharada Shavian Siddham Sinhala Sogdian Soyombo Sundanese Syriac Tagalog Tagbanwa Takri Tamil Tangsa Tangut Telugu Thaana Thai Tibetan Tifinagh Tirhuta Toto Ugaritic Vai Vithkuqi Wancho Yezidi Yi";
var PROPERTIES = new Map([
  ...SCRIPTS.split(" ").map((name) => [canonical(name), `Script=${name}`]),
  ...CATEGORIES.split(" ").map((name) => [canonical(name), name])
]);
var sets = /* @__PURE__ */ new Map();
function propertySet(name) {
  const property = PROPERTIES.get(canonical(name));
  if (property === void 0) return null;
  const set = sets.get(property) ?? members(new RegExp(`\\p{${property}}`, "u"));
  sets.set(property, set);
  return set;
}
function canonical(name) {
  return name.replaceAll(/[-_ ]/g, "").toLowerCase();
}
function members(pattern) {
  const ranges = [];
  let isInside = false;
  for (let rune = 0; rune <= MAX_RUNE; rune += 1) {
    const isMember = pattern.test(String.fromCodePoint(rune));
    if (isMember && !isInside) ranges.push(rune);
    if (!isMember && isInside) ranges.push(rune - 1);
    isInside = isMember;
  }
  if (isInside) ranges.push(MAX_RUNE);
  return ranges;
}

// src/benchstat/regexp/class.ts
var CONTROLS = { a: 7, f: 12, n: 10, r: 13, t: 9, v: 11 };
function readClass(cursor) {
  const { pattern } = cursor;
  const start = cursor.at;
  cursor.at += 1;
  const isNegated = pattern[cursor.at] === "^";
  if (isNegated) cursor.at += 1;
  const ranges = [];
  for (let isFirst = true; isFirst || pattern[cursor.at] !== "]"; isFirst = false) {
    const set2 = readNamedSet(cursor) ?? readSetEscape(cursor);
    ranges.push(...set2 ?? readRange(cursor, start));
  }
  cursor.at += 1;
  const set = union(ranges);
  return isNegated ? negate(set) : set;
}
function readSetEscape(cursor) {
  const { pattern, at } = cursor;
  if (pattern[at] !== "\\") return null;
  const letter = pattern[at + 1] ?? "";
  if (letter === "p" || letter === "P") return readProperty(cursor, letter === "P");
  const set = PERL_SETS[letter.toLowerCase()];
  if (set === void 0) return null;
  cursor.at += 2;
  return withFlags(cursor, set, letter !== letter.toLowerCase());
}
function readEscape(cursor) {
  const { pattern, at: start } = cursor;
  cursor.at += 1;
  if (cursor.at === pattern.length) fault("trailing backslash at end of expression", "");
  const code = readCharacter(cursor);
  const character = String.fromCodePoint(code);
  if (code < 128 && !/[0-9A-Za-z]/.test(character)) return code;
  const octal = /^(?:0[0-7]{0,2}|[1-7][0-7]{1,2})/.exec(pattern.slice(start + 1, start + 4));
  if (octal !== null) {
    cursor.at = start + 1 + octal[0].length;
    return Number.parseInt(octal[0], 8);
  }
  const found = character === "x" ? readHex(cursor) : CONTROLS[character];
  return found ?? fault("invalid escape sequence", pattern.slice(start, cursor.at));
}
function readHex(cursor) {
  const { pattern } = cursor;
  if (cursor.at === pattern.length) return void 0;
  const first = readCharacter(cursor);
  if (first !== 123) {
    const text = String.fromCodePoint(first, readCharacterOrEnd(cursor));
    return /^[0-9a-f]{2}$/i.test(text) ? Number.parseInt(text, 16) : void 0;
  }
  let value = 0;
  for (let digits = 0; cursor.at < pattern.length; digits += 1) {
    const digit = String.fromCodePoint(readCharacter(cursor));
    if (digit === "}") return digits === 0 ? void 0 : value;
    if (!/^[0-9a-f]$/i.test(digit)) return void 0;
    value = value * 16 + Number.parseInt(digit, 16);
    if (value > MAX_RUNE) return void 0;
  }
  return void 0;
}
function readCharacterOrEnd(cursor) {
  if (cursor.at === cursor.pattern.length) return 65533;
  return readCharacter(cursor);
}
function readNamedSet(cursor) {
  const { pattern, at } = cursor;
  if (!pattern.startsWith("[:", at)) return null;
  const end = pattern.indexOf(":]", at + 2);
  if (end < 0) return null;
  const name = pattern.slice(at + 2, end);
  const isNegated = name.startsWith("^");
  const set = NAMED_SETS.get(isNegated ? name.slice(1) : name);
  if (set === void 0) return fault("invalid character class range", pattern.slice(at, end + 2));
  cursor.at = end + 2;
  return withFlags(cursor, set, isNegated);
}
function readProperty(cursor, isUpper) {
  const { pattern, at: start } = cursor;
  cursor.at += 2;
  if (cursor.at === pattern.length) fault("invalid character class range", pattern.slice(start));
  const first = readCharacter(cursor);
  let name = pattern.slice(start + 2, cursor.at);
  if (first === 123) {
    const end = pattern.indexOf("}", start);
    if (end < 0) {
      checkUtf8(pattern.slice(start));
      fault("invalid character class range", pattern.slice(start));
    }
    name = pattern.slice(start + 3, end);
    checkUtf8(name);
    cursor.at = end + 1;
  }
  const isNegated = name.startsWith("^");
  const set = propertySet(isNegated ? name.slice(1) : name);
  if (set === null) return fault("invalid character class range", pattern.slice(start, cursor.at));
  return withFlags(cursor, set, isNegated !== isUpper);
}
function readRange(cursor, classStart) {
  const { pattern, at: start } = cursor;
  const first = readClassCharacter(cursor, classStart);
  let last = first;
  if (pattern[cursor.at] === "-" && cursor.at + 1 < pattern.length && pattern[cursor.at + 1] !== "]") {
    cursor.at += 1;
    last = readClassCharacter(cursor, classStart);
    if (last < first) fault("invalid character class range", pattern.slice(start, cursor.at));
  }
  return withFlags(cursor, [first, last], false);
}
function readClassCharacter(cursor, classStart) {
  const { pattern, at } = cursor;
  if (at === pattern.length) fault("missing closing ]", pattern.slice(classStart));
  return pattern[at] === "\\" ? readEscape(cursor) : readCharacter(cursor);
}
function withFlags({ flags }, set, isNegated) {
  const all = flags.ignoresCase ? fold(set) : set;
  return isNegated ? negate(all) : all;
}

// src/benchstat/regexp/tree.ts
function setNode(set) {
  return { kind: "set", set, height: 1, size: 1 };
}
function assertionNode(assertion) {
  return { kind: "assertion", assertion, height: 1, size: 1 };
}
function sequenceNode(parts) {
  return listNode("sequence", parts, 0);
}
function choiceNode(parts) {
  return listNode("choice", parts, parts.length - 1);
}
function groupNode(part) {
  return { kind: "sequence", parts: [part], height: part.height + 1, size: part.size + 2 };
}
function repeatNode(repeat) {
  return { kind: "repeat", ...repeat, height: repeat.part.height + 1, size: repeatSize(repeat) };
}
function listNode(kind, parts, more) {
  if (parts.length === 1) return parts[0];
  let height = 0;
  let size = more;
  for (const part of parts) {
    height = Math.max(height, part.height);
    size += part.size;
  }
  return { kind, parts, height: height + 1, size: Math.max(1, size) };
}
function repeatSize({ part, least, most }) {
  if (most === Number.POSITIVE_INFINITY) return least === 0 ? 2 + part.size : 1 + least * part.size;
  return Math.max(1, most * part.size + (most - least));
}

// src/benchstat/regexp/parse.ts
var ASSERTIONS = /* @__PURE__ */ new Map([
  ["\\A", "textStart"],
  ["\\z", "textEnd"],
  ["\\b", "wordEdge"],
  ["\\B", "notWordEdge"]
]);
var NOT_LINE_BREAK = negate([10, 10]);
var MAX_HEIGHT = 1e3;
var MAX_SIZE = Math.floor(128 * 2 ** 20 / 40);
var MAX_COUNT = 1e3;
function parseRegexp(pattern) {
  const cursor = { pattern, at: 0, flags: NO_FLAGS };
  const levels = [newLevel(true, NO_FLAGS)];
  let lastRepeat = -1;
  while (cursor.at < pattern.length) {
    const start = cursor.at;
    const repeat = readRepeat(cursor);
    if (repeat !== null) {
      repeatLast(cursor, levels.at(-1).sequence, { ...repeat, start, lastRepeat });
      lastRepeat = start;
    } else {
      readToken(cursor, levels);
      lastRepeat = -1;
    }
  }
  if (levels.length > 1) fault("missing closing )", pattern);
  return checked(pattern, closeLevel(levels[0]));
}
function readToken(cursor, levels) {
  const { pattern, flags } = cursor;
  const { sequence } = levels.at(-1);
  switch (pattern[cursor.at]) {
    case "(":
      openGroup(cursor, levels);
      break;
    case ")":
      closeGroup(cursor, levels);
      break;
    case "|":
      cursor.at += 1;
      nextAlternative(levels.at(-1));
      break;
    case "^":
      cursor.at += 1;
      sequence.push(assertionNode(flags.isMultiline ? "lineStart" : "textStart"));
      break;
    case "$":
      cursor.at += 1;
      sequence.push(assertionNode(flags.isMultiline ? "lineEnd" : "textEnd"));
      break;
    case ".":
      cursor.at += 1;
      sequence.push(setNode(flags.dotMatchesAll ? ANY : NOT_LINE_BREAK));
      break;
    case "[":
      sequence.push(setNode(readClass(cursor)));
      break;
    case "\\":
      sequence.push(...readBackslash(cursor));
      break;
    default:
      sequence.push(literal(cursor, readCharacter(cursor)));
  }
}
function readBackslash(cursor) {
  const { pattern, at } = cursor;
  const two = pattern.slice(at, at + 2);
  if (two === "\\C") fault("invalid escape sequence", two);
  if (two === "\\Q") return readLiterals(cursor);
  const assertion = ASSERTIONS.get(two);
  if (assertion !== void 0) {
    cursor.at += 2;
    return [assertionNode(assertion)];
  }
  const set = readSetEscape(cursor);
  return [set === null ? literal(cursor, readEscape(cursor)) : setNode(set)];
}
function readLiterals(cursor) {
  const { pattern, flags } = cursor;
  const start = cursor.at + 2;
  const end = pattern.indexOf("\\E", start);
  const quoted = { pattern: pattern.slice(start, end < 0 ? void 0 : end), at: 0, flags };
  const literals = [];
  while (quoted.at < quoted.pattern.length) literals.push(literal(quoted, readCharacter(quoted)));
  cursor.at = end < 0 ? pattern.length : end + 2;
  return literals;
}
function literal({ flags }, code) {
  const set = [code, code];
  return setNode(flags.ignoresCase ? fold(set) : set);
}
function openGroup(cursor, levels) {
  const { pattern, at, flags } = cursor;
  const name = /^\(\?P?<(?=.)/s.exec(pattern.slice(at, at + 5));
  if (name !== null) readGroupName(cursor, name[0].length);
  else if (pattern[at + 1] !== "?") cursor.at += 1;
  else {
    const opens = readFlags(cursor);
    if (opens) levels.push(newLevel(false, flags));
    return;
  }
  levels.push(newLevel(true, flags));
}
function readGroupName(cursor, leadLength) {
  const { pattern, at: start } = cursor;
  const end = pattern.indexOf(">", start);
  const name = pattern.slice(start + leadLength, end);
  checkUtf8(end < 0 ? pattern.slice(start) : name);
  if (end < 0) fault("invalid named capture", pattern.slice(start));
  if (!/^\w+$/.test(name)) fault("invalid named capture", pattern.slice(start, end + 1));
  cursor.at = end + 1;
}
function readFlags(cursor) {
  const start = cursor.at;
  let flags = { ...cursor.flags };
  let on = true;
  let sawFlag = false;
  cursor.at += 2;
  while (cursor.at < cursor.pattern.length) {
    const letter = String.fromCodePoint(readCharacter(cursor));
    if ((letter === ":" || letter === ")") && (on || sawFlag)) {
      cursor.flags = flags;
      return letter === ":";
    }
    if (letter === "-" && on) {
      on = false;
      sawFlag = false;
    } else if ("imsU".includes(letter)) {
      if (letter === "i") flags = { ...flags, ignoresCase: on };
      if (letter === "m") flags = { ...flags, isMultiline: on };
      if (letter === "s") flags = { ...flags, dotMatchesAll: on };
      sawFlag = true;
    } else break;
  }
  return fault("invalid or unsupported Perl syntax", cursor.pattern.slice(start, cursor.at));
}
function newLevel(captures, flagsOutside) {
  return { alternatives: [], sequence: [], captures, flagsOutside };
}
function nextAlternative(level) {
  level.alternatives.push(sequenceNode(level.sequence));
  level.sequence = [];
}
function closeLevel(level) {
  nextAlternative(level);
  return choiceNode(level.alternatives);
}
function closeGroup(cursor, levels) {
  if (levels.length === 1) fault("unexpected )", cursor.pattern);
  const level = levels.pop();
  const inside = closeLevel(level);
  cursor.flags = level.flagsOutside;
  cursor.at += 1;
  levels.at(-1).sequence.push(checked(cursor.pattern, level.captures ? groupNode(inside) : inside));
}
function readRepeat(cursor) {
  const { pattern, at } = cursor;
  const sign = pattern[at];
  if ("*+?".includes(sign)) {
    cursor.at += 1;
    const most = sign === "?" ? 1 : Number.POSITIVE_INFINITY;
    return { least: sign === "+" ? 1 : 0, most, isCounted: false };
  }
  if (sign !== "{") return null;
  const match = /^\{(0|[1-9]\d*)(,(0|[1-9]\d*)?)?\}/.exec(pattern.slice(at));
  if (match === null) return null;
  cursor.at += match[0].length;
  const least = Number(match[1]);
  const bound = match[2] === void 0 ? match[1] : match[3];
  if (least > MAX_COUNT || Number(bound ?? 0) > MAX_COUNT || bound !== void 0 && least > Number(bound))
    fault("invalid repeat count", match[0]);
  return { least, most: bound === void 0 ? Number.POSITIVE_INFINITY : Number(bound), isCounted: true };
}
function repeatLast(cursor, sequence, { start, lastRepeat, ...count }) {
  const { pattern } = cursor;
  if (pattern[cursor.at] === "?") cursor.at += 1;
  if (lastRepeat >= 0) fault("invalid nested repetition operator", pattern.slice(lastRepeat, cursor.at));
  const part = sequence.pop();
  if (part === void 0) fault("missing argument to repetition operator", pattern.slice(start, cursor.at));
  const node = checked(pattern, repeatNode({ part, ...count }));
  const isLong = count.least >= 2 || count.most >= 2 && Number.isFinite(count.most);
  if (count.isCounted && isLong && !multipliesUpTo(node, MAX_COUNT))
    fault("invalid repeat count", pattern.slice(start, cursor.at));
  sequence.push(node);
}
function multipliesUpTo(node, limit) {
  if (node.kind === "set" || node.kind === "assertion") return true;
  if (node.kind !== "repeat") return node.parts.every((part) => multipliesUpTo(part, limit));
  if (!node.isCounted) return multipliesUpTo(node.part, limit);
  if (node.most === 0) return true;
  const copies = Number.isFinite(node.most) ? node.most : node.least;
  return copies <= limit && multipliesUpTo(node.part, copies > 0 ? Math.floor(limit / copies) : limit);
}
function checked(pattern, node) {
  if (node.height > MAX_HEIGHT) fault("expression nests too deeply", pattern);
  if (node.size > MAX_SIZE) fault("expression too large", pattern);
  return node;
}

// src/benchstat/regexp/program.ts
var NONE = -1;
var LINE_BREAK = 10;
function compileProgram(tree) {
  const states = [{ kind: "match" }];
  return { states, start: compileNode(states, tree, 0) };
}
function compileNode(states, node, next) {
  switch (node.kind) {
    case "set":
      return add(states, { kind: "character", set: node.set, next });
    case "assertion":
      return add(states, { kind: "assertion", assertion: node.assertion, next });
    case "sequence":
      return node.parts.reduceRight((entry, part) => compileNode(states, part, entry), next);
    case "choice":
      return node.parts.map((part) => compileNode(states, part, next)).reduceRight((other, entry) => add(states, { kind: "split", next: entry, other }));
    case "repeat":
      return compileRepeat(states, node, next);
  }
}
function compileRepeat(states, { part, least, most }, next) {
  let entry = next;
  if (Number.isFinite(most)) {
    for (let copy = least; copy < most; copy += 1)
      entry = add(states, { kind: "split", next: compileNode(states, part, entry), other: next });
  } else {
    entry = add(states, { kind: "split", next, other: next });
    states[entry] = { kind: "split", next: compileNode(states, part, entry), other: next };
  }
  for (let copy = 0; copy < least; copy += 1) entry = compileNode(states, part, entry);
  return entry;
}
function add(states, state) {
  return states.push(state) - 1;
}
function matches({ states, start }, text) {
  const runes = charactersOf(text);
  const entered = new Int32Array(states.length).fill(-1);
  let current = [];
  for (let at = 0; at <= runes.length; at += 1) {
    const rune = runes[at] ?? NONE;
    const pending = [...current, start];
    const waiting = [];
    while (pending.length > 0) {
      const index = pending.pop();
      if (entered[index] === at) continue;
      entered[index] = at;
      const state = states[index];
      if (state.kind === "match") return true;
      if (state.kind === "character") {
        if (rune !== NONE && includes(state.set, rune)) waiting.push(state.next);
      } else if (state.kind === "split") pending.push(state.other, state.next);
      else if (holds(state.assertion, runes[at - 1] ?? NONE, rune)) pending.push(state.next);
    }
    current = waiting;
  }
  return false;
}
function holds(assertion, before, after) {
  switch (assertion) {
    case "textStart":
      return before === NONE;
    case "textEnd":
      return after === NONE;
    case "lineStart":
      return before === NONE || before === LINE_BREAK;
    case "lineEnd":
      return after === NONE || after === LINE_BREAK;
    case "wordEdge":
      return includes(WORD, before) !== includes(WORD, after);
    case "notWordEdge":
      return includes(WORD, before) === includes(WORD, after);
  }
}

// src/benchstat/regexp/regexp.ts
function compileRegexp(pattern) {
  const program = compileProgram(parseRegexp(pattern));
  return (text) => matches(program, text);
}

// src/benchstat/syntax.ts
var OPERATORS = "():@,";
var OPERATORS_AT_START = `${OPERATORS}-*`;
function readToken2(query, from) {
  return readAny(query, from, false);
}
function readValueToken(query, from) {
  return readAny(query, from, true);
}
function syntaxError(query, at, message) {
  let column = 0;
  for (let index = 0; index < at; ) {
    const code = characterAt(query, index);
    if (isGraphic(code)) column += 1;
    index += sizeOf(code);
  }
  return refuse(`syntax error: ${message}
	${query}
	${" ".repeat(column)}^`);
}
function readAny(query, from, regexpAllowed) {
  let at = from;
  while (at < query.length) {
    const code = characterAt(query, at);
    if (!isSpace(code)) break;
    at += sizeOf(code);
  }
  const first = query[at];
  if (first === void 0) return { kind: "end", text: "", start: at, end: at };
  if (isOperatorAtStart(first)) return { kind: first, text: first, start: at, end: at + 1 };
  if (first === "/" && regexpAllowed) return readRegexp(query, at);
  return first === '"' ? readQuoted(query, at) : readBare(query, at);
}
function isOperatorAtStart(text) {
  return OPERATORS_AT_START.includes(text);
}
function readBare(query, start) {
  let end = start;
  while (end < query.length && !OPERATORS.includes(query[end])) {
    const code = characterAt(query, end);
    if (isSpace(code)) break;
    end += sizeOf(code);
  }
  const text = query.slice(start, end);
  return { kind: text === "AND" || text === "OR" ? text : "word", text, start, end };
}
function readQuoted(query, start) {
  let end = start + 1;
  while (end < query.length && (query[end] !== '"' || query[end - 1] === "\\")) end += 1;
  if (end === query.length) syntaxError(query, start, "missing end quote");
  const text = unquoted(query.slice(start + 1, end));
  if (text === null) return syntaxError(query, start, "bad escape sequence");
  return { kind: "word", text, start, end: end + 1 };
}
var ESCAPE = /\\(?:([abfnrtv\\"])|(x[0-9a-fA-F]{2}|[0-3][0-7]{2})|(u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}))|[\\"\n]|[\x80-\xff]+/g;
var NAMED2 = { a: "\x07", b: "\b", f: "\f", n: "\n", r: "\r", t: "	", v: "\v", "\\": "\\", '"': '"' };
function unquoted(text) {
  let isValid = true;
  const value = text.replaceAll(
    ESCAPE,
    (all, named, byte, character) => {
      if (named !== void 0) return NAMED2[named];
      if (byte?.startsWith("x")) return String.fromCharCode(Number.parseInt(byte.slice(1), 16));
      if (byte !== void 0) return String.fromCharCode(Number.parseInt(byte, 8));
      if (all.charCodeAt(0) >= 128) return repaired(all);
      const encoded = character === void 0 ? null : encodeCharacter(Number.parseInt(character.slice(1), 16));
      isValid &&= encoded !== null;
      return encoded ?? "";
    }
  );
  return isValid ? value : null;
}
function repaired(text) {
  let result = "";
  for (let at = 0; at < text.length; ) {
    const code = characterAt(text, at);
    const size = sizeOf(code);
    result += code === BAD_BYTE ? "\xEF\xBF\xBD" : text.slice(at, at + size);
    at += size;
  }
  return result;
}
function readRegexp(query, start) {
  const close = endOfRegexp(query, start + 1);
  if (close < 0) syntaxError(query, start, 'missing close "/"');
  const text = query.slice(start + 1, close);
  const matches2 = compiled(query, start, text);
  const end = close + 1;
  const isSeparated = end === query.length || isSpace(query.charCodeAt(end)) || isOperatorAtStart(query[end]);
  if (!isSeparated)
    syntaxError(query, end, 'regexp must be followed by space or an operator (unescaped "/"?)');
  return { kind: "regexp", text, start, end, matches: matches2 };
}
function compiled(query, start, text) {
  try {
    return compileRegexp(text);
  } catch (error) {
    const message = refusalIn(error);
    if (message === null) throw error;
    return syntaxError(query, start, message);
  }
}
function endOfRegexp(query, from) {
  let brackets = 0;
  let parentheses = 0;
  for (let at = from; at < query.length; at += 1) {
    const character = query[at];
    if (character === "/" && brackets === 0 && parentheses === 0) return at;
    if (character === "\\") at += 1;
    else if (character === "[") brackets += 1;
    else if (character === "]") brackets = Math.max(0, brackets - 1);
    else if (brackets === 0 && character === "(") parentheses += 1;
    else if (brackets === 0 && character === ")") parentheses -= 1;
  }
  return -1;
}

// src/benchstat/filter.ts
function parseFilter(query) {
  const { term, end } = readAny2(query, 0);
  const rest = readToken2(query, end);
  if (rest.kind !== "end") syntaxError(query, rest.start, `unexpected "${rest.text}"`);
  return compile(query, term);
}
function readAny2(query, from) {
  const terms = [];
  let end = from;
  while (true) {
    const read = readAll(query, end);
    terms.push(read.term);
    const next = readToken2(query, read.end);
    if (next.kind !== "OR") return { term: { kind: "any", terms }, end: read.end };
    end = next.end;
  }
}
function readAll(query, from) {
  const first = readMatch(query, from);
  const terms = [first.term];
  let { end } = first;
  while (true) {
    const next = readToken2(query, end);
    if (next.kind === "AND") end = next.end;
    else if (next.kind === "end" || next.kind === ")" || next.kind === "OR")
      return { term: { kind: "all", terms }, end };
    else if (next.kind === ":" || next.kind === "@" || next.kind === ",")
      syntaxError(query, next.start, `unexpected "${next.text}"`);
    else {
      const read = readMatch(query, end);
      terms.push(read.term);
      end = read.end;
    }
  }
}
function readMatch(query, from) {
  const token = readToken2(query, from);
  switch (token.kind) {
    case "(": {
      const { term, end } = readAny2(query, token.end);
      const close = readToken2(query, end);
      if (close.kind !== ")") syntaxError(query, close.start, 'missing ")"');
      return { term, end: close.end };
    }
    case "-": {
      const { term, end } = readMatch(query, token.end);
      return { term: { kind: "not", term }, end };
    }
    case "*":
      return { term: { kind: "all", terms: [] }, end: token.end };
    case "word":
      return readKeyAndValue(query, token);
    default:
      return syntaxError(query, token.start, "expected key:value or subexpression");
  }
}
function readKeyAndValue(query, key) {
  const colon = readToken2(query, key.end);
  if (colon.kind !== ":") syntaxError(query, key.start, "expected key:value");
  const value = readValueToken(query, colon.end);
  if (value.kind === "(") return readValues(query, key, value.end);
  const term = matchTerm(key, value);
  return { term: term ?? syntaxError(query, key.start, "expected key:value"), end: value.end };
}
function readValues(query, key, from) {
  const terms = [];
  let end = from;
  while (true) {
    const value = readValueToken(query, end);
    terms.push(matchTerm(key, value) ?? syntaxError(query, value.start, "expected value"));
    const next = readValueToken(query, value.end);
    if (next.kind === ")") return { term: { kind: "any", terms }, end: next.end };
    if (next.kind !== "OR") syntaxError(query, next.start, "value list must be separated by OR");
    end = next.end;
  }
}
function matchTerm(key, value) {
  if (value.matches !== void 0) return { kind: "match", key, matches: value.matches };
  if (value.kind !== "word") return null;
  return { kind: "match", key, matches: (text) => text === value.text };
}
function compile(query, term) {
  if (term.kind === "match") return compileMatch(query, term);
  if (term.kind === "not") {
    const filter = compile(query, term.term);
    return (candidate) => !filter(candidate);
  }
  const filters = term.terms.map((part) => compile(query, part));
  return term.kind === "all" ? (candidate) => filters.every((filter) => filter(candidate)) : (candidate) => filters.some((filter) => filter(candidate));
}
function compileMatch(query, { key, matches: matches2 }) {
  if (key.text === ".unit") return ({ unit, writtenUnit }) => matches2(unit) || matches2(writtenUnit);
  if (key.text === ".config") syntaxError(query, key.start, ".config is only allowed in projections");
  const extract = extractorOf(key.text);
  if (extract === null) return syntaxError(query, key.start, "key must not be empty");
  return ({ result }) => matches2(extract(result));
}

// src/benchstat/order.ts
var NAMED_ORDERS = /* @__PURE__ */ new Map([
  ["alpha", compareBytes],
  ["num", compareNumbers]
]);
function compareBytes(one, other) {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}
function orderOfList(values) {
  const places = new Map(values.map((value, index) => [value, index]));
  return (one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0);
}
function compareNumbers(one, other) {
  const left = parseMagnitude(one);
  const right = parseMagnitude(other);
  if (left === null || right === null) return Number(left === null) - Number(right === null);
  if (left < right || !Number.isNaN(left) && Number.isNaN(right)) return -1;
  return left > right || Number.isNaN(left) && !Number.isNaN(right) ? 1 : 0;
}
var PREFIXES = "KMGTPEZY";
var MAGNITUDE = /^([+-]?[0-9.]+)(?:([kKMGTPEZY])(i?))?[bB]?$/;
function parseMagnitude(text) {
  const plain = parseGoFloat(text);
  if (typeof plain === "number") return plain;
  const match = MAGNITUDE.exec(text);
  if (match === null) return null;
  const [, digits = "", prefix = "", binary] = match;
  const value = parseGoFloat(digits);
  if (typeof value === "string") return null;
  const power = prefix === "" ? 0 : PREFIXES.indexOf(prefix.toUpperCase()) + 1;
  return value * (binary === "i" ? 1024 : 1e3) ** power;
}

// src/benchstat/projection-syntax.ts
function parseFields(query) {
  const fields = [];
  let end = 0;
  while (true) {
    const next = readToken2(query, end);
    if (next.kind === "end") return fields;
    const key = next.kind === "," && fields.length > 0 ? readToken2(query, next.end) : next;
    if (key.kind !== "word") syntaxError(query, key.start, "expected key");
    const read = readOrder(query, key);
    fields.push({ key, ...read.field });
    end = read.end;
  }
}
function readOrder(query, key) {
  const at = readToken2(query, key.end);
  if (at.kind !== "@") return { field: { order: null, list: null }, end: key.end };
  const order = readToken2(query, at.end);
  if (order.kind === "word")
    return { field: { order, list: order.text === "fixed" ? [] : null }, end: order.end };
  if (order.kind !== "(") syntaxError(query, order.start, "expected named sort order or parenthesized list");
  const { list, end } = readList(query, order.end);
  return { field: { order, list }, end };
}
function readList(query, from) {
  const list = [];
  let end = from;
  while (true) {
    const next = readToken2(query, end);
    if (next.kind === ")") {
      if (list.length === 0) syntaxError(query, next.start, "nothing to match");
      return { list, end: next.end };
    }
    if (next.kind !== "word") syntaxError(query, next.start, "missing )");
    list.push(next.text);
    end = next.end;
  }
}

// src/benchstat/tuple.ts
var SEPARATOR = "\n\0";
function makeTuples(parts) {
  const tuples = [];
  const numbers = /* @__PURE__ */ new Map();
  const allFields = () => parts.flatMap(({ fields }) => fields);
  function tupleOf(result, unit = "") {
    const tuple = [];
    for (const part of parts) part.fill(tuple, result, unit);
    while (tuple.length > 0 && (tuple.at(-1) ?? "") === "") tuple.pop();
    const key = tuple.join(SEPARATOR);
    const known2 = numbers.get(key);
    if (known2 !== void 0) return known2;
    for (const { ranks, place } of allFields()) {
      const value = tuple[place] ?? "";
      if (ranks !== null && !ranks.has(value)) ranks.set(value, ranks.size);
    }
    numbers.set(key, tuples.length);
    return tuples.push(tuple) - 1;
  }
  return {
    tupleOf,
    fields: () => allFields().map(({ name }) => name),
    values: (number) => allFields().map(({ place }) => tuples[number][place] ?? ""),
    places() {
      const fields = allFields();
      const sorted = [...tuples.keys()].sort(
        (one, other) => compareTuples(fields, tuples[one], tuples[other])
      );
      const places = new Int32Array(sorted.length);
      for (const [place, tuple] of sorted.entries()) places[tuple] = place;
      return places;
    }
  };
}
function compareTuples(fields, one, other) {
  for (const { place, order } of fields) {
    const left = one[place] ?? "";
    const right = other[place] ?? "";
    if (left !== right) return order(left, right) || compareBytes(left, right);
  }
  return 0;
}

// src/benchstat/projection.ts
function makeProjectionGroup() {
  const named = {
    configuration: /* @__PURE__ */ new Set(),
    nameParts: [],
    showsConfiguration: false,
    showsFullName: false
  };
  return {
    parse(query, options) {
      const draft = newDraft();
      for (const expression of parseFields(query)) addExpression(draft, named, { query, expression });
      if (options?.withUnit === true)
        addField(draft, ".unit", { order: "first", extract: (_, unit) => unit });
      return finished(draft);
    },
    residue() {
      const draft = newDraft();
      const { showsConfiguration, showsFullName } = named;
      if (!showsConfiguration) addConfiguration(draft, named, "first");
      if (!showsFullName) addFullName(draft, named, "first");
      return finished(draft);
    }
  };
}
function newDraft() {
  return { parts: [], conditions: [], places: 0, readsName: false };
}
function finished({ parts, conditions, readsName }) {
  return { ...makeTuples(parts), readsName, admits: (result) => conditions.every((holds2) => holds2(result)) };
}
function addExpression(draft, named, { query, expression }) {
  const { key, list } = expression;
  const order = orderOf(query, expression);
  if (key.text === ".config") {
    if (list !== null) syntaxError(query, expression.order.start, "fixed order not allowed for .config");
    addConfiguration(draft, named, order);
    return;
  }
  if (key.text === ".unit") syntaxError(query, key.start, ".unit is only allowed in filters");
  const extract = extractorOf(key.text) ?? syntaxError(query, key.start, "key must not be empty");
  if (key.text === ".fullname") addFullName(draft, named, order);
  else {
    if (key.text === ".name" || key.text.startsWith("/")) {
      named.nameParts.push(key.text);
      draft.readsName = true;
    } else named.configuration.add(key.text);
    addField(draft, key.text, { order, extract });
  }
  if (list === null) return;
  const admitted = new Set(list);
  draft.conditions.push((result) => admitted.has(extract(result)));
}
function orderOf(query, { order, list }) {
  if (list !== null) return orderOfList(list);
  if (order === null || order.text === "first") return "first";
  return NAMED_ORDERS.get(order.text) ?? syntaxError(query, order.start, `unknown order ${goQuoted(order.text)}`);
}
function addField(draft, name, { order, extract }) {
  const field = newField(draft, name, order);
  draft.parts.push({
    fields: [field],
    fill(tuple, result, unit) {
      tuple[field.place] = extract(result, unit);
    }
  });
}
function addFullName(draft, named, order) {
  named.showsFullName = true;
  draft.readsName = true;
  let extract = null;
  addField(draft, ".fullname", {
    order,
    extract(result) {
      extract ??= fullNameWithout(named.nameParts);
      return extract(result);
    }
  });
}
var BYTES_ONLY = () => 0;
function addConfiguration(draft, named, order) {
  named.showsConfiguration = true;
  const fields = [];
  const byKey = /* @__PURE__ */ new Map();
  draft.parts.push({
    fields,
    fill(tuple, { configuration }) {
      for (const key of configuration.keys) {
        if (named.configuration.has(key)) continue;
        let field = byKey.get(key);
        if (field === void 0) {
          field = newField(draft, key, order === "first" ? BYTES_ONLY : order);
          byKey.set(key, field);
          fields.push(field);
        }
        tuple[field.place] = configuration.values.get(key);
      }
    }
  });
}
function newField(draft, name, order) {
  const place = draft.places;
  draft.places += 1;
  if (order !== "first") return { name, place, order, ranks: null };
  const ranks = /* @__PURE__ */ new Map();
  return { name, place, order: (one, other) => ranks.get(one) - ranks.get(other), ranks };
}

export {
  refuse,
  refusalIn,
  parseFilter,
  parseFields,
  goQuoted,
  makeProjectionGroup
};
