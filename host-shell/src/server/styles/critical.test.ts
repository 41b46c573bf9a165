import { describe, expect, it } from '@jest/globals';
import { CriticalStyles } from './critical.ts';
import { PageFeatures } from './page-features.ts';
import { Stylesheet, parseStylesheet } from './stylesheet.ts';

/** The critical part of a stylesheet for a page of the main store with this body. */
const critical = (css: string, body: string, store = 'amperio') =>
  new CriticalStyles(parseStylesheet(css)).of(new PageFeatures([`<html data-store="${store}"><body>${body}`]));

describe('rules of the first paint', () => {
  it('are those that can match: each class, element and attribute of the selector stands on the page', () => {
    const css = '.a{top:0}.b{top:1px}.a .b{top:2px}.a li{top:3px}.a>p{top:4px}[aria-current=page]{top:5px}[aria-busy=true]{top:6px}';
    expect(critical(css, '<p class="a x" aria-current="page"></p>')).toBe('.a{top:0}.a>p{top:4px}[aria-current=page]{top:5px}');
  });

  it('lose the selectors that cannot match', () => {
    expect(critical('.a,.b,h1{top:0}', '<h1>AGD</h1>')).toBe('h1{top:0}');
  });

  it('stay in their order, and neighbours share their conditions', () => {
    const css =
      '@media (max-width:500px){.a{top:0}.b{top:1px}}.a{top:2px}@media (max-width:500px){@supports (top:0){.a{top:3px}}.a{top:4px}}';
    expect(critical(css, '<p class="a"></p>')).toBe(
      '@media (max-width:500px){.a{top:0}}.a{top:2px}@media (max-width:500px){@supports (top:0){.a{top:3px}}.a{top:4px}}',
    );
  });

  it('are kept for states that need no script: opened, aimed at, chosen, off, focused skip link', () => {
    const css = '.a[open]{top:0}.a:target{top:1px}.a:checked+.a{top:2px}.a:disabled{top:3px}.a:focus{top:4px}.a:not(.b):has(.c){top:5px}';
    expect(critical(css, '<p class="a"></p>')).toBe(css);
  });

  it('leave out what a pointer or a keyboard mark refines on a class, but not the mark itself', () => {
    expect(critical('.a:hover{top:0}.a:focus-visible{top:1px}:focus-visible{top:2px}', '<p class="a"></p>')).toBe(
      ':focus-visible{top:2px}',
    );
  });

  it('leave out wide and dark screens and paper, which wait for the whole files', () => {
    const css =
      '@media screen and (min-width:768px){p{top:0}}@media (min-width:1100px) and (max-width:1365px){p{top:1px}}@media (prefers-color-scheme:dark){p{top:2px}}@media print{p{top:3px}}';
    expect(critical(css, '<p></p>')).toBe('');
    for (const media of ['screen and (min-width:646px)', 'screen and (max-width:767.98px)', 'print,(max-width:500px)', 'not print'])
      expect(critical(`@media ${media}{p{top:0}}`, '<p></p>')).toBe(`@media ${media}{p{top:0}}`);
  });
});

describe('what rules use', () => {
  it('comes with them alone: animations', () => {
    const css = '@keyframes turn{to{top:0}}@keyframes fade{to{top:1px}}.a{animation:turn 1s}.b{animation:fade 1s}';
    expect(critical(css, '<p class="a"></p>')).toBe('@keyframes turn{to{top:0}}.a{animation:turn 1s}');
  });

  it('comes always: fonts, which the whole files leave out', () => {
    const css = '@font-face{font-family:Near;src:local(A)}.b{font-family:Near}';
    expect(critical(css, '<p></p>')).toBe('@font-face{font-family:Near;src:local(A)}');
  });

  it('a custom property of the root gives way to its value, through others', () => {
    const css = ':root{--line:1px solid var(--ink);--ink:#111;--unused:0}p{border:var(--line)}';
    expect(critical(css, '<p></p>')).toBe('p{border:1px solid #111}');
  });

  it("the value is that of the page's store", () => {
    const css = ':root,[data-store=amperio]{--accent:blue}[data-store=amperio_pro]{--accent:green}p{color:var(--accent)}';
    expect(critical(css, '<p></p>')).toBe('p{color:blue}');
    expect(critical(css, '<p></p>', 'amperio_pro')).toBe('p{color:green}');
  });

  it('a custom property that changes, has a fallback or is read by a rendering stays one', () => {
    const css = ':root{--gap:1px;--ink:#111;--fill:none}.a{--gap:2px}p{gap:var(--gap);fill:var(--fill,red)}';
    expect(critical(css, '<p class="a"></p><svg fill="var(--ink)"></svg>')).toBe(
      ':root{--gap:1px;--ink:#111;--fill:none}.a{--gap:2px}p{gap:var(--gap);fill:var(--fill,red)}',
    );
  });

  it('the order of layers and what is not known here are kept', () => {
    const css = '@layer base,parts;@layer base{p{top:0}}@property --x{syntax:"*";inherits:false}';
    expect(critical(css, '<p></p>')).toBe(css);
  });
});

describe('pages of one module, one after the other', () => {
  const rules = Array.from({ length: 80 }, (_, at) => `.c${at}{top:${at}px;color:var(--accent)}`).join('');
  const css = `:root,[data-store=amperio]{--accent:blue}[data-store=amperio_pro]{--accent:green}@layer parts{${rules}@media (max-width:500px){.c1{left:0}.c70{left:0}}.c2{--accent:red}}`;
  const pages = ['.c0', '.c1 .c70', '.c1', '.c2 .c3', '', '.c0 .c79', '.c1 .c70'].flatMap((names) =>
    ['amperio', 'amperio_pro'].map((store) => ({ store, body: `<p class="${names.replaceAll('.', '')}"></p>` })),
  );

  it('[J-21] each get the styles that they would get alone, in one condition and one layer what stands in one', () => {
    const styles = new CriticalStyles(parseStylesheet(css));
    const together = pages.map(({ store, body }) => styles.of(new PageFeatures([`<html data-store="${store}"><body>`, body])));
    expect(together).toEqual(pages.map(({ store, body }) => critical(css, body, store)));
    expect(together[2]).toBe(
      '@layer parts{.c1{top:1px;color:blue}.c70{top:70px;color:blue}@media (max-width:500px){.c1{left:0}.c70{left:0}}}',
    );
    expect(together[3]).toBe(together[2]?.replaceAll('blue', 'green'));
  });
});

describe('a stylesheet that cannot be read', () => {
  it('stands in the page as it is: the page is rendered all the same', () => {
    const css = '// no comment of CSS\n.a{top:0}';
    expect(new CriticalStyles(new Stylesheet(css).pieces).of(new PageFeatures(['<html><body>']))).toBe(css);
  });
});
