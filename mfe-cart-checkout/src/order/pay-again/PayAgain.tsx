import { useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { isBlik } from 'shared-contracts/codes';
import type { Order } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { useForm } from 'shared-ui/form';
import { RadioCard } from 'shared-ui/radio-card';
import { Skeleton } from 'shared-ui/skeleton';
import { object, string } from 'valibot';
import { blikCodeField } from '../blik/blik-code.ts';
import { BlikCodeField } from '../blik/BlikCodeField.tsx';
import { creditState } from '../credit/credit-state.ts';
import { usePayableHere } from '../../wallets/payable-here.ts';
import { orderErrorText } from '../order-error.ts';
import { texts } from '../texts.ts';
import * as css from '../view/order.css.ts';
import { useMethods } from './use-methods.ts';
import { usePayAgain } from './use-pay-again.ts';

interface PayAgainProps {
  readonly order: Order;
  readonly onPaid: () => Promise<void>;
}

const paySchema = (asksBlik: boolean) => object({ blik_code: asksBlik ? blikCodeField() : string() });

/** ∅49: 'Zapłać ponownie' in the same way, or 'Zmień metodę płatności' first. */
export const PayAgain = ({ order, onPaid }: PayAgainProps): ReactNode => {
  const t = useTexts(texts);
  const credit = creditState(order);
  // Who was refused by one lender looks for another way.
  const [isChanging, setChanging] = useState(credit === 'failed');
  const [method, setMethod] = useState(order.payment.method);
  const [code, setCode] = useState('');
  const methods = useMethods(order, isChanging);
  const payable = usePayableHere(methods.kind === 'found' ? methods.methods : [], order.payment.method);
  const pay = usePayAgain(order, onPaid);
  const asksBlik = isBlik(method);

  const { props, busy, problems, error } = useForm({
    schema: paySchema(asksBlik),
    parseProblem: String,
    send: ({ blik_code }) => pay(method, blik_code),
  });

  return (
    <form {...props} className={css.form}>
      <div role="alert">{error !== null && <p className={css.problem}>{orderErrorText(error, t)}</p>}</div>
      {isChanging ? (
        <fieldset className={css.group} aria-label={t('pay.methods')}>
          {methods.kind === 'loading' && <Skeleton />}
          {methods.kind === 'failed' && <p className={css.problem}>{t('error.failed')}</p>}
          {methods.kind === 'found' &&
            payable.map(({ code: value, title, description }) => (
              <RadioCard
                key={value}
                name="payment_method"
                value={value}
                title={title}
                note={description}
                checked={method === value}
                onChange={() => setMethod(value)}
              />
            ))}
        </fieldset>
      ) : (
        <p>{t('pay.method', { method: order.payment.title })}</p>
      )}
      {asksBlik && <BlikCodeField value={code} isWrong={problems.blik_code !== undefined} onChange={setCode} />}
      <div className={css.buttons}>
        <Button type="submit" size="large" busy={busy}>
          {t(credit === 'open' && method === order.payment.method ? 'credit.go' : 'pay.again')}
        </Button>
        {!isChanging && (
          <Button variant="secondary" size="large" onClick={() => setChanging(true)}>
            {t('pay.change')}
          </Button>
        )}
      </div>
    </form>
  );
};
