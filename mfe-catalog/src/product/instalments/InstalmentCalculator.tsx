import { useState, type FormEvent, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { TextField } from 'shared-ui/text-field';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';
import { creditAfter } from './down-payment.ts';
import { InstalmentOffers } from './InstalmentOffers.tsx';
import * as css from './instalments.css.ts';

interface InstalmentCalculatorProps {
  /** Its price may change while the calculator is open. */
  readonly product: Pick<Product, 'final_price'>;
  readonly onClose: () => void;
}

/** P-19, ∅61: what the plans of instalments mean for the product, less what is paid at once; the server counts. */
export default function InstalmentCalculator({ product, onClose }: InstalmentCalculatorProps): ReactNode {
  const t = useTexts(texts);
  const [typed, setTyped] = useState('');
  /** The payment that the offers take into account, as it was typed. */
  const [paid, setPaid] = useState('');
  const [isRefused, setRefused] = useState(false);
  const amount = creditAfter(product.final_price, paid);
  const count = (event: FormEvent): void => {
    event.preventDefault();
    const isWrong = creditAfter(product.final_price, typed) === null;
    setRefused(isWrong);
    if (!isWrong) setPaid(typed);
  };
  return (
    <Dialog open onClose={onClose} title={t('instalments.title')} width="medium">
      <p className={css.price}>{t('instalments.price', { price: product.final_price })}</p>
      <form className={css.form} onSubmit={count} noValidate>
        <TextField
          label={t('instalments.downPayment')}
          inputMode="decimal"
          autoComplete="off"
          end="zł"
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          {...((isRefused || amount === null) && { error: t('instalments.wrong') })}
        />
        <Button type="submit" variant="secondary">
          {t('instalments.count')}
        </Button>
      </form>
      {amount !== null && <InstalmentOffers amount={amount} />}
    </Dialog>
  );
}
