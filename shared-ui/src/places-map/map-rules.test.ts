import { describe, expect, it } from '@jest/globals';
import { inReadingOrder, withMarked, zoomInto, type MapMark } from './map-rules.ts';

const mark = (id: string, latitude: number, longitude: number, zoom: number | null = null): MapMark => ({
  id,
  latitude,
  longitude,
  count: zoom === null ? 1 : 9,
  zoom,
  label: id,
});
const gdansk = mark('Gdańsk', 54.35, 18.62);
const szczecin = mark('Szczecin', 54.3, 14.55);
const lublin = mark('Lublin', 51.25, 22.57);
const krakow = mark('Kraków', 50.06, 19.94);
const poland = { south: 49, north: 55 };

describe('[J-207] marks of a map', () => {
  it('are reached by the keyboard row by row from north to south, in a row from west to east', () => {
    expect(inReadingOrder([krakow, lublin, gdansk, szczecin], poland)).toEqual([szczecin, gdansk, lublin, krakow]);
    expect(inReadingOrder([lublin, krakow], { south: 50, north: 50 })).toEqual([krakow, lublin]);
  });

  it('keep the marked place in sight where it is part of a group', () => {
    const group = mark('group', 50, 20, 12);
    expect(withMarked([group], krakow)).toEqual([group, krakow]);
    expect(withMarked([group, krakow], krakow)).toEqual([group, krakow]);
    expect(withMarked([group], null)).toEqual([group]);
  });

  it.each([
    ['falls apart where the server says', 12, 8, 12],
    ['comes closer even where it is as close already', 12, 12, 13],
    ['comes no closer than the map goes', 16, 16, 16],
  ])('a pressed group %s', (_, zoom, now, expected) => expect(zoomInto({ zoom }, now)).toBe(expected));
});
