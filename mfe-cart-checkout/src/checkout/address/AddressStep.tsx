import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { type ApiError, useConnection, useTexts } from 'shared-contracts';
import type { AddressField } from 'shared-contracts/checkout';
import { Checkbox } from 'shared-ui/checkbox';
import { StepActions } from '../frame/StepActions.tsx';
import type { StepProps } from '../frame/step-props.ts';
import { StepRefusal } from '../frame/StepRefusal.tsx';
import * as css from '../frame/step-form.css.ts';
import { texts } from '../texts.ts';
import {
  addressesToSet,
  visibleFields,
  draftProblems,
  fieldName,
  problemOf,
  type AddressDraft,
  type AddressPart,
  type DraftProblems,
} from './address-draft.ts';
import { AddressFields } from './AddressFields.tsx';
import { BuyerKind } from './BuyerKind.tsx';
import { NewAccount } from './NewAccount.tsx';
import { problemsOfRefusal } from './field-problem.ts';
import { SavedAddresses } from './SavedAddresses.tsx';
import { SignInHint } from './SignInHint.tsx';
import { useAddressDraft } from './use-address-draft.ts';
import { useNewAccount } from './use-new-account.ts';
import { VerifyAddress } from './VerifyAddress.tsx';

/** A-14, K-05, K-19, K-20, U-13: who buys and where the goods go. */
export default function AddressStep({ cart, save, onDone }: StepProps): ReactNode {
  const t = useTexts(texts);
  const isGuest = useConnection()().token() === undefined;
  const form = useRef<HTMLFormElement>(null);
  const [draft, change] = useAddressDraft(cart);
  const account = useNewAccount();
  const [problems, setProblems] = useState<DraftProblems>({});
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState(false);
  const [asksToVerify, setAsksToVerify] = useState(cart.address_should_be_verified);

  const focusOn = (names: readonly string[]): void => {
    const [first] = names;
    if (first !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
  };
  const edit = (how: (known: AddressDraft) => AddressDraft): void => {
    change(how);
    setAsksToVerify(false);
  };
  const type = (part: AddressPart, field: AddressField, text: string): void => {
    const next: AddressDraft = { ...draft, [part]: { ...draft[part], [field]: text } };
    edit(() => next);
    // A message goes as soon as its field is right; a new one comes only with the next attempt.
    const name = fieldName(part, field);
    if (problems[name] !== undefined && problemOf(name, next) === null) setProblems(({ [name]: _solved, ...others }) => others);
  };

  const send = async (verified: boolean): Promise<void> => {
    setBusy(true);
    setRefusal(null);
    const names = visibleFields(draft, isGuest);
    let isOdd = false;
    const error = await save(async (rest, ref) => {
      const answer = await rest.setAddresses(ref, addressesToSet(draft, isGuest, verified));
      isOdd = answer.ok && answer.value.address_should_be_verified === true;
      return answer;
    });
    setBusy(false);
    if (error !== null) {
      const found = problemsOfRefusal(error, names);
      setProblems(found);
      const bad = names.filter((name) => found[name] !== undefined);
      if (bad.length === 0) setRefusal(error);
      focusOn(bad);
      return;
    }
    if (isOdd && !verified) setAsksToVerify(true); // K-19
    else onDone();
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    const found = draftProblems(draft, isGuest);
    setProblems(found);
    const bad = [...visibleFields(draft, isGuest).filter((name) => found[name] !== undefined), ...(isGuest ? account.check() : [])];
    focusOn(bad);
    if (bad.length === 0) void send(false);
  };

  return (
    <form ref={form} className={css.form} noValidate aria-busy={busy} onSubmit={submit}>
      <StepRefusal error={refusal} />
      {isGuest ? <SignInHint /> : <SavedAddresses onChoose={(chosen) => edit((known) => ({ ...known, ...chosen }))} />}
      <div className={css.card}>
        <h2 className={css.heading}>{t('address.billing')}</h2>
        <BuyerKind isCompany={draft.isCompany} onChange={(isCompany) => edit((known) => ({ ...known, isCompany }))} />
        <AddressFields
          part="billing"
          purpose={{ isCompany: draft.isCompany, asksEmail: isGuest }}
          form={draft.billing}
          problems={problems}
          onType={(field, text) => type('billing', field, text)}
        />
        {!isGuest && (
          <Checkbox
            name="save_in_address_book"
            checked={draft.savesAddress}
            onChange={({ target }) => edit((known) => ({ ...known, savesAddress: target.checked }))}
          >
            {t('address.save')}
          </Checkbox>
        )}
        {!cart.has_virtual_address && (
          <Checkbox
            name="is_elsewhere"
            checked={draft.isElsewhere}
            onChange={({ target }) => edit((known) => ({ ...known, isElsewhere: target.checked }))}
          >
            {t('address.elsewhere')}
          </Checkbox>
        )}
        {isGuest && <NewAccount account={account} />}
      </div>
      {draft.isElsewhere && !cart.has_virtual_address && (
        <div className={css.card}>
          <h2 className={css.heading}>{t('address.shipping')}</h2>
          <AddressFields
            part="shipping"
            purpose={{ isCompany: false, asksEmail: false }}
            form={draft.shipping}
            problems={problems}
            onType={(field, text) => type('shipping', field, text)}
          />
        </div>
      )}
      {asksToVerify && (
        <VerifyAddress
          form={draft.isElsewhere ? draft.shipping : draft.billing}
          onConfirm={() => send(true)}
          onChange={() => {
            setAsksToVerify(false);
            focusOn([fieldName(draft.isElsewhere ? 'shipping' : 'billing', 'postcode')]);
          }}
        />
      )}
      <StepActions step="address" total={cart.summary.grand_total} busy={busy} />
    </form>
  );
}
