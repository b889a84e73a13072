// Reads the sizes in the name of a benchmark: `Sort/n=1000-8`, `sort[1000]`, `Quick(Size: 100)`. Go's number of processors is none.

export interface NameSize {
  /** `/n`; the place among the numbers without a name, `/1`, for one of them. */
  readonly key: string;
  /** Size, at least 0. */
  readonly size: number;
  /** The name without this part. */
  readonly rest: string;
}

const NUMBER = String.raw`(\d[\d_]*(?:\.\d+)?(?:[eE]\+?\d+)?)(?:([kKMGTPEZY])(i?))?[bB]?`;
const PART = new RegExp(String.raw`(::|,\s*|[/[(\s-])(?:([A-Za-z_]\w*)\s*[=:]\s*)?${NUMBER}(?=$|::|[/\]),\s-])`, 'g');
const PREFIXES = ' KMGTPEZY';

export function listNameSizes(name: string): NameSize[] {
  const processors = /-\d+$/.exec(name)?.[0] ?? '';
  const text = name.slice(0, name.length - processors.length);
  let unnamed = 0;
  return [...text.matchAll(PART)].map((match) => {
    const [whole, before = '', key, digits = '', prefix = '', binary] = match;
    if (key === undefined) unnamed += 1;
    const scale = (binary === 'i' ? 1024 : 1000) ** Math.max(0, PREFIXES.indexOf(prefix.toUpperCase() || ' '));
    const open = '[('.includes(before) ? before : '';
    const rest = text.slice(0, match.index) + open + text.slice(match.index + whole.length) + processors;
    return { key: `/${key ?? unnamed}`, size: Number(digits.replaceAll('_', '')) * scale, rest: tidy(rest) };
  });
}

/** Removes the comma, or the brackets, around the part. */
function tidy(rest: string): string {
  return rest.replace(/([[(])\s*[,-]\s*/, '$1').replace(/\s*(?:\[\s*\]|\(\s*\))/, '');
}
