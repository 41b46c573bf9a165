import { describe, expect, test } from '@jest/globals';
import type { HeroTile } from './home-blocks.ts';
import { placeHeroes } from './hero-layout.ts';

const tiles = (...sizes: HeroTile['size'][]): HeroTile[] =>
  sizes.map((size, at) => ({ graphicsId: at, title: '', text: '', button: '', url: '/', size, ink: '#000000' }));

describe('[J-07] places of the heroes', () => {
  test.each([
    [1, ['whole']],
    [2, ['large', 'sideTall']],
    [3, ['large', 'side', 'side']],
    [4, ['large', 'side', 'side']],
    [5, ['largeOfFive', 'upper', 'upper', 'lower', 'lower']],
    [8, ['largeOfFive', 'upper', 'upper', 'lower', 'lower']],
  ])('%i of them leave no hole', (count, places) => {
    const sizes = Array.from({ length: count }, (_, at) => (at === 0 ? 'large' : 'small'));
    expect(placeHeroes(tiles(...sizes)).map(({ place }) => place)).toEqual(places);
  });

  test('the large one comes first wherever the editors put it', () => {
    expect(placeHeroes(tiles('small', 'large', 'small')).map(({ tile }) => tile.graphicsId)).toEqual([1, 0, 2]);
  });

  test('no heroes take no place', () => {
    expect(placeHeroes([])).toEqual([]);
  });
});
