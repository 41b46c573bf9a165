import { describe, expect, it } from '@jest/globals';
import { physicalStores, pickupPoints } from '../demo/catalogue/content/shops.ts';
import { carrierPoint, hoursText, parseBox, searchPoints, shopPoint } from './pickup-points.ts';

const points = pickupPoints.filter(({ shippingCode }) => shippingCode === 'paczkomaty').map(carrierPoint);
const cities = (text: string): readonly string[] => [...new Set(searchPoints(points, text).map(({ city }) => city))];

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
    ['Zakopane', []],
  ])('%j is found in %j', (text, expected) => expect(cities(text)).toEqual(expected));

  it('the best match is first, an empty text finds all', () => {
    expect(searchPoints(points, 'ul. Kwiatowa 12, Kraków')[0]).toMatchObject({ city: 'Kraków', street: 'ul. Kwiatowa 12' });
    expect(searchPoints(points, ' ')).toHaveLength(points.length);
  });

  it('shops are points whose hours are a text', () => {
    const [first] = physicalStores;
    if (first === undefined) throw new Error('no shops');
    expect(shopPoint(first)).toMatchObject({ id: String(first.id), carrier: 'neopickupexpress', opening_hours: 'pon.–sob. 09:00–21:00' });
    const street = physicalStores.find(({ id }) => id === 17);
    expect(hoursText(street?.openingHours ?? [])).toBe('pon.–pt. 10:00–19:00, sob. 10:00–15:00');
  });

  it.each([
    ['19.8,50,20.1,50.1', [19.8, 50, 20.1, 50.1]],
    ['19.8,50,20.1', undefined],
    ['20,50,19,51', undefined],
    ['a,b,c,d', undefined],
    [',,,', undefined],
  ])('the box %j is %j', (text, box) => expect(parseBox(text)).toEqual(box));
});
