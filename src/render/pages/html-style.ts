// The style sheet of the HTML report: system fonts, light and dark, desk and phone, screen and paper. It refers to no
// picture, font or address outside of the page.

const COLOURS = `
:root { color-scheme: light dark; --text: #1f2328; --quiet: #59636e; --line: #d1d9e0; --back: #fff; --card: #f6f8fa;
  --base: #6e7781; --head: #0969da; --bad: #cf222e; --good: #1a7f37; --unclear: #9a6700; --same: #818b98; --link: #0969da;
  --badback: #ffebe9; --goodback: #dafbe1; --unclearback: #fff8c5; }
@media (prefers-color-scheme: dark) {
  :root { --text: #f0f6fc; --quiet: #9198a1; --line: #3d444d; --back: #0d1117; --card: #151b23;
    --base: #9198a1; --head: #4493f8; --bad: #ff7b72; --good: #3fb950; --unclear: #d29922; --same: #7d8590; --link: #4493f8;
    --badback: #31171a; --goodback: #12261e; --unclearback: #272115; }
}`;

const PAGE = `
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 1.5rem 1rem 4rem; background: var(--back); color: var(--text);
  font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', 'Liberation Sans', sans-serif; overflow-wrap: anywhere; }
h1 { display: flex; gap: .75rem; align-items: center; font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem; padding: .9rem 1rem;
  border-radius: .5rem; border: 1px solid var(--line); background: var(--card); }
.sign { flex: none; width: 2.25rem; height: 2.25rem; border-radius: 50%; display: grid; place-items: center; color: var(--back);
  background: var(--quiet); font-size: 1.25rem; }
h1.good { background: var(--goodback); border-color: var(--good); } h1.good .sign { background: var(--good); }
h1.bad, h1.broken { background: var(--badback); border-color: var(--bad); } h1.bad .sign, h1.broken .sign { background: var(--bad); }
h1.warning, h1.undecided { background: var(--unclearback); border-color: var(--unclear); }
h1.warning .sign, h1.undecided .sign { background: var(--unclear); }
h2 { font-size: 1.15rem; margin: 2.25rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.5rem 0 .25rem; }
p { margin: .25rem 0; }
a { color: var(--link); }
main > ul > li > a:only-child { display: inline-block; padding: .2rem 0; }
code, pre { font: .875em/1.45 ui-monospace, 'Liberation Mono', monospace; }
pre code { font: inherit; }
pre { background: var(--card); border-radius: .4rem; padding: .75rem; white-space: pre-wrap; }
.quiet { color: var(--quiet); font-size: .875rem; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
[tabindex="-1"]:focus { outline: none; }
.skip { position: absolute; left: -100vw; background: var(--back); padding: .5rem 1rem; z-index: 3; }
.skip:focus { left: 1rem; top: .5rem; }
.findings { list-style: none; margin: 1rem 0; padding: 0; }
.findings li { background: var(--card); border-left: .25rem solid var(--unclear); border-radius: .25rem; margin: .5rem 0; padding: .5rem .75rem; }
.findings li.fail, .findings li.error { border-color: var(--bad); }
.findings a { color: inherit; }
summary { cursor: pointer; margin: .6rem 0; padding: .15rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0; font-size: .875rem; }
dt { color: var(--quiet); } dd { margin: 0; }
footer { margin-top: 2.25rem; padding-top: .75rem; border-top: 1px solid var(--line); }
.live .written { display: none; }
html:not(.live) #explorer { display: none; }`;

const TABLES = `
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; min-width: 100%; }
caption { text-align: left; font-weight: 600; padding: .75rem 0 .25rem; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .6rem; text-align: right; white-space: nowrap; font-weight: 400; }
th:first-child, td:first-child { text-align: left; padding-left: 0; min-width: 8rem; white-space: normal; }
.written td:last-child, .written thead th:last-child { text-align: left; color: var(--quiet); }
thead th { color: var(--quiet); font-weight: 500; }
tr.group th { color: var(--quiet); font-size: .875rem; padding-top: .75rem; }
tr:target { outline: 2px solid var(--link); }
.regression > .change, .bad > .change, .bad > .state { color: var(--bad); font-weight: 600; }
.improvement > .change, .good > .change, .good > .state { color: var(--good); font-weight: 600; }
.inconclusive > .change, .unclear > .change, .unclear > .state { color: var(--unclear); font-weight: 600; }`;

const FORM = `
.toolbar { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; margin: .5rem 0; }
.toolbar p { margin: 0; }
input, button { font: inherit; color: inherit; }
input[type=search] { flex: 1 1 14rem; max-width: 24rem; padding: .4rem .6rem; border: 1px solid var(--same); border-radius: .4rem; background: var(--back); }
::placeholder { color: var(--quiet); opacity: 1; }
button { background: none; border: 0; padding: 0; cursor: pointer; text-align: inherit; }
.chips { display: flex; flex-wrap: wrap; gap: .4rem; }
.chip { border: 1px solid var(--same); border-radius: 2rem; padding: .15rem .75rem; font-size: .9375rem; }
.chip[aria-pressed=true] { background: var(--text); color: var(--back); border-color: var(--text); }
.chip[aria-pressed=true] .quiet { color: inherit; }
.plain { color: var(--link); text-decoration: underline; font-size: .875rem; min-height: 1.5rem; }
select { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--same); border-radius: .4rem; padding: .3rem; }
.copied .copy { float: right; margin-left: 1rem; user-select: none; font-family: system-ui, sans-serif; }`;

const RESULTS = `
.sort { display: none; }
table.results { table-layout: fixed; width: 100%; font-size: .9375rem; }
.results thead th { position: sticky; top: 0; z-index: 1; background: var(--back); padding: 0; box-shadow: 0 1px var(--line); }
.results thead button { width: 100%; padding: .5rem .6rem; text-align: right; white-space: nowrap; }
.results thead th:is(.benchmark, .metric, .state) button { text-align: left; }
.results thead th.benchmark button { padding-left: .25rem; }
.results thead button::after { content: ' ↕'; opacity: .35; }
.results [aria-sort=ascending] button::after { content: ' ↑'; opacity: 1; }
.results [aria-sort=descending] button::after { content: ' ↓'; opacity: 1; }
.results [aria-sort] { color: var(--text); font-weight: 600; }
table.results > tbody > tr:not(.details, .spacer) { height: 2.75rem; cursor: pointer; scroll-margin: 3rem 0 1rem; }
table.results > tbody > tr:not(.details, .spacer):hover, tr.open { background: var(--card); }
table.results > tbody > tr > :is(td, th) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
table.results > tbody > tr.details > td { white-space: normal; }
.results tbody th.benchmark { padding-left: .25rem; }
.results tbody th button { display: block; max-width: 100%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; line-height: 1.4; }
.results tbody th button:focus-visible { outline-offset: -2px; }
.results tbody th button::before { content: '▸'; display: inline-block; width: 1em; color: var(--quiet); }
.results tbody th button[aria-expanded=true]::before { content: '▾'; }
.results .group { display: block; padding-left: 1em; overflow: hidden; text-overflow: ellipsis; font-size: .8125rem; line-height: 1.2; }
.one-group .group { display: none !important; }
.results :is(.metric, .state) { text-align: left; } .results td.metric { color: var(--quiet); }
.results .benchmark { width: auto; } .results .metric { width: 6.5rem; } .results thead :is(.base, .head) { width: 9.75rem; } .results .change { width: 6.25rem; }
.results .interval { width: 9.5rem; } .results .state { width: 8.25rem; }
.results tbody .state { white-space: normal; font-size: .8125rem; line-height: 1.2; padding-block: 0; }
table.results .spacer td { padding: 0; border: 0; }
tr.details > td { background: var(--card); padding: .5rem 1rem 1rem !important; text-align: left !important; }
.details h3 { margin: .25rem 0; } .actions { float: right; display: flex; gap: 1rem; }
.budgets { margin: .5rem 0; padding-left: 1.25rem; } .budgets .fail strong { color: var(--bad); }
.budgets .unknown strong { color: var(--unclear); } .budgets .pass strong { color: var(--good); }
table.values { min-width: 18rem; background: var(--back); } table.values :is(th, td) { padding: .2rem .75rem; }`;

const PICTURES = `
figure { margin: 0; border: 1px solid var(--line); border-radius: .4rem; padding: .6rem; background: var(--back); }
figcaption { font-size: .875rem; margin-bottom: .3rem; }
svg { display: block; width: 100%; height: auto; }
path { fill: none; } .dots { stroke-linecap: round; } text { font-size: 12px; fill: var(--quiet); }
.middle { text-anchor: middle; } .end { text-anchor: end; }
path.zero { stroke: var(--same); stroke-width: 1; }`;

/** All changes in one picture, and the pictures of one result. */
const CHANGES = `
.plots { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(20rem, 100%), 1fr)); margin: .75rem 0; }
path.base { stroke: var(--base); } path.head { stroke: var(--head); }
path.base.dots { stroke-width: 6; } path.head.dots { stroke-width: 7; }
path.course { stroke-width: 1; opacity: .35; } path.pairs { stroke: var(--same); stroke-width: 1; opacity: .7; }
path.median { stroke-width: 1; stroke-dasharray: 5 4; }
path.bars { stroke: none; opacity: .55; } path.base.bars { fill: var(--base); } path.head.bars { fill: var(--head); }
path.centre { stroke-width: 2; } path.spread { stroke-width: 4; stroke-linecap: round; }
path.grid { stroke: var(--line); stroke-width: 1; opacity: .7; }
path.limit { stroke: var(--bad); stroke-width: 1.5; stroke-dasharray: 4 3; }
path.band { fill: var(--head); opacity: .18; } path.change { stroke: var(--head); stroke-width: 1.5; } path.change.dots { stroke-width: 5; }
path.bad { stroke: var(--bad); } path.good { stroke: var(--good); } path.unclear { stroke: var(--unclear); } path.same { stroke: var(--same); }
path.range { stroke-width: 2; } path.range.open { stroke-width: 1; opacity: .6; stroke-dasharray: 2 3; } .interval path.dots { stroke-width: 7; }
.interval svg { height: 1.25rem; }
.commits { max-width: 26rem; margin: .5rem 0; } .commits .bad.dots { stroke-width: 6; } rect.named { fill: var(--bad); opacity: .15; }
.chart { display: grid; grid-template-columns: 5.5rem 1fr; gap: .5rem; border: 1px solid var(--line); border-radius: .4rem; padding: .6rem; }
.chart svg { height: 12.5rem; } .chart path { vector-effect: non-scaling-stroke; } .chart path.range { stroke-width: 1.5; opacity: .6; }
.chart path.dots { stroke-width: 5; } .chart path.bad.dots { stroke-width: 7; }
.live .chart svg { cursor: pointer; } .plot { position: relative; }
.worst { list-style: none; margin: 0; padding: 0; font-size: .875rem; line-height: 1.5rem; }
.worst li { position: absolute; border-left: 1px solid var(--line); pointer-events: none; } .worst .left { right: 0; }
.worst .right { left: -4.75rem; border-left: 0; border-right: 1px solid var(--line); text-align: right; }
.worst a { display: inline-block; max-width: 100%; padding: 0 .4rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; background: var(--back); pointer-events: auto; }
.labels { position: relative; font-size: .75rem; color: var(--quiet); }
.labels span { position: absolute; right: 0; transform: translateY(-50%); white-space: nowrap; }
.pointed { white-space: nowrap; overflow: hidden; text-overflow: ellipsis; }
.key { font-weight: 600; } .key.base { color: var(--base); } .key.head { color: var(--head); }
.key.base::before { content: '● '; } .key.head::before { content: '● '; }`;

const PHONE = `
@media (max-width: 44rem) {
  body { padding-top: .75rem; } h1 { font-size: 1.25rem; padding: .75rem; }
  th, td { font-size: .8125rem; padding: .3rem .35rem; } th:first-child, td:first-child { min-width: 5rem; }
  dl { grid-template-columns: 1fr; } dd { margin-bottom: .4rem; }
}`;

const RESULTS_ON_PHONE = `
@media (max-width: 60rem) { .results thead :is(.base, .head) { width: 7.5rem; } }
@media (max-width: 44rem) {
  .chart { grid-template-columns: 4.75rem 1fr; } .chart svg { height: 10rem; } .pointed { white-space: normal; }
  table.results, .results thead, .results tbody, .results tr.details, .results tr.details > td { display: block; }
  .sort { display: flex; gap: .75rem; } .sort button { min-width: 1.5rem; }
  .results thead:not(:focus-within) { position: absolute; clip-path: inset(50%); height: 1px; overflow: hidden; }
  .results thead tr { display: flex; flex-wrap: wrap; gap: 0 .75rem; }
  .results thead th { position: static; width: auto !important; min-width: 0; border: 0; box-shadow: none; }
  .results thead th button, .results thead th.benchmark button { padding: .3rem 0; }
  .results tbody th button { min-height: 1.5rem; }
  table.results > tbody > tr:not(.details, .spacer) { display: grid; height: 5.25rem; grid-template-columns: 1fr auto 7.25rem; align-content: center;
    grid-template-areas: 'name name state' 'metric change interval' 'values values interval'; border-bottom: 1px solid var(--line); column-gap: .6rem; }
  table.results > tbody > tr:not(.details, .spacer) > :is(th, td) { border: 0; padding: 0; width: auto; text-align: left; min-width: 0; font-size: .8125rem; }
  .results .benchmark { grid-area: name; } .results .metric { grid-area: metric; } .results tbody .state { grid-area: state; align-self: center; text-align: right !important; }
  .results tbody .change { grid-area: change; text-align: right !important; } .results tbody .interval { grid-area: interval; align-self: center; }
  .results tr > .base { grid-area: values; } .results tr > td.head { grid-area: values; padding-left: 8.5em !important; }
  .results tr > td.head:not(:empty)::before { content: '→ '; color: var(--quiet); }
  .results tbody .group { display: none; } .results .spacer { display: block; } .results .spacer td { display: block; }
}`;

const PAPER = `
@media print {
  :root { color-scheme: light; --text: #000; --quiet: #444; --line: #bbb; --back: #fff; --card: #fff; }
  body { max-width: none; padding: 0; font-size: 11pt; }
  .live .written { display: block; } #explorer, .skip, .copy { display: none; }
  figure, .findings li, tr { break-inside: avoid; } h2, h3 { break-after: avoid; }
  .scroll { overflow: visible; }
}`;

/** Of every page. */
export const STYLE = [COLOURS, PAGE, TABLES, FORM, PICTURES, PHONE, PAPER].join('');

/** Of results, after `STYLE`. */
export const RESULTS_STYLE = [RESULTS, CHANGES, RESULTS_ON_PHONE].join('');
