import { Truck } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts, ZERO_GROSZE, type Grosze } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import { ProgressBar } from 'shared-ui/progress-bar';
import { useQuery } from 'urql';
import { FreeDeliveryDocument } from '../graphql/generated.ts';
import { texts } from '../texts.ts';
import { freeDeliveryState, type FreeDeliveryState } from './free-delivery.ts';
import type { CartTranslate } from '../lines/cart-translate.ts';
import * as css from './summary.css.ts';

const wordsOf = (state: FreeDeliveryState, from: Grosze, t: CartTranslate): string => {
  switch (state.kind) {
    case 'unknown':
      return t('delivery.rule', { from });
    case 'missing':
      return t('delivery.missing', { missing: state.missing });
    case 'reached':
      return t('delivery.reached');
  }
};

/** How far it is to free delivery. The rule is the store's, so the server draws it before the cart is known. @param goods what is paid for the pieces; warranties and services do not count */
export const FreeDelivery = ({ goods }: { readonly goods: Grosze | null }): ReactNode => {
  const t = useTexts(texts);
  const [{ data }] = useQuery({ query: FreeDeliveryDocument });
  const from = data?.storeConfig.free_delivery_from ?? ZERO_GROSZE;
  if (from <= 0) return null; // Unknown, or a store without such a rule.
  const state = freeDeliveryState(from, goods);
  const words = wordsOf(state, from, t);
  const isReached = state.kind === 'reached';
  return (
    <div className={css.delivery}>
      <p className={isReached ? css.deliveryReached : css.deliveryWords}>
        <Icon of={Truck} size={20} />
        {words}
      </p>
      <ProgressBar value={goods ?? 0} max={from} label={words} tone={isReached ? 'success' : 'accent'} />
    </div>
  );
};
