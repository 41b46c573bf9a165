import { useTranslate } from 'ra-core';
import { formatMoney, grosze } from 'shared-contracts/money';
import type { DeskOrder } from '../api.ts';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';

type Entry = DeskOrder['history'][number];

/** What an entry says: its kind, what it was about, how it ended and how much money it was. */
function useEntryText(): (entry: Entry) => string {
  const translate = useTranslate();
  return ({ kind, code, detail, amount }) =>
    [
      translate(`orders.history.${kind}`, { what: translate(`orders.history.${kind}.${code}`, { _: code }) }),
      detail === '' ? '' : translate(`orders.detail.${detail}`, { _: detail }),
      amount === null ? '' : formatMoney(grosze(amount)),
    ]
      .filter(Boolean)
      .join(' · ');
}

/** J-182: all that has happened to an order, the oldest first. */
export const OrderHistory = ({ history }: Pick<DeskOrder, 'history'>) => {
  const translate = useTranslate();
  const textOf = useEntryText();
  return (
    <section className={styles.card} aria-labelledby="order-history">
      <h2 className={styles.cardTitle} id="order-history">
        {translate('orders.historyTitle')}
      </h2>
      <ol className={styles.facts}>
        {history.map((entry, index) => (
          // Nothing of it ever changes its place.
          <li key={index}>
            <span className={styles.muted}>{moment(entry.at)}</span> {textOf(entry)}
          </li>
        ))}
      </ol>
    </section>
  );
};
