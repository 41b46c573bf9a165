import type { Carriers } from './carrier.ts';
import { inpostCarrier } from './inpost/inpost-carrier.ts';
import { sandboxCarrier } from './sandbox-carrier.ts';

/** Who tells where parcels are: the sandbox all of them, InPost its own ones, nobody any. */
export const parcelTrackings = ['sandbox', 'inpost', 'off'] as const;

export interface TrackingSettings {
  readonly parcels: (typeof parcelTrackings)[number];
  /** Origin of InPost's API. */
  readonly inpostUrl: string;
}

/** Shipping methods that InPost carries (Y-17, Y-18). */
const ofInpost: readonly string[] = ['paczkomaty', 'inpost'];

/** The carriers that the settings name. Beside a real one there is no sandbox: it would invent where parcels are. */
export function openCarriers({ parcels, inpostUrl }: TrackingSettings, now: () => Date): Carriers {
  if (parcels === 'off') return { methods: [], of: () => undefined };
  if (parcels === 'sandbox') {
    const sandbox = sandboxCarrier(now);
    return { methods: null, of: () => sandbox };
  }
  const inpost = inpostCarrier(inpostUrl);
  return { methods: ofInpost, of: (method) => (ofInpost.includes(method) ? inpost : undefined) };
}
