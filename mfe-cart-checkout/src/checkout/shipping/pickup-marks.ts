import { intlLocale, type Language } from 'shared-contracts';
import type { PickupGroup } from 'shared-contracts/rest';
import { placeMark, type MapMark } from 'shared-ui/places-map';
import type { Position } from './use-my-position.ts';

/** What the server answers, as the map renders it. @param groupName of a group of so many points */
export const marksOf = (groups: readonly PickupGroup[], groupName: (count: number) => string): readonly MapMark[] =>
  groups.map(({ point, latitude, longitude, count, zoom }) =>
    point === null ? { id: `group ${latitude} ${longitude}`, latitude, longitude, count, zoom, label: groupName(count) } : placeMark(point),
  );

/** The middle of some places; null of none. */
export function middleOf(points: readonly Position[]): Position | null {
  if (points.length === 0) return null;
  const mean = (degrees: (point: Position) => number): number => points.reduce((sum, point) => sum + degrees(point), 0) / points.length;
  return { latitude: mean(({ latitude }) => latitude), longitude: mean(({ longitude }) => longitude) };
}

/** '850 m', '1,2 km'. @param metres as the crow flies */
export function distanceText(metres: number, language: Language): string {
  const [value, unit] = metres < 995 ? [Math.round(metres / 10) * 10, 'meter'] : [metres / 1000, 'kilometer'];
  return new Intl.NumberFormat(intlLocale(language), { style: 'unit', unit, maximumFractionDigits: unit === 'meter' ? 0 : 1 }).format(
    value,
  );
}
