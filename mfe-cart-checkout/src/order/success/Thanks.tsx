import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { ButtonLink } from 'shared-ui/button';
import { creditState } from '../credit/credit-state.ts';
import { ToApplication } from '../credit/ToApplication.tsx';
import { payPath } from '../order-paths.ts';
import { texts } from '../texts.ts';
import * as css from '../view/order.css.ts';

const LOOK = { paid: css.good, offline: css.good, pending: css.open, failed: css.bad } as const;

interface ThanksProps {
  readonly order: Order;
  /** The payment is under way on this page. */
  readonly isBeingPaid: boolean;
}

/** ∅49: the number of the order, and how the payment stands; an order that is not paid can be paid from here. */
export const Thanks = ({ order, isBeingPaid }: ThanksProps): ReactNode => {
  const t = useTexts(texts);
  const { payment } = order;
  const credit = creditState(order);
  // A transfer is paid at the shopper's bank, not here.
  const canPay = !isBeingPaid && payment.can_pay && payment.bank_transfer === null && payment.status !== 'paid';
  return (
    <>
      <p className={css.lead}>{t('success.number', { number: order.number })}</p>
      {credit === null ? (
        <p className={LOOK[payment.status]}>{t(`payment.${payment.status}`, { method: payment.title })}</p>
      ) : (
        <p className={LOOK[payment.status]}>{t(`credit.${credit}`, { method: payment.title })}</p>
      )}
      {payment.review != null && <p>{t(payment.review === 'deciding' ? 'credit.wait' : 'credit.send')}</p>}
      <p className={css.muted}>{t(order.is_mail_held === true ? 'success.mailLater' : 'success.mail', { email: order.email })}</p>
      {canPay && (
        <div className={css.buttons}>
          <ButtonLink to={payPath({ order: order.number, hash: order.hash }, true)}>
            {t(credit === 'open' ? 'credit.go' : 'success.pay')}
          </ButtonLink>
        </div>
      )}
      {payment.review != null && <ToApplication order={order} />}
    </>
  );
};
