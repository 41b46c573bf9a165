import { useTranslate } from 'ra-core';
import { formatMoney, grosze } from 'shared-contracts/money';
import type { DeskOrder } from '../api.ts';
import { deskChanges } from '../changes.ts';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { useChange } from '../parts/use-change.ts';

interface GiftCardsProps {
  readonly order: DeskOrder;
  readonly onChanged: () => Promise<void>;
}

type Card = NonNullable<DeskOrder['order']['gift_cards']>[number];

/** J-251, J-254: the gift cards of an order, without their codes: sent again, or cancelled while nobody has paid with them. */
export const GiftCards = ({ order: { id, order, cards_to_resend: resendable }, onChanged }: GiftCardsProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const { gift_cards: cards = [] } = order;
  if (cards.length === 0) return null;
  const state = ({ state: name, day, sent_at: sent, expires_at: until, code_end: end }: Card): string =>
    translate(`orders.giftCardState.${name}`, {
      day,
      sent: sent === null ? '' : moment(sent),
      until: until === null ? '' : moment(until),
      end,
    });
  const change = (call: () => Promise<unknown>, told: string): void => void run({ call, told, onDone: onChanged, onOutdated: onChanged });
  return (
    <section className={styles.card} aria-labelledby="order-gift-cards">
      <h2 className={styles.cardTitle} id="order-gift-cards">
        {translate('orders.giftCards')}
      </h2>
      <ul className={styles.facts}>
        {cards.map((card) => {
          const { position, value, recipient_name: name, recipient_email: email, is_spent: isSpent } = card;
          return (
            <li key={position}>
              <p>
                <bdi>{translate('orders.giftCard', { value: formatMoney(grosze(value)), name, email })}</bdi>
              </p>
              <p className={styles.muted}>{state(card)}</p>
              {card.state === 'sent' && (
                <p className={styles.muted}>{translate(isSpent ? 'orders.giftCardSpent' : 'orders.giftCardUnspent')}</p>
              )}
              {card.state !== 'cancelled' && (
                <div className={styles.row}>
                  {resendable.includes(position) && (
                    <button
                      type="button"
                      className={styles.button.plain}
                      aria-disabled={isPending}
                      aria-label={translate('orders.giftCardResendNamed', { position })}
                      onClick={() => change(() => deskChanges.resendGiftCard(id, position), 'orders.giftCardResent')}
                    >
                      {translate('orders.giftCardResend')}
                    </button>
                  )}
                  {!isSpent && (
                    <button
                      type="button"
                      className={styles.button.danger}
                      aria-disabled={isPending}
                      aria-label={translate('orders.giftCardCancelNamed', { position })}
                      onClick={() => change(() => deskChanges.cancelGiftCard(id, position), 'orders.giftCardCancelled')}
                    >
                      {translate('orders.giftCardCancel')}
                    </button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles.muted}>{translate('orders.giftCardResendHint')}</p>
    </section>
  );
};
