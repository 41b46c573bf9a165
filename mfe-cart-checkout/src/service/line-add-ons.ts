import { multiplyGrosze, sumGrosze, type Grosze } from 'shared-contracts';
import type { AddOnEntry } from 'shared-ui/add-on-list';
import type { CartItem } from './cart-schema.ts';

/** A warranty or a service that a line has. */
export interface LineAddOn extends AddOnEntry {
  readonly kind: 'warranty' | 'service';
  /** For one piece. */
  readonly price: Grosze;
  /** Of the shop in which a service is done. */
  readonly optionId: number | undefined;
}

/** C-03, C-26, C-27: what has been chosen with the pieces of a line. */
export function lineAddOns({ warranty, services = [] }: Pick<CartItem, 'warranty' | 'services'>, qty: number): readonly LineAddOn[] {
  const total = (price: Grosze): Grosze => multiplyGrosze(price, qty);
  const protection: readonly LineAddOn[] = warranty
    ? [
        {
          kind: 'warranty',
          id: warranty.id,
          name: warranty.name,
          price: warranty.value,
          place: null,
          total: total(warranty.value),
          optionId: undefined,
        },
      ]
    : [];
  const done = services
    .filter(({ selected }) => selected)
    .map(({ id, name, price, option }): LineAddOn => ({
      kind: 'service',
      id,
      name,
      price,
      place: option?.name ?? null,
      total: total(price),
      optionId: option?.id,
    }));
  return [...protection, ...done];
}

/** What they cost together, for all pieces. */
export const addOnsSum = (addOns: readonly LineAddOn[]): Grosze => sumGrosze(addOns.map(({ total }) => total));
