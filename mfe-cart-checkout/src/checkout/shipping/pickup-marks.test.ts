import { describe, expect, it } from '@jest/globals';
import { distanceText, marksOf, middleOf } from './pickup-marks.ts';

const point = {
  id: 'PAC-KRA001',
  carrier: 'paczkomaty',
  name: 'Automat paczkowy Kraków 1',
  street: 'ul. Szkolna 3',
  postcode: '30-702',
  city: 'Kraków',
  latitude: 50.05,
  longitude: 19.95,
  opening_hours: 'całą dobę',
  description: '',
};

describe('[J-207] what the map of pickup points says', () => {
  it('a point is named by its name and address, a group by how many it holds', () => {
    const groups = [
      { latitude: 50.05, longitude: 19.95, count: 1, zoom: null, point },
      { latitude: 52.2, longitude: 21, count: 40, zoom: 9, point: null },
    ];
    expect(marksOf(groups, (count) => `${count} punktów`).map(({ id, label, zoom }) => ({ id, label, zoom }))).toEqual([
      { id: 'PAC-KRA001', label: 'Automat paczkowy Kraków 1, ul. Szkolna 3, Kraków', zoom: null },
      { id: 'group 52.2 21', label: '40 punktów', zoom: 9 },
    ]);
  });

  it('the map of a search opens in the middle of what was found', () => {
    const places = [
      { latitude: 50, longitude: 19 },
      { latitude: 52, longitude: 20 },
    ];
    expect([middleOf(places), middleOf([])]).toEqual([{ latitude: 51, longitude: 19.5 }, null]);
  });

  it.each([
    [94, 'pl', '90 m'],
    [999, 'pl', '1 km'],
    [1240, 'pl', '1,2 km'],
    [1240, 'ua', '1,2 км'],
  ] as const)('%i m away is told in %s as %s', (metres, language, text) =>
    expect(distanceText(metres, language).replaceAll(/\s/g, ' ')).toBe(text),
  );
});
