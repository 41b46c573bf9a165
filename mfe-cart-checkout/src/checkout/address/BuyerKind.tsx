import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { RadioCard } from 'shared-ui/radio-card';
import { texts } from '../texts.ts';
import * as css from './address.css.ts';

interface BuyerKindProps {
  readonly isCompany: boolean;
  readonly onChange: (isCompany: boolean) => void;
}

/** K-20: a person, or a company with an invoice. */
export const BuyerKind = ({ isCompany, onChange }: BuyerKindProps): ReactNode => {
  const t = useTexts(texts);
  return (
    <fieldset className={css.kinds} aria-label={t('buyer.label')}>
      <RadioCard
        name="buyer"
        value="person"
        title={t('buyer.person')}
        checked={!isCompany}
        onChange={() => onChange(false)}
        className={css.kind}
      />
      <RadioCard
        name="buyer"
        value="company"
        title={t('buyer.company')}
        checked={isCompany}
        onChange={() => onChange(true)}
        className={css.kind}
      />
    </fieldset>
  );
};
