import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { texts } from '../texts.ts';
import * as css from './bank-choice.css.ts';

interface BankChoiceProps {
  readonly banks: readonly { readonly group: number; readonly name: string }[];
  readonly chosen: number | null;
  readonly hasProblem: boolean;
  readonly onChoose: (group: number) => void;
}

/** K-09: the bank that an online transfer is made from. */
export const BankChoice = ({ banks, chosen, hasProblem, onChoose }: BankChoiceProps): ReactNode => {
  const t = useTexts(texts);
  return (
    <fieldset className={css.banks}>
      <legend className={css.legend}>{t('payment.bank')}</legend>
      {hasProblem && (
        <p role="alert" className={css.problem}>
          {t('payment.bankRequired')}
        </p>
      )}
      <div className={css.grid}>
        {banks.map(({ group, name }) => (
          <label key={group} className={css.bank}>
            <input
              type="radio"
              name="bank"
              value={group}
              className={css.radio}
              checked={chosen === group}
              onChange={() => onChoose(group)}
              {...(hasProblem && { 'aria-invalid': true })}
            />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  );
};
