import { lazyPart, nothing } from '../lazy-part/index.ts';

export { placeMark, type MapFocus, type MapMark, type MapView } from './map-rules.ts';

/** Places on a map of Poland (J-207). Its code and the map's library load when it is first shown: render it in a `PreloadedPart`. */
export const PlacesMap = lazyPart(() => import('./PlacesMapView.tsx'), nothing);
