import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkedContentHtml } from 'shared-contracts/content-html';
import { generateFoundation, generateProducts, productUrls } from '../demo/catalogue/index.ts';
import type { ReferenceData, Product } from '../model/index.ts';
import { batchOf } from './batches.ts';
import { foundationRows } from './foundation-rows.ts';
import { productRows } from './product-rows.ts';
import { safeHtml } from './safe-html.ts';
import { safeFoundation, safeProduct } from './safe-records.ts';

const options = { products: 200, now: new Date('2026-03-04T10:00:00Z') };
const products = [...generateProducts(options)];
const foundation = generateFoundation(options);

const hostilePieces = [
  '<p>Dobry tekst</p>',
  '<script>alert(1)</script><style>p{display:none}</style>',
  '<img src=x onerror=alert(1)><svg onload=alert(1)><path/></svg><iframe src="https://zly.example"></iframe>',
  '<p onclick="alert(1)" style="color:red" class="x">Klik</p><form action="/x"><input name="a"></form>',
  '<a href="javascript:alert(1)">a</a><a href="java&#10;script:alert(1)">b</a><a href="//zly.example">c</a><a href="data:text/html,x">d</a>',
  '<a href="/regulamin.html" target="_blank" onmouseover="x()">Regulamin</a>',
  '<p title="<script>alert(1)</script>">t</p><math><mi//xlink:href="data:x,<script>alert(1)</script>">',
];
const hostile = hostilePieces.join('');

/** What a browser could run or load, whatever stands around it. */
const dangerous = /<\/?(?:script|style|img|svg|iframe|form|input|math)|\son\w+=|javascript:|data:|style=|zly\.example/i;

describe('[J-03] HTML on its way into the database', () => {
  it('keeps texts and links and loses everything that runs, loads or styles', () => {
    const clean = safeHtml(hostile);
    expect(clean).not.toMatch(dangerous);
    expect(clean).toContain('<p>Dobry tekst</p>');
    expect(clean).toContain('<p>Klik</p>');
    expect(clean).toContain('<a href="/regulamin.html">Regulamin</a>');
    expect(safeHtml(clean)).toBe(clean);
  });

  it('[J-139] comes out as browsers take it: their own check finds nothing to change', () => {
    const html = fc.array(
      fc.constantFrom(...hostilePieces, 'tekst & znak', '<p>', '</p>', '<a href="/x?a=1&amp;b=2">', '</a>', '<br>', '<b>'),
    );
    fc.assert(
      fc.property(html, (pieces) => {
        const clean = safeHtml(pieces.join(''));
        expect(checkedContentHtml(clean)).toBe(clean);
      }),
    );
    const contents = [...foundation.cmsBlocks, ...foundation.cmsPages, ...foundation.blogPosts].map(({ content }) => content);
    expect(contents.map(checkedContentHtml)).toEqual(contents);
  });

  it('is the shop’s own text unchanged', () => {
    expect(safeFoundation(foundation)).toEqual(foundation);
    expect(products.map(safeProduct)).toEqual(products);
  });

  it('is cleaned in every field that clients receive as HTML, plain text stays as it is', () => {
    const [product] = products.filter(({ expert }) => expert !== null);
    if (product?.expert == null) throw new Error('no product with an expert');
    const bad: Product = { ...product, name: 'Pralka A & B', description: hostile, expert: { ...product.expert, review: hostile } };
    const rows = batchOf([productRows(bad, productUrls(bad))]);
    expect(rows.product).not.toMatch(dangerous);
    expect(rows.product).toContain('Pralka A & B');
    expect(rows.product).toContain('Dobry tekst');
  });

  it.each<[keyof ReferenceData, readonly string[]]>([
    ['categories', ['introDescription', 'description', 'faq']],
    ['manufacturers', ['description']],
    ['landings', ['introDescription', 'description', 'faq']],
    ['cmsBlocks', ['content']],
    ['cmsPages', ['content']],
    ['newsPosts', ['content']],
    ['blogPosts', ['content']],
    ['blogCategories', ['description']],
    ['blogAuthors', ['bio']],
    ['glossary', ['content']],
    ['downloads', ['content']],
    ['campaigns', ['description', 'rules']],
  ])('is cleaned in %s: %j', (kind, fields) => {
    const poisoned = foundation[kind].map((record) => ({
      ...record,
      ...Object.fromEntries(fields.map((field) => [field, field === 'faq' ? [{ question: 'Czy?', answer: hostile }] : hostile])),
    }));
    const rows = JSON.stringify(foundationRows({ ...foundation, [kind]: poisoned }));
    expect(poisoned.length).toBeGreaterThan(0);
    expect(rows).toContain('Dobry tekst');
    expect(rows).not.toMatch(dangerous);
  });
});
