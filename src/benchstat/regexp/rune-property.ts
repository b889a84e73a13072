// Finds the character set of a Unicode property such as `\p{Greek}`. The names are those that Go knows, compared
// without case, `_`, `-` and spaces. The characters come from JavaScript's Unicode data.

import { MAX_RUNE, type RuneSet } from './rune-set.ts';

const CATEGORIES =
  'C Cc Cf Cn Co Cs L LC Ll Lm Lo Lt Lu M Mc Me Mn N Nd Nl No P Pc Pd Pe Pf Pi Po Ps S Sc Sk Sm So Z Zl Zp Zs ' +
  'Cased_Letter Close_Punctuation Combining_Mark Connector_Punctuation Control Currency_Symbol ' +
  'Dash_Punctuation Decimal_Number Enclosing_Mark Final_Punctuation Format Initial_Punctuation Letter ' +
  'Letter_Number Line_Separator Lowercase_Letter Mark Math_Symbol Modifier_Letter Modifier_Symbol ' +
  'Nonspacing_Mark Number Open_Punctuation Other Other_Letter Other_Number Other_Punctuation Other_Symbol ' +
  'Paragraph_Separator Private_Use Punctuation Separator Space_Separator Spacing_Mark Surrogate Symbol ' +
  'Titlecase_Letter Unassigned Uppercase_Letter cntrl digit punct Any Assigned ASCII';
/** Scripts with a name of one word. Go finds no others. */
const SCRIPTS =
  'Adlam Ahom Arabic Armenian Avestan Balinese Bamum Batak Bengali Bhaiksuki Bopomofo Brahmi Braille Buginese ' +
  'Buhid Carian Chakma Cham Cherokee Chorasmian Common Coptic Cuneiform Cypriot Cyrillic Deseret Devanagari ' +
  'Dogra Duployan Elbasan Elymaic Ethiopic Georgian Glagolitic Gothic Grantha Greek Gujarati Gurmukhi Han ' +
  'Hangul Hanunoo Hatran Hebrew Hiragana Inherited Javanese Kaithi Kannada Katakana Kawi Kharoshthi Khmer ' +
  'Khojki Khudawadi Lao Latin Lepcha Limbu Lisu Lycian Lydian Mahajani Makasar Malayalam Mandaic Manichaean ' +
  'Marchen Medefaidrin Miao Modi Mongolian Mro Multani Myanmar Nabataean Nandinagari Newa Nko Nushu Ogham ' +
  'Oriya Osage Osmanya Palmyrene Phoenician Rejang Runic Samaritan Saurashtra Sharada Shavian Siddham Sinhala ' +
  'Sogdian Soyombo Sundanese Syriac Tagalog Tagbanwa Takri Tamil Tangsa Tangut Telugu Thaana Thai Tibetan ' +
  'Tifinagh Tirhuta Toto Ugaritic Vai Vithkuqi Wancho Yezidi Yi';

const PROPERTIES = new Map([
  ...SCRIPTS.split(' ').map((name) => [normaliseName(name), `Script=${name}`] as const),
  ...CATEGORIES.split(' ').map((name) => [normaliseName(name), name] as const),
]);

const sets = new Map<string, RuneSet>();

/** Returns the characters of a property, or null if Go does not know the name. */
export function propertySet(name: string): RuneSet | null {
  const property = PROPERTIES.get(normaliseName(name));
  if (property === undefined) return null;
  const set = sets.get(property) ?? members(new RegExp(`\\p{${property}}`, 'u'));
  sets.set(property, set);
  return set;
}

function normaliseName(name: string): string {
  return name.replaceAll(/[-_ ]/g, '').toLowerCase();
}

function members(pattern: RegExp): RuneSet {
  const ranges: number[] = [];
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
