import { describe, expect, it } from '@jest/globals';
import { pickupPoints } from '../demo/catalogue/content/pickup-points.ts';
import { physicalStores } from '../demo/catalogue/content/shops.ts';
import { PickupIndex } from './pickup-index.ts';
import { metresBetween, parseBox, parsePosition, type Box } from './pickup-map.ts';
import { carrierPoint, hoursText, shopPoint } from './pickup-points.ts';

const points = pickupPoints.filter(({ shippingCode }) => shippingCode === 'paczkomaty').map(carrierPoint);
const index = new PickupIndex(points);
const search = (text: string) => index.find({ text, box: undefined, near: undefined });
const cities = (text: string): readonly string[] => [...new Set(search(text).map(({ city }) => city))];

describe('[J-39] pickup points', () => {
  it.each([
    ['Kraków', ['Kraków']],
    ['krakow', ['Kraków']],
    ['krakw', ['Kraków']],
    ['Krakwó', ['Kraków']],
    ['wroc', ['Wrocław']],
    ['lodz', ['Łódź']],
    ['30-702', ['Kraków']],
    ['30 799', ['Kraków']],
    ['30-7', ['Kraków']],
    ['kwiatowa poznan', ['Poznań']],
    ['34-500', ['Zakopane', 'Nowy Targ', 'Żywiec']],
    ['Pcim Dolny', []],
  ])('%j is found in %j', (text, expected) => expect(cities(text).slice(0, 3)).toEqual(expected));

  it('the best match is first, an empty text finds all', () => {
    const some = points.find(({ city, street }) => city === 'Kraków' && street.startsWith('ul. Kwiatowa'));
    expect(search(`${some?.street ?? ''}, Kraków`)[0]).toMatchObject({ city: 'Kraków', street: some?.street });
    expect(search(' ')).toHaveLength(points.length);
  });

  it('shops are points whose hours are a text', () => {
    const [first] = physicalStores;
    if (first === undefined) throw new Error('no shops');
    expect(shopPoint(first)).toMatchObject({ id: String(first.id), carrier: 'neopickupexpress', opening_hours: 'pon.–sob. 09:00–21:00' });
    const street = physicalStores.find(({ id }) => id === 17);
    expect(hoursText(street?.openingHours ?? [])).toBe('pon.–pt. 10:00–19:00, sob. 10:00–15:00');
  });
});

describe('[J-206] the part of a map', () => {
  it.each([
    ['19.8,50,20.1,50.1', [19.8, 50, 20.1, 50.1]],
    ['19.8,50,20.1', undefined],
    ['20,50,19,51', undefined],
    ['-181,50,19,51', undefined],
    ['19,50,20,91', undefined],
    ['a,b,c,d', undefined],
    [',,,', undefined],
  ])('%j is %j', (text, box) => expect(parseBox(text)).toEqual(box));

  it.each([
    ['50.06,19.94', { latitude: 50.06, longitude: 19.94 }],
    ['91,19', undefined],
    ['50', undefined],
    ['50,19,1', undefined],
    ['NaN,19', undefined],
  ])('the position %j is %j', (text, position) => expect(parsePosition(text)).toEqual(position));
});

const poland: Box = [13, 48, 25, 56];
const countOf = (box: Box, zoom: number): number => index.groups(box, zoom).reduce((sum, { count }) => sum + count, 0);

describe('[J-206] what a map shows', () => {
  it('the whole country is a few groups that hold every point, and each falls apart at its zoom', () => {
    const groups = index.groups(poland, 6);
    expect(groups.length).toBeLessThan(60);
    expect(countOf(poland, 6)).toBe(points.length);
    const [group] = groups.toSorted((a, b) => b.count - a.count);
    if (group?.zoom == null) throw new Error('the largest group is no group');
    const around: Box = [group.longitude - 0.5, group.latitude - 0.5, group.longitude + 0.5, group.latitude + 0.5];
    const counts = index.groups(around, group.zoom).map(({ count }) => count);
    expect(counts.length).toBeGreaterThan(1);
    expect(Math.max(...counts)).toBeLessThan(group.count);
  });

  it('however large the part and close the zoom, an answer is bounded and nothing is left out', () => {
    expect(index.groups(poland, 16).length).toBeLessThanOrEqual(200);
    expect(countOf(poland, 16)).toBe(points.length);
  });

  it('a single point is told whole, a part without any has none', () => {
    const [point] = search('Zakopane');
    if (point === undefined) throw new Error('no point in Zakopane');
    const near: Box = [point.longitude - 0.001, point.latitude - 0.001, point.longitude + 0.001, point.latitude + 0.001];
    expect(index.groups(near, 16)).toContainEqual(expect.objectContaining({ count: 1, zoom: null, point }));
    expect(index.groups([0, 0, 1, 1], 10)).toEqual([]);
  });

  it('points near a position come in the order of their distance', () => {
    const krakow = { latitude: 50.0614, longitude: 19.9366 };
    const found = index.find({ text: '', box: undefined, near: krakow });
    const distances = found.map(({ distance = -1 }) => distance);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
    expect(found[0]).toMatchObject({ city: 'Kraków' });
    // Kraków and Warszawa lie 250 km from each other.
    expect(Math.round(metresBetween(krakow, { latitude: 52.2297, longitude: 21.0122 }) / 10_000)).toBe(25);
  });
});

describe('[J-206] the seeded points', () => {
  it('are 5,000 with an id each, of seven carriers, inside the country', () => {
    expect(new Set(pickupPoints.map(({ id }) => id)).size).toBe(5000);
    expect(new Set(pickupPoints.map(({ shippingCode }) => shippingCode)).size).toBe(7);
    const outside = pickupPoints.filter(
      ({ latitude, longitude }) => latitude < 49 || latitude > 54.9 || longitude < 14.1 || longitude > 24.2,
    );
    expect(outside).toEqual([]);
  });
});
