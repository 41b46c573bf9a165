import type { Language } from 'shared-contracts';
import { readUploadedPicture } from 'shared-contracts/images';
import type { Reference } from '../catalogue/reference.ts';
import { contentPicture } from '../catalogue/paths.ts';
import type { BlogPost, CmsBlock, HomeHero, NewsPost } from '../model/index.ts';

type Described = Pick<Reference, 'uploadedPictures'>;

/** What an uploaded picture shows, empty where it decorates only; undefined for a picture that is none or has gone. */
export function pictureText(base: string | undefined, { uploadedPictures }: Described, language: Language): string | undefined {
  const picture = base === undefined ? null : readUploadedPicture(base);
  return picture === null ? undefined : uploadedPictures.get(picture.hash)?.alt[language];
}

/** The picture of a post: the one that its editor has chosen, else the drawn one. */
export const postPicture = ({ id, picture }: Pick<BlogPost, 'id' | 'picture'>): string => picture ?? contentPicture(`blog-${id}`);

/** The picture of a piece of news, by the same rule. */
export const newsPicture = ({ id, picture }: Pick<NewsPost, 'id' | 'picture'>): string => picture ?? contentPicture(`news-${id}`);

const picture = /(<img src="([^"?]*)\?[^"]*" alt=")[^"]*"/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** J-292: HTML of the shop whose uploaded pictures say what they show in the language of the page, as it was described last. */
export function htmlWithTexts(html: string, reference: Described, language: Language): string {
  if (!html.includes('<img')) return html;
  return html.replace(picture, (whole, start: string, base: string) => {
    const text = pictureText(base, reference, language);
    return text === undefined ? whole : `${start}${escaped(text)}"`;
  });
}

/** J-292: the structured text of a block; promotions with an uploaded picture say what it shows. */
export function heroWithTexts({ identifier, cmsJson }: CmsBlock, reference: Described, language: Language): string {
  if (identifier !== 'home_hero' || !cmsJson.includes('/upload-')) return cmsJson;
  const hero = JSON.parse(cmsJson) as HomeHero; // the shop's own block
  return JSON.stringify({
    tiles: hero.tiles.map((tile) => ({
      ...tile,
      ...(tile.picture !== undefined && { pictureText: pictureText(tile.picture, reference, language) ?? '' }),
    })),
  });
}
