/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PageReleases } from 'shared-contracts/federation';
import { applyFullStyles } from './full-styles.ts';

const NARROW = '(min-width:768px)';

/** The link as the server writes it, and whether its stylesheet has come. */
const page = ({ there }: { there: boolean | 'empty' | 'unreadable' }) => {
  document.head.innerHTML = `<link rel="stylesheet" media="${NARROW}" href="/page-styles/a.css" data-files="main.1.css list.2.css">`;
  const sheet = {
    get cssRules() {
      if (there === 'unreadable') throw new DOMException('not of this origin', 'SecurityError');
      return there === 'empty' ? [] : ['p{}'];
    },
  };
  if (there) Object.defineProperty(link(), 'sheet', { value: sheet });
};
const remote = { release: '1.0.0-a', entry: 'main.js', document: { url: '', integrity: '' } };
const releases: PageReleases = {
  revision: 1,
  host: '1.0.0-a',
  remotes: {
    'host-shell': { ...remote, base: '/assets/host-shell/1.0.0-a/', assets: { 'main.1.css': 'sha384-a' } },
    'mfe-account': { ...remote, base: '/assets/mfe-account/1.0.0-a/', assets: null },
    'mfe-catalog': { ...remote, base: '/assets/mfe-catalog/1.0.0-a/', assets: { 'list.2.css': 'sha384-b' } },
  },
};
const link = () => document.querySelector<HTMLLinkElement>('link[data-files]');
const marked = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][data-href]')].map(({ dataset }) => dataset['href']);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  history.replaceState(null, '', '/');
  delete document.documentElement.dataset['styled'];
});
const addresses = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[data-href]')].map(
    (mark) => mark.hasAttribute('disabled') && new URL(mark.href).pathname,
  );
const laterPartsAreShown = () => document.documentElement.dataset['styled'] === '';

describe('[J-08] the whole stylesheets', () => {
  it('that have come are put in force at once, and the bundlers find their files there', async () => {
    page({ there: true });
    await applyFullStyles(releases);
    expect(link()?.media).toBe('all');
    expect(marked()).toEqual(['main.1.css', 'list.2.css']);
    // Not loaded a second time, under whichever name it is looked up.
    expect(addresses()).toEqual(['/assets/host-shell/1.0.0-a/main.1.css', '/assets/mfe-catalog/1.0.0-a/list.2.css']);
    expect(laterPartsAreShown()).toBe(true);
  });

  it.each(['empty', 'unreadable'] as const)('of which the browser has an %s one have not come: they are asked for again', async (there) => {
    page({ there });
    const applied = applyFullStyles(releases);
    expect(laterPartsAreShown()).toBe(false);
    link()?.dispatchEvent(new Event('load'));
    await applied;
    expect([link()?.media, laterPartsAreShown()]).toEqual(['all', true]);
  });

  it('that are late are waited for', async () => {
    page({ there: false });
    const applied = applyFullStyles(releases);
    expect([link()?.media, marked()]).toEqual([NARROW, []]);
    link()?.dispatchEvent(new Event('load'));
    await applied;
    expect(link()?.media).toBe('all');
  });

  it('are asked for again after a failure; when they never come the page lives without them and the bundlers load their files', async () => {
    page({ there: false });
    const applied = applyFullStyles(releases);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      link()?.dispatchEvent(new Event('error'));
      await jest.advanceTimersByTimeAsync(500 * 2 ** attempt);
    }
    await applied;
    expect([link()?.media, marked(), laterPartsAreShown()]).toEqual([NARROW, [], true]);
  });

  it.each([
    ['nowhere yet', 0, ['dane-techniczne']],
    ['somewhere already', 300, []],
  ])('show a part that the address names and the first screen has not, to a shopper who has scrolled %s', async (_, scrolled, shown) => {
    page({ there: true });
    history.replaceState(null, '', '#dane-techniczne');
    document.body.innerHTML = '<section id="opis"></section><section id="dane-techniczne"></section>';
    const seen: string[] = [];
    for (const section of document.body.children) section.scrollIntoView = () => void seen.push(section.id);
    Object.defineProperty(window, 'scrollY', { value: scrolled, configurable: true });
    await applyFullStyles(releases);
    expect(seen).toEqual(shown);
  });

  it('are none where a page has none', async () => {
    await applyFullStyles(releases);
    expect(marked()).toEqual([]);
  });
});
