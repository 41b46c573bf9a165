import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { CustomerAddress } from 'shared-contracts/rest';
import { ButtonLink } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { useForm } from 'shared-ui/form';
import { RadioCard } from 'shared-ui/radio-card';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { accountTexts } from '../account/texts.ts';
import { FormFrame } from '../forms/FormFrame.tsx';
import { parseProblem } from '../forms/form-rules.ts';
import { ADDRESSES_PATH } from '../paths.ts';
import { useCommerce } from '../session/commerce.ts';
import { useSession } from '../session/use-session.ts';
import { formOf, ownerOf, saveAddress, savedAddressSchema, savedAddressToSend, type Owner } from './address-form.ts';
import { AddressFields } from './AddressFields.tsx';
import * as css from './addresses.css.ts';
import { DeliveryCountries } from './DeliveryCountries.tsx';

interface AddressEditorProps {
  /** Null for a new one. */
  readonly address: CustomerAddress | null;
  /** The names that a new address starts with. */
  readonly customer: { readonly firstname: string; readonly lastname: string };
  /** The first address is used for everything. */
  readonly isFirst: boolean;
  readonly onSaved: () => void;
}

const owners: readonly Owner[] = ['person', 'company'];

/** The form of a saved address, of a person or of a company. */
export const AddressEditor = ({ address, customer, isFirst, onSaved }: AddressEditorProps): ReactNode => {
  const t = useTexts(accountTexts);
  const commerce = useCommerce();
  const { storeCustomer, endRefusedSession } = useSession();
  const [owner, setOwner] = useState(ownerOf(address));
  const form = useForm({
    schema: savedAddressSchema(owner),
    parseProblem,
    send: async (values) => {
      const answer = await saveAddress(commerce(), address?.id ?? null, savedAddressToSend(values, owner));
      if (answer.ok) {
        storeCustomer(answer.value);
        onSaved();
        return null;
      }
      endRefusedSession(answer.error);
      return answer.error;
    },
  });
  const start = address === null ? { ...formOf(null), ...customer } : formOf(address);
  return (
    <div className={css.form}>
      <FormFrame
        form={form}
        submit={t('addresses.save')}
        beside={
          <ButtonLink to={ADDRESSES_PATH} variant="quiet">
            {t('addresses.cancel')}
          </ButtonLink>
        }
      >
        <fieldset className={css.owners}>
          <legend>
            <VisuallyHidden>{t('addresses.owner')}</VisuallyHidden>
          </legend>
          {owners.map((one) => (
            <div key={one}>
              <RadioCard name="owner" value={one} title={t(`addresses.${one}`)} checked={owner === one} onChange={() => setOwner(one)} />
            </div>
          ))}
        </fieldset>
        <DeliveryCountries />
        <AddressFields form={form} owner={owner} start={start} />
        <div>
          <Checkbox name="default_shipping" defaultChecked={address?.default_shipping ?? isFirst}>
            {t('addresses.asShipping')}
          </Checkbox>
          <Checkbox name="default_billing" defaultChecked={address?.default_billing ?? isFirst}>
            {t('addresses.asBilling')}
          </Checkbox>
        </div>
      </FormFrame>
    </div>
  );
};
