import { expect, it } from '@jest/globals';
import { warrantyEnds } from './warranty-reminder.ts';

const line = (product_id: number, warranty_until: string | null) =>
  ({ product_id, name: `Produkt ${product_id}`, warranty_until }) as Parameters<typeof warrantyEnds>[0]['items'][number]; // nothing else is read

it('[J-290] goods of an order are told of together by the day on which their warranty ends, those that are over not at all', () => {
  const items = [
    line(1, '2028-11-27'),
    line(2, '2030-11-27'),
    line(3, '2028-11-27'),
    line(1, '2028-11-27'),
    line(4, '2026-11-26'),
    line(5, null),
  ];
  expect(warrantyEnds({ items }, '2026-11-27')).toEqual([
    {
      until: '2028-11-27',
      items: [
        { productId: 1, name: 'Produkt 1' },
        { productId: 3, name: 'Produkt 3' },
      ],
    },
    { until: '2030-11-27', items: [{ productId: 2, name: 'Produkt 2' }] },
  ]);
});
