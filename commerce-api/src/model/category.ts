import type { BodyColour, IllustrationId } from './media.ts';
import type { Faq, SafeHtml, SeoTexts, StoreCode, UrlPath } from './basics.ts';

export type DisplayMode = 'PRODUCTS' | 'CATEGORY_TILES';

/** A node of the category tree (Z-06). Ids 1 and 2 are the roots and never shown (P-23). */
export interface Category {
  readonly id: number;
  /** Null only for id 1. */
  readonly parentId: number | null;
  /** 0 for id 1, 1 for id 2, 2 … 4 for the three visible levels. */
  readonly level: number;
  /** Ids from the root to this category, e.g. [1, 2, 11, 34]. */
  readonly path: readonly number[];
  readonly name: string;
  /** One thing out of this category, lower case: 'pralka'. */
  readonly singular: string;
  readonly nameInTiles: string;
  readonly urlPath: UrlPath;
  readonly displayMode: DisplayMode;
  /** Top level only: hex colour of the menu and a Lucide icon name. */
  readonly color: string | null;
  readonly imageIcon: string | null;
  readonly illustration: IllustrationId;
  readonly illustrationBody: BodyColour;
  /** Where the picture must show a certain kind of product; otherwise the id is the seed. */
  readonly illustrationSeed?: number;
  /** Order among the children of the parent, from 1. */
  readonly position: number;
  /** Column of the mega-menu, 1-4. */
  readonly menuColumn: number;
  readonly showInMenu: boolean;
  readonly showInSearchbar: boolean;
  readonly stores: readonly StoreCode[];
  /** Short text above the listing. */
  readonly introDescription: SafeHtml;
  /** Long text below the listing. */
  readonly description: SafeHtml;
  readonly seo: SeoTexts;
  readonly faq: readonly Faq[];
  /** Attribute codes offered as facets, in order. */
  readonly facets: readonly string[];
  /** Options that shoppers choose most; key = attribute code, values = option ids, most popular first. */
  readonly attributeOptionPopularity: Readonly<Record<string, readonly number[]>>;
  readonly tabsOrder: readonly string[];
  readonly adserverIds: readonly number[];
  readonly blogPostIds: readonly number[];
}

export interface Manufacturer {
  /** Also the option id of the attribute `manufacturer`. */
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly urlPath: UrlPath;
  readonly description: SafeHtml;
  readonly seo: SeoTexts;
  /** Drawn as a logo. */
  readonly logo: {
    readonly letters: string;
    readonly color: string;
    /** How often its letters were changed; its address has the number, since pictures are kept for ever. Missing: never. */
    readonly edition?: number;
  };
  readonly illustration: IllustrationId;
  /** General Product Safety Regulation (EU) 2023/988. */
  readonly gpsr: GpsrParties;
  readonly position: number;
}

/** Manufacturer and, for goods from outside the Union, the responsible person in the Union. */
export interface GpsrParties {
  readonly manufacturer: GpsrParty;
  readonly responsiblePerson: GpsrParty | null;
}

export interface GpsrParty {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly email: string;
}
