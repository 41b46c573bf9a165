import type { ComponentType } from 'react';
import type { PageKind } from './page-kinds.ts';

/** What the resolver said about the address (R-02, Z-43), as far as pages use it. */
export interface PageResolution {
  readonly type: string;
  readonly id: string | null;
  readonly category_id: string | null;
  readonly canonical_url: string | null;
  readonly meta_title: string | null;
  readonly meta_description: string | null;
  readonly meta_keywords: string | null;
  readonly robots: string | null;
  readonly googlebot: string | null;
  readonly og_type: string | null;
  readonly header_title: string | null;
  readonly intro_description: string | null;
  readonly description: string | null;
  readonly intro_category_description: string | null;
  readonly category_description: string | null;
  readonly has_filter_seo: boolean | null;
  readonly faq: string | null;
  readonly restore_params: string | null;
}

/** Everything a page module gets; the location itself comes from react-router. */
export interface PageProps {
  readonly kind: PageKind;
  /** Null on fixed routes for which the resolver knows no record (≠42). */
  readonly resolution: PageResolution | null;
  readonly params: Readonly<Record<string, string>>;
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

export type PageModule = RemoteModule<PageProps>;
