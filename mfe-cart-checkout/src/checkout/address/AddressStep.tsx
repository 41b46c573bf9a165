import { useRef, useState, type ReactNode } from 'react';
import { useConnection, useTexts } from 'shared-contracts';
import type { AddressField } from 'shared-contracts/checkout';
import { Checkbox } from 'shared-ui/checkbox';
import { useForm } from 'shared-ui/form';
import { chosenPayment } from '../cart/checkout-cart.ts';
import { toPayOf } from '../cart/to-pay.ts';
import { StepActions } from '../frame/StepActions.tsx';
import type { StepProps } from '../frame/step-props.ts';
import { StepRefusal } from '../frame/StepRefusal.tsx';
import * as css from '../frame/step-form.css.ts';
import { texts } from '../texts.ts';
import { addressesToSet, addressStepSchema, fieldName, isContactOnly, type AddressDraft, type AddressPart } from './address-draft.ts';
import { AddressFields } from './AddressFields.tsx';
import { BuyerKind } from './BuyerKind.tsx';
import { CompanyLookup } from './CompanyLookup.tsx';
import { NewAccount } from './NewAccount.tsx';
import { parseProblem } from './field-problem.ts';
import { isCollected } from './handover.ts';
import { HandoverChoice } from './HandoverChoice.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';
import { SignInHint } from './SignInHint.tsx';
import { useAddressDraft } from './use-address-draft.ts';
import { useNewAccount } from './use-new-account.ts';
import { VerifyAddress } from './VerifyAddress.tsx';

/** A-14, K-05, K-19, K-20, U-13, J-327: how the goods are handed over, who buys and where the goods go. */
export default function AddressStep({ cart, save, onDone }: StepProps): ReactNode {
  const t = useTexts(texts);
  const isGuest = useConnection()().token() === undefined;
  const [draft, change] = useAddressDraft(cart);
  const account = useNewAccount();
  const [asksToVerify, setAsksToVerify] = useState(cart.address_should_be_verified);
  const isVerified = useRef(false);
  // K-24: who leases is a company.
  const mustBeCompany = chosenPayment(cart)?.kind === 'lease';
  const isCompany = mustBeCompany || draft.isCompany;
  const collects = isCollected(cart, draft.isCollected);
  const hasShipping = draft.isElsewhere && !collects;
  /** What is shown, and so what is sent. */
  const shown: AddressDraft = { ...draft, isCompany, isCollected: collects, isElsewhere: hasShipping };
  const isContact = isContactOnly(shown);

  const form = useForm({
    schema: addressStepSchema({ isCompany, isContact, hasShipping, isGuest, wantsAccount: account.isWanted }),
    parseProblem,
    send: async () => {
      const verified = isVerified.current;
      isVerified.current = false;
      let isOdd = false;
      const error = await save(async (rest, ref) => {
        const answer = await rest.setAddresses(ref, addressesToSet(shown, isGuest, verified));
        isOdd = answer.ok && answer.value.address_should_be_verified === true;
        return answer;
      });
      if (error !== null) return error;
      if (isOdd && !verified) setAsksToVerify(true); // K-19
      else onDone();
      return null;
    },
  });
  const edit = (how: (known: AddressDraft) => AddressDraft): void => {
    change(how);
    setAsksToVerify(false);
  };
  const type = (part: AddressPart, field: AddressField, text: string): void =>
    edit((known) => ({ ...known, [part]: { ...known[part], [field]: text } }));

  return (
    <form {...form.props} className={css.form}>
      <StepRefusal error={form.error} />
      <HandoverChoice
        cart={cart}
        isCollected={collects}
        needsNoAddress={isContactOnly({ ...shown, isCollected: true })}
        onChange={(wanted) => edit((known) => ({ ...known, isCollected: wanted }))}
      />
      {isGuest ? <SignInHint /> : <SavedAddresses onChoose={(chosen) => edit((known) => ({ ...known, ...chosen }))} />}
      <div className={css.card}>
        <h2 className={css.heading}>{t('address.billing')}</h2>
        {mustBeCompany ? (
          <p className={css.hint}>{t('buyer.lessee')}</p>
        ) : (
          <BuyerKind isCompany={isCompany} onChange={(wanted) => edit((known) => ({ ...known, isCompany: wanted }))} />
        )}
        <AddressFields
          part="billing"
          purpose={{ isCompany, isContact, asksEmail: isGuest }}
          form={draft.billing}
          problems={form.problems}
          onType={(field, text) => type('billing', field, text)}
          belowNip={
            <CompanyLookup
              form={draft.billing}
              onFill={(fields) => edit((known) => ({ ...known, billing: { ...known.billing, ...fields } }))}
            />
          }
        />
        {!isCompany && (
          <Checkbox
            name="wants_invoice"
            checked={draft.wantsInvoice}
            onChange={({ target }) => edit((known) => ({ ...known, wantsInvoice: target.checked }))}
          >
            {t('buyer.invoice')}
          </Checkbox>
        )}
        {!isGuest && !isContact && (
          <Checkbox
            name="save_in_address_book"
            checked={draft.savesAddress}
            onChange={({ target }) => edit((known) => ({ ...known, savesAddress: target.checked }))}
          >
            {t('address.save')}
          </Checkbox>
        )}
        {!collects && (
          <Checkbox
            name="is_elsewhere"
            checked={draft.isElsewhere}
            onChange={({ target }) => edit((known) => ({ ...known, isElsewhere: target.checked }))}
          >
            {t('address.elsewhere')}
          </Checkbox>
        )}
        {isGuest && <NewAccount account={account} problems={form.problems} />}
      </div>
      {hasShipping && (
        <div className={css.card}>
          <h2 className={css.heading}>{t('address.shipping')}</h2>
          <AddressFields
            part="shipping"
            purpose={{ isCompany: false, asksEmail: false }}
            form={draft.shipping}
            problems={form.problems}
            onType={(field, text) => type('shipping', field, text)}
          />
        </div>
      )}
      {asksToVerify && (
        <VerifyAddress
          form={hasShipping ? draft.shipping : draft.billing}
          onConfirm={() => {
            isVerified.current = true;
            return form.submit();
          }}
          onChange={() => {
            setAsksToVerify(false);
            form.focus(fieldName(hasShipping ? 'shipping' : 'billing', 'postcode'));
          }}
        />
      )}
      <StepActions step="address" total={toPayOf(cart)} busy={form.busy} isVirtual={cart.has_virtual_address} />
    </form>
  );
}
