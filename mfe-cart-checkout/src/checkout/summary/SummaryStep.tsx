import { useAtomValue, useStore } from 'jotai';
import { Suspense, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { checkoutSlice, useConnection, useTexts } from 'shared-contracts';
import { checkbox, consent } from 'shared-contracts/checkout';
import { isBlik } from 'shared-contracts/codes';
import { useForm } from 'shared-ui/form';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { object, type GenericSchema } from 'valibot';
import { blikCodeField } from '../../order/blik/blik-code.ts';
import { BlikCodeField } from '../../order/blik/BlikCodeField.tsx';
import { checkoutCreateAccountDataAtom } from '../address/new-account-atom.ts';
import { chosenPayment } from '../cart/checkout-cart.ts';
import { toPayOf } from '../cart/to-pay.ts';
import { StepActions } from '../frame/StepActions.tsx';
import type { StepProps } from '../frame/step-props.ts';
import * as css from '../frame/step-form.css.ts';
import { analyticsIds } from '../place/analytics-ids.ts';
import { orderToPlace } from '../place/order-to-place.ts';
import { usePlacingHere } from '../place/placing.ts';
import { texts } from '../texts.ts';
import { AgreementBoxes } from './AgreementBoxes.tsx';
import { agreementField, type Agreement } from './agreements.ts';
import { CartReminder } from './CartReminder.tsx';
import { ChosenParts } from './ChosenParts.tsx';
import { ConfirmationSms } from './ConfirmationSms.tsx';
import { PlaceRefusal } from './PlaceRefusal.tsx';
import { SummaryItems } from './SummaryItems.tsx';

const MissingAgreements = lazyPart(() => import('./MissingAgreements.tsx'), FailedDialog);

const NOTHING: ReadonlySet<number> = new Set();

/** The fields of the summary: the code where one is asked for, and the agreements of the chosen way to pay. */
const summarySchema = (asksBlik: boolean, agreements: readonly Agreement[]) => {
  const entries: Record<string, GenericSchema<string, string | boolean>> = {};
  if (asksBlik) entries['blik_code'] = blikCodeField();
  for (const agreement of agreements) entries[agreementField(agreement)] = agreement.required ? consent() : checkbox();
  return object(entries);
};

/** K-03, K-04, K-07, K-12: all that was chosen, the agreements, and the button that orders. */
export default function SummaryStep({ cart, save }: StepProps): ReactNode {
  const t = useTexts(texts);
  const store = useStore();
  const connection = useConnection();
  const placing = usePlacingHere();
  const { blikCode, invalidBlikCode } = useAtomValue(checkoutSlice.read);
  const [accepted, setAccepted] = useState(NOTHING);
  const [asksAgreements, setAsksAgreements] = useState(false);
  const payment = chosenPayment(cart);
  const asksBlik = payment !== undefined && isBlik(payment.code);
  const agreements = payment?.agreements ?? [];
  const accountPassword = useAtomValue(checkoutCreateAccountDataAtom).password;

  const accept = (id: number, isAccepted: boolean): void => {
    const next = new Set(accepted);
    if (isAccepted) next.add(id);
    else next.delete(id);
    setAccepted(next);
  };

  const form = useForm({
    schema: summarySchema(asksBlik, agreements),
    parseProblem: String,
    async send(values) {
      const isGuest = connection().token() === undefined;
      const ids = agreements.filter((agreement) => values[agreementField(agreement)] === true).map(({ id }) => id);
      const request = { cart, isGuest, agreements: ids, blikCode, password: accountPassword, analyticsIds: analyticsIds(document.cookie) };
      store.set(checkoutSlice.patch, { invalidBlikCode: false });
      await placing.place(cart.cartId, orderToPlace(request), blikCode);
      return null; // what became of the order is shown by `placing`, which outlives this step
    },
  });
  const missing = agreements.filter((agreement) => form.problems[agreementField(agreement)] !== undefined);
  const isBusy = form.busy || placing.isBusy;

  const acceptAll = (): Promise<void> => {
    // The form reads its boxes when it is sent: they have to be ticked by then.
    flushSync(() => {
      setAccepted(new Set([...accepted, ...missing.map(({ id }) => id)]));
      setAsksAgreements(false);
    });
    return form.submit();
  };

  return (
    <form
      {...form.props}
      aria-busy={isBusy}
      className={css.form}
      onSubmit={(event) => {
        setAsksAgreements(true);
        form.props.onSubmit(event);
      }}
    >
      <PlaceRefusal outcome={placing.outcome} total={toPayOf(cart)} />
      <ChosenParts cart={cart} />
      <ConfirmationSms cart={cart} save={save} />
      <CartReminder cart={cart} save={save} />
      {asksBlik && (
        <div className={css.card}>
          <h2 className={css.heading}>{t('summary.blik')}</h2>
          <BlikCodeField
            value={blikCode}
            isWrong={invalidBlikCode || form.problems['blik_code'] !== undefined}
            onChange={(code) => store.set(checkoutSlice.patch, { blikCode: code, invalidBlikCode: false })}
          />
        </div>
      )}
      <SummaryItems cart={cart} outcome={placing.outcome} />
      {agreements.length > 0 && (
        <div className={css.card}>
          <h2 className={css.heading}>{t('summary.agreements')}</h2>
          <AgreementBoxes agreements={agreements} accepted={accepted} missing={missing} onAccept={accept} />
        </div>
      )}
      {accountPassword !== '' && <p className={css.hint}>{t('summary.account')}</p>}
      <Suspense fallback={null}>
        {asksAgreements && form.lacksAgreementsOnly && (
          <MissingAgreements missing={missing} busy={isBusy} onClose={() => setAsksAgreements(false)} onAcceptAll={acceptAll} />
        )}
      </Suspense>
      <StepActions step="summary" total={toPayOf(cart)} busy={isBusy} isVirtual={cart.has_virtual_address} />
    </form>
  );
}
