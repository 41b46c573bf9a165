import { leafPlace } from '../categories/leaves.ts';
import type { StoreCode } from '../../../model/basics.ts';
import type { CmsBlock, HomeDeal, HomeHero, HomeShelves, HomeTrustBar, PromoPaper } from '../../../model/content.ts';

export const both: readonly StoreCode[] = ['amperio', 'amperio_pro'];

/** A block of text. */
export function block(identifier: string, title: string, frontTitle: string, content: string, stores: readonly StoreCode[]): CmsBlock {
  return { identifier, title, frontTitle, content, css: '', cmsJson: '', stores };
}

/** A block with structured parts, stored as JSON in `cmsJson`. */
export function structured(
  identifier: string,
  title: string,
  frontTitle: string,
  value: HomeHero | HomeTrustBar | HomeDeal | HomeShelves | PromoPaper,
  stores: readonly StoreCode[],
): CmsBlock {
  return { identifier, title, frontTitle, content: '', css: '', cmsJson: JSON.stringify(value), stores };
}

export function links(entries: readonly (readonly [text: string, href: string])[]): string {
  return `<ul>${entries.map(([text, href]) => `<li><a href="${href}">${text}</a></li>`).join('')}</ul>`;
}

export function leafLinks(slugs: readonly string[]): string {
  return links(slugs.map((slug) => [leafPlace(slug).leaf.name, `/${leafPlace(slug).urlPath}.html`] as const));
}
