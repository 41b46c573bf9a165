import type { Grosze, IsoDateTime } from '../../../../model/basics.ts';
import type { PricePoint, ProductPrices } from '../../../../model/product.ts';
import { shopPrice } from '../../money.ts';
import { at, type Random } from '../../random.ts';
import { dayFrom } from '../../time.ts';

const dayMs = 86_400_000;

export type Reduction = 'none' | 'reduced' | 'shock';

/**
 * The lowest price of the 30 days before the reduction (Art. 4 of the price-information law, P-02, ∅53);
 * null when no reduction is announced.
 */
export function omnibusPrice({ history, reducedSince }: Pick<ProductPrices, 'history' | 'reducedSince'>): Grosze | null {
  if (reducedSince === null) return null;
  const end = Date.parse(reducedSince);
  const start = end - 30 * dayMs;
  const asked = history.filter((point, index) => {
    const until = index + 1 < history.length ? Date.parse(at(history, index + 1).since) : Number.POSITIVE_INFINITY;
    return Date.parse(point.since) < end && until > start;
  });
  return Math.min(...asked.map((point) => point.finalPrice));
}

/** Prices of a product with at least 60 days of history; a reduction is always below its omnibus price. */
export function makePrices(amountZloty: number, kind: Reduction, r: Random, now: Date): ProductPrices {
  const price = shopPrice(amountZloty);
  const start = -r.int(95, 260);
  const points: PricePoint[] = [];
  const add = (day: number, regular: Grosze, final: Grosze): void => {
    const since: IsoDateTime = dayFrom(now, day, 5);
    points.push({ since, price: regular, finalPrice: final });
  };
  const dearer = shopPrice(amountZloty * 1.06);
  const changed = -r.int(62, 90);
  if (r.chance(0.4) && dearer > price) {
    add(start, dearer, dearer);
    add(changed, price, price);
  } else {
    add(start, price, price);
  }
  const catalogPrice = r.chance(0.45) ? shopPrice(amountZloty * (1.05 + r.next() * 0.12)) : price;
  const since = -r.int(2, 24);
  const depth = kind === 'shock' ? 0.2 + r.next() * 0.15 : 0.06 + r.next() * 0.16;
  const cut = shopPrice((price / 100) * (1 - depth));
  if (kind === 'none' || cut >= price) {
    return { price, finalPrice: price, catalogPrice: Math.max(catalogPrice, price), history: points, reducedSince: null };
  }
  // A short earlier promotion inside the 30 days: then the omnibus price is lower than the regular one.
  const between = Math.round((price + cut) / 2 / 100) * 100 - 1;
  if (r.chance(0.2) && between > cut && between < price) {
    add(since - 18, price, between);
    add(since - 13, price, price);
  }
  add(since, price, cut);
  return {
    price,
    finalPrice: cut,
    catalogPrice: Math.max(catalogPrice, price),
    history: points,
    reducedSince: at(points, points.length - 1).since,
  };
}
