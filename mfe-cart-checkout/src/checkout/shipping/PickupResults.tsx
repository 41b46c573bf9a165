import { useEffect, useRef, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { PickupPoint, ShelfShop } from 'shared-contracts/rest';
import { hourText } from 'shared-contracts/delivery';
import { Button, IconButton } from 'shared-ui/button';
import { EmptyState } from 'shared-ui/empty-state';
import { ErrorMessage } from 'shared-ui/error-message';
import { MapPin } from 'shared-ui/icons';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { texts } from '../texts.ts';
import * as css from './pickup.css.ts';
import { PointAddress } from './PointAddress.tsx';
import type { PickupSearch } from './use-pickup-points.ts';

interface PickupResultsProps {
  readonly search: PickupSearch;
  readonly kind: 'store' | 'point';
  readonly chosen: string | null;
  /** The point that is highlighted on the map. */
  readonly marked: string | null;
  /** Shops in which the whole cart can be collected today, by their ids. */
  readonly today: ReadonlyMap<string, ShelfShop>;
  readonly onChoose: (point: PickupPoint) => void;
  readonly onMark: (point: PickupPoint) => void;
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

const LoadingPoints = (): ReactNode => (
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

/** The points that were found; or that there are none, that they are coming, that they could not be read. */
export const PickupResults = ({ search, kind, chosen, marked, today, onChoose, onMark }: PickupResultsProps): ReactNode => {
  const t = useTexts(texts);
  const list = useRef<HTMLUListElement>(null);
  const { found, retry, more } = search;
  useEffect(() => {
    // jsdom lacks the method.
    if (marked !== null) list.current?.querySelector('[aria-current]')?.scrollIntoView?.({ block: 'nearest' });
  }, [marked]);
  // The button that was pressed moves down, or goes with the last points: the focus goes on with the first of the new ones.
  const shownBefore = useRef(Infinity);
  const shown = found.kind === 'found' ? found.points.length : 0;
  useEffect(() => {
    const before = shownBefore.current;
    shownBefore.current = Infinity;
    if (shown > before) list.current?.children[before]?.querySelector('button')?.focus();
  }, [shown]);
  if (found.kind === 'failed') return <ErrorMessage title={t('pickup.failed')} text={t('pickup.failedText')} onRetry={retry} />;
  if (found.kind === 'loading') return <LoadingPoints />;
  const { points, total } = found;
  return (
    <>
      <p role="status" className={css.count}>
        {points.length > 0 && t(`pickup.count.${kind}`, { count: total })}
      </p>
      {points.length === 0 && <EmptyState icon={MapPin} title={t('pickup.none')} text={t('pickup.noneText')} />}
      <ul ref={list} className={css.list}>
        {points.map((point) => (
          <li key={point.id} className={css.row} {...(point.id === marked && { 'aria-current': true })}>
            <PointAddress point={point}>{today.has(point.id) && <TodayLine shop={today.get(point.id)} />}</PointAddress>
            <div className={css.rowButtons}>
              <IconButton icon={MapPin} label={t('pickup.onMap', { name: point.name })} onClick={() => onMark(point)} />
              <Button variant={point.id === chosen ? 'primary' : 'secondary'} onClick={() => onChoose(point)}>
                {t(point.id === chosen ? 'pickup.chosen' : 'pickup.pick')}
                <VisuallyHidden>: {point.name}</VisuallyHidden>
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {more !== null && (
        <Button
          variant="secondary"
          className={css.more}
          onClick={() => {
            shownBefore.current = points.length;
            more();
          }}
        >
          {t('pickup.more')}
        </Button>
      )}
    </>
  );
};
