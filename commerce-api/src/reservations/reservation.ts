import type { Language } from 'shared-contracts';
import type { StoreCode } from '../model/index.ts';

/** K-16: goods that wait in a shop without being paid. */
export type ReservationStatus = 'draft' | 'waiting' | 'collected' | 'cancelled' | 'expired';

/** Who collects. */
export interface ReservationContact {
  readonly firstname: string;
  /** `600 100 200` */
  readonly telephone: string;
  readonly email: string;
}

/** What is kept of a reservation as JSON. */
export interface ReservationDocument {
  readonly contact: ReservationContact | null;
  /** Six digits of the SMS: with them the goods are handed out; null for a draft. */
  readonly code: string | null;
  /** J-371: in which it was made; missing in those from before it was kept: Polish. */
  readonly language?: Language;
}

export interface ReservationLine {
  readonly lineId: number;
  readonly productId: number;
  readonly qty: number;
  /** Of one piece, grosze, once it is reserved. */
  readonly price: number | null;
}

export interface ReservationRecord {
  readonly id: string;
  readonly storeCode: StoreCode;
  readonly status: ReservationStatus;
  readonly shopId: number | null;
  readonly number: string | null;
  readonly version: number;
  /** ISO 8601. */
  readonly updatedAt: string;
  /** ISO 8601; null for a draft. */
  readonly expiresAt: string | null;
  readonly contact: ReservationContact | null;
  readonly lines: readonly ReservationLine[];
}

/** What shopper and shop call a reservation. */
export const reservationNumber = (next: number): string => `R${next}`;

/** ∅04: how long the pieces are put aside. */
export const reservationHours = 48;

export type ReservationRefusal =
  | { readonly reason: 'reservation_not_found' | 'reservation_over' | 'no_shop' | 'no_contact' }
  /** Lines whose products the shop has not, or not so often. */
  | { readonly reason: 'not_in_shop'; readonly lineIds: readonly number[] }
  | { readonly reason: 'price_changed'; readonly total: number };

export type ReservationResult =
  | { readonly reservation: ReservationRecord; readonly productIds: readonly number[] }
  | { readonly refusal: ReservationRefusal };

/** A reservation that has run out is over for its shopper, even if nobody has put the pieces back yet. */
export const statusAt = ({ status, expiresAt }: Pick<ReservationRecord, 'status' | 'expiresAt'>, now: Date): ReservationStatus =>
  status === 'waiting' && expiresAt !== null && new Date(expiresAt) <= now ? 'expired' : status;
