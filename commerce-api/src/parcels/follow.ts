import type { Database } from '../database/database.ts';
import type { MailWaker } from '../orders/services.ts';
import { lookRepeatedly } from '../server/repeated-look.ts';
import type { Carriers } from './carrier.ts';
import type { ParcelTransactions } from './transactions.ts';

export interface FollowServices {
  readonly database: Database<ParcelTransactions>;
  readonly mail: MailWaker;
  readonly carriers: Carriers;
  /** When it is written down and told. */
  readonly now: () => Date;
}

interface FollowOptions {
  /** Parcels are followed whose turn has come at this time. */
  readonly at: Date;
  /** The number of an order, where its parcel alone is wanted. */
  readonly order?: string;
  /** Logs a parcel whose carrier could not be asked; the others are followed. */
  readonly report: (error: unknown) => void;
}

const lookEveryMs = 60_000;
const askEveryMs = 15 * 60_000;
const dayMs = 24 * 60 * 60_000;
/** No carrier has a parcel for so long. */
const followedDays = 45;
const mostAtOnce = 20;

/** J-310: asks the carriers about parcels that are on their way, and tells their recipients. */
export async function followParcels(
  { database, mail, carriers, now }: FollowServices,
  { at, order, report }: FollowOptions,
): Promise<void> {
  const { methods } = carriers;
  if (methods?.length === 0) return;
  const inMs = (ms: number): string => new Date(at.getTime() + ms).toISOString();
  const claim = {
    at: at.toISOString(),
    askAgainAt: inMs(askEveryMs),
    sentSince: inMs(-followedDays * dayMs),
    methods,
    order: order ?? null,
    most: mostAtOnce,
  };
  for (;;) {
    const due = await database.run('parcels.claim', claim);
    for (const parcel of due) {
      try {
        const { orderId, shippingMethod, ...carried } = parcel;
        const events = await carriers.of(shippingMethod)?.track(carried);
        if (events == null || events.length === 0) continue;
        if (await database.run('parcels.note', { orderId, number: carried.number, events, at: now().toISOString() })) mail.wake();
      } catch (error) {
        report(error);
      }
    }
    if (due.length < mostAtOnce) return;
  }
}

/** Follows parcels every minute, each every quarter of an hour. @returns ends it */
export function startParcels(services: FollowServices, report: (error: unknown) => void): () => void {
  const work = (): Promise<void> => followParcels(services, { at: services.now(), report });
  return lookRepeatedly(work, lookEveryMs, report).stop;
}
