import { useEffect, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { CircleCheck, ShoppingCart } from 'shared-ui/icons';
import { successPath } from '../../order/order-paths.ts';
import { refusalText } from '../frame/refusal-text.ts';
import type { Placing } from '../place/placing.ts';
import { SentOrderUnknown } from '../place/SentOrderUnknown.tsx';
import { texts } from '../texts.ts';
import { LoadingStep } from './LoadingCheckout.tsx';

/** No cart: an order was just placed from here, or one was sent and its answer got lost, or there is simply nothing in it. */
export const NothingToOrder = ({ placing }: { readonly placing: Placing }): ReactNode => {
  const t = useTexts(texts);
  const { sent, findSent, receipt, isBusy, outcome } = placing;
  // Whatever was ordered in this tab before.
  const isLost = sent !== null;
  useEffect(() => {
    if (isLost) void findSent();
  }, [isLost, findSent]);

  if (isBusy) return <LoadingStep />;
  if (isLost && outcome?.kind === 'unknown') return <SentOrderUnknown onRetry={findSent} />;
  // The order that was sent; an earlier one of this tab is no answer to it.
  const refusal = outcome?.kind === 'refused' ? refusalText(outcome.error, t) : null;
  if (receipt !== null && refusal === null)
    return (
      <EmptyState icon={CircleCheck} title={t('placed.title', { number: receipt.order })} text={t('placed.text')}>
        <ButtonLink to={successPath(receipt)}>{t('placed.open')}</ButtonLink>
        <ButtonLink to="/" variant="secondary">
          {t('empty.shop')}
        </ButtonLink>
      </EmptyState>
    );
  return (
    <EmptyState icon={ShoppingCart} title={t('empty.title')} text={refusal ?? t('empty.text')}>
      <ButtonLink to="/">{t('empty.shop')}</ButtonLink>
    </EmptyState>
  );
};
