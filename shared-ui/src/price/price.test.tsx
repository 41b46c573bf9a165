/** @jest-environment jsdom */
import { describe, expect, test } from '@jest/globals';
import { grosze } from 'shared-contracts';
import { zloty } from 'shared-contracts/testing/money';
import { plain, renderPart } from '../testing/render-part.tsx';
import { NetNote, Price, PriceBlock, reductionOf } from './index.ts';

const textOf = (element: Element): string => plain(element.textContent);
const hidden = (container: Element): Element | null => container.querySelector('[aria-hidden="true"]');

describe('price', () => {
  test('[I-07] whole złoty are loud, grosze raised, and the accessible text is one amount', () => {
    const { container } = renderPart(<Price value={zloty(1299)} />);
    expect(plain(hidden(container)?.textContent ?? null)).toBe('1 29900 zł');
    expect(container.querySelector('sup')?.textContent).toBe('00');
    expect(textOf(container)).toContain('1 299,00 zł');
  });
});

describe('net price', () => {
  test('[J-326] stands beside the gross one where the store shows it, and nowhere else', () => {
    const { container } = renderPart(<PriceBlock finalPrice={zloty(1230)} omnibusPrice={null} vatRate={23} />);
    expect(textOf(container)).toContain('1 000,00 zł netto');
    expect(textOf(renderPart(<PriceBlock finalPrice={zloty(1230)} omnibusPrice={null} vatRate={null} />).container)).not.toContain('netto');
  });

  test('[J-354] of a sum leaves out what has no tax, and is not told where the store shows none', () => {
    const { container } = renderPart(<NetNote gross={zloty(1330)} tax={{ rate: 23, untaxed: zloty(100) }} />);
    expect(textOf(container)).toContain('1 100,00 zł netto');
    expect(textOf(renderPart(<NetNote gross={zloty(1330)} tax={null} />).container)).not.toContain('netto');
  });
});

describe('announced reduction', () => {
  test('[P-02] struck price and saving are counted from the lowest price of 30 days', () => {
    expect(reductionOf(zloty(2899), zloty(3099))).toEqual({ struck: 309900, saving: 20000 });
  });

  test.each([
    ['none is announced', null],
    ['nothing would be saved', zloty(2899)],
    ['the lowest price was lower', zloty(2499)],
  ])('[P-02] no reduction is shown when %s', (_case, omnibus) => {
    expect(reductionOf(zloty(2899), omnibus)).toBeNull();
  });

  test('[P-02] the block says the lowest price of 30 days in words', () => {
    const { container } = renderPart(<PriceBlock finalPrice={zloty(1799)} omnibusPrice={zloty(2199)} />);
    expect(textOf(container)).toContain('Najniższa cena z 30 dni przed obniżką: 2 199,00 zł');
    expect(container.querySelector('del')?.textContent).toMatch(/2\s199,00/);
    expect(textOf(container)).toContain('−400,00 zł');
  });

  test('[P-02] reduced, but not below the lowest price of 30 days: the line stands and no saving is claimed', () => {
    const { container } = renderPart(<PriceBlock finalPrice={zloty(1799)} regularPrice={zloty(2199)} omnibusPrice={zloty(1699)} />);
    expect(textOf(container)).toContain('Najniższa cena z 30 dni przed obniżką: 1 699,00 zł');
    expect(container.querySelector('del')).toBeNull();
  });

  test('without a reduction nothing is struck through and the instalment stands there', () => {
    const { container } = renderPart(
      <PriceBlock finalPrice={zloty(1349)} omnibusPrice={null} instalments={{ count: 10, monthly: grosze(13490), zeroPercent: true }} />,
    );
    expect(container.querySelector('del')).toBeNull();
    expect(textOf(container)).toContain('lub 134,90 zł × 10 rat 0%');
  });
});
