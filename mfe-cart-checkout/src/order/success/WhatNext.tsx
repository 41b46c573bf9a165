import type { ReactNode } from 'react';
import { ACCOUNT_PATH, useConnection, useTexts } from 'shared-contracts';
import { PAYMENT } from 'shared-contracts/codes';
import { trackedOrderPath } from 'shared-contracts/rest';
import type { Order } from 'shared-contracts/rest';
import { ButtonLink } from 'shared-ui/button';
import { Panel } from 'shared-ui/page-container';
import { creditState } from '../credit/credit-state.ts';
import { texts } from '../texts.ts';
import * as css from '../view/order.css.ts';

function firstStep(order: Order) {
  if (creditState(order) !== null) return 'next.credit';
  return order.payment.bank_transfer === null ? 'next.pay' : 'next.transfer';
}

/** What happens now, and where the order can be looked at later. */
export const WhatNext = ({ order }: { readonly order: Order }): ReactNode => {
  const t = useTexts(texts);
  const connection = useConnection();
  // An order is read in the browser alone, so whose it is may be asked while rendering.
  const isCustomer = connection().token() !== undefined;
  const hasParcel = order.items.some(({ gift }) => gift == null);
  const isPaid = order.payment.status === 'paid' || order.payment.status === 'offline';
  return (
    <Panel aria-label={t('next.title')}>
      <h2 className={css.heading}>{t('next.title')}</h2>
      <ol className={css.steps}>
        {!isPaid && <li>{t(firstStep(order))}</li>}
        {order.payment.method === PAYMENT.SIMPLY_LEASE_SHOP && <li>{t('next.lease')}</li>}
        {hasParcel ? (
          <>
            <li>{t('next.pack')}</li>
            <li>{t(order.shipping.pickup_point === null ? 'next.deliver' : 'next.collect')}</li>
          </>
        ) : (
          <li>{t('next.giftCard')}</li>
        )}
      </ol>
      <p className={css.note}>{t('next.manage')}</p>
      <div className={css.buttons}>
        <ButtonLink to={trackedOrderPath({ order: order.number, hash: order.hash })}>{t('next.track')}</ButtonLink>
        <ButtonLink to={isCustomer ? ACCOUNT_PATH : '/create-account'} variant="secondary">
          {t(isCustomer ? 'next.account' : 'next.createAccount')}
        </ButtonLink>
        <ButtonLink to="/" variant="quiet">
          {t('next.shop')}
        </ButtonLink>
      </div>
    </Panel>
  );
};
