import { useEffect, useRef, useState, type ReactNode } from 'react';
import { grosze, useTexts } from 'shared-contracts';
import type { Order } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { Panel } from 'shared-ui/page-container';
import { texts, type OrderTranslate } from '../texts.ts';
import * as look from '../view/order.css.ts';
import * as css from './gift-cards.css.ts';
import type { OrderGiftCard } from './order-gift-card.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

function stateText({ state, day, sent_at: sent, expires_at: until, code_end: end }: OrderGiftCard, t: OrderTranslate): string {
  if (state === 'cancelled') return t('gift.cancelled');
  if (sent === null || until === null) return t('gift.waiting', { day });
  return t('gift.sent', { sent, until, end: end ?? '' });
}

/** J-254: whether it can be given back, or why not. */
function returnText({ kept, withdraw_until: day }: OrderGiftCard, t: OrderTranslate): string | null {
  if (kept === 'spent') return t('gift.keptSpent');
  if (day === null) return null;
  return t(kept === 'late' ? 'gift.keptLate' : 'gift.until', { day });
}

interface GiftCardsProps {
  readonly order: Order;
  readonly onChanged: () => Promise<void>;
}

/** J-251, J-254: the cards of an order, how they stand, and giving one back. */
export const GiftCards = ({ order, onChanged }: GiftCardsProps): ReactNode => {
  const t = useTexts(texts);
  const place = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<OrderGiftCard | null>(null);
  const [withdrawn, setWithdrawn] = useState<OrderGiftCard | null>(null);
  // The button that opened the dialog is gone with it; while the dialog stands, everything behind it is inert.
  useEffect(() => {
    if (withdrawn !== null) place.current?.focus();
  }, [withdrawn]);
  const { gift_cards: cards = [] } = order;
  if (cards.length === 0) return null;
  return (
    <Panel aria-label={t('gift.title')}>
      <h2 className={look.heading}>{t('gift.title')}</h2>
      <ul className={css.cards}>
        {cards.map((card) => {
          const { position, value, recipient_name: name, recipient_email: email, state, kept } = card;
          const returned = state === 'cancelled' ? null : returnText(card, t);
          return (
            <li key={position} className={css.card}>
              <div className={css.words}>
                <p>{t('gift.card', { value: grosze(value), name, email })}</p>
                <p className={look.muted}>{stateText(card, t)}</p>
                {returned !== null && <p className={look.muted}>{returned}</p>}
              </div>
              {state !== 'cancelled' && kept === null && (
                <Button variant="secondary" size="small" aria-label={t('gift.withdrawOf', { position })} onClick={() => setAsked(card)}>
                  {t('gift.withdraw')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <div ref={place} tabIndex={-1} className={css.told}>
        <p role="status">{withdrawn !== null && t('gift.withdrawn', { position: withdrawn.position })}</p>
      </div>
      {asked !== null && (
        <WithdrawDialog
          order={order}
          card={asked}
          onClose={() => setAsked(null)}
          onWithdrawn={() => {
            setAsked(null);
            setWithdrawn(asked);
          }}
          onChanged={onChanged}
        />
      )}
    </Panel>
  );
};
