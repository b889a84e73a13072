// The style sheet of the HTML report: system fonts, light and dark, one column on a phone. No picture, font or
// address in it points anywhere.

export const STYLE = `
:root { color-scheme: light dark; --text: #1f2328; --quiet: #59636e; --line: #d1d9e0; --back: #fff; --card: #f6f8fa;
  --base: #6e7781; --head: #0969da; --bad: #cf222e; --good: #1a7f37; --doubt: #9a6700; }
@media (prefers-color-scheme: dark) {
  :root { --text: #f0f6fc; --quiet: #9198a1; --line: #3d444d; --back: #0d1117; --card: #151b23;
    --base: #9198a1; --head: #4493f8; --bad: #f85149; --good: #3fb950; --doubt: #d29922; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem 1rem 4rem; background: var(--back); color: var(--text);
  font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .25rem; border-left: .4rem solid var(--quiet); padding-left: .75rem; }
h1.good { border-color: var(--good); } h1.bad, h1.broken { border-color: var(--bad); }
h1.warning, h1.undecided { border-color: var(--doubt); }
h2 { font-size: 1.1rem; margin: 2rem 0 .5rem; }
p { margin: .25rem 0; }
code, pre { font: .875em/1.45 ui-monospace, monospace; }
pre { background: var(--card); border-radius: .4rem; padding: .75rem; overflow-x: auto; overflow-wrap: normal; }
.quiet { color: var(--quiet); font-size: .875rem; }
.findings { list-style: none; margin: 1rem 0; padding: 0; }
.findings li { background: var(--card); border-left: .25rem solid var(--doubt); border-radius: .25rem; margin: .5rem 0; padding: .5rem .75rem; }
.findings li.fail, .findings li.error { border-color: var(--bad); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; min-width: 100%; }
caption { text-align: left; font-weight: 600; padding: .5rem 0; }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .6rem; text-align: right; white-space: nowrap; }
th:first-child, td:first-child { text-align: left; padding-left: 0; min-width: 8rem; white-space: normal; }
th:last-child, td:last-child { text-align: left; color: var(--quiet); }
th { color: var(--quiet); font-weight: 500; }
td a { color: inherit; }
tr.group td { color: var(--quiet); font-size: .875rem; padding-top: .75rem; }
.regression .delta { color: var(--bad); font-weight: 600; } .improvement .delta { color: var(--good); font-weight: 600; }
.inconclusive .delta { color: var(--doubt); }
.plots { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr)); }
figure { margin: 0; border: 1px solid var(--line); border-radius: .4rem; padding: .6rem; }
figure:target { outline: 2px solid var(--head); }
svg { display: block; width: 100%; height: auto; margin-top: .4rem; }
path { fill: none; } .dots { stroke-width: 6; stroke-linecap: round; } .head.dots { stroke-width: 7; }
.median { stroke-width: 1; stroke-dasharray: 4 3; }
path.base { stroke: var(--base); } path.head { stroke: var(--head); }
.key { font-weight: 600; } .key.base { color: var(--base); } .key.head { color: var(--head); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .15rem 1rem; margin: 0; font-size: .875rem; }
dt { color: var(--quiet); } dd { margin: 0; }
summary { cursor: pointer; margin: .75rem 0; }
@media (max-width: 40rem) { th, td { font-size: .8125rem; padding: .3rem .35rem; } th:first-child, td:first-child { min-width: 5rem; } }
`;
