import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { CustomerAddress } from 'shared-contracts/rest';
import { ButtonLink } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { RadioCard } from 'shared-ui/radio-card';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { accountTexts } from '../account/texts.ts';
import { FormFrame } from '../forms/FormFrame.tsx';
import { useForm } from '../forms/use-form.ts';
import { ADDRESSES_PATH } from '../paths.ts';
import { useCommerce } from '../session/commerce.ts';
import { useSession } from '../session/use-session.ts';
import { formOf, keepAddress, keptFields, keptProblems, keptToSend, ownerOf, type Owner } from './address-form.ts';
import { AddressFields } from './AddressFields.tsx';
import * as css from './addresses.css.ts';

interface AddressEditorProps {
  /** Null for a new one. */
  readonly address: CustomerAddress | null;
  /** Whose names a new one starts with. */
  readonly customer: { readonly firstname: string; readonly lastname: string };
  /** The first address is used for everything. */
  readonly isFirst: boolean;
  readonly onKept: () => void;
}

const owners: readonly Owner[] = ['person', 'company'];

/** The form of a kept address, of a person or of a company. */
export const AddressEditor = ({ address, customer, isFirst, onKept }: AddressEditorProps): ReactNode => {
  const t = useTexts(accountTexts);
  const commerce = useCommerce();
  const { storeCustomer, endRefusedSession } = useSession();
  const [owner, setOwner] = useState(ownerOf(address));
  const form = useForm({
    fields: keptFields(owner),
    problemsOf: (values) => keptProblems(values, owner),
    send: async (values) => {
      const answer = await keepAddress(commerce(), address?.id ?? null, keptToSend(values, owner));
      if (answer.ok) {
        storeCustomer(answer.value);
        onKept();
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
