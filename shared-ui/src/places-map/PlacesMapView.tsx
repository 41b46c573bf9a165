import { map as createMap, type Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { media } from 'shared-contracts/theme';
import { IconButton } from '../button/index.ts';
import { Minus, Plus } from '../icons/index.ts';
import { drawGround } from './ground/draw-ground.ts';
import { MarkLayer } from './mark-layer.ts';
import { withMarked, zooms, type MapFocus, type MapMark, type MapView } from './map-rules.ts';
import * as css from './places-map.css.ts';
import { mapTexts } from './texts.ts';

const poland = [
  [48.9, 14],
  [54.95, 24.2],
] as const;
const around = [
  [46, 8],
  [58, 30],
] as const;

interface PlacesMapProps {
  /** Accessible name of the map. */
  readonly label: string;
  readonly marks: readonly MapMark[];
  readonly marked: MapMark | null;
  /** The whole country without one. */
  readonly focus: MapFocus | null;
  /** Called after each move, and once at the start. */
  readonly onView?: (view: MapView) => void;
  readonly onMark: (id: string) => void;
}

const viewOf = (map: LeafletMap): MapView => {
  const bounds = map.getBounds();
  return {
    west: bounds.getWest(),
    south: bounds.getSouth(),
    east: bounds.getEast(),
    north: bounds.getNorth(),
    zoom: map.getZoom(),
  };
};

function openMap(element: HTMLElement): LeafletMap {
  const moves = !matchMedia(media.reducedMotion).matches;
  const map = createMap(element, {
    zoomControl: false,
    attributionControl: false,
    minZoom: zooms.smallest,
    maxZoom: zooms.largest,
    maxBounds: [[...around[0]], [...around[1]]],
    zoomAnimation: moves,
    markerZoomAnimation: moves,
    fadeAnimation: false,
    inertia: moves,
  });
  map.fitBounds([[...poland[0]], [...poland[1]]]);
  drawGround(map);
  return map;
}

/** J-207: places on a map of Poland: moved, zoomed and chosen from by pointer and keyboard, without any network service. */
export default function PlacesMapView({ label, marks, marked, focus, onView, onMark }: PlacesMapProps): ReactNode {
  const t = useTexts(mapTexts);
  const element = useRef<HTMLDivElement>(null);
  const drawn = useRef<{ readonly map: LeafletMap; readonly marks: MarkLayer } | null>(null);
  const press = useEffectEvent((id: string): void => onMark(id));
  const tellView = useEffectEvent((map: LeafletMap): void => onView?.(viewOf(map)));

  useEffect(() => {
    if (element.current === null) return undefined;
    const map = openMap(element.current);
    drawn.current = { map, marks: new MarkLayer(map, (id) => press(id)) };
    map.on('moveend', () => tellView(map));
    tellView(map);
    // In a closed layer it has no size, and keeps what it shows.
    const resized = new ResizeObserver(() => void (map.getContainer().clientWidth > 0 && map.invalidateSize({ animate: false })));
    resized.observe(element.current);
    let isZooming = false;
    map.on('zoomanim', () => (isZooming = true)).on('zoomend', () => (isZooming = false));
    return () => {
      resized.disconnect();
      drawn.current = null;
      map.off('moveend');
      // Leaflet's timer of a zoom does not end with the map, and needs it.
      if (isZooming) map.once('zoomend', () => setTimeout(() => map.remove()));
      else map.remove();
    };
  }, []);

  useEffect(() => {
    const map = drawn.current?.map;
    if (map === undefined || focus === null) return;
    map.setView([focus.latitude, focus.longitude], Math.max(map.getZoom(), focus.zoom));
  }, [focus]);

  useEffect(() => drawn.current?.marks.show(withMarked(marks, marked), marked?.id ?? null), [marks, marked]);

  return (
    <div className={css.frame}>
      <div ref={element} role="group" aria-label={label} className={css.map} />
      <div className={css.controls}>
        <IconButton icon={Plus} label={t('map.closer')} onClick={() => void drawn.current?.map.zoomIn()} />
        <IconButton icon={Minus} label={t('map.farther')} onClick={() => void drawn.current?.map.zoomOut()} />
      </div>
    </div>
  );
}
