import type { FastifyBaseLogger } from 'fastify';
import type { CatalogueChanges } from '../catalogue/changes.ts';
import { startCartReminders } from '../cart-reminders/send-left.ts';
import { startCleanUp } from '../clean-up/clean-up.ts';
import { startPickups } from '../pickups/run.ts';
import { sandboxCourier } from '../pickups/sandbox-courier.ts';
import type { Config } from '../config/config.ts';
import { startGiftCards } from '../gift-cards/send-timer.ts';
import { startIssues } from '../newsletter/issues/send-issues.ts';
import { startExpiry } from '../orders/expiry-timer.ts';
import { startReservationExpiry } from '../reservations/expiry-timer.ts';
import { startParcels } from '../parcels/follow.ts';
import { openCarriers } from '../parcels/open-carriers.ts';
import { startRatingReminders } from '../surveys/send-reminders.ts';
import { startWarrantyReminders } from '../warranty-reminders/send-due.ts';
import type { AppServices } from './app-services.ts';

/** Starts what a server does from time to time without being asked. @returns stops all of it */
export function startBackgroundWork(
  services: AppServices,
  changes: CatalogueChanges,
  {
    config,
    log,
  }: {
    readonly config: Pick<Config, 'cartReminderHours' | 'newsletterPerMinute' | 'retention' | 'tracking'>;
    readonly log: FastifyBaseLogger;
  },
): () => void {
  const failed = (message: string) => (error: unknown) => log.warn({ err: error }, message);
  const { database, now } = services;
  const stops = [
    startExpiry(services, changes, failed('unpaid orders could not be looked for')),
    startReservationExpiry(services, changes, failed('reservations that have run out could not be looked for')),
    startGiftCards(services, failed('gift cards whose day has come could not be sent')),
    startCartReminders(services, config.cartReminderHours, failed('carts that were left could not be looked for')),
    startIssues(services, config.newsletterPerMinute, failed('an issue of the newsletter could not be sent')).stop,
    startWarrantyReminders(services, failed('warranties that end could not be looked for')),
    startPickups(
      { database, courier: sandboxCourier(now), now },
      failed('a courier could not be told of a collection of goods, or asked about it'),
    ),
    startRatingReminders(services, failed('ratings that were not given could not be looked for')),
    startParcels(
      { database, mail: services.mail, carriers: openCarriers(config.tracking, now), now },
      failed('a carrier could not be asked about a parcel'),
    ),
    startCleanUp(services, config.retention, failed('the clean-up failed')),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
