import { palettes, type Palette } from 'shared-contracts/theme';

const names = [
  'page',
  'card',
  'line',
  'ink',
  'muted',
  'accent',
  'accentText',
  'accentTint',
  'band',
  'onBand',
  'success',
  'successTint',
  'warning',
  'warningTint',
  'error',
  'errorTint',
] as const;

const properties = (palette: Palette): string => names.map((name) => `--${name}:${palette[name]}`).join(';');

const { light, dark } = palettes.amperio;

/** The shop's colours and measures for pages of the server itself: they must work when no release does. */
export const operatorStyles = `
:root{color-scheme:light dark;${properties(light)}}
@media(prefers-color-scheme:dark){:root{${properties(dark)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--ink);font:.9375rem/1.5rem system-ui,sans-serif}
header{background:var(--band);color:var(--onBand)}
header>div,main{max-width:1120px;margin:0 auto;padding:16px}
header>div{display:flex;flex-wrap:wrap;gap:4px 24px;align-items:baseline;justify-content:space-between}
h1{margin:0;font-size:1.375rem;line-height:1.75rem;color:#fff}
h2{margin:24px 0 12px;font-size:1.125rem;line-height:1.5rem}
p{margin:0}
main{padding-bottom:48px}
a{color:var(--accentText)}
a:focus-visible{outline:3px solid var(--accentText);outline-offset:2px;border-radius:6px}
ul{list-style:none;margin:0;padding:0;display:grid;gap:12px}
.releases{grid-template-columns:repeat(auto-fill,minmax(min(100%,330px),1fr))}
li,.empty{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:16px}
.lines li{padding:12px 16px;display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:space-between}
.empty,.muted,dt,time{color:var(--muted)}
h3{margin:0 0 8px;font-size:1rem;line-height:1.5rem}
dl{margin:0 0 12px;display:grid;grid-template-columns:max-content minmax(0,1fr);gap:2px 16px}
dd{margin:0;overflow-wrap:anywhere}
code{font:.875rem/1.25rem ui-monospace,monospace;overflow-wrap:anywhere}
.tag{display:inline-block;font-size:.8125rem;line-height:1.25rem;font-weight:650;padding:2px 10px;border-radius:999px;background:var(--successTint);color:var(--success)}
.tag.warning{background:var(--warningTint);color:var(--warning)}
.tag.error{background:var(--errorTint);color:var(--error)}
.tag.part{background:var(--accentTint);color:var(--accentText)}
`.replaceAll('\n', '');

/** Policy of such a page: its own stylesheet, and nothing else. @param style hash source of the stylesheet */
export const operatorPolicy = (style: string): string =>
  `default-src 'none'; style-src ${style}; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types`;
