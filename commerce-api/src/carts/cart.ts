import type { GiftDetails } from 'shared-contracts/gift-cards';
import { noChoices } from '../checkout/choices.ts';
import type { Choices } from '../checkout/choices.ts';
import type { ChosenAddOns } from './add-ons.ts';
import type { Refusal } from './refusal.ts';

/** Which cart: a guest's by its id, or the one that a customer has in a store. */
export type CartKey =
  | { readonly kind: 'guest'; readonly id: string; readonly storeCode: string }
  | { readonly kind: 'customer'; readonly customerId: number; readonly storeCode: string };

/** A cart as the database holds it; prices and texts are those that the products have now. */
export interface CartRecord {
  readonly id: string;
  readonly version: number;
  /** ISO 8601. */
  readonly updatedAt: string;
  readonly items: readonly CartItemRecord[];
  /** J-303: put aside for later: neither counted nor ordered. */
  readonly savedItems: readonly CartItemRecord[];
  readonly choices: Choices;
}

export interface CartItemRecord {
  readonly itemId: number;
  readonly productId: number;
  readonly mainProductSku: string | null;
  readonly qty: number;
  readonly addOns: ChosenAddOns;
  /** Of a gift card: to whom it goes. */
  readonly gift: GiftDetails | null;
}

/** What a customer reads who has put nothing into a cart yet: no id, no version. */
export const noCartYet: CartRecord = {
  id: '',
  version: 0,
  updatedAt: new Date(0).toISOString(),
  items: [],
  savedItems: [],
  choices: noChoices,
};

export type CartResult = { readonly cart: CartRecord } | { readonly refusal: Refusal };

export const mostItems = 100;
