import type { ReactNode } from 'react';
import { parseApiError, useTexts } from 'shared-contracts';
import { formatMoney, grosze } from 'shared-contracts/money';
import { WITHDRAWAL_RETURN_WAYS } from 'shared-contracts/withdrawals';
import { Button } from 'shared-ui/button';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { useForm } from 'shared-ui/form';
import { useInitialFocus } from 'shared-ui/initial-focus';
import { Panel } from 'shared-ui/page-container';
import { object } from 'valibot';
import { FormFrame } from '../../forms/FormFrame.tsx';
import { parseProblem } from '../../forms/form-rules.ts';
import { useCommerce } from '../../session/commerce.ts';
import { useSession } from '../../session/use-session.ts';
import { pickupTexts } from '../../cases/pickup/texts.ts';
import { withdrawalTexts } from '../texts.ts';
import * as css from '../withdrawal.css.ts';
import { chosenLines, refundOf, type ChoiceValues, type FoundOrder } from './choice.ts';
import { hasLarge, returnTexts } from './return-texts.ts';

interface ConfirmProps {
  readonly order: FoundOrder;
  readonly values: ChoiceValues;
  readonly onDone: (number: string) => void;
  readonly onBack: () => void;
  /** The order has changed meanwhile: as it is now. */
  readonly onChanged: (order: FoundOrder) => void;
}

const schema = object({});

/** The last step: what is declared, and the one button that declares it. */
export const Confirm = ({ order, values, onDone, onBack, onChanged }: ConfirmProps): ReactNode => {
  const t = useTexts(withdrawalTexts);
  const tPickup = useTexts(pickupTexts);
  const commerce = useCommerce();
  const { endRefusedSession } = useSession();
  const heading = useInitialFocus<HTMLHeadingElement>();
  const lines = chosenLines(order, values);
  const { delivery, total } = refundOf(order, lines);
  const { iban = '', reason = '', pickup_on: wantedDay = '' } = values;
  const way = WITHDRAWAL_RETURN_WAYS.find((one) => one === values['return_way']) ?? 'label';
  const isCollected = way === 'label' && hasLarge(lines);
  const day = isCollected ? wantedDay : '';
  const wanted = { number: order.number, ...order.proof };
  const form = useForm({
    schema,
    parseProblem,
    send: async () => {
      const answer = await commerce().submitWithdrawal({
        order: wanted,
        seen: order.seen,
        lines: lines.map(({ line, qty }) => ({ line, qty })),
        return_way: way,
        ...(day !== '' && { pickup_on: day }),
        ...(iban !== '' && { iban }),
        ...(reason !== '' && { reason }),
      });
      if (answer.ok) {
        onDone(answer.value.number);
        return null;
      }
      endRefusedSession(answer.error);
      // What the order asks for may have changed as well: the choice is shown as it is now.
      if (answer.error.status !== 409 && answer.error.code !== 'invalid_fields') return answer.error;
      const now = await commerce().withdrawableOrder(wanted);
      if (now.ok) onChanged({ ...now.value, proof: order.proof });
      return now.ok ? parseApiError(409, {}) : now.error;
    },
  });
  return (
    <Panel className={css.panel}>
      <h2 ref={heading} tabIndex={-1} className={css.title}>
        {t('confirm.title')}
      </h2>
      <p>{t('confirm.order', { number: order.number })}</p>
      <dl className={css.sums}>
        {lines.map(({ line, name, qty, amount }) => (
          <div key={line} className={css.sum}>
            <dt>
              <CatalogueText text={t('confirm.line', { name, qty })} />
            </dt>
            <dd className={css.amount}>{formatMoney(grosze(amount))}</dd>
          </div>
        ))}
        {delivery > 0 && (
          <div className={css.sum}>
            <dt>{t('confirm.delivery')}</dt>
            <dd className={css.amount}>{formatMoney(grosze(delivery))}</dd>
          </div>
        )}
        <div className={css.total}>
          <dt>{t('confirm.total')}</dt>
          <dd className={css.amount}>{formatMoney(grosze(total))}</dd>
        </div>
      </dl>
      {!order.is_paid && <p>{t('confirm.unpaid')}</p>}
      <p>
        {returnTexts(t, way, lines).title}. {day !== '' && tPickup('on', { day })} {iban !== '' && t('confirm.iban', { iban })}
      </p>
      <p className={css.muted}>{t('confirm.text')}</p>
      <FormFrame
        form={form}
        submit={t('confirm.submit')}
        beside={
          <Button variant="secondary" size="large" onClick={onBack}>
            {t('back')}
          </Button>
        }
      >
        {null}
      </FormFrame>
    </Panel>
  );
};
