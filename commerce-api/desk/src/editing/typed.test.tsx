import { describe, expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import { formDraft, readFormDraft } from './form-draft.ts';
import { htmlTree } from './html-tree.tsx';
import { oldAddress } from './old-address.ts';
import { typedAmount } from '../parts/typed-amount.ts';
import { priceText } from './price-text.ts';
import { warsawTime } from './warsaw-time.ts';

describe('[J-217] what an editor types', () => {
  it('of a price is shown as it is typed', () => expect(typedAmount(priceText(129_905))).toBe(129_905));

  it.each([
    ['2026-11-27T08:00', '2026-11-27T07:00:00.000Z'],
    ['2026-07-01T00:30', '2026-06-30T22:30:00.000Z'],
    // The night on which the clocks are set back.
    ['2026-10-25T12:00', '2026-10-25T11:00:00.000Z'],
    ['', undefined],
  ])('%s is a time in Poland, wherever the browser stands', (text, iso) => expect(warsawTime(text)).toBe(iso));

  it.each(['https://sklep.example/stary/adres.html?x=1#a', '/stary/adres.html', 'stary/adres/'])('%s is an address of the shop', (text) =>
    expect(oldAddress(text)).toBe('stary/adres'),
  );

  it('[J-218] is there again with the version that it goes on from', () => {
    const kept = formDraft({ name: 'Pralka' }, 3);
    expect([readFormDraft(kept), readFormDraft('')]).toEqual([{ version: 3, values: { name: 'Pralka' } }, undefined]);
  });
});

it('[J-292] the preview shows uploaded pictures', () => {
  const address = `/media/cms/upload-${'a'.repeat(32)}-800x400-5-5?w=960`;
  expect(renderToStaticMarkup(<>{htmlTree(`<p><img src="${address}" alt="A &amp; B" width="800" /></p>`)}</>)).toContain(
    `<p><img src="${address}" alt="A &amp; B"/></p>`,
  );
});

it('[J-219] the preview shows the tags of content alone, and text as text', () => {
  const html = '<h2>A &amp; B</h2><p>x <strong>y</strong> <a href="/z">z</a><a href="javascript:q">q</a><br /><img src=x></p><p>1 &lt; 2';
  expect(renderToStaticMarkup(<>{htmlTree(html)}</>)).toBe(
    '<h2>A &amp; B</h2><p>x <strong>y</strong> <a href="/z" target="_blank" rel="noreferrer">z</a><a>q</a><br/></p><p>1 &lt; 2</p>',
  );
});
