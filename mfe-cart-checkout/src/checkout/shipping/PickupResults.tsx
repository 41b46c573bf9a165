import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { PickupPoint, ShelfShop } from 'shared-contracts/rest';
import { hourText } from 'shared-contracts/delivery';
import { Button } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { ErrorMessage } from 'shared-ui/error-message';
import { MapPin } from 'shared-ui/icons';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { texts } from '../texts.ts';
import * as css from './pickup.css.ts';
import type { FoundPoints } from './use-pickup-points.ts';

interface PickupResultsProps {
  readonly found: FoundPoints;
  readonly kind: 'store' | 'point';
  readonly chosen: string | null;
  /** Shops in which the whole cart can be collected today, by their ids. */
  readonly today: ReadonlyMap<string, ShelfShop>;
  readonly onRetry: () => void;
  readonly onChoose: (point: PickupPoint) => void;
}

/** When the whole cart lies ready in a shop today. */
const TodayLine = ({ shop }: { readonly shop: ShelfShop | undefined }): ReactNode => {
  const t = useTexts(texts);
  return (
    shop !== undefined && (
      <span className={css.today}>
        {t('pickup.today')} {shop.hour !== null && hourText(shop.hour)}
      </span>
    )
  );
};

/** The points that were found; or that there are none, that they are coming, that they could not be read. */
export const PickupResults = ({ found, kind, chosen, today, onRetry, onChoose }: PickupResultsProps): ReactNode => {
  const t = useTexts(texts);
  if (found.kind === 'failed') return <ErrorMessage title={t('pickup.failed')} text={t('pickup.failedText')} onRetry={onRetry} />;
  if (found.kind === 'loading')
    return (
      <SkeletonRegion>
        <div className={css.list}>
          {[1, 2, 3, 4].map((row) => (
            <div key={row} className={css.grey}>
              <Skeleton />
              <Skeleton shape="short" />
            </div>
          ))}
        </div>
      </SkeletonRegion>
    );
  const { points, total } = found;
  return (
    <>
      <p role="status" className={css.count}>
        {points.length > 0 && t(`pickup.count.${kind}`, { count: total })}
      </p>
      {points.length === 0 && <EmptyState icon={MapPin} title={t('pickup.none')} text={t('pickup.noneText')} />}
      <ul className={css.list}>
        {points.map((point) => (
          <li key={point.id} className={css.row}>
            <p className={css.address}>
              <strong>{point.name}</strong>
              <br />
              {point.street}, {point.postcode} {point.city}
              {today.has(point.id) && <TodayLine shop={today.get(point.id)} />}
              {[point.opening_hours, point.description].map(
                (line) =>
                  line !== '' && (
                    <span key={line} className={css.small}>
                      {line}
                    </span>
                  ),
              )}
            </p>
            <Button variant={point.id === chosen ? 'primary' : 'secondary'} onClick={() => onChoose(point)}>
              {t(point.id === chosen ? 'pickup.chosen' : 'pickup.pick')}
              <VisuallyHidden>: {point.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
};
