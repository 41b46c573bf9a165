import { useEffect, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { CustomerAddress } from 'shared-contracts/rest';
import { RadioCard } from 'shared-ui/radio-card';
import { useRest } from '../../connection/use-rest.ts';
import * as css from '../frame/step-form.css.ts';
import { texts } from '../texts.ts';
import { formOf, type AddressDraft } from './address-draft.ts';

interface SavedAddressesProps {
  readonly onChoose: (chosen: Pick<AddressDraft, 'billing' | 'isCompany' | 'savesAddress'>) => void;
}

const lineOf = ({ street, postcode, city }: CustomerAddress): string =>
  `${street.join(', ')}, ${[postcode, city].filter((part) => part !== null).join(' ')}`;
const nameOf = ({ company, firstname, lastname }: CustomerAddress): string =>
  company ?? [firstname, lastname].filter((part) => part !== null).join(' ');

/** The customer's address book: a chosen address fills the form, which can still be changed. */
export const SavedAddresses = ({ onChoose }: SavedAddressesProps): ReactNode => {
  const t = useTexts(texts);
  const rest = useRest();
  const [saved, setSaved] = useState<readonly CustomerAddress[]>([]);
  useEffect(() => {
    let isHere = true;
    // Without an answer the form is there all the same: nothing to tell.
    void rest()
      .readCustomer()
      .then((answer) => (answer.ok && isHere ? setSaved(answer.value.addresses) : undefined));
    return () => void (isHere = false);
  }, [rest]);

  if (saved.length === 0) return null;
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{t('address.saved')}</legend>
      {saved.map((address) => (
        <RadioCard
          key={address.id}
          name="saved_address"
          value={address.id}
          title={nameOf(address)}
          note={lineOf(address)}
          onChange={() =>
            onChoose({
              billing: formOf({ ...address, email: null, same_as_billing: null }),
              isCompany: address.company !== null,
              savesAddress: false,
            })
          }
        />
      ))}
    </fieldset>
  );
};
