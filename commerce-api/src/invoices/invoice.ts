import type { Grosze } from 'shared-contracts/money';
import type { VatGroup } from './vat.ts';

/** `receipt`: for who has asked for no invoice. */
export const invoiceKinds = ['invoice', 'receipt', 'correction'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Why an invoice was corrected: with a cancelled order, for withdrawn goods, for an accepted complaint, or because the shop has given money back. */
export type CorrectionReason = 'cancelled' | 'withdrawal' | 'complaint' | 'refund';

export interface InvoicePosition {
  readonly name: string;
  readonly sku: string | null;
  /** Place of its line in the order, from 0; null for what concerns all of them: delivery and fee. */
  readonly line: number | null;
  readonly qty: number;
  /** Of one piece, before reductions. */
  readonly unit: Grosze;
  /** Taken off all pieces. */
  readonly discount: Grosze;
  /** Per cent. */
  readonly vatRate: number;
  readonly gross: Grosze;
}

/** What a proforma asks for beside what is taxed: gift cards, with which something is bought and taxed later (ADR 105). */
export type UntaxedPosition = Pick<InvoicePosition, 'name' | 'sku' | 'qty' | 'unit' | 'discount' | 'gross'>;

interface Party {
  readonly name: string;
  readonly street: string;
  readonly postcode: string;
  readonly city: string;
  readonly nip: string | null;
}

/** What an invoice says, as it was issued: nothing that changes in the shop or in the order later changes it. */
export interface InvoiceDocument {
  readonly orderNumber: string;
  readonly seller: Party;
  readonly buyer: Party;
  /** Calendar day of the sale, or on which the money came. */
  readonly soldOn: string;
  readonly positions: readonly InvoicePosition[];
  readonly groups: readonly VatGroup[];
  readonly total: Grosze;
  readonly payment: {
    readonly title: string;
    readonly isPaid: boolean;
    /** The part that a voucher has paid. */
    readonly voucher: Grosze;
  };
  /** Of a correction: what it corrects, and what that said until then. */
  readonly corrected?: {
    readonly number: string;
    readonly issuedOn: string;
    readonly reason: CorrectionReason;
    readonly positions: readonly InvoicePosition[];
    readonly groups: readonly VatGroup[];
    readonly total: Grosze;
  };
}

/** A paper that has just been issued, as e-mails name it. */
export interface IssuedInvoice {
  readonly id: number;
  readonly kind: InvoiceKind;
  readonly number: string;
}
