import type { Grosze, IsoDateTime, SafeHtml, StoreCode, UrlPath } from './basics.ts';

export interface Store {
  readonly id: number;
  readonly code: StoreCode;
  readonly name: string;
  readonly rootCategoryId: number;
  readonly config: StoreConfig;
}

export interface StoreConfig {
  readonly storeName: string;
  readonly theme: string;
  readonly logoText: string;
  readonly currency: 'PLN';
  readonly defaultLanguage: 'pl';
  readonly languages: readonly ('pl' | 'ua')[];
  readonly contactPhone: string;
  readonly contactEmail: string;
  readonly contactHours: string;
  readonly inactiveTabTitle: string;
  readonly newsletterEnabled: boolean;
  /** Whether visitors are asked about cookies (G-11); a catalogue that was filled before the question came has none, and asks. */
  readonly cookieConsent?: boolean;
  readonly showPromotionArchive: boolean;
  readonly cacheTtlSeconds: number;
  readonly plusEnabled: boolean;
  readonly plusDiscountPercent: number;
  readonly friendsAndFamily: boolean;
  /** F-01; a catalogue that was filled before there were any has none. */
  readonly plusWhitelistIps?: readonly string[];
  readonly productsPerPage: number;
  /** J-326: for companies, which count without tax; a catalogue that was filled before the setting came has none. */
  readonly showsNetPrices?: boolean;
  /** Addresses of the departments that the menu begins with, in order; the others follow in that of the catalogue. */
  readonly firstInMenu?: readonly UrlPath[];
  readonly metaTitle: string;
  readonly metaDescription: string;
  readonly bankAccount: { readonly number: string; readonly bank: string; readonly owner: string };
  readonly legalEntity: {
    readonly name: string;
    readonly street: string;
    readonly postcode: string;
    readonly city: string;
    readonly nip: string;
    readonly krs: string;
    readonly regon: string;
  };
}

export interface PhysicalStore {
  /** Also the id of its warehouse. */
  readonly id: number;
  readonly name: string;
  /** What its neighbours call it: 'Galeria Wiślana'. */
  readonly place: string;
  readonly city: string;
  readonly street: string;
  readonly postcode: string;
  readonly phone: string;
  readonly email: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Monday first; null = closed. */
  readonly openingHours: readonly (readonly [open: string, close: string] | null)[];
  readonly urlPath: UrlPath;
  readonly services: readonly string[];
  readonly pickupToday: boolean;
}

/** J-342: what happens in a shop: a workshop, an evening with an expert. */
export interface ShopEvent {
  readonly id: number;
  readonly shopId: number;
  readonly title: string;
  readonly content: SafeHtml;
  readonly startsAt: IsoDateTime;
  readonly endsAt: IsoDateTime;
  /** An editor has taken it back. */
  readonly isWithdrawn?: boolean;
}

export interface Warehouse {
  readonly id: number;
  readonly name: string;
  readonly kind: 'central' | 'store';
}

export interface Country {
  readonly id: string;
  readonly name: string;
  readonly callingCode: string;
  readonly postcodePattern: string;
  readonly isShippingAllowed: boolean;
}

export interface PaymentMethod {
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly fee: Grosze;
  readonly minTotal: Grosze;
  readonly maxTotal: Grosze | null;
  readonly position: number;
  readonly kind: 'card' | 'transfer' | 'blik' | 'later' | 'installments' | 'lease' | 'on-delivery' | 'in-store' | 'voucher';
  /** Shipping codes it cannot be combined with. */
  readonly excludedShipping: readonly string[];
  /** J-370: none of a wallet, which is where `payu_gateway` is. */
  readonly stores: readonly StoreCode[];
  readonly agreements: readonly { readonly id: number; readonly text: string; readonly required: boolean }[];
  /** Instalments to choose from; the methods of `InstallmentPlan` have those of their plan. */
  readonly instalments?: readonly Pick<InstallmentPlan, 'months' | 'rrsoBasisPoints'>[];
}

export interface ShippingMethod {
  readonly code: string;
  readonly title: string;
  readonly description: string;
  readonly kind: 'courier' | 'pickup-point' | 'store' | 'large' | 'electronic';
  readonly price: Grosze;
  /** Null = never free. */
  readonly freeFrom: Grosze | null;
  /** Heaviest parcel; null without a limit. */
  readonly maxWeightGrams: number | null;
  readonly cashOnDelivery: boolean;
  /** Working days between the warehouse and the shopper, or the shop where goods are collected. */
  readonly deliveryDays: readonly [min: number, max: number];
  /** Orders from this hour on (Polish time) are taken up on the next working day. */
  readonly cutOffHour: number;
  readonly isSaturdayDriven: boolean;
  /** Where it takes working days more: beginnings of postcodes. */
  readonly zones: readonly { readonly postcodes: readonly string[]; readonly days: number }[];
  readonly position: number;
  readonly stores: readonly StoreCode[];
}

/** A pickup point of a carrier (∅59). */
export interface CarrierPoint {
  readonly id: string;
  readonly shippingCode: string;
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly openingHours: string;
  readonly isAlwaysOpen: boolean;
  /** Whether an order that is paid on delivery can be paid there. */
  readonly paysOnPickup: boolean;
  readonly description: string;
}

/** A plan of instalments; its payment code is `global4net_installments_<id>` (Y-14). */
export interface InstallmentPlan {
  readonly id: number;
  readonly name: string;
  readonly bankType: string;
  readonly months: number;
  readonly isZeroPercent: boolean;
  /** Yearly real rate in hundredths of a percent: 1549 = 15,49 %. */
  readonly rrsoBasisPoints: number;
  readonly minPrice: Grosze;
  readonly maxPrice: Grosze;
  readonly description: string;
  /** The representative example the law asks for (∅61). */
  readonly representativeExample: string;
}

/** A service bought with a product (P-13, S-40, S-41). */
export interface Service {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly kind: 'installation' | 'delivery' | 'setup' | 'protector' | 'removal';
  readonly price: Grosze;
  /** What shops that do it call it in their own list (`PhysicalStore.services`); null where no shop has to be chosen. */
  readonly shopService: string | null;
  readonly protector: { readonly device: 'phone' | 'smartwatch' | 'tablet'; readonly finish: 'matte' | 'privacy' } | null;
}

/** A longer warranty; its price follows the product's price. */
export interface WarrantyPlan {
  readonly id: number;
  readonly name: string;
  readonly years: number;
  readonly description: string;
  /** Categories whose products it is for, whatever lies below them; none = all. */
  readonly categoryIds: readonly number[];
  /** The least price of a product that it is offered for. */
  readonly from: Grosze;
  /** From the lowest up; a product above the last one is too dear for it. */
  readonly bands: readonly { readonly upTo: Grosze; readonly price: Grosze }[];
}
