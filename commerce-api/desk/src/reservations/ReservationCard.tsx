import { useRef } from 'react';
import { useTranslate } from 'ra-core';
import { formatMoney, grosze } from 'shared-contracts/money';
import type { OpenReservation } from '../api.ts';
import { deskChanges } from '../changes.ts';
import { moment } from '../parts/moment.ts';
import * as styles from '../parts/parts.css.ts';
import { SureButton } from '../parts/SureButton.tsx';
import { useChange } from '../parts/use-change.ts';
import type { RowGone } from '../parts/use-list.ts';

interface ReservationCardProps {
  readonly reservation: OpenReservation;
  /** It waits no more. */
  readonly onGone: RowGone;
}

/** What waits for whom, in which shop and until when; giving it up is asked for twice, because that cannot be taken back. */
export const ReservationCard = ({ reservation, onGone }: ReservationCardProps) => {
  const translate = useTranslate();
  const { run, isPending } = useChange();
  const card = useRef<HTMLElement>(null);
  const { id, number, shop_name: shop, firstname, telephone, email, code, expires_at: until, items, total } = reservation;
  const gone = () => onGone(card.current);
  const end = (state: 'collected' | 'cancelled') =>
    void run({ call: () => deskChanges.endReservation(id, state), told: `reservations.${state}`, onDone: gone, onOutdated: gone });
  return (
    <article ref={card} className={styles.card} aria-labelledby={`reservation-${id}`}>
      <h2 className={styles.cardTitle} id={`reservation-${id}`}>
        {translate('reservations.number', { number })}
      </h2>
      <p className={styles.muted}>{translate('reservations.where', { shop, time: moment(until) })}</p>
      <p className={styles.text}>
        <bdi>{firstname}</bdi>
        {' · '}
        <a className={styles.link} href={`tel:${telephone.replaceAll(' ', '')}`}>
          {telephone}
        </a>
        {' · '}
        <a className={styles.link} href={`mailto:${email}`}>
          {email}
        </a>
        {` · ${translate('reservations.code', { code })}`}
      </p>
      <ul>
        {items.map(({ name, qty, price }) => (
          <li key={name}>{translate('reservations.item', { name, qty, price: formatMoney(grosze(price)) })}</li>
        ))}
      </ul>
      <p>{translate('reservations.total', { total: formatMoney(grosze(total)) })}</p>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.button.main}
          aria-disabled={isPending}
          aria-label={translate('reservations.collectNamed', { number })}
          onClick={() => end('collected')}
        >
          {translate('reservations.collect')}
        </button>
        <SureButton
          label={translate('reservations.cancel')}
          sure={translate('reservations.cancelSure')}
          name={translate('reservations.cancelNamed', { number })}
          isPending={isPending}
          onSure={() => end('cancelled')}
        />
      </div>
    </article>
  );
};
