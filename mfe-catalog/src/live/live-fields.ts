import type { Product } from 'shared-contracts/graphql';

const liveNames = [
  'price',
  'final_price',
  'omnibus_price',
  'qty',
  'availability',
  'is_sales_blocked',
  'review_count',
  'review_summary',
] as const;

type LiveName = (typeof liveNames)[number];

/** L-06: a product with what the socket has pushed since it was read: prices, stock, whether it is sold, and how it is rated. */
export const withLiveFields = <Shown extends Partial<Pick<Product, LiveName>>>(
  shown: Shown,
  pushed: Partial<Pick<Product, LiveName>> | undefined,
): Shown => {
  if (pushed === undefined) return shown;
  const news = liveNames.filter((name) => name in shown && pushed[name] !== undefined && pushed[name] !== shown[name]);
  return news.length === 0 ? shown : { ...shown, ...Object.fromEntries(news.map((name) => [name, pushed[name]])) };
};
