import { describe, expect, it, jest } from '@jest/globals';
import { contentProblems, type Addresses } from './check-content.ts';
import { cleanContent } from './clean-content.ts';
import { isRecordContent, type Content } from './content.ts';
import { newestContent } from './current.ts';
import { pageHtml } from './page-html.ts';
import { startPublisher } from './publisher.ts';
import { isLoop } from './redirect-loop.ts';

const redirects = new Map([
  ['a', 'b'],
  ['b', 'c'],
  ['c', 'strona'],
]);
const addresses: Addresses = {
  at: (path) => {
    if (redirects.has(path)) return { type: 'REDIRECT', entityId: null, canonicalPath: redirects.get(path) ?? '' };
    if (path === 'agd/pralki') return { type: 'CATEGORY', entityId: 7, canonicalPath: path };
    return path === 'strona' ? { type: 'CMS_PAGE', entityId: 7, canonicalPath: 'strona' } : undefined;
  },
};
const problems = (content: Content, key: string) => {
  const cleaned = cleanContent(content);
  if (isRecordContent(cleaned)) throw new Error('records are checked by their fields');
  return contentProblems(cleaned, key, () => addresses);
};

describe('[J-219] redirects', () => {
  it.each([
    ['a', 'a', true],
    ['strona-x', 'a', false],
    ['c', 'a', true],
    ['d', 'c', false],
  ])('%s to %s is a loop: %s', (path, target, is) => expect(isLoop(path, target, (at) => redirects.get(at))).toBe(is));

  it('may not lead through too many others', () => {
    expect(isLoop('start', 'p0', (at) => `p${Number(at.slice(1)) + 1}`)).toBe(true);
  });

  it.each([
    ['amperio nowy', '/strona.html', {}],
    ['amperio c', '/a.html', { target: 'loop' }],
    ['amperio nowy', '/nie-ma.html', { target: 'unknown-address' }],
    ['amperio nowy', ' ', { target: 'required' }],
    ['amperio strona', '/strona.html', { path: 'taken', target: 'loop' }],
    ['amperio kontakt', '/a', { path: 'taken' }],
    ['amperio Zły adres', '/a', { path: 'invalid-address' }],
  ] as const)('%s → %s: %o', (key, target, expected) =>
    expect(problems({ kind: 'redirect', action: 'redirect', target }, key)).toEqual(expected),
  );
});

const page = {
  kind: 'page',
  urlKey: 'nowa-strona',
  heading: 'Nowa',
  format: 'markdown',
  source: 'Tekst',
  metaTitle: 'Nowa | Amperio',
  metaDescription: 'Opis',
  stores: ['amperio'],
  isWithdrawn: false,
} as const satisfies Content;

describe('[J-219] fields of a content', () => {
  it('of a page are told by what is wrong with each', () => {
    expect(problems(page, '9')).toEqual({});
    expect(problems({ ...page, urlKey: 'strona' }, '7')).toEqual({});
    expect(problems({ ...page, urlKey: 'strona', heading: ' ' }, '9')).toEqual({ urlKey: 'taken', heading: 'required' });
    // Ids of pages and of categories are counted apart.
    expect(problems({ ...page, urlKey: 'agd/pralki' }, '7')).toEqual({ urlKey: 'taken' });
    expect(problems({ ...page, stores: [] }, '9')).toEqual({ stores: 'required' });
    // A text of which nothing is left is none.
    expect(problems({ ...page, source: '<script>alert(1)</script>' }, '9')).toEqual({ source: 'required' });
  });

  it('of a product: a reduced price is below the regular one, both are prices', () => {
    const product = { kind: 'product', name: 'Pralka', shortText: 'Cicha', price: 100_00, finalPrice: 90_00 } as const;
    expect(problems(product, 'SKU')).toEqual({});
    expect(problems({ ...product, finalPrice: 100_01 }, 'SKU')).toEqual({ finalPrice: 'above-price' });
    expect(problems({ ...product, price: 0, finalPrice: -1 }, 'SKU')).toEqual({ price: 'price', finalPrice: 'price' });
  });

  it('of a promotion lead into the shop alone', () => {
    const tile = { graphicsId: 1, title: 'Tytuł', text: '', button: 'Zobacz', url: '/promocje.html' };
    const urls = ['/promocje.html', 'javascript:alert(1)', '//evil.example', 'https://evil.example', ''];
    expect(problems({ kind: 'banner', tiles: urls.map((url) => ({ ...tile, url })) }, 'amperio')).toEqual({
      'tiles.1.url': 'invalid-address',
      'tiles.2.url': 'invalid-address',
      'tiles.3.url': 'invalid-address',
      'tiles.4.url': 'required',
    });
  });
});

it('[J-341] the form of a product keeps its description, also after a version that says nothing about it', () => {
  const before = { kind: 'product', name: 'Pralka', shortText: 'Cicha', price: 100_00, finalPrice: 90_00 } as const;
  const text = { format: 'html', description: '<p>Opis</p>' } as const;
  const shown = { ...before, ...text };
  expect(newestContent({ live: 1, version: 1 }, shown, before)).toEqual(shown);
  expect(newestContent({ live: 1, version: 2 }, shown, { ...before, price: 95_00 })).toEqual({ ...shown, price: 95_00 });
  // What an editor has emptied is empty.
  const emptied = { ...shown, description: '' };
  expect(newestContent({ live: 1, version: 2 }, shown, emptied)).toEqual(emptied);
});

it('[J-219] the text of a page is made of text: scripts, styles, pictures and foreign addresses are gone', () => {
  const html = pageHtml({
    format: 'markdown',
    source: [
      '## Nagłówek',
      '**Ważne** [strona](/strona.html) [zły](javascript:alert(1)) [dane](data:text/html,x)',
      '<script>alert(1)</script><style>p{}</style><img src=x onerror=alert(1)><p style="color:red" onclick="x()">tekst</p>',
    ].join('\n\n'),
  });
  expect(html).toContain('<h2>Nagłówek</h2>');
  expect(html).toContain('<strong>Ważne</strong> <a href="/strona.html">strona</a>');
  expect(html).toContain('<p>tekst</p>');
  expect(html).not.toMatch(/script|style|img|onerror|onclick|javascript|data:/);
});

it('[J-218] what is due is published by one look, its pages are told once, and a look that fails is reported', async () => {
  const due = [{ productId: 5, problem: null }, { productId: null, problem: 'loop' as const }, null];
  const run = jest.fn(async (_name: string, _input: object) => due.shift() ?? null);
  const told: string[] = [];
  const failed: unknown[] = [];
  // The port of the database, of which one transaction is used.
  const database = { run } as never;
  const publisher = startPublisher(
    { database, now: () => new Date('2026-11-27T08:00:00Z') },
    {
      contentChanged: async () => void told.push('content'),
      productsEdited: async (ids) => void told.push(`products ${ids.join()}`),
    },
    (error) => failed.push(error),
  );
  await Promise.all([publisher.look(), publisher.look()]);
  expect(told).toEqual(['content', 'products 5']);
  expect(run).toHaveBeenCalledWith('content.publish-due', { at: '2026-11-27T08:00:00.000Z' });
  run.mockRejectedValueOnce(new Error('away'));
  await publisher.look();
  expect(failed).toEqual([new Error('away')]);
  publisher.stop();
});
