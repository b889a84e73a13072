// Reads the text of a CMake list as calls of commands with their arguments (section "Syntax" of cmake-language), and puts the calls of
// blocks together. It evaluates nothing.

export interface Argument {
  readonly text: string;
  /** It stays one argument, also if its value is a list. */
  readonly isQuoted: boolean;
}

export interface Call {
  /** Name in lower case. */
  readonly command: string;
  readonly args: readonly Argument[];
}

/** A comment, a bracket argument, a quoted argument, a parenthesis, or a word. */
const TOKEN =
  /#\[(=*)\[[\s\S]*?\]\1\]|#[^\n]*|\[(=*)\[\n?([\s\S]*?)\]\2\]|"((?:[^"\\]|\\[\s\S])*)"|([()])|((?:\$\{[^}\s]{0,200}\}|[^\s()#"])+)/g;

export function parseCalls(text: string): readonly Call[] {
  const calls: Call[] = [];
  let depth = 0;
  let name = '';
  let args: Argument[] = [];
  for (const [, , , bracket, quoted, parenthesis, word] of text.matchAll(TOKEN)) {
    if (parenthesis === '(') depth += 1;
    if (parenthesis === ')') depth -= 1;
    if (depth === 0 && parenthesis === ')') calls.push({ command: name.toLowerCase(), args });
    else if (depth === 1 && parenthesis === '(') args = [];
    else if (depth === 0) name = word ?? name;
    else if (quoted !== undefined || bracket !== undefined)
      args.push({ text: (quoted ?? bracket ?? '').replaceAll('\\"', '"'), isQuoted: true });
    else if (word !== undefined || parenthesis !== undefined)
      args.push({ text: word ?? parenthesis ?? '', isQuoted: false });
    // A parenthesis too many ends nothing.
    depth = Math.max(0, depth);
  }
  return calls;
}

const BLOCKS: Readonly<Record<string, string>> = {
  if: 'endif',
  foreach: 'endforeach',
  while: 'endwhile',
  function: 'endfunction',
  macro: 'endmacro',
};

export interface CallBlock {
  readonly opening: Call;
  readonly body: readonly Call[];
}

/** The calls one after the other. Of an `if`, each branch is a block; the last one opens with `else`. */
export function* readBlocks(calls: readonly Call[]): Iterable<Call | readonly CallBlock[]> {
  for (let index = 0; index < calls.length; index += 1) {
    const call = calls[index]!;
    if (!Object.hasOwn(BLOCKS, call.command)) {
      yield call;
      continue;
    }
    const branches: { opening: Call; body: Call[] }[] = [{ opening: call, body: [] }];
    let depth = 1;
    for (index += 1; index < calls.length; index += 1) {
      const inner = calls[index]!;
      if (Object.hasOwn(BLOCKS, inner.command)) depth += 1;
      if (Object.values(BLOCKS).includes(inner.command)) depth -= 1;
      if (depth === 0) break;
      if (depth === 1 && call.command === 'if' && /^else(?:if)?$/.test(inner.command))
        branches.push({ opening: inner, body: [] });
      else branches.at(-1)!.body.push(inner);
    }
    yield branches;
  }
}
