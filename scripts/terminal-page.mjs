// What a program prints as a page that looks like a terminal: lines break after the last column, and colours are
// those of the codes. In: text with the SGR codes of ECMA-48 that the program uses. Out: HTML whose element `.frame`
// holds it.

/** Classes by code; 0 ends all. */
const CLASSES = { 1: 'bold', 2: 'dim', 31: 'red', 32: 'green', 33: 'yellow' };

const SGR = /\u001B\[(\d+)m/;

export function terminalPage(text, { columns }) {
  return `<!doctype html><meta charset="utf-8"><style>
body { margin: 0; background: #0d1117; }
.frame { display: inline-block; padding: 14px 16px; background: #0d1117; color: #d1d7e0; font: 13px/1.35 'DejaVu Sans Mono', 'Liberation Mono', monospace; }
pre { margin: 0; width: ${columns}ch; font: inherit; white-space: pre-wrap; word-break: break-all; line-break: anywhere; }
.bold { font-weight: 700; color: #fff; } .dim { color: #8b949e; } .red { color: #ff7b72; } .green { color: #56d364; } .yellow { color: #e3b341; }
</style><div class="frame"><pre>${marked(text)}</pre></div>`;
}

/** Codes of one style at a time, which is all that the program prints. */
function marked(text) {
  let open = false;
  return text
    .split(SGR)
    .map((part, index) => {
      if (index % 2 === 0) return escaped(part);
      const before = open ? '</span>' : '';
      open = part !== '0';
      return open ? `${before}<span class="${CLASSES[part] ?? ''}">` : before;
    })
    .join('');
}

function escaped(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
