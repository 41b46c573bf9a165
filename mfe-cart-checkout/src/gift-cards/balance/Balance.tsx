import { useState, type ReactNode } from 'react';
import { formatDate, grosze, useLanguage, useTexts } from 'shared-contracts';
import type { GiftCardBalance } from 'shared-contracts/rest';
import { useInitialFocus } from 'shared-ui/initial-focus';
import { Panel } from 'shared-ui/page-container';
import * as css from '../gift-cards.css.ts';
import { texts } from '../texts.ts';

/** What a code is still worth, until when, and what was paid with it; takes the focus when it appears. */
export const Balance = ({ balance }: { readonly balance: GiftCardBalance }): ReactNode => {
  const t = useTexts(texts);
  const language = useLanguage();
  const heading = useInitialFocus<HTMLHeadingElement>();
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
                {formatDate(at, language)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
};
