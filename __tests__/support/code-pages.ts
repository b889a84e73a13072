// Decoders of code pages in which programs on Windows and old terminals read UTF-8. Those of DOS are not in Node.js.

const LABELS = [
  ...[
    'ibm866',
    'koi8-r',
    'macintosh',
    'shift_jis',
    'gbk',
    'euc-kr',
    'big5',
    'windows-874',
    'iso-8859-2',
    'iso-8859-15',
  ],
  ...[0, 1, 2, 3, 4, 5, 6, 7, 8].map((digit) => `windows-125${digit}`),
];

/** Upper halves (unicode.org/Public/MAPPINGS/VENDORS/MICSFT/PC/CP437.TXT, CP850.TXT). */
const DOS = {
  cp437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0',
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
};

type Decode = (bytes: Uint8Array) => string;

export const CODE_PAGES: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ...Object.entries(DOS).map(
    ([page, half]) =>
      [
        page,
        (bytes: Uint8Array) =>
          [...bytes].map((byte) => (byte < 0x80 ? String.fromCharCode(byte) : half[byte - 0x80])).join(''),
      ] as const,
  ),
  ['latin1', (bytes) => Buffer.from(bytes).toString('latin1')],
  [
    'ascii',
    (bytes) =>
      Buffer.from(bytes)
        .toString('utf8')
        .replaceAll(/[^\x00-\x7f]/g, '?'),
  ],
  ['latin1 as UTF-8', (bytes) => Buffer.from(Buffer.from(bytes).toString('utf8'), 'latin1').toString('utf8')],
  ...LABELS.map((label) => [label, (bytes: Uint8Array) => new TextDecoder(label).decode(bytes)] as const),
  ['twice windows-1252', (bytes) => decode1252(Buffer.from(decode1252(bytes)))],
]);

function decode1252(bytes: Uint8Array): string {
  return new TextDecoder('windows-1252').decode(bytes);
}
