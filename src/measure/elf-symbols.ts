// Reads the symbols of an ELF file that take space in it, with their sizes (System V ABI, chapter 4). Code of a pull request wrote
// the file, so every offset in it is checked, and what does not fit is left out.

const MAGIC = 0x7f454c46;
const SYMTAB = 2;
const TYPES: readonly number[] = [1, 2];

/** A symbol takes at least 16 bytes, so that these are in any file that is read. */
const MAX_SYMBOLS = 2_000_000;
const MAX_SYMBOL_NAME = 2_000;

/** Offsets of the fields in the two classes of ELF. */
const LAYOUTS = {
  1: {
    sections: 0x20,
    count: 0x30,
    section: { size: 40, offset: 16, length: 20, link: 24 },
    symbol: { size: 16, value: 8, info: 12 },
  },
  2: {
    sections: 0x28,
    count: 0x3c,
    section: { size: 64, offset: 24, length: 32, link: 40 },
    symbol: { size: 24, value: 16, info: 4 },
  },
} as const;

interface ElfSymbol {
  readonly name: string;
  readonly size: number;
}

/** Functions and objects. Empty for a file that is not ELF or is stripped. */
export function readElfSymbols(bytes: Uint8Array): ElfSymbol[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 0x40 || view.getUint32(0) !== MAGIC) return [];
  const kind = view.getUint8(4);
  if (kind !== 1 && kind !== 2) return [];
  const layout = LAYOUTS[kind];
  const isLittle = view.getUint8(5) === 1;
  const fits = (at: number, size: number) => Number.isSafeInteger(at) && at >= 0 && at + size <= bytes.byteLength;
  const read32 = (at: number) => (fits(at, 4) ? view.getUint32(at, isLittle) : 0);
  const readWord = (at: number) =>
    kind === 1 ? read32(at) : fits(at, 8) ? Number(view.getBigUint64(at, isLittle)) : 0;
  const first = readWord(layout.sections);
  const sections = Array.from({ length: view.getUint16(layout.count, isLittle) }, (_, index) => {
    const at = first + index * layout.section.size;
    const { offset, length, link } = layout.section;
    return {
      type: read32(at + 4),
      offset: readWord(at + offset),
      length: readWord(at + length),
      link: read32(at + link),
    };
  });
  const table = sections.find(({ type, offset, length }) => type === SYMTAB && fits(offset, length));
  const names = table && sections[table.link];
  if (table === undefined || names === undefined || !fits(names.offset, names.length)) return [];
  const texts = Buffer.from(bytes.buffer, bytes.byteOffset + names.offset, names.length);
  const count = Math.min(MAX_SYMBOLS, Math.floor(table.length / layout.symbol.size));
  const symbols: ElfSymbol[] = [];
  for (let index = 0; index < count; index += 1) {
    const at = table.offset + index * layout.symbol.size;
    const size = readWord(at + layout.symbol.value);
    const start = read32(at);
    if (!TYPES.includes(view.getUint8(at + layout.symbol.info) & 0xf) || size === 0 || size > bytes.byteLength)
      continue;
    const end = texts.subarray(start, start + MAX_SYMBOL_NAME).indexOf(0);
    if (end > 0) symbols.push({ name: texts.toString('utf8', start, start + end), size });
  }
  return symbols;
}
