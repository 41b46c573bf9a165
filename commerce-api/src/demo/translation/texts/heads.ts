import type { UrlType } from '../../../model/index.ts';
import type { UkrainianHead, UkrainianPageHead } from '../../../translation/shop-texts.ts';

/**
 * Titles and descriptions of Ukrainian pages, by templates with a name: the Polish ones are truncated and cannot be translated. An article is
 * described by its first sentences, which have a translation.
 */
const heads: Partial<Readonly<Record<UrlType, (name: string, store: string) => UkrainianPageHead>>> = {
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
  BLOG_POST: (name, store) => ({ title: `${name} | Блог ${store}` }),
  BLOG_AUTHOR: (name, store) => ({
    title: `${name} – автор блогу ${store}`,
    description: `${name} у блозі ${store}: поради покупцям, тести та догляд за технікою.`,
  }),
};

/** Title and description of a Ukrainian page of this type; undefined where the page has texts of its own. */
export const ukrainianHead: UkrainianHead = (type, name, store) =>
  (type === 'CATEGORY_TILES' ? heads.CATEGORY : heads[type])?.(name, store);
