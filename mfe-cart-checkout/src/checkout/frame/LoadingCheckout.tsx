import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Panel } from 'shared-ui/page-container';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';
import { texts } from '../texts.ts';
import * as css from './checkout-page.css.ts';

const USUAL_CHOICES = 5;

/** A step in grey while the cart is being read: the cards of its choices. */
export const LoadingStep = (): ReactNode => (
  <SkeletonRegion>
    <div className={css.greyCards}>
      {Array.from({ length: USUAL_CHOICES }, (_, card) => (
        <div key={card} className={css.greyCard}>
          <Skeleton />
          <Skeleton shape="short" />
        </div>
      ))}
    </div>
  </SkeletonRegion>
);

/** The order in grey; on phones its one line. */
export const LoadingSummary = (): ReactNode => {
  const t = useTexts(texts);
  return (
    <Panel className={css.greySummary} aria-label={t('order.title')}>
      <h2 className={css.greyTitle}>{t('order.title')}</h2>
      <div className={css.greyRows}>
        <Skeleton />
        <Skeleton shape="short" />
        <Skeleton />
      </div>
    </Panel>
  );
};
