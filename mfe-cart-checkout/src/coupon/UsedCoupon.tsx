import { useState, type ReactNode } from 'react';
import { useConnection, useTexts } from 'shared-contracts';
import { IconButton } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { BadgePercent, X } from 'shared-ui/icons';
import { texts } from '../texts.ts';
import { useCartCommands } from '../service/use-cart.ts';
import { couponErrorText } from './coupon-error.ts';
import * as css from './coupon.css.ts';
import type { CartState } from '../service/cart-state.ts';

/** C-24: the coupon that the cart has, and the way out of it. */
export const UsedCoupon = ({ coupon }: { readonly coupon: NonNullable<CartState['coupon']> }): ReactNode => {
  const t = useTexts(texts);
  const commands = useCartCommands();
  const connection = useConnection();
  const [error, setError] = useState<string | null>(null);
  const remove = async (): Promise<void> => {
    // Without its code nothing was changed; the next press asks for it again.
    const send = await import('./send-coupon.ts').catch(() => null);
    if (send === null) return setError(t('error.change'));
    const refusal = await send.sendCoupon(commands(), connection(), 'remove', coupon.code);
    setError(refusal === null ? null : couponErrorText(refusal, t));
  };
  return (
    <div>
      <p className={css.used}>
        <Icon of={BadgePercent} size={20} />
        <span className={css.code}>
          {coupon.code}
          {coupon.name !== '' && <span className={css.name}>{coupon.name}</span>}
        </span>
        <IconButton icon={X} label={t('coupon.remove', { code: coupon.code })} onClick={remove} />
      </p>
      <p role="alert" className={css.error}>
        {error}
      </p>
    </div>
  );
};
