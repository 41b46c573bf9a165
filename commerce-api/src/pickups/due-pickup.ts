import type { PickupOrder } from './courier.ts';

/** A collection of the goods of a complaint or a withdrawal that the courier has to be told of, or asked about. */
export interface DuePickup {
  /** Id of the complaint or the withdrawal. */
  readonly caseId: number;
  /** Its number, by which the courier knows the collection. */
  readonly number: string;
  readonly day: string;
  readonly from: PickupOrder['from'];
  /** `book`: the courier does not know this day; `cancel`: it is not wanted any more; `ask`: its day has come. */
  readonly step: 'book' | 'cancel' | 'ask';
}

export interface FindDue {
  /** Today in Poland, `YYYY-MM-DD`. */
  readonly today: string;
  /** Cases with a higher id only. */
  readonly after: number;
  readonly most: number;
}

export interface NotePickup {
  readonly caseId: number;
  /** For which it was done: a day that was chosen meanwhile is told to the courier next. */
  readonly day: string;
  readonly done: { readonly step: 'book'; readonly shipment: string } | { readonly step: 'cancel' } | { readonly step: 'ask' };
  /** ISO 8601. */
  readonly at: string;
}
