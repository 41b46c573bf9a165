import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { AddressForm } from 'shared-contracts/checkout';
import { Button } from 'shared-ui/button';
import { texts } from '../texts.ts';
import * as css from './address.css.ts';

interface VerifyAddressProps {
  readonly form: Pick<AddressForm, 'postcode' | 'city'>;
  readonly onConfirm: () => Promise<void>;
  readonly onChange: () => void;
}

/** K-19: postcode and city do not seem to belong together; only the shopper can know. */
export const VerifyAddress = ({ form, onConfirm, onChange }: VerifyAddressProps): ReactNode => {
  const t = useTexts(texts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.focus();
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <div ref={box} role="alert" tabIndex={-1} className={css.verify}>
      <p className={css.verifyTitle}>{t('verify.title')}</p>
      <p>{t('verify.text', { postcode: form.postcode.trim(), city: form.city.trim() })}</p>
      <div className={css.verifyButtons}>
        <Button variant="secondary" onClick={onChange}>
          {t('verify.change')}
        </Button>
        <Button onClick={onConfirm}>{t('verify.confirm')}</Button>
      </div>
    </div>
  );
};
