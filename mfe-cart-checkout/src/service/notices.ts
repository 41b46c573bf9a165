import { dismissNotice, raiseNotice, type ApiError, type CartHost, type Redelivery } from 'shared-contracts';
import type { CartNoticeCode } from './cart-calls.ts';
import { texts } from './texts.ts';

const types: Readonly<Record<CartNoticeCode, 'info' | 'error' | 'warning'>> = {
  'cart.expired': 'info',
  'cart.addFailed': 'error',
  'cart.addDelayed': 'warning',
};

// One notice at a time, however often it is raised.
const DELAYED = 'cart-delayed';

interface NoticePorts extends Pick<CartHost, 'store' | 'bus' | 'language'> {
  readonly redelivery: Redelivery;
}

/** Notices about additions. A delay is shown once; waiting additions are sent again later. */
export const createNotices = ({ store, bus, language, redelivery }: NoticePorts): ((code: CartNoticeCode, error?: ApiError) => void) => {
  const t = texts.translator(language);
  bus.on('cart.item-added@1', () => store.set(dismissNotice, DELAYED));
  return (code, error) => {
    const isDelayed = code === 'cart.addDelayed';
    if (isDelayed && !redelivery.later()) return;
    const content = (!isDelayed && error?.message) || t(code);
    store.set(raiseNotice, { type: types[code], topic: 'cart', content, id: isDelayed && DELAYED });
  };
};
