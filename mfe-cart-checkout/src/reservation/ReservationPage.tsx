import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { ErrorMessage } from 'shared-ui/error-message';
import { CircleAlert, Store } from 'shared-ui/icons';
import { PageContainer, Panel } from 'shared-ui/page-container';
import { LoadingStep } from '../checkout/frame/LoadingCheckout.tsx';
import * as frame from '../checkout/frame/checkout-page.css.ts';
import { MadeReservation } from './MadeReservation.tsx';
import { OverReservation } from './OverReservation.tsx';
import * as css from './reservation.css.ts';
import { ReservationForm } from './ReservationForm.tsx';
import { reservationPath, summaryPath } from './reservation-paths.ts';
import type { ReservationState } from './reservation-state.ts';
import { ReservationSummary } from './ReservationSummary.tsx';
import { texts } from './texts.ts';
import { useReservation, type ChangeReservation } from './use-reservation.ts';

const isChosen = ({ shop, contact }: ReservationState): boolean => shop !== null && contact !== null;

interface StepsProps {
  readonly reservation: ReservationState;
  readonly change: ChangeReservation;
}

/** The step that the address names, as far as it may be entered: the summary needs shop and contact. */
const DraftSteps = ({ reservation, change }: StepsProps): ReactNode => {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { reservationId: id } = reservation;
  const isSummary = pathname.startsWith(summaryPath(id));
  const mustGoBack = isSummary && !isChosen(reservation);
  useEffect(() => {
    if (mustGoBack) void navigate(reservationPath(id), { replace: true });
  }, [mustGoBack, navigate, id]);
  if (isSummary && !mustGoBack) return <ReservationSummary reservation={reservation} change={change} />;
  if (reservation.shops.length === 0)
    return (
      <Panel>
        <EmptyState icon={Store} title={t('nowhere.title')} text={t('nowhere.text')}>
          <ButtonLink to="/checkout/cart">{t('nowhere.cart')}</ButtonLink>
          <ButtonLink to="/" variant="secondary">
            {t('shopping')}
          </ButtonLink>
        </EmptyState>
      </Panel>
    );
  return (
    <>
      <h1 className={frame.title}>{t('title.choose')}</h1>
      <p className={css.lead}>{t('lead')}</p>
      <ReservationForm reservation={reservation} change={change} onDone={() => void navigate(summaryPath(id))} />
    </>
  );
};

const StepView = ({ reservation, change }: StepsProps): ReactNode => {
  switch (reservation.status) {
    case 'draft':
      return <DraftSteps reservation={reservation} change={change} />;
    case 'waiting':
      return <MadeReservation reservation={reservation} change={change} />;
    case 'cancelled':
    case 'expired':
      return <OverReservation reservation={reservation} />;
  }
};

/** R-35, K-15, K-16: goods that wait in a shop, from the choice of the shop to the number of the reservation. */
export default function ReservationPage(): ReactNode {
  const t = useTexts(texts);
  const { reservationId = '' } = useParams();
  const { view, change, reload } = useReservation(reservationId);
  return (
    <PageContainer className={css.page}>
      {view.kind === 'loading' && (
        <>
          <h1 className={frame.title}>{t('title.choose')}</h1>
          <LoadingStep />
        </>
      )}
      {view.kind === 'failed' && (
        <Panel>
          <ErrorMessage title={t('failed.title')} text={t('failed.text')} onRetry={reload} />
        </Panel>
      )}
      {view.kind === 'unknown' && (
        <Panel>
          <EmptyState icon={CircleAlert} title={t('unknown.title')} text={t('unknown.text')}>
            <ButtonLink to="/">{t('shopping')}</ButtonLink>
          </EmptyState>
        </Panel>
      )}
      {view.kind === 'found' && <StepView reservation={view.reservation} change={change} />}
    </PageContainer>
  );
}
