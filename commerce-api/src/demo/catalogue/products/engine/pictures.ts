import type { IllustrationId, Movie, ProductPicture, PictureView } from '../../../../model/media.ts';
import { hash, type Random } from '../../random.ts';
import type { Recipe } from '../recipe.ts';
import { seedFor } from '../looks.ts';
import type { Item } from './item.ts';

const views = [
  ['front', 'widok z przodu'],
  ['angle', 'inne ujęcie'],
  ['detail', 'zbliżenie'],
] as const satisfies readonly (readonly [PictureView, string])[];
const [front, angle, detail] = views;
const turnedViews = [angle, front, detail];

/** What is seen as well in its second arrangement (turned, open, in use) as from the front. */
const turned: ReadonlySet<IllustrationId> = new Set([
  'air-fryer',
  'air-purifier',
  'blender',
  'camera',
  'coffee-machine',
  'console',
  'cooker',
  'desktop',
  'dishwasher',
  'drill',
  'drone',
  'dryer',
  'e-reader',
  'earbuds',
  'fridge',
  'gamepad',
  'hair-dryer',
  'headphones',
  'hob',
  'hood',
  'iron',
  'kettle',
  'keyboard',
  'laptop',
  'microwave',
  'mixer',
  'mouse',
  'mower',
  'oven',
  'phone-case',
  'powerbank',
  'printer',
  'projector',
  'robot-vacuum',
  'router',
  'shaver',
  'smartphone',
  'smartwatch',
  'soundbar',
  'speaker',
  'ssd',
  'tablet',
  'toaster',
  'toothbrush',
  'vacuum-upright',
  'washing-machine',
  'washing-machine-top',
]);

/** Percent of their models whose first picture is that one, so that neighbours of a listing differ (J-263). */
const turnedFirst = 45;

/** Three pictures; variants of a model differ in their colour, and by their size in what they measure and show. */
export function makePictures(recipe: Recipe, item: Item): readonly ProductPicture[] {
  const { look } = item.draft;
  const seed = seedFor(hash(item.modelKey) & 0x7fffffff, look);
  const scene = hash(`${item.modelKey}/${item.option}/scene`) & 0x7fffffff;
  const illustration = look?.illustration ?? recipe.illustration;
  const isTurnedFirst = turned.has(illustration) && hash(`${item.modelKey}/${item.option}/arrangement`) % 100 < turnedFirst;
  return (isTurnedFirst ? turnedViews : views).map(([view, words]) => ({
    illustration,
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
