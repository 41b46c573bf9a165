import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ADDRESS_LIMITS, addressFields, type AddressField, type AddressForm } from 'shared-contracts/checkout';
import { TextField } from 'shared-ui/text-field';
import { accountTexts } from '../account/texts.ts';
import * as css from '../forms/form.css.ts';
import { errorOf } from '../forms/FormFrame.tsx';
import type { Form } from '../forms/use-form.ts';
import { texts } from '../texts.ts';
import type { KeptField, Owner } from './address-form.ts';

type Wiring = Pick<ComponentProps<typeof TextField>, 'autoComplete' | 'inputMode' | 'type'>;

const wirings: Readonly<Record<Exclude<AddressField, 'email' | 'email_repeat'>, Wiring>> = {
  firstname: { autoComplete: 'given-name' },
  lastname: { autoComplete: 'family-name' },
  company: { autoComplete: 'organization' },
  vat_id: { autoComplete: 'off', inputMode: 'numeric' },
  street: { autoComplete: 'street-address' },
  postcode: { autoComplete: 'postal-code', inputMode: 'numeric' },
  city: { autoComplete: 'address-level2' },
  telephone: { autoComplete: 'tel', type: 'tel', inputMode: 'tel' },
};
type VisibleField = keyof typeof wirings;
const isVisible = (field: AddressField): field is VisibleField => field in wirings;

interface AddressFieldsProps {
  readonly form: Form<KeptField>;
  readonly owner: Owner;
  readonly start: AddressForm;
}

/** The fields of an address; what stands in both forms stays when the other one is chosen. */
export const AddressFields = ({ form, owner, start }: AddressFieldsProps): ReactNode => {
  const t = useTexts(accountTexts);
  const translate = useTexts(texts);
  const field = (name: VisibleField): ReactNode => (
    <TextField
      key={name}
      label={t(`label.${name}`)}
      name={name}
      defaultValue={start[name]}
      // No maxLength: a text that is too long gets a message instead of being cut off.
      maxLength={ADDRESS_LIMITS[name] + 20}
      required
      {...wirings[name]}
      {...errorOf(form, name, translate)}
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
