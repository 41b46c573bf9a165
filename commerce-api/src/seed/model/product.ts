import type { Grosze, IsoDate, IsoDateTime, SafeHtml, SeoTexts, StoreCode, UrlPath } from './basics.ts';
import type { GpsrSeed } from './category.ts';
import type { MovieSeed, PictureSeed } from './media.ts';

/** Y-25 … Y-39; 9 does not exist (Y-33). */
export type AvailabilityCode = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 11 | 12 | 13 | 14 | 15;

export const availabilityCodes: readonly AvailabilityCode[] = [1, 2, 3, 4, 5, 6, 7, 8, 10, 11, 12, 13, 14, 15];

export type EnergyClass = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

/** One product as the shop sells it: a complete record, references are ids that exist in the same seed. */
export interface ProductSeed {
  readonly id: number;
  readonly sku: string;
  /** Variant group: products with the same gid are variants of each other. */
  readonly gid: number;
  readonly productType: 'simple' | 'bundle';
  readonly name: string;
  /** The name without brand, model and colour: 'Pralka ładowana od przodu'. */
  readonly kind: string;
  readonly model: string;
  readonly requestPath: UrlPath;
  readonly ean: string;
  readonly manufacturerId: number;
  readonly manufacturerCode: string;
  /** The leaf first shown in breadcrumbs. */
  readonly mainCategoryId: number;
  /** All categories, ancestors included (without 1 and 2). */
  readonly categoryIds: readonly number[];
  /** Names separated by ' > ' (P-07). */
  readonly pathToCategory: string;
  readonly stores: readonly StoreCode[];
  /** Tag and landing pages that list the product. */
  readonly landingIds: readonly number[];
  readonly createdAt: IsoDateTime;
  /** 0 … 100,000: sold pieces weighted by age; the default order of listings. */
  readonly popularity: number;

  readonly prices: PricesSeed;
  readonly promotions: readonly PromotionSeed[];
  readonly labels: readonly LabelSeed[];
  readonly installments: InstallmentTagSeed | null;

  readonly stock: readonly StockSeed[];
  /** Sum of `stock`. */
  readonly qty: number;
  readonly minSaleQty: number;
  readonly maxSaleQty: number;
  readonly availability: AvailabilityCode;
  readonly availableOnlyInStore: boolean;
  readonly isSalesBlocked: boolean;
  readonly isPreorder: boolean;
  readonly isPreRelease: boolean;
  readonly releaseDate: IsoDate | null;
  readonly shippingFromDate: IsoDate | null;
  /** Can be sent from a shop's stock ('wysyłka ze sklepu'). */
  readonly isWzsAvailable: boolean;
  readonly blockCourierShipping: boolean;
  readonly excludeShippingMethods: readonly string[];
  readonly weightGrams: number;

  readonly energy: EnergySeed | null;
  readonly attributes: readonly AttributeValueSeed[];
  readonly features: readonly FeatureValueSeed[];
  /** At most three features in the order of cards. */
  readonly featuresPriceTag: readonly number[];
  readonly technologyIds: readonly number[];
  readonly variants: readonly VariantSeed[];
  readonly seriesName: string | null;
  readonly seriesIds: readonly number[];
  readonly accessoryIds: readonly number[];
  readonly complementaryIds: readonly number[];
  readonly similarIds: readonly number[];
  readonly bundleItems: readonly BundleItemSeed[];
  readonly services: readonly ProductServiceSeed[];
  /** Outlet offers of this product. */
  readonly outletIds: readonly number[];
  /** This product is an outlet offer. */
  readonly outlet: OutletSeed | null;

  readonly pictures: readonly PictureSeed[];
  readonly movies: readonly MovieSeed[];
  readonly shortDescription: string;
  readonly description: SafeHtml;
  readonly seo: SeoTexts;
  readonly expert: ExpertSeed | null;
  readonly reviews: readonly ReviewSeed[];
  readonly questions: readonly QuestionSeed[];
  readonly blogPostIds: readonly number[];
  readonly adserverIds: readonly number[];
  readonly gpsr: GpsrSeed;
}

export interface PricesSeed {
  /** Regular price of the shop. */
  readonly price: Grosze;
  /** What the shopper pays now; at most `price`. */
  readonly finalPrice: Grosze;
  /** Recommended by the manufacturer; at least `price`. */
  readonly catalogPrice: Grosze;
  /** From old to new, the first at least 60 days before `now`, the last is valid now. */
  readonly history: readonly PricePointSeed[];
  /** When the reduction announced now began; null when none is announced. */
  readonly reducedSince: IsoDateTime | null;
}

/** From `since` on until the next point these prices were asked. */
export interface PricePointSeed {
  readonly since: IsoDateTime;
  readonly price: Grosze;
  readonly finalPrice: Grosze;
}

/** P-14 autopromotion and promotions with a code. */
export interface PromotionSeed {
  readonly ruleId: number;
  readonly kind: 'autopromotion' | 'code';
  readonly name: string;
  readonly promoCode: string | null;
  readonly discountType: 'fixed' | 'percent';
  /** Grosze for fixed, percent points for percent. */
  readonly discount: number;
  readonly dateFrom: IsoDateTime;
  readonly dateTo: IsoDateTime;
  readonly isShockprice: boolean;
  /** Pieces of the promotion; null without a limit. */
  readonly stockUsed: number | null;
  readonly stockLeft: number | null;
}

export interface LabelSeed {
  readonly code: 'new' | 'reduced' | 'shock' | 'zero-percent' | 'plus' | 'bestseller' | 'outlet' | 'preorder' | 'online-only';
  /** 'Taniej o 400 zł', 'Nowość', 'Raty 0%', 'Plus −5%' … */
  readonly text: string;
  readonly position: number;
}

/** P-19 without sku, price and ttl. */
export interface InstallmentTagSeed {
  readonly planId: number;
  readonly bankType: string;
  readonly changePriceToInstallments: boolean;
  readonly description: string;
  readonly installments: number;
  readonly installmentsOnline: number;
  readonly installmentsStationary: number;
  readonly installmentDescription: string;
  readonly installmentBottomDescription: string;
  readonly isWpn: boolean;
  readonly isZeroPercent: boolean;
  readonly monthlyInstallment: Grosze;
  readonly freeInstallments: number;
  readonly priceWithFreeInstallments: Grosze | null;
  readonly calculateForPromoPrice: boolean;
}

export interface StockSeed {
  readonly warehouseId: number;
  readonly qty: number;
}

/** Label by the 2021 scale and where its product sheet lies. */
export interface EnergySeed {
  readonly energyClass: EnergyClass;
  /** Number in the European register, drawn on the label. */
  readonly eprelNumber: string;
  /** What the label states, in order: 'Zużycie energii na 100 cykli' → '49 kWh'. */
  readonly sheet: readonly { readonly name: string; readonly value: string }[];
}

export type AttributeValueSeed =
  | { readonly code: string; readonly type: 'select' | 'multiselect' | 'boolean'; readonly optionIds: readonly number[] }
  | { readonly code: string; readonly type: 'number'; readonly value: number };

export interface FeatureValueSeed {
  readonly featureId: number;
  /** As shown: '8 kg', 'tak', 'Wi-Fi, Bluetooth'. */
  readonly value: string;
}

/** A member of the variant group, this product included. */
export interface VariantSeed {
  readonly productId: number;
  readonly axes: readonly VariantAxisSeed[];
}

export interface VariantAxisSeed {
  /** Attribute code of the axis: 'kolor', 'pamiec_wbudowana', 'przekatna'. */
  readonly code: string;
  readonly label: string;
  readonly value: string;
  /** Hex for colours. */
  readonly swatch: string | null;
}

export interface BundleItemSeed {
  readonly productId: number;
  readonly qty: number;
}

export interface ProductServiceSeed {
  readonly serviceId: number;
  readonly price: Grosze;
}

export interface OutletSeed {
  /** The new product of which this is an outlet piece. */
  readonly counterpartId: number;
  readonly condition: 'powystawowy' | 'po zwrocie' | 'uszkodzone opakowanie';
  readonly conditionDescription: string;
}

export interface ExpertSeed {
  readonly author: string;
  readonly role: string;
  readonly review: SafeHtml;
  readonly pros: readonly string[];
  readonly cons: readonly string[];
}

export interface ReviewSeed {
  readonly id: number;
  readonly author: string;
  readonly createdAt: IsoDateTime;
  /** 1-5. */
  readonly stars: number;
  readonly text: string;
  readonly isConfirmed: boolean;
  readonly helpfulVotes: number;
  readonly shopAnswer: string | null;
}

export interface QuestionSeed {
  readonly id: number;
  readonly author: string;
  readonly createdAt: IsoDateTime;
  readonly question: string;
  readonly answer: string | null;
  readonly answeredBy: string | null;
}
