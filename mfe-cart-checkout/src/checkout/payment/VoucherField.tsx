import { Suspense, useState, type ReactNode } from 'react';
import { formatMoney, useTexts } from 'shared-contracts';
import { Button, IconButton } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { BadgePercent, X } from 'shared-ui/icons';
import { FailedLine, lazyPart } from 'shared-ui/lazy-part';
import type { CheckoutCart } from '../cart/checkout-cart.ts';
import type { SaveStep } from '../cart/use-checkout.ts';
import { refusalText } from '../frame/refusal-text.ts';
import { StepRefusal } from '../frame/StepRefusal.tsx';
import { texts } from '../texts.ts';
import * as css from './voucher.css.ts';

// Few shoppers have one: its form comes when it is wanted.
const VoucherForm = lazyPart(() => import('./VoucherForm.tsx'), FailedLine);

interface VoucherFieldProps {
  readonly voucher: CheckoutCart['external_voucher'];
  readonly save: SaveStep;
}

/** Y-13: the voucher that pays its part, and the way out of it; or the way to put one in. */
export const VoucherField = ({ voucher, save }: VoucherFieldProps): ReactNode => {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (voucher === null)
    return isOpen ? (
      <Suspense fallback={<div className={css.room} />}>
        <VoucherForm save={save} onUsed={() => setOpen(false)} />
      </Suspense>
    ) : (
      <Button variant="quiet" size="small" className={css.opener} aria-expanded={false} onClick={() => setOpen(true)}>
        {t('voucher.have')}
      </Button>
    );
  const remove = async (): Promise<void> => {
    const refusal = await save((rest, ref) => rest.removeVoucher(ref));
    setError(refusal === null ? null : refusalText(refusal, t));
  };
  return (
    <div>
      <p className={css.used}>
        <Icon of={BadgePercent} size={20} />
        <span className={css.text}>
          <span className={css.code}>{t('voucher.pays', { code: voucher.code_end, amount: formatMoney(voucher.amount) })}</span>
          <span className={css.left}>{t('voucher.left', { amount: formatMoney(voucher.left) })}</span>
        </span>
        <IconButton icon={X} label={t('voucher.remove')} onClick={remove} />
      </p>
      <div className={css.refusal}>
        <StepRefusal text={error} />
      </div>
    </div>
  );
};
