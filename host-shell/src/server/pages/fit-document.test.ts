import { describe, expect, it } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import { fitDocument } from './fit-document.ts';

/** Text that does not compress below its bytes by much. */
const text = (bytes: number): string =>
  randomBytes(Math.ceil(bytes / 2))
    .toString('hex')
    .slice(0, bytes);
const shelf = (name: string, content: string): string =>
  `<div class="shelf" data-later="" data-omittable=""><!--$--><section aria-label="${name}"><div>${content}</div></section><!--/$--></div>`;
const page = (first: string, ...shelves: readonly string[]): Buffer =>
  Buffer.from(`<!doctype html><html><body><h1>Pralka</h1>${first}${shelves.join('')}<footer>Kontakt</footer></body></html>`);
const headers = { 'content-security-policy': 'x'.repeat(500) };
const REST = '<a href="/pralka.html?calosc=1">Pokaż resztę tej strony</a>';
const leftOut = (rest: string): string =>
  `<div class="shelf" data-later="" data-omittable=""><!--$!--><template data-dgst="late"></template>${rest}<!--/$--></div>`;
const LINKED = leftOut(`<noscript>${REST}</noscript>`);
const LEFT_OUT = leftOut('');

describe('a document that is kept', () => {
  it('[J-110] that fits in the first packets stays as it is', async () => {
    const html = page(text(6_000), shelf('Podobne', text(4_000)));
    const fitted = await fitDocument(html, headers, REST);
    expect(fitted.html).toBe(html);
    expect(brotliDecompressSync(fitted.brotli).equals(html)).toBe(true);
  });

  it('[J-110] [J-350] that is larger lacks its last omittable parts, as many as needed, is whole around them, and leads those without scripts to them once', async () => {
    const html = page(
      text(14_000),
      shelf('Seria', text(4_000)),
      shelf('Pusta', ''),
      shelf('Podobne', text(12_000)),
      shelf('Inne', text(12_000)),
    );
    const { html: fitted, brotli } = await fitDocument(html, headers, REST);
    const result = fitted.toString();
    expect(['Seria', 'Pusta', 'Podobne', 'Inne'].filter((name) => result.includes(`aria-label="${name}"`))).toEqual(['Seria', 'Pusta']);
    expect(result.endsWith(`${LINKED}${LEFT_OUT}<footer>Kontakt</footer></body></html>`)).toBe(true);
    expect(brotliDecompressSync(brotli).equals(fitted)).toBe(true);
  });

  it('[J-110] that is larger keeps what shoppers read longer than shelves that stand before it', async () => {
    const reviews = shelf('Opinie', text(6_000)).replace('data-omittable=""', 'data-omittable="last"');
    const shown = async (first: number): Promise<readonly string[]> => {
      const { html } = await fitDocument(page(text(first), shelf('Akcesoria', text(9_000)), reviews), headers, REST);
      return ['Akcesoria', 'Opinie'].filter((name) => html.includes(`aria-label="${name}"`));
    };
    expect([await shown(14_000), await shown(24_000)]).toEqual([['Opinie'], []]);
  });

  it.each([0, 1, 2, 3, 4, 5, 6, 7])(
    '[J-110] lacks no part that would still fit, whichever of eight is the last that does: %i left',
    async (left) => {
      const shelves = Array.from({ length: 8 }, (_, at) => shelf(`Seria ${at}`, text(3_000)));
      const { html } = await fitDocument(page(text(24_600 - left * 3_000), ...shelves), headers, REST);
      expect(html.toString().split('aria-label').length - 1).toBe(left);
    },
  );

  it('[J-110] that is too large without any omittable part is sent as it is', async () => {
    const html = page(text(60_000), shelf('Podobne', text(9_000)));
    const { html: fitted } = await fitDocument(html, headers, REST);
    expect(fitted.toString().includes(LINKED)).toBe(true);
    expect(fitted.length).toBeGreaterThan(60_000);
  });
});
