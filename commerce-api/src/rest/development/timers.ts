import { Type } from 'typebox';
import { remindOfCarts } from '../../cart-reminders/send-left.ts';
import { cleanUp } from '../../clean-up/clean-up.ts';
import { settlePickups } from '../../pickups/run.ts';
import { sandboxCourier } from '../../pickups/sandbox-courier.ts';
import { sendDueCards } from '../../gift-cards/send-timer.ts';
import { cancelExpired } from '../../orders/expiry-timer.ts';
import { followParcels } from '../../parcels/follow.ts';
import { openCarriers } from '../../parcels/open-carriers.ts';
import { endExpired } from '../../reservations/expiry-timer.ts';
import { sendRatingReminders } from '../../surveys/send-reminders.ts';
import { remindOfWarranties } from '../../warranty-reminders/send-due.ts';
import type { TypedApp } from '../types.ts';
import type { DevelopmentParts } from './parts.ts';

const Time = Type.Object({ now: Type.String({ format: 'date-time' }) });
const OrderTime = Type.Object({ order: Type.String(), now: Type.String({ format: 'date-time' }) });

type Report = (what: string) => (error: unknown) => void;

/** The work of the server's timers, at a time that the caller gives. */
export function timerCalls(
  app: TypedApp,
  { services, changes, retention, cartReminderHours, advanceClock, publisher, promotionEnds }: DevelopmentParts,
): void {
  const at = (name: string, run: (now: Date, report: Report) => Promise<unknown>): void =>
    void app.post(`/dev/${name}`, { schema: { hide: true, body: Time } }, (request) =>
      run(new Date(request.body.now), (what) => (error) => request.log.warn({ err: error }, what)),
    );
  at('expire-orders', async (now) => ({ cancelled: await cancelExpired(services, changes, now) }));
  at('expire-reservations', async (now) => ({ ended: await endExpired(services, changes, now) }));
  at('send-gift-cards', async (now, report) => ({ orders: await sendDueCards(services, now, report('gift cards could not be sent')) }));
  at('clean-up', (now) => cleanUp(services.database, retention, now));
  at('cart-reminders', async (now) => {
    await remindOfCarts(services, cartReminderHours, now);
    return true;
  });
  at('warranty-reminders', async (now) => {
    await remindOfWarranties(services, now);
    return true;
  });
  at('pickups', async (now, report) => {
    const courier = sandboxCourier(() => now);
    await settlePickups({ database: services.database, courier }, now, report('a courier could not be reached'));
    return true;
  });
  app.post('/dev/rating-reminders', { schema: { hide: true, body: OrderTime } }, async ({ body: { order, now } }) => {
    await sendRatingReminders(services, { at: new Date(now), order });
    return true;
  });
  app.post('/dev/parcels', { schema: { hide: true, body: OrderTime } }, async (request) => {
    const at = new Date(request.body.now);
    const carriers = openCarriers({ parcels: 'sandbox', inpostUrl: '' }, () => at);
    const report = (error: unknown): void => request.log.warn({ err: error }, 'a carrier failed');
    await followParcels({ ...services, carriers }, { at, order: request.body.order, report });
    return true;
  });
  // Codes and challenges end after a while.
  app.post(
    '/dev/clock',
    { schema: { hide: true, body: Type.Object({ ms: Type.Integer({ minimum: 0, maximum: 365 * 24 * 60 * 60_000 }) }) } },
    async (request) => {
      advanceClock(request.body.ms);
      await publisher.look();
      await promotionEnds.look();
      return { now: services.now().toISOString() };
    },
  );
}
