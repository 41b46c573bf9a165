import type { ReactNode } from 'react';
import { useConnection, useTexts } from 'shared-contracts';
import { CodeForm } from '../code-form/CodeForm.tsx';
import { useCartCommands } from '../service/use-cart.ts';
import { texts } from '../texts.ts';
import { couponErrorText } from './coupon-error.ts';
import { sendCoupon } from './send-coupon.ts';

/** C-24: adds a coupon to the cart, which takes the place of this form. */
export default function CouponForm(): ReactNode {
  const t = useTexts(texts);
  const commands = useCartCommands();
  const connection = useConnection();
  return (
    <CodeForm
      label={t('coupon.label')}
      submit={t('coupon.use')}
      maxLength={40}
      send={(code) => sendCoupon(commands(), connection(), 'put', code)}
      problemText={(problem) => (problem === 'required' ? t('coupon.required') : couponErrorText(problem, t))}
    />
  );
}
