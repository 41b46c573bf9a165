import type { ParcelEvent } from './parcel.ts';

/** A parcel as a carrier is asked about it. */
export interface CarriedParcel {
  /** As staff has typed it. */
  readonly number: string;
  /** It goes to a point where its recipient collects it. */
  readonly isToPoint: boolean;
  readonly sentAt: Date;
}

/** Who carries parcels. Asking changes nothing, so that any server may ask at any time. */
export interface ParcelCarrier {
  /**
   * All that has happened to a parcel up to now; null: the carrier does not know it, or not yet.
   * @throws when the carrier cannot be asked, or answers what nobody understands; it is asked again later
   */
  readonly track: (parcel: CarriedParcel) => Promise<readonly ParcelEvent[] | null>;
}

/** Who carries what is sent by a shipping method (Y-15 …). */
export interface Carriers {
  /** The shipping methods whose parcels are followed; null: all. */
  readonly methods: readonly string[] | null;
  readonly of: (shippingMethod: string) => ParcelCarrier | undefined;
}
