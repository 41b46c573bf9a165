import type { Movie, ProductPicture, PictureView } from '../../../../model/media.ts';
import { hash, type Random } from '../../random.ts';
import type { Recipe } from '../recipe.ts';
import { seedFor } from '../looks.ts';
import type { Item } from './item.ts';

const views: readonly (readonly [PictureView, string])[] = [
  ['front', 'widok z przodu'],
  ['angle', 'inne ujęcie'],
  ['detail', 'zbliżenie'],
];

/** Three pictures; variants of a model differ in their colour, and by their size in what they measure and show. */
export function makePictures(recipe: Recipe, item: Item): readonly ProductPicture[] {
  const { look } = item.draft;
  const seed = seedFor(hash(item.modelKey) & 0x7fffffff, look);
  const scene = hash(`${item.modelKey}/${item.option}/scene`) & 0x7fffffff;
  return views.map(([view, words]) => ({
    illustration: look?.illustration ?? recipe.illustration,
    brand: item.brand.name,
    body: item.colour,
    accent: item.brand.accent,
    seed,
    view,
    ...(look?.measure === undefined ? {} : { measure: look.measure }),
    scene,
    alt: `${item.name} – ${words}`,
  }));
}

/** A short film for some products, with the headings of the description as captions. */
export function makeMovies(item: Item, headings: readonly string[], r: Random): readonly Movie[] {
  if (!r.chance(0.12)) return [];
  return [
    {
      id: item.id * 10 + 1,
      title: `${item.brand.name} ${item.model} – najważniejsze funkcje`,
      durationSeconds: r.int(24, 58),
      poster: 'front',
      captions: headings,
    },
  ];
}
