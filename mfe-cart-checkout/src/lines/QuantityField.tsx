import { useState, type FormEvent, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { QuantityStepper } from 'shared-ui/quantity-stepper';
import { texts } from '../texts.ts';
import * as css from './cart-line.css.ts';
import { nameOf } from './item-name.ts';
import { quantityLimits } from './quantity.ts';
import type { CartLine } from '../service/cart-view.ts';

interface QuantityFieldProps {
  readonly line: CartLine;
  readonly onChange: (qty: number) => void;
}

/** C-23: pieces of a line within what may be bought; a number beyond that is explained while it is typed. */
export const QuantityField = ({ line, onChange }: QuantityFieldProps): ReactNode => {
  const t = useTexts(texts);
  const [typed, setTyped] = useState<number | null>(null);
  const limits = quantityLimits(line.item);
  const watch = ({ target }: FormEvent): void => {
    if (target instanceof HTMLInputElement) setTyped(target.value === '' ? null : Number(target.value));
  };
  const forget = (): void => setTyped(null);
  const shown = typed ?? line.qty;
  const isAllowed = Number.isInteger(shown) && shown >= limits.min && shown <= limits.max;
  return (
    <div className={css.quantity} onInput={watch} onBlur={forget}>
      <QuantityStepper
        value={line.qty}
        {...limits}
        label={nameOf(line.item)}
        busy={line.isPending}
        onChange={(qty) => {
          forget();
          onChange(qty);
        }}
      />
      <p className={css.limits} role="alert">
        {!isAllowed && t('line.limits', { ...limits })}
      </p>
    </div>
  );
};
