import { useAtomValue } from 'jotai';
import { Suspense, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { FailedLine, lazyPart } from 'shared-ui/lazy-part';
import { texts } from '../texts.ts';
import * as css from './coupon.css.ts';
import { UsedCoupon } from './UsedCoupon.tsx';
import { cartStateAtom } from '../service/cart-atoms.ts';

// Few shoppers have a code: its form and the calls of the server come when they are wanted.
const CouponForm = lazyPart(() => import('./CouponForm.tsx'), FailedLine);

/** C-24: the coupon of the cart, or the way to put one in. */
export const CouponField = (): ReactNode => {
  const t = useTexts(texts);
  const { coupon: ordinary, plus_coupon: ofPlus } = useAtomValue(cartStateAtom);
  // F-05: a coupon of the plus programme stands in a field of its own; a cart has one of both.
  const coupon = ordinary ?? ofPlus;
  const [isOpen, setOpen] = useState(false);
  if (coupon !== null) return <UsedCoupon coupon={coupon} />;
  if (!isOpen)
    return (
      <Button variant="quiet" size="small" className={css.opener} aria-expanded={false} onClick={() => setOpen(true)}>
        {t('coupon.have')}
      </Button>
    );
  return (
    <Suspense fallback={<div className={css.room} />}>
      <CouponForm />
    </Suspense>
  );
};
