import type { Grosze } from 'shared-contracts/money';
import type {
  ComplaintBasis,
  ComplaintBuyer,
  ComplaintChannel,
  ComplaintDemand,
  ComplaintState,
  PurchaseProof,
  ReturnWay,
  SecondStageReason,
} from 'shared-contracts/complaints';

/** What is kept of a file: pictures are drawn anew as WebP. */
export type ComplaintMediaType = 'image/webp' | 'application/pdf';

export interface Claimant {
  readonly firstname: string;
  readonly lastname: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  /** As it was typed, trimmed. */
  readonly email: string;
  readonly telephone: string;
}

/** ∅09: a complaint as it was submitted. */
export interface ComplaintDocument {
  readonly channel: ComplaintChannel;
  readonly claimant: Claimant;
  readonly buyer: ComplaintBuyer;
  /** Ten digits; null for consumers. */
  readonly nip: string | null;
  readonly proof: {
    readonly kind: PurchaseProof;
    readonly number: string | null;
    /** `YYYY-MM-DD`. */
    readonly day: string | null;
    readonly shopId: number | null;
  };
  readonly product: { readonly sku: string | null; readonly name: string; readonly serial: string | null; readonly qty: number };
  readonly typeId: number;
  /** `YYYY-MM-DD`. */
  readonly defectFoundOn: string;
  readonly description: string;
  readonly basis: ComplaintBasis;
  readonly demand: ComplaintDemand;
  readonly demandReason: SecondStageReason | null;
  /** By how much the price is to be reduced. */
  readonly amount: Grosze | null;
  readonly iban: string | null;
  readonly returnWay: ReturnWay;
}

/** what a complaint can be about; ids are kept with complaints. */
export const complaintTypes: readonly { readonly id: number; readonly name: string }[] = [
  { id: 1, name: 'Produkt nie działa' },
  { id: 2, name: 'Produkt działa nieprawidłowo' },
  { id: 3, name: 'Uszkodzenie mechaniczne przy dostawie' },
  { id: 4, name: 'Produkt niezgodny z opisem' },
  { id: 5, name: 'Brak części lub akcesoriów' },
  { id: 6, name: 'Usterka po naprawie' },
];

/** What a receipt or an invoice of a shop lists. */
export type SaleLines = readonly { readonly productId: number; readonly qty: number }[];

/** What the shop does with a complaint that waits. */
export type ComplaintReply = Exclude<ComplaintState, 'submitted'>;
