import { describe, expect, test } from '@jest/globals';
import { homeContent, homeSkus, isLightInk } from './home-blocks.ts';

const hero = { graphicsId: 801, title: 'Pranie', text: 'Taniej', button: 'Zobacz', url: '/agd.html', size: 'large', ink: '#12161F' };
const block = (identifier: string, value: unknown) => ({ identifier, cms_json: typeof value === 'string' ? value : JSON.stringify(value) });

describe('structured blocks of the home page', () => {
  test('[B-02] are read from their JSON', () => {
    const content = homeContent([
      block('home_hero', { tiles: [hero] }),
      block('home_trust_bar', { items: [{ icon: 'truck', title: 'Dostawa', text: 'jutro', url: '/dostawa.html' }] }),
      block('home_deal_of_the_day', { sku: '7', endsAt: '2026-11-21T21:00:00.000Z' }),
      block('home_shelves', { shelves: [{ title: 'Bestsellery', url: '', skus: ['7', '8'] }] }),
    ]);
    expect(content.hero).toEqual([hero]);
    expect(content.trust.map(({ title }) => title)).toEqual(['Dostawa']);
    expect(content.deal?.sku).toBe('7');
    expect(content.shelves.map(({ title }) => title)).toEqual(['Bestsellery']);
  });

  test.each([
    ['is no JSON', '{'],
    ['is empty', ''],
    ['has another shape', { tiles: 'many' }],
    ['has a hero without an address', { tiles: [{ ...hero, url: undefined }] }],
    ['has a hero of unknown size', { tiles: [{ ...hero, size: 'huge' }] }],
  ])('[B-02] one that %s leaves its section out and the others alone', (_, value) => {
    const content = homeContent([
      block('home_hero', value),
      block('home_deal_of_the_day', { sku: '7', endsAt: '2026-11-21T21:00:00.000Z' }),
    ]);
    expect(content.hero).toEqual([]);
    expect(content.deal).not.toBeNull();
  });

  test('[B-02] a deal without a moment of its end is left out', () => {
    expect(homeContent([block('home_deal_of_the_day', { sku: '7', endsAt: 'jutro' })]).deal).toBeNull();
  });

  test('nothing at all is an empty page, not an error', () => {
    expect(homeContent([])).toEqual({ hero: [], trust: [], deal: null, shelves: [] });
  });

  test('a shelf shows at most ten products', () => {
    const skus = Array.from({ length: 16 }, (_, at) => String(at));
    expect(homeContent([block('home_shelves', { shelves: [{ title: 'A', url: '', skus }] })]).shelves[0]?.skus).toHaveLength(10);
  });

  test('every product is asked for once', () => {
    const deal = { sku: '7', endsAt: '2026-11-21T21:00:00.000Z' };
    const shelves = [
      { title: 'A', url: '', skus: ['7', '8'] },
      { title: 'B', url: '', skus: ['8', '9'] },
    ];
    expect(homeSkus({ hero: [], trust: [], deal, shelves })).toEqual(['7', '8', '9']);
  });

  test.each([
    ['#FFFFFF', true],
    ['#12161F', false],
    ['white', false],
  ])('text of the colour %s is light: %s', (ink, light) => {
    expect(isLightInk(ink)).toBe(light);
  });
});
