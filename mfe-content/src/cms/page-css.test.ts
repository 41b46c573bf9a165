import { describe, expect, it } from '@jest/globals';
import { confinedCss } from './page-css.ts';

const confined = (css: string): string => confinedCss(css, '[data-page]');

describe('[B-14] the own styles of a content page', () => {
  it('apply to its text alone', () =>
    expect(confined('/* kwoty */ td:last-child,\n th:last-child { text-align: right; font-variant-numeric: tabular-nums }')).toBe(
      '[data-page] td:last-child, [data-page] th:last-child { text-align: right; font-variant-numeric: tabular-nums }',
    ));

  it.each([
    ['an address', 'p { background: url(https://zly.example/x) }'],
    ['another part of the page', 'body, p { text-align: right }'],
    ['an attribute that is read out', 'a[href^="x"] { font-weight: 700 }'],
    ['a rule about rules', '@import "x"; @media print { p { text-align: right } }'],
    ['an escaped name', 'p { text-al\\69gn: right }'],
    ['something that covers the page', 'p { position: fixed; inset: 0; display: none }'],
    ['a value with more than words', 'p { white-space: var(--x); text-align: right !important }'],
  ])('leave out %s', (_what, css) => expect(confined(css)).toBe(''));

  it('keep what is harmless of a rule', () =>
    expect(confined('h2 { position: fixed; font-style: italic }')).toBe('[data-page] h2 { font-style: italic }'));
});
