// Repairs the signs of units that were written in UTF-8 and read in another code page, which PowerShell and Windows consoles
// do: `┬╡s` and `Âµs` are microseconds. Only signs that a tool prints are repaired, and `µ` and `±` only where a unit or a
// number needs them, so that names stay. The table is computed by decoding the bytes of each sign in each code page.

/** Upper halves of code pages that `TextDecoder` lacks, from 0x80 on (unicode.org/Public/MAPPINGS/VENDORS/MICSFT/PC). */
const DOS_PAGES = {
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  cp852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
  cp737:
    'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρσςτυφχψ░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀ωάέήϊίόύϋώΆΈΉΊΌΎΏ±≥≤ΪΫ÷≈°∙·√ⁿ²■\u00a0',
  cp775:
    'ĆüéāäģåćłēŖŗīŹÄÅÉæÆōöĢ¢ŚśÖÜø£Ø×¤ĀĪóŻżź”¦©®¬½¼Ł«»░▒▓│┤ĄČĘĖ╣║╗╝ĮŠ┐└┴┬├─┼ŲŪ╚╔╩╦╠═╬Žąčęėįšųūž┘┌█▄▌▐▀ÓßŌŃõÕµńĶķĻļņĒŅ’\u00ad±“¾¶§÷„°∙·¹³²■\u00a0',
};
const LABELS: readonly string[] = [
  ...['ibm866', 'koi8-r', 'macintosh', 'shift_jis', 'gbk', 'euc-kr', 'big5', 'windows-874'],
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((digit) => `windows-125${digit}`),
  ...[2, 3, 4, 5, 6, 7, 8, 10, 13, 14, 15, 16].map((part) => `iso-8859-${part}`),
];

type Decoder = (bytes: Uint8Array) => string;

function decoders(): Decoder[] {
  const named = LABELS.flatMap((label): Decoder[] => {
    try {
      const decoder = new TextDecoder(label);
      return [(bytes) => decoder.decode(bytes)];
    } catch {
      return []; // Node.js can be built without most code pages.
    }
  });
  const byUpperHalf = (half: string): Decoder => {
    return (bytes) =>
      Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : half[byte - 0x80])).join('');
  };
  return [...named, ...Object.values(DOS_PAGES).map(byUpperHalf), (bytes) => String.fromCharCode(...bytes)];
}

const MICRO = '\u00b5';
const MARK = '\ufeff';
/** µ as one byte, in code pages of Windows and of DOS. */
const MICRO_BYTES = [0xb5, 0xe6];
/** Both bytes of a sign, or its one byte, that no code page could read. No other prefix of a time is not ASCII. */
const UNKNOWN = ['\ufffd', '\ufffd\ufffd'];
/** Rows of UTF-8 with the frames of tables and trees, U+2500 to U+257F. */
const FRAMES = Array.from({ length: 0x80 }, (_, index) => String.fromCharCode(0x2500 + index));

/** Finds what may be a garbled sign, and maps garbled frames to their own. */
let computed: { readonly pattern: RegExp; readonly signs: ReadonlyMap<string, string> } | null = null;

function repairs(): NonNullable<typeof computed> {
  if (computed !== null) return computed;
  const pages = decoders();
  const encode = (text: string) => new TextEncoder().encode(text);
  const imagesOf = (sign: string) => [...new Set(pages.map((decode) => decode(encode(sign))))].filter(isImage);
  const twice = (sign: string) => pages.map((decode) => decode(encode(decode(encode(sign))))).filter(isImage);
  const oneByte = MICRO_BYTES.flatMap((byte) => pages.map((decode) => decode(Uint8Array.of(byte)))).filter(isImage);
  const micros = [MICRO, '\u03bc'].flatMap((sign) => [...imagesOf(sign), ...twice(sign)]).concat(oneByte, UNKNOWN);
  const deviations = [...imagesOf('±'), ...twice('±'), ...UNKNOWN];
  const frames = new Map(FRAMES.flatMap((frame) => imagesOf(frame).map((image) => [image, frame] as const)));
  const marks = [MARK, ...imagesOf(MARK)];
  const isUnit = '(?<=[\\d("\'-][ \\t]{0,3})';
  const beforeSecond = '(?=s(?:ec(?:ond)?s?)?(?![\\p{L}\\p{N}]))';
  const starts = new Set([...frames.keys()].map((image) => image.slice(0, 2)));
  computed = {
    signs: frames,
    pattern: new RegExp(
      [
        `${isUnit}(?<micro>${anyOf(micros)}|(?<=\\d |\\()\\?{1,2})${beforeSecond}`,
        `(?<=[\\s(])(?<deviation>${anyOf(deviations)})(?= *\\d)`,
        `^(?<mark>(?:${anyOf(marks)})+)`,
        `(?<frame>(?:${anyOf([...starts])})[^\\x00-\\x7f])`,
      ].join('|'),
      'gmu',
    ),
  };
  return computed;
}

/** A decoded sign that is neither the sign itself nor in part unknown. */
function isImage(image: string): boolean {
  return /^[^\x00-\x7f\ufffd]+$/.test(image) && !/^[\u00b5\u03bc\u00b1]$/.test(image);
}

/** The longest text is tried first. None has a special character. */
function anyOf(texts: readonly string[]): string {
  return [...new Set(texts)].sort((left, right) => right.length - left.length).join('|');
}

/** Repairs the signs, and removes byte-order marks at the start of a line. */
export function repairSigns(text: string): string {
  // Expressions take ten times as long to search a text without these characters, as most are.
  const isAscii = Buffer.byteLength(text) === text.length;
  if (isAscii && !(text.includes('?') && /[\d(] ?\?{1,2}s/.test(text))) return text;
  const { pattern, signs } = repairs();
  const repaired = text.replaceAll(pattern, (sign, ...rest) => {
    const { micro, deviation, mark } = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    if (micro !== undefined) return MICRO;
    if (deviation !== undefined) return '±';
    return mark !== undefined ? '' : (signs.get(sign) ?? sign);
  });
  // A repaired sign may complete another one.
  return repaired === text ? text : repairSigns(repaired);
}

/** Repairs a unit alone, which JSON may have written with escapes. */
export function repairUnit(unit: string): string {
  return /[^\x00-\x7f]/.test(unit) ? repairSigns(`"${unit}`).slice(1) : unit;
}

/** The unit is that of a time with a prefix that no code page explains. */
export function isGarbledUnit(unit: string): boolean {
  return (
    !/^[\w/%.-]*$/.test(unit) &&
    /(?:^|[^\p{L}\p{N}])(?:[^\x00-\x7f]{1,8}|\?{1,2})s(?:ec(?:ond)?s?)?(?![\p{L}\p{N}])/u.test(unit) &&
    !/[µμ]s/.test(unit)
  );
}
