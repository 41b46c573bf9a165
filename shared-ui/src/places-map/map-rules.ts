/** A place on a map, or a group of places that lie too close together to be drawn one by one. */
export interface MapMark {
  readonly id: string;
  /** Degrees. */
  readonly latitude: number;
  readonly longitude: number;
  readonly count: number;
  /** The zoom at which a group falls apart; null for a single place. */
  readonly zoom: number | null;
  /** Accessible name. */
  readonly label: string;
}

interface Place {
  readonly id: string | number;
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The mark of one place, named by its name and address. */
export const placeMark = ({ id, name, street, city, latitude, longitude }: Place): MapMark => ({
  id: String(id),
  latitude,
  longitude,
  count: 1,
  zoom: null,
  label: `${name}, ${street}, ${city}`,
});

/** The part that a map shows, in degrees, and its zoom in tiles of 256 px. */
export interface MapView {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
  readonly zoom: number;
}

/** Where a map moves to; a new object is a new move. */
export interface MapFocus {
  readonly latitude: number;
  readonly longitude: number;
  /** It comes at least so close. */
  readonly zoom: number;
}

export const zooms = { smallest: 5, largest: 16 } as const;

/** How many degrees of latitude count as one row. */
const rowOf = (view: Pick<MapView, 'south' | 'north'>): number => (view.north - view.south) / 8;

/** Marks in the order in which the keyboard leads through them: rows from north to south, each from west to east. */
export function inReadingOrder(marks: readonly MapMark[], view: Pick<MapView, 'south' | 'north'>): readonly MapMark[] {
  const height = rowOf(view);
  const row = ({ latitude }: MapMark): number => (height > 0 ? Math.floor((view.north - latitude) / height) : 0);
  return marks.toSorted((a, b) => row(a) - row(b) || a.longitude - b.longitude);
}

/** The marks with the marked place among them: it stays in sight where it would be part of a group. */
export const withMarked = (marks: readonly MapMark[], marked: MapMark | null): readonly MapMark[] =>
  marked === null || marks.some(({ id }) => id === marked.id) ? marks : [...marks, marked];

/** The zoom after a group is pressed: where it falls apart, but always closer than now. */
export const zoomInto = ({ zoom }: Pick<MapMark, 'zoom'>, now: number): number =>
  Math.min(zooms.largest, Math.max(zoom ?? zooms.largest, now + 1));
