import type { Palette } from 'shared-contracts/theme';
import type { StoreLook } from './store-look.ts';

const names = ['page', 'card', 'line', 'ink', 'muted', 'accent', 'accentText', 'accentTint', 'onAccent', 'control', 'promo'] as const;

const properties = (palette: Palette): string => names.map((name) => `--${name}:${palette[name]}`).join(';');

/** Styles of the screen for a lost connection (`shell/views`), for a page that needs no release. */
export const offlineStyles = ({ light, dark }: StoreLook): string =>
  `
:root{color-scheme:light dark;${properties(light)}}
@media(prefers-color-scheme:dark){:root{${properties(dark)}}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;grid-template-rows:auto 1fr;background:var(--page);color:var(--ink);font:1rem/1.5rem Onest,Arial,"Liberation Sans",Roboto,system-ui,sans-serif}
header{background:var(--card);border-bottom:1px solid var(--line)}
header a{display:flex;align-items:center;gap:10px;max-width:1440px;min-height:66px;margin:0 auto;padding:0 16px;color:var(--ink);font-size:1.375rem;font-weight:700;letter-spacing:-.03em;text-decoration:none}
header svg{width:34px;height:34px}
.mark{fill:var(--accent)}
.bolt{fill:var(--onAccent)}
main{display:grid;justify-items:center;align-content:center;padding:40px 16px 72px;text-align:center}
.art{width:min(320px,76vw);height:auto;margin-bottom:32px;fill:none;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
.ground{fill:var(--accentTint)}
.body{fill:var(--card);stroke:var(--ink)}
.line{stroke:var(--ink)}
.quiet{stroke:var(--control)}
.accent{fill:var(--accent);stroke:var(--accent)}
.accentLine{stroke:var(--accentText)}
.promo{fill:var(--promo);stroke:var(--promo)}
h1{max-width:20em;margin:0;letter-spacing:-.02em;font-size:1.75rem;line-height:2.25rem;font-weight:700;text-wrap:balance}
p{max-width:32em;margin:12px 0 0;color:var(--muted);text-wrap:pretty}
nav{display:flex;flex-wrap:wrap;justify-content:center;gap:12px;margin-top:32px}
nav a{display:grid;place-items:center;min-height:48px;padding:0 24px;border:1px solid var(--control);border-radius:10px;background:var(--card);color:var(--ink);font-weight:600;text-decoration:none}
nav a:first-child{border-color:var(--accent);background:var(--accent);color:var(--onAccent)}
a:focus-visible{outline:3px solid var(--accentText);outline-offset:2px}
@media(min-width:768px){header a{padding:0 24px}h1{font-size:2.25rem;line-height:2.75rem}p{font-size:1.125rem;line-height:1.75rem}}
@media(max-width:479px){nav{width:100%;flex-direction:column}}
`.replaceAll('\n', '');
