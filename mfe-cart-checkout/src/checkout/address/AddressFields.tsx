import { Fragment, type ComponentProps, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ADDRESS_LIMITS, addressFields, type AddressField, type AddressForm, type AddressPurpose } from 'shared-contracts/checkout';
import { emailInput, TextField } from 'shared-ui/text-field';
import * as css from '../frame/step-form.css.ts';
import { texts } from '../texts.ts';
import { fieldName, type AddressPart, type FieldName } from './address-draft.ts';
import { fieldProblemText, type AddressStepProblem } from './field-problem.ts';

interface AddressFieldsProps {
  readonly part: AddressPart;
  readonly purpose: AddressPurpose;
  readonly form: AddressForm;
  readonly problems: Readonly<Partial<Record<FieldName, AddressStepProblem>>>;
  readonly onType: (field: AddressField, text: string) => void;
  /** Stands below the field of the tax number. */
  readonly belowNip?: ReactNode;
}

/** Autofill and keyboard attributes of a field. */
const ATTRIBUTES: Readonly<Record<AddressField, ComponentProps<'input'>>> = {
  email: emailInput,
  email_repeat: emailInput,
  company: { autoComplete: 'organization' },
  vat_id: { inputMode: 'numeric', autoComplete: 'off' },
  firstname: { autoComplete: 'given-name', autoCapitalize: 'words' },
  lastname: { autoComplete: 'family-name', autoCapitalize: 'words' },
  street: { autoComplete: 'street-address' },
  postcode: { inputMode: 'numeric', autoComplete: 'postal-code' },
  city: { autoComplete: 'address-level2', autoCapitalize: 'words' },
  telephone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
};

/** Browsers fill the two addresses apart; the e-mail and the company stand once. */
const completionOf = (part: AddressPart, field: AddressField): string => {
  const { autoComplete = 'on' } = ATTRIBUTES[field];
  return field === 'email' || field === 'email_repeat' || autoComplete === 'off' ? autoComplete : `${part} ${autoComplete}`;
};

/** C-04, C-05: the fields of one address; what is wrong with one stands at it. */
export const AddressFields = ({ part, purpose, form, problems, onType, belowNip }: AddressFieldsProps): ReactNode => {
  const t = useTexts(texts);
  return (
    <div className={css.fields}>
      {addressFields(purpose).map((field) => {
        const problem = problems[fieldName(part, field)];
        return (
          <Fragment key={field}>
            <TextField
              {...ATTRIBUTES[field]}
              autoComplete={completionOf(part, field)}
              name={fieldName(part, field)}
              label={t(`field.${field}`)}
              value={form[field]}
              maxLength={ADDRESS_LIMITS[field] + 20} // Beyond the limit it is explained, not cut off.
              required
              className={field === 'street' ? css.wide : undefined}
              onChange={({ target }) => onType(field, target.value)}
              {...(problem !== undefined && { error: fieldProblemText(problem, t) })}
            />
            {field === 'vat_id' && belowNip}
          </Fragment>
        );
      })}
    </div>
  );
};
