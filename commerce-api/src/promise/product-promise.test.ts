import { expect, it } from '@jest/globals';
import { physicalStores, warehouses } from '../demo/catalogue/content/shops.ts';
import { shippingMethods } from '../demo/catalogue/content/shipping-methods.ts';
import { networkOf } from './network.ts';
import { ProductPromises } from './product-promise.ts';

const newNetwork = () => networkOf(shippingMethods, physicalStores, warehouses);

it('[J-167] the days that every tile uses outlast those of many postcodes, until the hour or the network is another one', () => {
  let network = newNetwork();
  let now = new Date('2026-11-24T11:00:00Z');
  const promises = new ProductPromises(
    () => network,
    () => now,
  );
  const days = promises.days(null);
  const first = promises.days('00-000');
  for (let postcode = 1; postcode <= 1000; postcode += 1) {
    promises.days(`00-${String(postcode).padStart(3, '0')}`);
    expect(promises.days(null)).toBe(days);
  }
  expect(promises.days('00-000')).not.toBe(first);

  now = new Date('2026-11-24T12:00:00Z');
  const later = promises.days(null);
  expect(later).not.toBe(days);
  network = newNetwork();
  expect(promises.days(null)).not.toBe(later);
});
