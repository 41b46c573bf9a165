import type { ProductDocument } from './documents.ts';
import { productPicture } from './paths.ts';

/** An entry of the JSON list that a product carries (P-08); `url` is without width and format. */
interface GalleryEntry {
  readonly url: string;
  readonly alt: string;
  readonly view: string;
}

interface Pictured {
  readonly id: number;
  readonly name: string;
  readonly document: Pick<ProductDocument, 'pictures' | 'bundleItems'>;
}

/**
 * P-08: the pictures of a product. Those of a bundle show the first of its products; the others follow the first picture,
 * so that it is seen at once what is bought.
 */
export const galleryOf = ({ id, name, document }: Pictured): readonly GalleryEntry[] => {
  const own = document.pictures.map(({ view, alt }) => ({ url: productPicture(id, view), alt, view }));
  const others = document.bundleItems.slice(1).map(({ productId }, at) => ({
    url: productPicture(productId, 'front'),
    alt: `${name} – produkt ${at + 2} z zestawu`,
    view: 'front',
  }));
  return [...own.slice(0, 1), ...others, ...own.slice(1)];
};
