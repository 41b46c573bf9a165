import type { Language } from 'shared-contracts';
import type { Grosze, IsoDate, IsoDateTime, SafeHtml, SeoTexts, StoreCode, UrlPath } from './basics.ts';
import type { BodyColour, IllustrationId } from './media.ts';

/** B-02: a block of content, per store where `stores` has one. */
export interface CmsBlock {
  readonly identifier: string;
  readonly title: string;
  readonly frontTitle: string;
  readonly content: SafeHtml;
  readonly css: string;
  /** Structured content for blocks that are drawn by parts, JSON text; '' when there is none. See HomeBlocks. */
  readonly cmsJson: string;
  readonly stores: readonly StoreCode[];
}

/** Z-22. */
export interface CmsPage {
  readonly id: number;
  readonly urlKey: UrlPath;
  readonly title: string;
  readonly contentHeading: string;
  readonly content: SafeHtml;
  readonly css: string;
  readonly pageLayout: '1column' | '2columns-left';
  readonly seo: SeoTexts;
  readonly updatedAt: IsoDateTime;
  readonly stores: readonly StoreCode[];
}

/** `cmsJson` of the block `home_hero`. */
export interface HomeHero {
  readonly tiles: readonly {
    readonly graphicsId: number;
    readonly title: string;
    readonly text: string;
    readonly button: string;
    readonly url: string;
    readonly size: 'large' | 'small';
    readonly background: string;
    readonly ink: string;
    readonly illustration: IllustrationId;
    readonly body: BodyColour;
    /** J-291: address of an uploaded picture in the place of the drawn one. */
    readonly picture?: string;
  }[];
}

/** J-291: a picture that an editor has uploaded and described. */
export interface UploadedPicture {
  /** Hash of its content. */
  readonly id: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** What it shows; empty where it decorates only. */
  readonly alt: Readonly<Record<Language, string>>;
}

/** `cmsJson` of the block `home_trust_bar`. */
export interface HomeTrustBar {
  readonly items: readonly { readonly icon: string; readonly title: string; readonly text: string; readonly url: string }[];
}

/** `cmsJson` of the block `home_deal_of_the_day`. */
export interface HomeDeal {
  readonly sku: string;
  readonly endsAt: IsoDateTime;
}

/** `cmsJson` of the block `home_shelves`: shelves of products in order. */
export interface HomeShelves {
  readonly shelves: readonly { readonly title: string; readonly url: string; readonly skus: readonly string[] }[];
}

/** `cmsJson` of the block `promo_paper`: pages in order. */
export interface PromoPaper {
  readonly validFrom: IsoDate;
  readonly validTo: IsoDate;
  readonly pages: readonly {
    /** Name of its picture: `/media/cms/{image}`. */
    readonly image: string;
    readonly title: string;
    readonly text: string;
    readonly skus: readonly string[];
    readonly background: string;
    /** What is drawn on it. */
    readonly illustrations: readonly { readonly illustration: IllustrationId; readonly body: BodyColour }[];
  }[];
}

export interface BlogAuthor {
  readonly id: number;
  readonly name: string;
  readonly role: string;
  readonly bio: SafeHtml;
  readonly urlPath: UrlPath;
  readonly seo: SeoTexts;
}

export interface BlogCategory {
  readonly id: number;
  readonly name: string;
  readonly description: SafeHtml;
  readonly urlPath: UrlPath;
  readonly position: number;
  readonly seo: SeoTexts;
}

/** Z-21 plus the text. `illustration` stands for both pictures, drawn in two formats. */
export interface BlogPost {
  readonly id: number;
  readonly authorId: number;
  readonly blogCategoryId: number;
  readonly title: string;
  readonly urlPath: UrlPath;
  readonly publishedAt: IsoDateTime;
  readonly contentSneakPeak: string;
  readonly content: SafeHtml;
  readonly illustration: IllustrationId;
  readonly body: BodyColour;
  readonly background: string;
  /** J-291: address of an uploaded picture in the place of the drawn one. */
  readonly picture?: string;
  readonly imageAlt: string;
  readonly imageTitle: string;
  readonly readingMinutes: number;
  readonly categoryId: number;
  readonly seo: SeoTexts;
  /** An editor has taken it back. */
  readonly isWithdrawn?: boolean;
}

export interface NewsPost {
  readonly id: number;
  readonly title: string;
  readonly urlPath: UrlPath;
  readonly publishedAt: IsoDateTime;
  readonly lead: string;
  readonly content: SafeHtml;
  readonly illustration: IllustrationId;
  /** J-291: address of an uploaded picture in the place of the drawn one. */
  readonly picture?: string;
  readonly seo: SeoTexts;
  /** An editor has taken it back. */
  readonly isWithdrawn?: boolean;
}

export interface GlossaryTerm {
  readonly id: string;
  readonly term: string;
  /** First letter for the index, Polish letters kept: 'Ś'. */
  readonly letter: string;
  readonly short: string;
  readonly content: SafeHtml;
  readonly categoryId: number | null;
  readonly isWithdrawn?: boolean;
}

/** B-03, Q-09. */
export interface Dictionary {
  readonly id: number;
  readonly name: string;
  readonly elements: readonly {
    readonly elementId: number;
    readonly name: string;
    readonly additionalData1: string;
    readonly additionalData2: string;
    readonly additionalData3: string;
    readonly additionalData4: string;
  }[];
}

/** B-12. */
export interface Campaign {
  readonly id: number;
  readonly name: string;
  readonly dateFrom: IsoDate;
  readonly dateTo: IsoDate;
  readonly description: SafeHtml;
  readonly rules: SafeHtml;
  /** Campaigns taken over from the former shop system (`getFromM1`). */
  readonly getFromM1: boolean;
  readonly graphicsId: number;
  readonly landingPath: UrlPath | null;
}

/** Z-28: a banner; drawn by the shop from `art` (no bitmap exists), `img` names it. */
export interface Graphic {
  readonly graphicsId: number;
  readonly campaignId: number;
  readonly img: string;
  readonly imgMobile: string;
  readonly imgBigBadge: string | null;
  readonly url: string;
  readonly position: string;
  readonly effect: string;
  readonly active: boolean;
  readonly graphicsAlt: string;
  readonly title: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly ruleId: number | null;
  readonly art: {
    readonly headline: string;
    readonly text: string;
    readonly background: string;
    readonly ink: string;
    readonly illustration: IllustrationId;
    readonly body: BodyColour;
  };
}

/** Banner of the mega-menu of a top-level category (B-01). */
export interface TopmenuBanner {
  readonly categoryId: number;
  readonly menuBlock: string;
  readonly graphicsId: number;
  readonly campaignId: number;
  readonly stores: readonly StoreCode[];
}

/** A link in the menu that is no category: Promocje, Outlet. */
export interface MenuLink {
  readonly id: number;
  readonly name: string;
  readonly urlPath: UrlPath;
  readonly color: string;
  readonly icon: string;
  readonly position: number;
  readonly stores: readonly StoreCode[];
  readonly isWithdrawn?: boolean;
}

/** A file of /pliki-do-pobrania (∅56). */
export interface DownloadFile {
  readonly id: number;
  readonly name: string;
  readonly fileName: string;
  readonly type: string;
  readonly sizeBytes: number;
  readonly content: SafeHtml;
}

/** A reduction for several products in one cart. */
export interface CartPromotion {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** `set`: all its products are cheaper, one of each category (C-19); `less-price`: one piece in so many, which the shopper chooses. */
  readonly kind: 'set' | 'less-price';
  /** Ancestors of the products' categories count. */
  readonly categoryIds: readonly number[];
  /** Pieces of its categories that have to be in the cart; of a less price one in so many is cheaper. */
  readonly minPieces: number;
  readonly percent: number;
  readonly dateFrom: IsoDateTime;
  readonly dateTo: IsoDateTime;
  readonly isWithdrawn?: boolean;
}

/** Words with the same meaning as words of the catalogue, as editors write them (`readSynonyms`). */
export interface SearchSynonyms {
  readonly id: string;
  readonly text: string;
}

/** J-348: in which order editors have put a list of the frame: keys of its records. */
export interface ContentOrder {
  readonly id: 'menu' | 'footer';
  readonly keys: readonly string[];
}

/** J-343: Ukrainian texts of a content, as editors have written them. */
export interface EditorTranslation {
  /** Whose they are: `post 12`. */
  readonly id: string;
  readonly texts: readonly {
    readonly field: string;
    /** The Polish text that it translates, as shoppers get it: another one has no translation. */
    readonly polish: string;
    readonly ukrainian: string;
    readonly isHtml?: boolean;
  }[];
}

/** A coupon that carts accept. */
export interface Coupon {
  readonly ruleId: number;
  readonly code: string;
  readonly name: string;
  readonly discountType: 'fixed' | 'percent';
  readonly discount: number;
  readonly minTotal: Grosze;
  readonly categoryIds: readonly number[];
  readonly dateFrom: IsoDateTime;
  readonly dateTo: IsoDateTime;
  readonly isPlus: boolean;
  /** In as many orders it counts; without it in all. */
  readonly mostUses?: number;
  /** In as many it was used, where there is a limit. */
  readonly uses?: number;
  readonly isWithdrawn?: boolean;
}
