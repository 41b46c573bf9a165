/** A parcel that a courier is to collect. */
export interface PickupOrder {
  /** The number of the complaint or the withdrawal: the same one means the same collection. */
  readonly reference: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly from: {
    readonly name: string;
    readonly street: string;
    readonly postcode: string;
    readonly city: string;
    readonly telephone: string;
  };
}

/**
 * Who collects the goods of complaints and large withdrawn goods. Each call may be repeated: a server that is killed after one, or a second server, makes it again.
 */
export interface PickupCourier {
  /** Orders a collection, or moves that of the same reference to another day. @returns the number of the parcel, the same each time */
  readonly book: (order: PickupOrder) => Promise<string>;
  /** No collection of this reference comes any more. */
  readonly cancel: (reference: string) => Promise<void>;
  /** Whether it has the parcel. */
  readonly hasCollected: (order: Pick<PickupOrder, 'reference' | 'day'>) => Promise<boolean>;
}
