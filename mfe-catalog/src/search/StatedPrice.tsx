import type { ReactNode } from 'react';
import { formatMoney, type Grosze, useTexts } from 'shared-contracts';
import type { SearchListingQuery } from '../graphql/generated.ts';
import { texts } from './texts.ts';
import * as css from './search.css.ts';

type Stated = NonNullable<SearchListingQuery['productsForSearch']['stated_price']>;

/** 'laptopy do 3000': says that the words were taken for a price, which narrows the results, or that nothing costs that. */
export const StatedPrice = ({ price: { from, to, is_applied } }: { readonly price: Stated }): ReactNode => {
  const t = useTexts(texts);
  const money = (value: Grosze): string => formatMoney(value);
  const range =
    from === null
      ? t('below', { to: to === null ? '' : money(to) })
      : to === null
        ? t('above', { from: money(from) })
        : t('between', { from: money(from), to: money(to) });
  return <p className={css.corrected}>{t(is_applied ? 'stated' : 'notStated', { range })}</p>;
};
