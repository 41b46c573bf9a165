import { useAtomValue } from 'jotai';
import { useRef, useState, type ReactNode } from 'react';
import { rwdSlice, useTexts } from 'shared-contracts';
import type { PickupPoint } from 'shared-contracts/rest';
import { BottomSheet } from 'shared-ui/bottom-sheet';
import { Button } from 'shared-ui/button';
import { Dialog } from 'shared-ui/dialog';
import { FormRefusal } from 'shared-ui/form-refusal';
import { Locate, MapFolded, Rows3 } from 'shared-ui/icons';
import type { MapFocus } from 'shared-ui/places-map';
import { TextField } from 'shared-ui/text-field';
import type { ShippingMethod } from '../../service/cart-schema.ts';
import { texts } from '../texts.ts';
import * as css from './pickup.css.ts';
import { PickupMap } from './PickupMap.tsx';
import { PickupResults } from './PickupResults.tsx';
import { middleOf } from './pickup-marks.ts';
import { useMyPosition } from './use-my-position.ts';
import { useShopsToday } from './use-shops-today.ts';
import { usePickupPoints } from './use-pickup-points.ts';

interface PickupPanelProps {
  readonly open: boolean;
  readonly method: ShippingMethod;
  /** The shopper's town, or the postcode that was told before: where the search starts. */
  readonly near: string;
  readonly chosen: PickupPoint | null;
  /** It has opened because the step was to be left without a point. */
  readonly isMissing: boolean;
  readonly onClose: () => void;
  readonly onChoose: (point: PickupPoint) => void;
}

/** Streets around a point, and a town around a position. */
const CLOSE = 14;
const TOWN = 11;

const focusOn = ({ latitude, longitude }: Pick<PickupPoint, 'latitude' | 'longitude'>, zoom: number): MapFocus => ({
  latitude,
  longitude,
  zoom,
});

/**
 * S-35: points of a carrier or shops of the chain, found by town, postcode, street or near the shopper: a list, and on wish a map,
 * beside it where there is room. From below on phones, in the middle elsewhere.
 */
export default function PickupPanel({ open, method, near, chosen, isMissing, onClose, onChoose }: PickupPanelProps): ReactNode {
  const t = useTexts(texts);
  const { isMobile } = useAtomValue(rwdSlice.read);
  const [query, setQuery] = useState(near);
  const place = useMyPosition();
  const today = useShopsToday(open && method.kind === 'store');
  const [isMapOpen, setMapOpen] = useState(false);
  const [isMapMissing, setMapMissing] = useState(false);
  const [marked, setMarked] = useState(chosen);
  const [focus, setFocus] = useState<MapFocus | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const search = usePickupPoints({ carrier: method.code, query, near: place.position }, open, (points) => {
    // An open map goes where the list is.
    const middle = middleOf(points);
    if (isMapOpen && middle !== null) setFocus(focusOn(middle, TOWN));
  });
  const kind = method.kind === 'store' ? 'store' : 'point';
  const Layer = isMobile ? BottomSheet : Dialog;

  const { found } = search;
  const middle = place.position ?? middleOf(found.kind === 'found' ? found.points : []);
  const openMap = (at: MapFocus | null): void => {
    setMapMissing(false);
    setFocus(at);
    setMapOpen(true);
    toggle.current?.focus();
  };
  const pressToggle = (): void => {
    if (isMapOpen) return setMapOpen(false);
    if (marked !== null) return openMap(focusOn(marked, CLOSE));
    openMap(middle && focusOn(middle, TOWN));
  };
  const showOnMap = (point: PickupPoint): void => {
    setMarked(point);
    openMap(focusOn(point, CLOSE));
  };
  const choose = (point: PickupPoint): void => {
    setMarked(point);
    onChoose(point);
  };
  return (
    <Layer open={open} onClose={onClose} title={t(`pickup.title.${kind}`)} {...(isMapOpen && !isMobile && { width: 'full' as const })}>
      {/* Inside the step's form, whose button Enter must not press. */}
      <div className={css.panel} role="search">
        {/* What the step says of it lies behind this layer, where nobody is told. */}
        {isMissing && <FormRefusal text={t(`shipping.${kind}Required`)} />}
        <TextField
          type="search"
          label={t('pickup.search')}
          name="pickup_query"
          inputMode="search"
          autoComplete="off"
          enterKeyHint="search"
          value={query}
          onChange={({ target }) => {
            setQuery(target.value);
            place.forget();
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
        <div className={css.tools}>
          <Button variant="secondary" icon={Locate} onClick={place.ask}>
            {t('pickup.near')}
          </Button>
          <Button ref={toggle} variant="secondary" icon={isMapOpen ? Rows3 : MapFolded} onClick={pressToggle}>
            {t(isMapOpen ? 'pickup.list' : 'pickup.map')}
          </Button>
        </div>
        <p role="status" className={css.note}>
          {place.isRefused && t('pickup.nearRefused')}
          {isMapMissing && t('pickup.mapMissing')}
        </p>
        <div className={isMapOpen ? css.both : css.only}>
          <div className={css.listPane}>
            <PickupResults
              search={search}
              kind={kind}
              chosen={chosen?.id ?? null}
              marked={isMapOpen ? (marked?.id ?? null) : null}
              today={today}
              onChoose={choose}
              onMark={showOnMap}
            />
          </div>
          {isMapOpen && (
            <PickupMap
              carrier={method.code}
              kind={kind}
              chosen={chosen?.id ?? null}
              marked={marked}
              focus={focus}
              onMark={setMarked}
              onChoose={choose}
              onFailure={() => {
                setMapOpen(false);
                setMapMissing(true);
              }}
            />
          )}
        </div>
      </div>
    </Layer>
  );
}
