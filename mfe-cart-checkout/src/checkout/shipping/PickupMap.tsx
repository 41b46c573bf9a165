import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import type { PickupPoint } from 'shared-contracts/rest';
import { Button } from 'shared-ui/button';
import { PreloadedPart } from 'shared-ui/lazy-part';
import { placeMark, PlacesMap, type MapFocus, type MapView } from 'shared-ui/places-map';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { texts } from '../texts.ts';
import * as css from './pickup.css.ts';
import { marksOf } from './pickup-marks.ts';
import { PointAddress } from './PointAddress.tsx';
import { useMapGroups } from './use-map-groups.ts';

interface PickupMapProps {
  readonly carrier: string;
  readonly kind: 'store' | 'point';
  readonly chosen: string | null;
  readonly marked: PickupPoint | null;
  readonly focus: MapFocus | null;
  readonly onMark: (point: PickupPoint) => void;
  readonly onChoose: (point: PickupPoint) => void;
  /** The code of the map could not be loaded. */
  readonly onFailure: () => void;
}

/** The map beside or instead of the list: a press on a place shows its address, and the button that takes it. */
export const PickupMap = ({ carrier, kind, chosen, marked, focus, onMark, onChoose, onFailure }: PickupMapProps): ReactNode => {
  const t = useTexts(texts);
  const [view, setView] = useState<MapView | null>(null);
  const { groups, isFailed } = useMapGroups(carrier, view);
  const take = useRef<HTMLButtonElement>(null);
  const [pressed, setPressed] = useState<{ readonly id: string } | null>(null);
  const marks = useMemo(() => marksOf(groups, (count) => t(`pickup.group.${kind}`, { count })), [groups, kind, t]);
  const mark = useMemo(() => (marked === null ? null : placeMark(marked)), [marked]);
  // Whoever presses a place goes on at its button; dozens of places may follow on the map.
  useEffect(() => {
    if (pressed !== null) take.current?.focus();
  }, [pressed]);
  const press = (id: string): void => {
    const point = groups.find((group) => group.point?.id === id)?.point ?? marked;
    if (point === null || point.id !== id) return;
    onMark(point);
    setPressed({ id });
  };
  return (
    <div className={css.mapPane}>
      <div className={css.map}>
        <PreloadedPart
          of={PlacesMap}
          wanted
          props={{ label: t(`pickup.map.${kind}`), marks, marked: mark, focus, onView: setView, onMark: press }}
          waiting={<div className={css.mapWaiting} />}
          onFailure={onFailure}
        />
      </div>
      {isFailed && (
        <p role="status" className={css.count}>
          {t('pickup.mapStale')}
        </p>
      )}
      {marked !== null && (
        <section aria-label={t('pickup.marked')} className={css.row}>
          <PointAddress point={marked} />
          <Button ref={take} variant={marked.id === chosen ? 'primary' : 'secondary'} onClick={() => onChoose(marked)}>
            {t(marked.id === chosen ? 'pickup.chosen' : 'pickup.pick')}
            <VisuallyHidden>: {marked.name}</VisuallyHidden>
          </Button>
        </section>
      )}
    </div>
  );
};
