import type { Client } from '@urql/core';
import type { ComponentType } from 'react';
import type { Product, UrlResolution } from '../graphql/schema-types.ts';
import type { PageKind } from './page-kinds.ts';

/** What the resolver said about the address (R-02, Z-43). */
export type PageResolution = UrlResolution;

/** What a tile already shows of a product: its page renders this at once, and the rest when it has been read. */
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

/** What a page module needs to read its data ahead of time (N-17). */
export interface PrefetchRequest {
  readonly client: Client;
  readonly resolution: PageResolution | null;
  readonly location: { readonly pathname: string; readonly search: string };
  /** `start`: what the first screen needs, before a shopper opens the page. `whole`: everything that its rendering asks for (server). */
  readonly extent: 'start' | 'whole';
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
  /** Reads the data of a page that the shopper is about to open or the server is about to render; a failure costs nothing. */
  readonly prefetch?: (request: PrefetchRequest) => Promise<void>;
}
