import { useId, useState, type ReactNode } from 'react';
import { formatMoney, useTexts } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import { ChevronDown } from 'shared-ui/icons';
import { Panel } from 'shared-ui/page-container';
import type { CheckoutCart } from '../cart/checkout-cart.ts';
import { texts } from '../texts.ts';
import { toPayOf } from '../cart/to-pay.ts';
import * as css from './order-summary.css.ts';
import { OrderItems } from './OrderItems.tsx';
import { OrderSums } from './OrderSums.tsx';

/** The order beside the steps; on phones and tablets one line above them that unfolds. */
export const OrderSummary = ({ cart }: { readonly cart: CheckoutCart }): ReactNode => {
  const t = useTexts(texts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel className={css.summary} aria-label={t('order.title')}>
      <h2 className={css.title}>{t('order.title')}</h2>
      <button type="button" className={css.toggle} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <span className={css.toggleText}>
          {t('order.title')}
          <Icon of={ChevronDown} size={20} className={isOpen ? css.arrowUp : css.arrow} />
        </span>
        <span className={css.toggleSum}>{formatMoney(toPayOf(cart))}</span>
      </button>
      <div id={id} className={isOpen ? css.body : css.folded}>
        <OrderItems items={cart.items} />
        <OrderSums cart={cart} />
        <p className={css.note}>{t('order.note')}</p>
      </div>
    </Panel>
  );
};
