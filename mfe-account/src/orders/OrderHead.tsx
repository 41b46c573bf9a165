import type { ReactNode } from 'react';
import { formatDate, useLanguage, useTexts } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { ButtonLink } from 'shared-ui/button';
import { TextLink } from 'shared-ui/link';
import { Panel } from 'shared-ui/page-container';
import { payPath } from '../paths.ts';
import { withdrawPath } from '../withdrawal/paths.ts';
import * as css from './order.css.ts';
import { StatusChip } from './StatusChip.tsx';
import { orderTexts } from './texts.ts';

/** Where an order is, when it was placed, and the way to pay it while that is open. */
export const OrderHead = ({ order }: { readonly order: Order }): ReactNode => {
  const t = useTexts(orderTexts);
  const language = useLanguage();
  return (
    <Panel className={css.head}>
      <StatusChip status={order.status} payment={order.payment.status} />
      <p className={css.placed}>{t('order.placed', { date: formatDate(order.placed_at, language) })}</p>
      {order.payment.can_pay && (
        <p className={css.pay}>
          <span>{t(order.payment.status === 'failed' ? 'order.payFailed' : 'order.payWaiting')}</span>
          <ButtonLink size="small" to={payPath(order)}>
            {t('order.pay')}
          </ButtonLink>
        </p>
      )}
      {order.status !== 'cancelled' && (
        <TextLink to={withdrawPath(order.number)} className={css.withdraw}>
          {t('order.withdraw')}
        </TextLink>
      )}
    </Panel>
  );
};
