import type { InstallmentsPriceTag, Product } from 'shared-contracts/graphql';

const liveNames = [
  'price',
  'final_price',
  'omnibus_price',
  'qty',
  'availability',
  'is_sales_blocked',
  'review_count',
  'review_summary',
  'question_count',
  'answered_question_count',
] as const;

type LiveName = (typeof liveNames)[number];

/** What is known of a product since it was read. */
type News = Partial<Pick<Product, LiveName>> & { readonly installmentsPriceTag?: InstallmentsPriceTag | null };

/** What a part of the page has read of a product. */
export type Shown = Partial<Pick<Product, LiveName>> & {
  readonly installmentsPriceTag?: object | null;
  readonly labels?: readonly { readonly code: string }[];
};

/** The label that says how much is saved at the price with which it was read. */
const SAVING_LABEL = 'reduced';

/** H-08: instalments are told while their sums are counted for the price beside them; those of another price would be untrue. */
const tagOf = (
  shown: Shown,
  { final_price: price = shown.final_price, installmentsPriceTag: tag }: News,
): Shown['installmentsPriceTag'] => {
  if (tag !== undefined && (tag === null || tag.price === price)) return tag;
  return price === shown.final_price ? shown.installmentsPriceTag : null;
};

/** L-06: a product with what is known since it was read: prices, instalments, stock, whether it is sold, how it is rated, and what is asked about it. */
export const withLiveFields = <Read extends Shown>(shown: Read, news: News | undefined): Read => {
  if (news === undefined) return shown;
  const changed = liveNames.filter((name) => name in shown && news[name] !== undefined && news[name] !== shown[name]);
  const tag = 'installmentsPriceTag' in shown ? tagOf(shown, news) : undefined;
  const hasTag = 'installmentsPriceTag' in shown && tag !== shown.installmentsPriceTag;
  if (changed.length === 0 && !hasTag) return shown;
  const isOtherPrice = changed.includes('final_price') || changed.includes('omnibus_price');
  return {
    ...shown,
    ...Object.fromEntries(changed.map((name) => [name, news[name]])),
    ...(hasTag && { installmentsPriceTag: tag }),
    ...(isOtherPrice && shown.labels && { labels: shown.labels.filter(({ code }) => code !== SAVING_LABEL) }),
  };
};
