import { useState, type ReactNode, type RefObject } from 'react';
import { grosze, useTexts } from 'shared-contracts';
import type { GiftCardBalance } from 'shared-contracts/rest';
import { Panel } from 'shared-ui/page-container';
import * as css from '../gift-cards.css.ts';
import { texts } from '../texts.ts';

interface BalanceProps {
  readonly balance: GiftCardBalance;
  /** Focused when the answer is there. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** What is left on a card, until when, and what was paid with it. */
export const Balance = ({ balance, heading }: BalanceProps): ReactNode => {
  const t = useTexts(texts);
  const [now] = useState(() => Date.now());
  const { code_end: end, balance: left, expires_at: until, movements } = balance;
  const isOver = Date.parse(until) <= now;
  return (
    <Panel>
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {t('balance.result', { end })}
      </h2>
      <p className={css.amount}>{t('balance.left', { amount: grosze(left) })}</p>
      <p className={css.muted}>{t(isOver ? 'balance.over' : 'balance.valid', { day: until })}</p>
      <h3 className={css.nextHeading}>{t('balance.history')}</h3>
      {movements.length === 0 ? (
        <p className={css.muted}>{t('balance.unused')}</p>
      ) : (
        <ul className={css.movements}>
          {movements.map(({ kind, amount, at }) => (
            <li key={`${kind} ${at}`} className={css.movement}>
              <span>{t(`balance.${kind}`, { amount: grosze(amount) })}</span>
              <time dateTime={at} className={css.muted}>
                {new Date(at).toLocaleDateString('pl-PL', { timeZone: 'Europe/Warsaw' })}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};
