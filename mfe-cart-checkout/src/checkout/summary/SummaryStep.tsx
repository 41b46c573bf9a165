import { useAtomValue, useStore } from 'jotai';
import { Suspense, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { checkoutSlice, useConnection, useTexts } from 'shared-contracts';
import { splitFormFailures } from 'shared-contracts/codes';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { BlikCodeField } from '../../order/blik/BlikCodeField.tsx';
import { isBlik, isBlikCode } from '../../order/gateway.ts';
import { checkoutCreateAccountDataAtom } from '../address/new-account-atom.ts';
import { chosenPayment } from '../cart/checkout-cart.ts';
import { StepActions } from '../frame/StepActions.tsx';
import type { StepProps } from '../frame/step-props.ts';
import * as css from '../frame/step-form.css.ts';
import { analyticsIds } from '../place/analytics-ids.ts';
import { orderToPlace } from '../place/order-to-place.ts';
import { usePlacingHere } from '../place/placing.ts';
import { texts } from '../texts.ts';
import { AgreementBoxes } from './AgreementBoxes.tsx';
import { agreementField, missingAgreements } from './agreements.ts';
import { ChosenParts } from './ChosenParts.tsx';
import { PlaceRefusal } from './PlaceRefusal.tsx';
import { SummaryItems } from './SummaryItems.tsx';

const MissingAgreements = lazyPart(() => import('./MissingAgreements.tsx'), FailedDialog);

const NOTHING: ReadonlySet<number> = new Set();

/** K-03, K-04, K-07, K-12: all that was chosen, the agreements, and the button that orders. */
export default function SummaryStep({ cart }: StepProps): ReactNode {
  const t = useTexts(texts);
  const store = useStore();
  const connection = useConnection();
  const placing = usePlacingHere();
  const form = useRef<HTMLFormElement>(null);
  const { blikCode, invalidBlikCode } = useAtomValue(checkoutSlice.read);
  const [accepted, setAccepted] = useState(NOTHING);
  const [asksAgreements, setAsksAgreements] = useState(false);
  const [isMissingShown, setMissingShown] = useState(false);
  const payment = chosenPayment(cart);
  const asksBlik = payment !== undefined && isBlik(payment.code);
  const agreements = payment?.agreements ?? [];
  const missing = missingAgreements(agreements, accepted);
  const accountPassword = useAtomValue(checkoutCreateAccountDataAtom).password;

  const accept = (id: number, isAccepted: boolean): void => {
    const next = new Set(accepted);
    if (isAccepted) next.add(id);
    else next.delete(id);
    setAccepted(next);
  };

  const order = (agreed: ReadonlySet<number>): Promise<void> => {
    const isGuest = connection().token() === undefined;
    const ids = agreements.map(({ id }) => id).filter((id) => agreed.has(id));
    const request = { cart, isGuest, agreements: ids, blikCode, password: accountPassword, analyticsIds: analyticsIds(document.cookie) };
    return placing.place(cart.cartId, orderToPlace(request), blikCode);
  };

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (placing.isBusy) return;
    const isCodeWrong = asksBlik && !isBlikCode(blikCode);
    store.set(checkoutSlice.patch, { invalidBlikCode: isCodeWrong });
    const failures = splitFormFailures([...(isCodeWrong ? ['blik_code'] : []), ...missing.map(agreementField)]);
    const [firstField] = failures.fields;
    setMissingShown(failures.agreements.length > 0);
    if (firstField !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${firstField}"]`)?.focus();
    else if (failures.agreements.length > 0) setAsksAgreements(true);
    else void order(accepted);
  };

  return (
    <form ref={form} className={css.form} noValidate aria-busy={placing.isBusy} onSubmit={submit}>
      <PlaceRefusal outcome={placing.outcome} total={cart.summary.grand_total} />
      <ChosenParts cart={cart} />
      {asksBlik && (
        <div className={css.card}>
          <h2 className={css.heading}>{t('summary.blik')}</h2>
          <BlikCodeField
            value={blikCode}
            isWrong={invalidBlikCode}
            onChange={(code) => store.set(checkoutSlice.patch, { blikCode: code, invalidBlikCode: invalidBlikCode && !isBlikCode(code) })}
          />
        </div>
      )}
      <SummaryItems cart={cart} outcome={placing.outcome} />
      {agreements.length > 0 && (
        <div className={css.card}>
          <h2 className={css.heading}>{t('summary.agreements')}</h2>
          <AgreementBoxes agreements={agreements} accepted={accepted} missing={isMissingShown ? missing : []} onAccept={accept} />
        </div>
      )}
      {accountPassword !== '' && <p className={css.hint}>{t('summary.account')}</p>}
      <Suspense fallback={null}>
        {asksAgreements && (
          <MissingAgreements
            missing={missing}
            busy={placing.isBusy}
            onClose={() => setAsksAgreements(false)}
            onAcceptAll={() => {
              const all = new Set([...accepted, ...missing.map(({ id }) => id)]);
              setAccepted(all);
              setAsksAgreements(false);
              return order(all);
            }}
          />
        )}
      </Suspense>
      <StepActions step="summary" total={cart.summary.grand_total} busy={placing.isBusy} />
    </form>
  );
}
