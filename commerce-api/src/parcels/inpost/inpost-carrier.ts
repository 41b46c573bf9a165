import * as v from 'valibot';
import type { ParcelCarrier } from '../carrier.ts';
import { wayOf } from '../parcel.ts';
import { stateOf } from './states.ts';

const limitMs = 10_000;
/** More than any parcel has. */
const mostDetails = 500;

/** What is read of the answer of `GET /v1/tracking/{number}`. */
const Tracking = v.object({
  tracking_details: v.pipe(
    v.array(
      v.object({
        status: v.string(),
        datetime: v.pipe(
          v.string(),
          v.check((text) => !Number.isNaN(Date.parse(text)), 'must be a time'),
        ),
      }),
    ),
    v.maxLength(mostDetails),
  ),
});

/**
 * Parcels of InPost, by the tracking of its ShipX API, which is open to everybody who knows a number.
 * @param url its origin
 */
export const inpostCarrier = (url: string, send: typeof fetch = fetch): ParcelCarrier => ({
  track: async ({ number }) => {
    const answer = await send(`${url}/v1/tracking/${encodeURIComponent(number.replaceAll(/\s/g, ''))}`, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal: AbortSignal.timeout(limitMs),
    });
    // A number that was printed a minute ago, or mistyped.
    if (answer.status === 404) return null;
    if (!answer.ok) throw new Error(`InPost answers ${answer.status} to the tracking of a parcel`);
    const read = v.safeParse(Tracking, await answer.json());
    if (!read.success)
      throw new Error(
        `InPost answers the tracking of a parcel with something else: ${v.flatten(read.issues).root?.[0] ?? 'fields differ'}`,
      );
    return wayOf(
      read.output.tracking_details.flatMap(({ status, datetime }) => {
        const state = stateOf(status);
        return state === undefined ? [] : [{ state, at: new Date(datetime) }];
      }),
    );
  },
});
