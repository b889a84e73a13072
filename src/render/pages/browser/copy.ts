// Copies texts for the reader: buttons that put a command or an address on the clipboard. A page from the disk may have
// no clipboard of its own, so the document's command is the second way.

import { makeButton, makeElement } from './dom.ts';

/** Time that the answer of a button stays, in milliseconds. */
const ANSWER_MS = 2000;

export function makeCopyButton(label: string, textOf: () => string): HTMLButtonElement {
  const words = makeElement('span', { 'aria-live': 'polite' }, [label]);
  return makeButton([words], { class: 'plain copy' }, async () => {
    words.textContent = (await copyText(textOf())) ? 'Copied' : 'Not copied';
    setTimeout(() => {
      words.textContent = label;
    }, ANSWER_MS);
  });
}

/** The button is in the block, at its end of the first line, and no part of a selection. */
export function addCopyButtons(): void {
  for (const block of document.querySelectorAll('pre.copied')) {
    const text = block.textContent;
    block.prepend(makeCopyButton('Copy', () => text));
  }
}

async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = makeElement('textarea', {}, [text]);
    const focused = document.activeElement;
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand('copy');
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
    return isCopied;
  }
}
