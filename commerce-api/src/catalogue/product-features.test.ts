import { describe, expect, it } from '@jest/globals';
import { generateCatalogue } from '../demo/catalogue/testing/generate-catalogue.ts';
import { valueAndUnit } from './product-features.ts';

describe('features on cards', () => {
  it.each([
    ['70 dB', 'dB', '70', 'dB'],
    ['1 400\u00a0W', 'W', '1 400', 'W'],
    ['6,5″', '″', '6,5″', null],
    ['1 dzień', 'dni', '1 dzień', null],
    ['dB', 'dB', 'dB', null],
    ['8 kg', null, '8 kg', null],
  ])('[P-11] %j with the unit %j is %j and %j', (whole, unit, value, left) => {
    expect(valueAndUnit(whole, unit)).toEqual({ value, unit: left });
  });

  it('[P-11] no card of the catalogue names a unit twice', () => {
    const { products, featureDefinitions } = generateCatalogue({ products: 1500, now: new Date('2026-03-04T10:00:00Z') });
    const units = new Map(featureDefinitions.map((definition) => [definition.featureId, definition.priceTagUnit]));
    for (const { features, featuresPriceTag } of products) {
      for (const { featureId, value } of features.filter((feature) => featuresPriceTag.includes(feature.featureId))) {
        const shown = valueAndUnit(value, units.get(featureId) ?? null);
        if (shown.unit !== null) expect(shown.value.endsWith(shown.unit)).toBe(false);
        expect([value, value.replaceAll('\u00a0', ' ')]).toContain(shown.unit === null ? value : joined(shown.value, shown.unit));
      }
    }
  });
});

const joined = (value: string, unit: string): string => `${value.replaceAll('\u00a0', ' ')} ${unit}`;
