import type { Reference } from '../catalogue/reference.ts';
import type { Manufacturer, ProductPicture } from '../model/index.ts';

/** A drawing ready to be rendered; `ratio` is width divided by height. */
export interface Drawing {
  readonly svg: string;
  readonly ratio: number;
}

/** A picture of pixels, ready to be made smaller. */
export interface Raster {
  /** Names its content. */
  readonly hash: string;
  readonly read: () => Promise<Uint8Array>;
}

/** What a picture for previews says of its page. */
export interface PageCard {
  readonly storeName: string;
  /** Whose colours it has. */
  readonly theme: string;
  readonly title: string;
}

/** Draws the pictures of a shop from its records; undefined where there is none. */
export interface Pictures {
  drawProduct(picture: ProductPicture): Drawing;
  drawCategory(reference: Reference, id: number): Drawing | undefined;
  drawBrand(brand: Manufacturer): Drawing;
  /** Banners and pictures of articles, by their name in the address. */
  drawContent(reference: Reference, name: string): Drawing | undefined;
  drawCard(card: PageCard): Drawing;
}
