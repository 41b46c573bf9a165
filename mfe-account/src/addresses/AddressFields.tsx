import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ADDRESS_LIMITS, addressFields, type AddressField, type AddressForm } from 'shared-contracts/checkout';
import { TextField } from 'shared-ui/text-field';
import * as css from '../forms/form.css.ts';
import { errorOf } from '../forms/FormFrame.tsx';
import type { AccountForm } from '../forms/form-rules.ts';
import { texts } from '../texts.ts';
import type { Owner } from './address-form.ts';
import { inputAttributes } from './input-attributes.ts';

type VisibleField = keyof typeof inputAttributes;
const isVisible = (field: AddressField): field is VisibleField => field in inputAttributes;

interface AddressFieldsProps {
  readonly form: AccountForm<VisibleField>;
  readonly owner: Owner;
  readonly start: AddressForm;
}

/** The fields of an address. Text in fields that person and company share stays when the owner changes. */
export const AddressFields = ({ form, owner, start }: AddressFieldsProps): ReactNode => {
  const t = useTexts(texts);
  const field = (name: VisibleField): ReactNode => (
    <TextField
      key={name}
      label={t(`label.${name}`)}
      name={name}
      defaultValue={start[name]}
      // No maxLength: a text that is too long gets a message instead of being cut off.
      maxLength={ADDRESS_LIMITS[name] + 20}
      required
      {...inputAttributes[name]}
      {...errorOf(form, name, t)}
    />
  );
  const visible = addressFields({ isCompany: owner === 'company', asksEmail: false }).filter(isVisible);
  const [first, second, ...others] = visible;
  const short = others.filter((name) => name === 'postcode' || name === 'city');
  return (
    <>
      <div className={css.pair}>
        {first && field(first)}
        {second && field(second)}
      </div>
      {others.filter((name) => name === 'street').map(field)}
      <div className={css.pair}>{short.map(field)}</div>
      {others.filter((name) => name === 'telephone').map(field)}
    </>
  );
};
