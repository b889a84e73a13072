// The style sheet of the flame graph, on top of that of the report. Each change has a colour, a pattern and a sign, so that
// nobody needs the colour.

const COLOURS = `
:root { --frame: #eef1f4; --caller: #dfe4ea; --grew: #ffb3ab; --grewsome: #ffe3df; --shrank: #a9cdf7; --shranksome: #deebfb;
  --new: #e3c6fb; --gone: #d9d2a6; --stripe: rgb(31 35 40 / .22); }
@media (prefers-color-scheme: dark) {
  :root { --frame: #21272f; --caller: #30363f; --grew: #8a2c28; --grewsome: #4a2624; --shrank: #1b4f8f; --shranksome: #1d3046;
    --new: #5c2f86; --gone: #57501f; --stripe: rgb(255 255 255 / .2); }
}`;

const CANVAS = `
#flames { margin: 1rem 0; }
html:not(.live) #flames, html:not(.live) .legend { display: none; }
.flame { position: relative; max-height: 70vh; overflow: hidden auto; border: 1px solid var(--line); border-radius: .4rem; }
.sheet { position: relative; overflow: hidden; }
.frame { position: absolute; height: 21px; padding: 0 4px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; font-size: 12px;
  line-height: 21px; color: var(--text); background-color: var(--frame); border-right: 1px solid var(--back); border-radius: 2px; }
.frame:focus-visible { outline: 2px solid var(--link); outline-offset: -2px; z-index: 1; }
.frame:hover { filter: brightness(.93); }
.frame.caller { background-color: var(--caller); }
.grew { background-color: var(--grew); background-image: repeating-linear-gradient(45deg, transparent 0 6px, var(--stripe) 6px 8px); }
.shrank { background-color: var(--shrank); background-image: repeating-linear-gradient(-45deg, transparent 0 6px, var(--stripe) 6px 8px); }
.new { background-color: var(--new); background-image: radial-gradient(var(--stripe) 1.5px, transparent 1.6px); background-size: 7px 7px; }
.gone { background-color: var(--gone); background-image: repeating-linear-gradient(90deg, transparent 0 6px, var(--stripe) 6px 7px); }
.grew-some { background-color: var(--grewsome); } .shrank-some { background-color: var(--shranksome); }
.frame.dim { opacity: .35; }
.facts { min-height: 3em; font-size: .875rem; }
.legend { display: flex; flex-wrap: wrap; gap: .35rem .9rem; list-style: none; margin: .5rem 0; padding: 0; font-size: .875rem; }
.legend span { display: inline-block; width: 1.6rem; text-align: center; border-radius: 2px; margin-right: .35rem; }
td.place { white-space: normal; text-align: left; } th.place { text-align: left; }`;

const PHONE = `
@media (max-width: 44rem) { .flame { max-height: 60vh; } td.place, th.place { display: none; } td.range, th.range { display: none; } }
@media print { #flames { display: none; } }`;

export const FLAME_STYLE = [COLOURS, CANVAS, PHONE].join('');
