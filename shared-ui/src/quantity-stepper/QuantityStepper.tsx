import { Minus, Plus } from '../icons/index.ts';
import { useTexts } from 'shared-contracts';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { uiTexts } from '../i18n/index.ts';
import { Icon } from '../icon/index.ts';
import { settleQuantity, type QuantityLimits } from './quantity.ts';
import * as css from './quantity-stepper.css.ts';

interface QuantityStepperProps extends QuantityLimits {
  readonly value: number;
  readonly onChange: (quantity: number) => void;
  /** What is counted, for screen readers: the product's name. */
  readonly label?: string;
  readonly busy?: boolean;
  readonly disabled?: boolean;
}

/** Minus, number, plus. Typed numbers count when the field is left or Enter is pressed, and stay within the limits. */
export const QuantityStepper = ({ value, min, max, onChange, label, busy = false, disabled = false }: QuantityStepperProps): ReactNode => {
  const t = useTexts(uiTexts);
  const [draft, setDraft] = useState(String(value));
  const [corrected, setCorrected] = useState(false);
  // The owner may correct the number (stock, answer of the server): then the field follows.
  const [seen, setSeen] = useState(value);
  if (seen !== value) {
    setSeen(value);
    setDraft(String(value));
  }

  const settle = (wanted: number): void => {
    const answer = settleQuantity(wanted, value, { min, max });
    setDraft(String(answer.quantity));
    setCorrected(answer.limit !== null);
    if (answer.quantity !== value) onChange(answer.quantity);
  };
  const commit = (): void => settle(draft.trim() === '' ? Number.NaN : Number(draft));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit();
  };
  const named = (text: string): string => (label === undefined ? text : `${text}: ${label}`);

  return (
    <div>
      <div className={css.stepper} role="group" aria-label={named(t('stepper.label'))}>
        <button
          type="button"
          className={css.step}
          aria-label={named(t('stepper.less'))}
          disabled={disabled || value <= min}
          onClick={() => settle(value - 1)}
        >
          <Icon of={Minus} size={18} />
        </button>
        <input
          className={css.input}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={draft}
          disabled={disabled}
          aria-label={named(t('stepper.label'))}
          {...(busy && { 'aria-busy': true })}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className={css.step}
          aria-label={named(t('stepper.more'))}
          disabled={disabled || value >= max}
          onClick={() => settle(value + 1)}
        >
          <Icon of={Plus} size={18} />
        </button>
      </div>
      <p className={css.note} role="status" hidden={!corrected}>
        {/* ∅05 */}
        {corrected && t('stepper.limits', { min, max })}
      </p>
    </div>
  );
};
