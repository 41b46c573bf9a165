import type { AvailabilityCode, WarehouseStock } from '../../../../model/product.ts';
import type { Random } from '../../random.ts';
import { dateFrom } from '../../time.ts';

export const centralWarehouse = 1;
/** Ids of the shops, which are also those of their warehouses. */
export const shopWarehouses = [11, 12, 13, 14, 15, 16, 17, 18] as const;

const weights: readonly (readonly [AvailabilityCode, number])[] = [
  [1, 44],
  [7, 19],
  [5, 6],
  [2, 7],
  [3, 3],
  [4, 2.5],
  [6, 3],
  [8, 1.5],
  [10, 5],
  [11, 1.5],
  [12, 2],
  [13, 2],
  [14, 1.5],
  [15, 2],
];

export interface Supply {
  readonly availability: AvailabilityCode;
  readonly stock: readonly WarehouseStock[];
  readonly qty: number;
  readonly availableOnlyInStore: boolean;
  readonly isSalesBlocked: boolean;
  readonly isPreorder: boolean;
  readonly isPreRelease: boolean;
  readonly releaseDate: string | null;
  readonly shippingFromDate: string | null;
  readonly isWzsAvailable: boolean;
}

/** Availability code (Y-25 … Y-39), stock and sale flags that agree with each other. */
export function makeSupply(r: Random, now: Date, outlet: boolean): Supply {
  const availability: AvailabilityCode = outlet ? r.pick([1, 12]) : r.weighted(weights);
  const soldOut = !outlet && availability !== 11 && r.chance(0.025);
  const inShops = availability === 12 || availability === 1 || availability === 7;
  const amount = soldOut ? 0 : outlet ? 1 : r.int(1, 6) * r.int(1, 9);
  const stock: WarehouseStock[] = [];
  if (amount > 0 && availability !== 12 && availability !== 11) stock.push({ warehouseId: centralWarehouse, qty: amount });
  if (!soldOut && inShops) {
    for (const warehouseId of r.sample(shopWarehouses, outlet ? (availability === 12 ? 1 : 0) : r.int(availability === 12 ? 1 : 0, 6))) {
      stock.push({ warehouseId, qty: outlet ? 1 : r.int(1, 5) });
    }
  }
  const days = r.int(6, 45);
  const early = availability === 11;
  return {
    availability,
    stock,
    qty: stock.reduce((sum, entry) => sum + entry.qty, 0),
    availableOnlyInStore: availability === 12,
    isSalesBlocked: soldOut && r.chance(0.4),
    // Pre-releases are listed; half of them can be ordered in advance.
    isPreorder: early && r.chance(0.6),
    isPreRelease: early,
    releaseDate: early ? dateFrom(now, days) : null,
    shippingFromDate: early
      ? dateFrom(now, days)
      : !soldOut && (availability === 8 || availability === 4) && r.chance(0.5)
        ? dateFrom(now, r.int(8, 30))
        : null,
    isWzsAvailable: stock.some((entry) => entry.warehouseId !== centralWarehouse),
  };
}
