import { describe, expect, it } from '@jest/globals';
import { washerFeatures } from '../testing/fixtures.ts';
import { differencesOf, featureRows } from './feature-rows.ts';

const washer = (spin: string) => ({ features_groups: washerFeatures(spin) });
const dryer = {
  features_groups: [
    { group_id: 2, name: 'Suszenie', features: [{ feature_id: 20, name: 'Pompa ciepła', value: 'tak' }] },
    // Another category's group and feature: other ids, the same names.
    { group_id: 7, name: 'Pranie', features: [{ feature_id: 71, name: 'Ładunek', value: '8 kg' }] },
  ],
};

describe('the features of compared products', () => {
  it('[R-58] stand side by side in their groups; what a product does not have is left open', () => {
    expect(featureRows([washer('1200'), dryer])).toEqual([
      {
        id: 1,
        name: 'Pranie',
        rows: [
          { id: 10, name: 'Obroty', values: ['1200', null], differs: true },
          { id: 11, name: 'Ładunek', values: ['8 kg', '8 kg'], differs: false },
        ],
      },
      { id: 2, name: 'Suszenie', rows: [{ id: 20, name: 'Pompa ciepła', values: [null, 'tak'], differs: true }] },
    ]);
  });

  it('can be narrowed to the differences', () => {
    expect(differencesOf(featureRows([washer('1200'), washer('1400')]))).toEqual([
      { id: 1, name: 'Pranie', rows: [{ id: 10, name: 'Obroty', values: ['1200', '1400'], differs: true }] },
    ]);
    expect(differencesOf(featureRows([washer('1200'), washer('1200')]))).toEqual([]);
  });
});
