import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { formatMoney, useTexts, ZERO_GROSZE } from 'shared-contracts';
import { cartStateAtom } from '../service/cart-atoms.ts';
import { NetNote, Price } from 'shared-ui/price';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { texts } from '../texts.ts';
import * as css from './cart-line.css.ts';
import { linePrice } from './line-price.ts';
import type { CartLine } from '../service/cart-view.ts';

/** What a line costs: the sum loud, the price of one piece beside it when there are several. */
export const LinePriceView = ({ line }: { readonly line: CartLine }): ReactNode => {
  const t = useTexts(texts);
  const { each, total, struck, lowest } = linePrice(line);
  const { tax } = useAtomValue(cartStateAtom);
  return (
    <div className={css.price}>
      {struck !== null && (
        <span className={css.small}>
          <VisuallyHidden>{t('line.before')}</VisuallyHidden>
          <del>{formatMoney(struck)}</del>
        </span>
      )}
      <Price value={total} promo={lowest !== null} />
      {line.item.gift == null && <NetNote gross={total} tax={tax && { ...tax, untaxed: ZERO_GROSZE }} />}
      {line.qty > 1 && <span className={css.small}>{t('line.each', { price: each })}</span>}
    </div>
  );
};
