import type { IllustrationId, Movie, ProductPicture, PictureView } from '../../../../model/media.ts';
import { hash, type Random } from '../../random.ts';
import type { Recipe } from '../recipe.ts';
import { seedFor } from '../looks.ts';
import type { Item } from './item.ts';

const front = ['front', 'widok z przodu'] as const;
const turned = ['angle', 'inne ujęcie'] as const;
const closeUp = ['detail', 'zbliżenie'] as const;
const pair = ['pair', 'z przodu i z boku'] as const;
const size = ['size', 'wymiary'] as const;
const room = ['room', 'we wnętrzu'] as const;

type Named = readonly [PictureView, string];

/**
 * Screens are seen from the front first: which stand and what it shows tells one from another (J-263). Hair dryers look alike but for what is
 * around them.
 */
const ownOpenings: Partial<Record<IllustrationId, readonly Named[]>> = {
  tv: [front],
  monitor: [front, front, turned],
  'hair-dryer': [front, turned, pair, room, room],
};

/** Their second arrangement has their box or a person beside them, so that there is no room for another. */
const withTheirBox: ReadonlySet<IllustrationId> = new Set([
  'air-conditioner',
  'bulb',
  'cable',
  'charger',
  'drill-corded',
  'espresso',
  'fan',
  'gaming-chair',
  'hair-styler',
  'hand-blender',
  'heater',
  'humidifier',
  'ink',
  'memory',
  'mini-computer',
  'scooter',
  'screen-glass',
  'security-camera',
  'smart-plug',
  'steam-station',
  'trimmer',
  'vacuum-canister',
]);

/** Leaves whose products stand in a cabinet. */
const builtInLeaf = /^(?:[a-z-]+-do-zabudowy|piekarniki|plyty-[a-z]+)$/;

/** The pictures that a model can begin with, so that neighbours of a listing differ (J-263, J-278). */
function openings(illustration: IllustrationId, isBuiltIn: boolean): readonly Named[] {
  const few = ownOpenings[illustration];
  if (few !== undefined) return few;
  if (withTheirBox.has(illustration)) return [front, turned, room];
  // They are white or black, and differ in what is around them.
  return isBuiltIn ? [front, turned, pair, room, room, room] : [front, turned, pair, room];
}

/**
 * Five pictures and more: front, turned or in use, close-up, dimensions to scale, where it is used. Variants of a model differ in their
 * colour, and by their size in what they measure and show.
 */
export function makePictures(recipe: Recipe, item: Item): readonly ProductPicture[] {
  const { look } = item.draft;
  const seed = seedFor(hash(item.modelKey) & 0x7fffffff, look);
  const scene = hash(`${item.modelKey}/${item.option}/scene`) & 0x7fffffff;
  const illustration = look?.illustration ?? recipe.illustration;
  const isBuiltIn = builtInLeaf.test(item.path.split('/')[0] ?? '');
  const choices = openings(illustration, isBuiltIn);
  const opening = choices[hash(`${item.modelKey}/${item.option}/arrangement`) % choices.length] ?? front;
  const named = [...new Set<Named>([opening, front, turned, closeUp, size, room])];
  return named.map(([view, words]) => ({
    illustration,
    brand: item.brand.name,
    body: item.colour,
    accent: item.brand.accent,
    seed,
    view,
    ...(look?.measure === undefined ? {} : { measure: look.measure }),
    ...(look?.form === undefined ? {} : { form: look.form }),
    ...(view === 'size' ? { size: item.draft.size } : {}),
    ...(view === 'room' && isBuiltIn && illustration !== 'hob' ? { builtIn: true as const } : {}),
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
