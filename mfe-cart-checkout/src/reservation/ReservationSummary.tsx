import { useState, type ReactNode } from 'react';
import { useTexts, type ApiError } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { useInitialFocus } from 'shared-ui/initial-focus';
import { TextLink } from 'shared-ui/link';
import { Panel } from 'shared-ui/page-container';
import { StepRefusal } from '../checkout/frame/StepRefusal.tsx';
import * as frame from '../checkout/frame/checkout-page.css.ts';
import { refusalText } from './refusal-text.ts';
import { reservationPath } from './reservation-paths.ts';
import * as css from './reservation.css.ts';
import type { ReservationState } from './reservation-state.ts';
import { ReservedItems } from './ReservedItems.tsx';
import { ShopAddress } from './ShopAddress.tsx';
import { texts } from './texts.ts';
import type { ChangeReservation } from './use-reservation.ts';

interface ReservationSummaryProps {
  readonly reservation: ReservationState;
  readonly change: ChangeReservation;
}

/** K-16: all of it once more, and the button that puts the goods aside. A new price is shown before anything is reserved at it. */
export const ReservationSummary = ({ reservation, change }: ReservationSummaryProps): ReactNode => {
  const t = useTexts(texts);
  const { reservationId: id, total, contact } = reservation;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const heading = useInitialFocus<HTMLHeadingElement>();
  const place = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    const failure = await change((rest) => rest.placeReservation(id, total));
    setError(failure);
    setBusy(false);
    // The price that is valid now stands beside the refusal.
    if (failure?.code === 'price_changed') await change((rest) => rest.readReservation(id));
  };
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={frame.title}>
        {t('title.summary')}
      </h1>
      <StepRefusal text={error === null ? null : refusalText(error, t)} />
      <ReservedItems reservation={reservation} />
      <Panel>
        <h2 className={css.heading}>{t('where')}</h2>
        <ShopAddress reservation={reservation} />
        <h2 className={css.heading}>{t('who')}</h2>
        <p className={css.text}>
          {contact?.firstname}
          <br />
          {contact?.telephone}
          <br />
          {contact?.email}
        </p>
        <TextLink to={reservationPath(id)}>{t('back')}</TextLink>
      </Panel>
      <p className={css.lead}>{t('place.note')}</p>
      <Button size="large" busy={busy} className={css.next} onClick={() => void place()}>
        {t('place')}
      </Button>
    </>
  );
};
