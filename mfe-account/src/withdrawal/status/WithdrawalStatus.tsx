import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { grosze } from 'shared-contracts/money';
import { WITHDRAWAL_STATES } from 'shared-contracts/withdrawals';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Check, Clock } from 'shared-ui/icons';
import { useInitialFocus } from 'shared-ui/initial-focus';
import { CaseTimeline, type CaseStep } from '../../cases/CaseTimeline.tsx';
import * as css from '../../cases/cases.css.ts';
import { ConfirmationLink } from '../ConfirmationLink.tsx';
import { withdrawalTexts } from '../texts.ts';
import { Pickup } from './Pickup.tsx';
import type { ReadWithdrawal } from './read-withdrawal.ts';

/** How a withdrawal stands: what has happened and what comes, what is paid back, the confirmation. */
export const WithdrawalStatus = ({ withdrawal }: { readonly withdrawal: ReadWithdrawal }): ReactNode => {
  const t = useTexts(withdrawalTexts);
  const heading = useInitialFocus<HTMLHeadingElement>();
  const { number, order_number: order, state, send_back_by: day, return_way: way, lines, refund, voucher, timeline } = withdrawal;
  const { reduced = null, pickup = null } = withdrawal;
  const next = WITHDRAWAL_STATES.indexOf(state) + 1;
  const steps = WITHDRAWAL_STATES.map((one, index): CaseStep => {
    const at = timeline.find((event) => event.state === one)?.at ?? null;
    const look = at !== null ? 'done' : index === next ? 'current' : 'ahead';
    return { key: one, name: t(`state.${one}`), look, icon: at === null ? Clock : Check, at };
  });
  return (
    <section className={css.found} aria-labelledby="withdrawal">
      <h3 id="withdrawal" ref={heading} tabIndex={-1} className={css.foundNumber}>
        {t('status.found', { number })}
      </h3>
      <p className={css.muted}>{t('status.order', { number: order })}</p>
      <ul>
        {lines.map(({ name, qty }) => (
          <li key={name}>
            <CatalogueText text={t('confirm.line', { name, qty })} />
          </li>
        ))}
      </ul>
      <p>{t('status.refund', { amount: grosze(refund) })}</p>
      {reduced !== null && <p>{t('status.reduced', { amount: grosze(reduced.by) })}</p>}
      {voucher > 0 && <p>{t('status.voucher', { amount: grosze(voucher) })}</p>}
      {state === 'submitted' && pickup === null && <p>{t(`status.${way}`, { day })}</p>}
      <CaseTimeline label={t('status.timeline')} steps={steps} />
      {pickup !== null && (state === 'submitted' || pickup.collected_at !== null) && <Pickup number={number} found={pickup} />}
      <ConfirmationLink number={number} />
    </section>
  );
};
