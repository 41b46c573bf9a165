import { describe, expect, it } from '@jest/globals';
import { cacheOfFile, documentRule } from './address-rules.ts';
import { partsOfDocument } from './document-parts.ts';
import { hasIntegrity } from './integrity.ts';
import { FILES_LAST_MS, filesToDrop } from './release-files.ts';
import { mayKeepDocument, mayKeepFile } from './response-rules.ts';
import { integrityOf } from '../server/testing/release-folder.ts';

const answer = (headers: Readonly<Record<string, string>>, change = {}) => ({
  status: 200,
  type: 'basic' as const,
  redirected: false,
  headers: new Headers(headers),
  ...change,
});

describe('[J-79] of which documents copies are kept', () => {
  it.each([
    ['/', 'kept'],
    ['/agd/pralki.html', 'kept'],
    ['/agd/f/bosch', 'kept'],
    ['/agd?p=2&order=price', 'kept'],
    ['/search.html?query=pralka&category_id=3', 'kept'],
    ['/product-compare?item1=A&item2=B', 'kept'],
    ['/checkout/cart', 'kept'],
    ['/checkout', 'passed'],
    ['/checkout/payment', 'passed'],
    ['/checkout/success/10/abc', 'passed'],
    ['/checkout/cart/restore', 'passed'],
    ['/checkout/nie-ma', 'passed'],
    ['/customer/account/login?redirect=/', 'passed'],
    ['/customer/orders/history/5', 'passed'],
    ['/create-account', 'passed'],
    ['/track/tracking/order', 'passed'],
    ['/pqa/confirm/a1', 'passed'],
    ['/agd?token=abc', 'passed'],
    ['/agd?utm_source=mail', 'passed'],
    ['/newsletter/ola@example.com', 'passed'],
    ['/graphql?query=x', 'foreign'],
    ['/rest/V1/pwa/carts/mine', 'foreign'],
    ['/sandbox/pay/1', 'foreign'],
    ['/payments/notify/payu', 'foreign'],
    ['/customer/ajax/x', 'foreign'],
    ['/media/a.webp', 'foreign'],
    ['/__federation', 'foreign'],
    ['/sw.js', 'foreign'],
    ['/manifest-pl.webmanifest', 'foreign'],
    ['/mediatekst.html', 'kept'],
  ])('%s: %s', (address, rule) => {
    expect(documentRule(new URL(address, 'https://shop.example'))).toBe(rule);
  });

  const html = { 'content-type': 'text/html; charset=utf-8' };

  it('the server says that it is the same for everybody', () => {
    expect(mayKeepDocument(answer({ ...html, 'cache-control': 'public, max-age=0, s-maxage=60' }))).toBe(true);
  });

  it.each([
    ['is for one visitor', answer({ ...html, 'cache-control': 'private, no-cache' })],
    ['is not to be stored', answer({ ...html, 'cache-control': 'no-store' })],
    ['says nothing', answer(html)],
    ['contradicts itself', answer({ ...html, 'cache-control': 'public, no-store' })],
    ['is not found', answer({ ...html, 'cache-control': 'public' }, { status: 404 })],
    ['came from elsewhere', answer({ ...html, 'cache-control': 'public' }, { redirected: true })],
    ['leads elsewhere', answer({}, { status: 0, type: 'opaqueredirect' })],
    ['is no document', answer({ 'content-type': 'application/json', 'cache-control': 'public' })],
  ])('none that %s', (_title, refused) => {
    expect(mayKeepDocument(refused)).toBe(false);
  });
});

describe('[J-79] of which files', () => {
  it.each([
    ['/assets/mfe-catalog/1.0.0-a/main.js', 'amperio-releases'],
    ['/page-data/abc.json', 'amperio-page-data'],
    ['/page-styles/1.0.0-a.css', 'amperio-page-data'],
    ['/media/p/1.webp', 'amperio-pictures'],
    ['/graphql', null],
    ['/rest/V1/dictionaries', null],
    ['/releases/mfe-catalog/1.0.0-a/release.json', 'amperio-releases'],
    ['/', null],
  ])('%s: %s', (path, cache) => expect(cacheOfFile(path)).toBe(cache));

  it.each([
    ['public, max-age=31536000, immutable', true],
    ['private, max-age=3600, immutable', false],
    ['public, max-age=60', false],
    ['no-store', false],
  ])('with %s: %s', (rule, kept) => expect(mayKeepFile(answer({ 'cache-control': rule }))).toBe(kept));

  it('those with the hash that their page names', async () => {
    const bytes = new TextEncoder().encode('code()').buffer;
    const right = integrityOf('code()');
    expect(await hasIntegrity(bytes, right)).toBe(true);
    expect(await hasIntegrity(bytes, `sha999-x ${right}`)).toBe(true);
    expect(await hasIntegrity(bytes, integrityOf('other()'))).toBe(false);
    expect(await hasIntegrity(bytes, 'sha999-x')).toBe(false);
  });
});

describe('[J-80] files of releases', () => {
  const NOW = 1_000_000_000_000;
  const file = (release: string, name: string, age: number) => ({ path: `/assets/mfe-catalog/${release}/${name}.js`, sentAt: NOW - age });
  const old = [file('1.0.0-a', 'entry', 3_000), file('1.0.0-a', 'page', 2_000)];
  const young = [file('1.0.0-b', 'entry', 1_000), file('1.0.0-b', 'page', 500)];
  const pins = new Set(['/assets/mfe-catalog/1.0.0-a/']);

  it('all stay within the bounds', () => {
    expect(filesToDrop([...old, ...young], new Set(), NOW, 4)).toEqual([]);
  });

  it('the oldest go first', () => {
    expect(filesToDrop([...young, ...old], new Set(), NOW, 3)).toEqual(['/assets/mfe-catalog/1.0.0-a/entry.js']);
  });

  it('those that an open page has pinned stay, whatever the bounds', () => {
    expect(filesToDrop([...old, ...young], pins, NOW, 1)).toEqual(young.map(({ path }) => path));
    const document = { path: '/releases/mfe-catalog/1.0.0-a/release.json', sentAt: 0 };
    expect(filesToDrop([...old, document], pins, NOW + FILES_LAST_MS * 2, 0)).toEqual([]);
  });

  it('what is past its time goes, however few there are', () => {
    expect(filesToDrop([...old, ...young], new Set(), NOW + FILES_LAST_MS - 700, 100)).toHaveLength(3);
  });
});

describe('[J-78] what a document needs', () => {
  const boot = {
    scripts: [{ src: '/assets/h/1/main.js', integrity: 'sha384-m' }],
    late: ['/assets/c/1/remoteEntry.js'],
    pageData: '/page-data/x.json',
  };
  const block = (value: unknown) => `<script type="application/json" id="boot">${JSON.stringify(value)}</script>`;

  it('is read from it: scripts, the remote, page data, stylesheets', () => {
    const styles = '<link rel="stylesheet" media="(min-width: 1px)" href="/page-styles/1.css" data-files="a b">';
    const preload = '<link rel="preload" as="script" crossorigin href="/assets/c/1/page.js" integrity="sha384-p">';
    expect(partsOfDocument(`<!doctype html>${preload}${styles}${block(boot)}`)).toEqual([
      { address: '/assets/h/1/main.js', integrity: 'sha384-m' },
      { address: '/assets/c/1/page.js', integrity: 'sha384-p' },
      { address: '/assets/c/1/remoteEntry.js' },
      { address: '/page-data/x.json' },
      { address: '/page-styles/1.css' },
    ]);
  });

  it.each(['', '<p>another page</p>', block({ late: [] }), '<script type="application/json" id="boot">{"scr</script>'])(
    'nothing of %j',
    (html) => {
      expect(partsOfDocument(html)).toEqual([]);
    },
  );
});
