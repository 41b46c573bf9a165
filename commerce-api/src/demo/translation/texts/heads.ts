import type { UrlType } from '../../../model/index.ts';
import type { PageHead, UkrainianHead } from '../../../translation/shop-texts.ts';

/** Titles and descriptions of Ukrainian pages, by templates with a name: the Polish ones are truncated and cannot be translated. */
const heads: Partial<Readonly<Record<UrlType, (name: string, store: string) => PageHead>>> = {
  PRODUCT: (name, store) => ({
    title: `${name} | ${store}`,
    description: `${name}: ціна, характеристики, відгуки та доставка в ${store}.`,
  }),
  CATEGORY: (name, store) => ({
    title: `${name} – ціни, відгуки, розстрочка 0% | ${store}`,
    description: `${name} в ${store}: ціни, характеристики й відгуки. Розстрочка 0%, самовивіз із магазину та 30 днів на повернення.`,
  }),
  MANUFACTURER: (name, store) => ({
    title: `${name} – товари й відгуки | ${store}`,
    description: `Товари бренду ${name}: актуальні ціни, відгуки покупців, розстрочка 0% і самовивіз із магазинів ${store}.`,
  }),
};

/** Title and description of a Ukrainian page of this type; undefined where the page has texts of its own. */
export const ukrainianHead: UkrainianHead = (type, name, store) =>
  (type === 'CATEGORY_TILES' ? heads.CATEGORY : heads[type])?.(name, store);
