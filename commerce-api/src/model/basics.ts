/** An amount of money in whole grosze (1 zł = 100 gr); never a fraction. */
export type Grosze = number;

/** A date and time in UTC, ISO 8601: `2026-11-20T08:00:00.000Z`. */
export type IsoDateTime = string;

/** A calendar day in Poland: `2026-11-20`. */
export type IsoDate = string;

/** Sanitised HTML: only headings, paragraphs, lists, tables, links, strong, em and figures; no scripts, no style attributes. */
export type SafeHtml = string;

/** A path of the shop without leading slash and without `.html`: `agd/pralki-i-suszarki/pralki`. */
export type UrlPath = string;

export type StoreCode = 'amperio' | 'amperio_pro';

/** What search engines read about a page (Z-43); `h1` only where it differs from the name. */
export interface SeoTexts {
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly metaKeywords: string;
  readonly h1: string | null;
}

export interface Faq {
  readonly question: string;
  readonly answer: SafeHtml;
}
