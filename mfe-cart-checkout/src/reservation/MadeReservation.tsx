import { useState, type ReactNode } from 'react';
import { intlLocale, useLanguage, useTexts, type ApiError } from 'shared-contracts';
import { Button, ButtonLink } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { Icon } from 'shared-ui/icon';
import { CircleCheck } from 'shared-ui/icons';
import { useInitialFocus } from 'shared-ui/initial-focus';
import { Panel } from 'shared-ui/page-container';
import { StepRefusal } from '../checkout/frame/StepRefusal.tsx';
import * as frame from '../checkout/frame/checkout-page.css.ts';
import { refusalText } from './refusal-text.ts';
import * as css from './reservation.css.ts';
import type { ReservationState } from './reservation-state.ts';
import { ReservedItems } from './ReservedItems.tsx';
import { ShopAddress } from './ShopAddress.tsx';
import { texts } from './texts.ts';
import type { ChangeReservation } from './use-reservation.ts';

interface MadeReservationProps {
  readonly reservation: ReservationState;
  readonly change: ChangeReservation;
}

/** ∅04: the goods are put aside: number, until when, where, and how to give them back. */
export const MadeReservation = ({ reservation, change }: MadeReservationProps): ReactNode => {
  const t = useTexts(texts);
  const language = useLanguage();
  const { reservationId: id, number, expires_at: until, contact } = reservation;
  const [isAsked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const heading = useInitialFocus<HTMLHeadingElement>();
  const cancel = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    const failure = await change((rest) => rest.cancelReservation(id));
    setBusy(false);
    setAsked(false);
    setError(failure);
  };
  const format = new Intl.DateTimeFormat(intlLocale(language), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Warsaw',
  });
  return (
    <>
      <StepRefusal text={error === null ? null : refusalText(error, t)} />
      <Panel>
        <p className={css.check}>
          <Icon of={CircleCheck} size={48} />
        </p>
        <h1 ref={heading} tabIndex={-1} className={frame.title}>
          {t('title.waiting')}
        </h1>
        <p className={css.text}>{t('made.lead')}</p>
        <dl className={css.facts}>
          <div>
            <dt className={css.term}>{t('made.number')}</dt>
            <dd>{number}</dd>
          </div>
          {until !== null && (
            <div>
              <dt className={css.term}>{t('made.until')}</dt>
              <dd>{format.format(new Date(until))}</dd>
            </div>
          )}
        </dl>
        <ShopAddress reservation={reservation} />
        <p className={css.text}>{t('made.sms', { phone: contact?.telephone ?? '' })}</p>
        <div className={css.buttons}>
          <ButtonLink to="/">{t('shopping')}</ButtonLink>
          <Button variant="secondary" onClick={() => setAsked(true)}>
            {t('cancel')}
          </Button>
        </div>
      </Panel>
      <ReservedItems reservation={reservation} />
      <Dialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('cancel.title', { number: number ?? '' })}
        width="small"
        footer={
          <div className={css.buttons}>
            <Button busy={busy} onClick={() => void cancel()}>
              {t('cancel.yes')}
            </Button>
            <Button variant="secondary" onClick={() => setAsked(false)}>
              {t('cancel.no')}
            </Button>
          </div>
        }
      >
        <p>{t('cancel.text')}</p>
      </Dialog>
    </>
  );
};
