import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { normalisePhone, requiredText } from 'shared-contracts/checkout';
import { TextField } from 'shared-ui/text-field';
import { check, pipe } from 'valibot';
import { texts } from '../texts.ts';

const PHONE_LIMIT = 40;

/** Rules of the field. */
export const orderTelephone = pipe(
  requiredText(PHONE_LIMIT),
  check((text) => normalisePhone(text) !== undefined, 'phone'),
);

/** Who holds no secret of an order proves with its telephone number that it is theirs. */
export const OrderTelephoneField = ({ error }: { readonly error?: string | undefined }): ReactNode => {
  const t = useTexts(texts);
  return (
    <TextField
      label={t('orderTelephone')}
      hint={t('orderTelephone.hint')}
      name="telephone"
      type="tel"
      autoComplete="tel"
      required
      {...(error !== undefined && { error })}
    />
  );
};
