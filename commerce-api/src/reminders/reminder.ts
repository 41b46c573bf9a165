import { canBeOrdered } from 'shared-contracts/catalogue';
import type { ProductRecord } from '../catalogue/product-record.ts';

/** O-09: `stock` waits until a product can be bought, `price` until it costs less. */
export const reminderKinds = ['stock', 'price'] as const;
export type ReminderKind = (typeof reminderKinds)[number];

type Facts = Parameters<typeof canBeOrdered>[0] & Pick<ProductRecord, 'final_price'>;

/**
 * Whether what a reminder waits for has come.
 * @param priceSeen grosze; of several reminders the highest
 */
export const isDue = (kind: ReminderKind, product: Facts, priceSeen: number | null): boolean =>
  kind === 'stock' ? canBeOrdered(product) : priceSeen !== null && product.final_price < priceSeen;
