import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTexts, type PageProps } from 'shared-contracts';
import type { DeliveryCalendar } from 'shared-contracts/rest';
import { EmptyState } from 'shared-ui/empty-state';
import { ErrorMessage } from 'shared-ui/error-message';
import { CalendarClock } from 'shared-ui/icons';
import { PageContainer, Panel } from 'shared-ui/page-container';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';
import { useRest } from '../connection/use-rest.ts';
import { DayForm } from './DayForm.tsx';
import * as css from './delivery-date.css.ts';
import { texts } from './texts.ts';

export { texts };

type View = { readonly kind: 'loading' | 'failed' | 'unknown' } | { readonly kind: 'found'; readonly calendar: DeliveryCalendar };

/** R-44, K-17, A-40, A-41: the day on which a large order arrives, chosen with the pin of the e-mail. */
export default function DeliveryDatePage({ params }: PageProps): ReactNode {
  const t = useTexts(texts);
  const rest = useRest();
  const hash = params['hash'] ?? '';
  const [view, setView] = useState<View>({ kind: 'loading' });
  const load = useCallback(
    () =>
      rest()
        .readDeliveryCalendar(hash)
        .then((answer) => {
          if (answer.ok) setView({ kind: 'found', calendar: answer.value });
          else setView({ kind: answer.error.status >= 400 && answer.error.status < 500 ? 'unknown' : 'failed' });
        }),
    [rest, hash],
  );
  useEffect(() => void load(), [load]);
  return (
    <PageContainer className={css.page}>
      <Panel className={css.card}>
        <h1 className={css.title}>{t('title')}</h1>
        {view.kind === 'loading' && (
          <SkeletonRegion>
            <div className={css.grey}>
              <Skeleton />
              <Skeleton shape="short" />
              <Skeleton />
            </div>
          </SkeletonRegion>
        )}
        {view.kind === 'failed' && <ErrorMessage title={t('failed.title')} text={t('failed.text')} onRetry={load} />}
        {view.kind === 'unknown' && <EmptyState icon={CalendarClock} title={t('unknown.title')} text={t('unknown.text')} />}
        {view.kind === 'found' && (
          <DayForm hash={hash} calendar={view.calendar} onSaved={(calendar) => setView({ kind: 'found', calendar })} />
        )}
      </Panel>
    </PageContainer>
  );
}
