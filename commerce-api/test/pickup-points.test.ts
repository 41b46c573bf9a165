/** Pickup points: found by town, carrier and map. */
import { describe, expect, it } from '@jest/globals';
import { valueOf } from './support/checkout.ts';
import { useSharedServer } from './support/use-server.ts';

const server = useSharedServer();

describe('pickup points', () => {
  const list = (query: Parameters<typeof server.rest.listPickupPoints>[0]) => server.rest.listPickupPoints(query);

  it('[A-13] are found by town with paging, by carrier, and within a part of the map', async () => {
    const page = (number: number) => list({ carrier: 'paczkomaty', query: 'wroclaw', page: number, per_page: 4 });
    const [first, second] = [valueOf(await page(1)), valueOf(await page(2))];
    expect(first.total_count).toBeGreaterThan(8);
    expect([first.items.length, second.items.length]).toEqual([4, 4]);
    expect(new Set([...first.items, ...second.items].map(({ id, city }) => `${city} ${id}`)).size).toBe(8);
    const shops = valueOf(await list({ carrier: 'neopickupexpress' }));
    expect(shops.items[0]).toMatchObject({ carrier: 'neopickupexpress', opening_hours: expect.stringContaining('pon.') });
    const near = valueOf(await list({ carrier: 'paczkomaty', bbox: '19.7,49.9,20.2,50.2', near: '50.0614,19.9366' }));
    expect(new Set(near.items.map(({ city }) => city))).toEqual(new Set(['Kraków']));
    expect(near.items[0]).toMatchObject({ always_open: true, pays_on_pickup: true, distance: expect.any(Number) });
  });

  it('[J-206] a map is told groups and single points, however much it asks for at once', async () => {
    const map = async (carrier: string, bbox: string, zoom: number) =>
      valueOf(await server.rest.mapPickupPoints({ carrier, bbox, zoom })).items;
    const country = await map('paczkomaty', '13,48,25,56', 16);
    expect(country.length).toBeLessThanOrEqual(200);
    expect(country.reduce((sum, { count }) => sum + count, 0)).toBe(1500);
    const shops = await map('neopickupexpress', '13,48,25,56', 12);
    expect(shops.map(({ point }) => point?.carrier)).toEqual(Array.from({ length: 8 }, () => 'neopickupexpress'));
    expect(await map('paczkomaty', '0,0,1,1', 10)).toEqual([]);
    expect(await map('nobodys', '13,48,25,56', 10)).toEqual([]);
  });

  it.each([
    ['pickup-points?carrier=paczkomaty&bbox=20,50,19,51', 'wrong_bbox'],
    ['pickup-points?carrier=paczkomaty&near=here', 'wrong_position'],
    ['pickup-points?carrier=paczkomaty&per_page=201', 'bad_request'],
    ['pickup-points/map?carrier=paczkomaty&bbox=13,48,25&zoom=6', 'wrong_bbox'],
    ['pickup-points/map?carrier=paczkomaty&bbox=13,48,25,56&zoom=17', 'bad_request'],
    ['pickup-points/map?carrier=paczkomaty&bbox=13,48,25,56', 'bad_request'],
  ])('[J-206] %s is refused', async (path, code) => {
    const answer = await fetch(`${server.url}/rest/V1/${path}`);
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code })]);
  });
});
