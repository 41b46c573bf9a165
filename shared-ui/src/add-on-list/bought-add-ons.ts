import { grosze } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import type { AddOnEntry } from './AddOnList.tsx';

/** What was ordered with a product; a commerce server of before knows of nothing such. */
export const boughtAddOns = ({ add_ons: addOns = [] }: Partial<Pick<Order['items'][number], 'add_ons'>>): readonly AddOnEntry[] =>
  addOns.map(({ kind, id, name, row_total, option }) => ({ kind, id, name, place: option?.name ?? null, total: grosze(row_total) }));
