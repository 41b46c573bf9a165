import type { ComponentType } from 'react';
import type { Product, UrlResolution } from '../graphql/schema-types.ts';
import type { PageKind } from './page-kinds.ts';
import type { PrefetchRequest } from './prefetch.ts';

/** What the resolver said about the address (R-02, Z-43). */
export type PageResolution = UrlResolution;

/** What a tile already shows of a product: its page draws this at once, and the rest when it has been read. */
export type ProductPreview = Pick<
  Product,
  'id' | 'sku' | 'name' | 'thumbnail' | 'manufacturer_name' | 'energy_class' | 'labels' | 'review_count' | 'review_summary'
>;

/** Everything a page module gets; the location itself comes from react-router. */
export interface PageProps {
  readonly kind: PageKind;
  /** Null on fixed routes for which the resolver knows no record (≠42). */
  readonly resolution: PageResolution | null;
  readonly params: Readonly<Record<string, string>>;
  /** Given when the shopper came by a link that shows the product; its id is that of the resolution. */
  readonly preview?: ProductPreview | undefined;
}

/** Loads the catalogue of a language before the module renders in it. */
export interface LoadableTexts {
  readonly load: (language: 'pl' | 'ua') => Promise<void>;
}

/** The shape of a module that a remote exposes as a page or a slot. */
export interface RemoteModule<Props> {
  readonly default: ComponentType<Props>;
  readonly texts?: LoadableTexts;
}

export interface PageModule extends RemoteModule<PageProps> {
  /** Reads the data of a page that the shopper is about to open or the server is about to draw; a failure costs nothing. */
  readonly prefetch?: (request: PrefetchRequest) => Promise<void>;
}
