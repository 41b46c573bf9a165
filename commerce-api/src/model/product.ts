import type { Grosze, IsoDate, IsoDateTime, SafeHtml, SeoTexts, StoreCode, UrlPath } from './basics.ts';
import type { GpsrParties } from './category.ts';
import type { Movie, ProductPicture } from './media.ts';

/** Y-25 … Y-39; 9 does not exist (Y-33). */
export type AvailabilityCode = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 10 | 11 | 12 | 13 | 14 | 15;

export type EnergyClass = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

/** One product as the shop sells it: a complete record, references are ids. */
export interface Product {
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

  readonly prices: ProductPrices;
  readonly promotions: readonly Promotion[];
  readonly labels: readonly ProductLabel[];
  readonly installments: InstallmentTag | null;

  readonly stock: readonly WarehouseStock[];
  /** Sum of `stock`. */
  readonly qty: number;
  readonly minSaleQty: number;
  readonly maxSaleQty: number;
  readonly availability: AvailabilityCode;
  readonly availableOnlyInStore: boolean;
  readonly isSalesBlocked: boolean;
  /** J-250: sold on a page of its own, and in no listing; missing: no. */
  readonly isGiftCard?: boolean;
  readonly isPreorder: boolean;
  readonly isPreRelease: boolean;
  readonly releaseDate: IsoDate | null;
  readonly shippingFromDate: IsoDate | null;
  /** Can be sent from a shop's stock ('wysyłka ze sklepu'). */
  readonly isWzsAvailable: boolean;
  readonly blockCourierShipping: boolean;
  readonly excludeShippingMethods: readonly string[];
  readonly weightGrams: number;

  readonly energy: EnergyLabel | null;
  readonly attributes: readonly AttributeValue[];
  readonly features: readonly FeatureValue[];
  /** At most three features in the order of cards. */
  readonly featuresPriceTag: readonly number[];
  readonly technologyIds: readonly number[];
  readonly variants: readonly ProductVariant[];
  readonly seriesName: string | null;
  readonly seriesIds: readonly number[];
  readonly accessoryIds: readonly number[];
  readonly complementaryIds: readonly number[];
  readonly similarIds: readonly number[];
  readonly bundleItems: readonly BundleItem[];
  readonly services: readonly ProductService[];
  /** Outlet offers of this product. */
  readonly outletIds: readonly number[];
  /** This product is an outlet offer. */
  readonly outlet: OutletPiece | null;

  readonly pictures: readonly ProductPicture[];
  readonly movies: readonly Movie[];
  readonly shortDescription: string;
  readonly description: SafeHtml;
  readonly seo: SeoTexts;
  readonly expert: ExpertReview | null;
  readonly reviews: readonly ProductReview[];
  readonly questions: readonly ProductQuestion[];
  readonly blogPostIds: readonly number[];
  readonly adserverIds: readonly number[];
  readonly gpsr: GpsrParties;
}

export interface ProductPrices {
  /** Regular price of the shop. */
  readonly price: Grosze;
  /** What the shopper pays now; at most `price`. */
  readonly finalPrice: Grosze;
  /** Recommended by the manufacturer; at least `price`. */
  readonly catalogPrice: Grosze;
  /** From old to new, the first at least 60 days before `now`, the last is valid now. */
  readonly history: readonly PricePoint[];
  /** When the reduction announced now began; null when none is announced. */
  readonly reducedSince: IsoDateTime | null;
}

/** From `since` on until the next point these prices were asked. */
export interface PricePoint {
  readonly since: IsoDateTime;
  readonly price: Grosze;
  readonly finalPrice: Grosze;
}

/** P-14 autopromotion and promotions with a code. */
export interface Promotion {
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

export interface ProductLabel {
  readonly code: 'new' | 'reduced' | 'shock' | 'zero-percent' | 'plus' | 'bestseller' | 'outlet' | 'preorder' | 'online-only';
  /** 'Taniej o 400 zł', 'Nowość', 'Raty 0%', 'Plus −5%' … */
  readonly text: string;
  readonly position: number;
}

/** P-19 without sku, price and ttl. */
export interface InstallmentTag {
  readonly planId: number;
  /** What its sums are counted for; it is shown only while the product costs that. Without it the tag holds at any price. */
  readonly price?: Grosze;
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

export interface WarehouseStock {
  readonly warehouseId: number;
  readonly qty: number;
}

/** Label by the 2021 scale and the address of its product sheet. */
export interface EnergyLabel {
  readonly energyClass: EnergyClass;
  /** Number in the European register, drawn on the label. */
  readonly eprelNumber: string;
  /** What the label states, in order: 'Zużycie energii na 100 cykli' → '49 kWh'. */
  readonly sheet: readonly { readonly name: string; readonly value: string }[];
}

export type AttributeValue =
  | { readonly code: string; readonly type: 'select' | 'multiselect' | 'boolean'; readonly optionIds: readonly number[] }
  | { readonly code: string; readonly type: 'number'; readonly value: number };

export interface FeatureValue {
  readonly featureId: number;
  /** As shown: '8 kg', 'tak', 'Wi-Fi, Bluetooth'. */
  readonly value: string;
}

/** A member of the variant group, this product included. */
export interface ProductVariant {
  readonly productId: number;
  readonly axes: readonly VariantAxis[];
}

export interface VariantAxis {
  /** Attribute code of the axis: 'kolor', 'pamiec_wbudowana', 'przekatna'. */
  readonly code: string;
  readonly label: string;
  readonly value: string;
  /** Hex for colours. */
  readonly swatch: string | null;
}

export interface BundleItem {
  readonly productId: number;
  readonly qty: number;
}

export interface ProductService {
  readonly serviceId: number;
  readonly price: Grosze;
}

export interface OutletPiece {
  /** The new product of which this is an outlet piece. */
  readonly counterpartId: number;
  readonly condition: 'powystawowy' | 'po zwrocie' | 'uszkodzone opakowanie';
  readonly conditionDescription: string;
}

export interface ExpertReview {
  readonly author: string;
  readonly role: string;
  readonly review: SafeHtml;
  readonly pros: readonly string[];
  readonly cons: readonly string[];
}

export interface ProductReview {
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

export interface ProductQuestion {
  readonly id: number;
  readonly author: string;
  readonly createdAt: IsoDateTime;
  readonly question: string;
  readonly answer: string | null;
  readonly answeredBy: string | null;
}
