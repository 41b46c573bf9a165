import type { Database } from '../database/database.ts';
import type { MailWaker } from '../orders/services.ts';
import { polishDay } from '../promise/working-days.ts';
import type { GiftCardTransactions } from './transactions.ts';

const checkEveryMs = 60_000;
const hourMs = 60 * 60_000;
/** A card of a later day comes in the morning. */
const morningHour = 8;
const mostAtOnce = 50;

interface Services {
  readonly database: Database<GiftCardTransactions>;
  readonly mail: MailWaker;
}

/** Sends the cards whose day has come. @returns of how many orders */
export async function sendDueCards({ database, mail }: Services, now: Date): Promise<number> {
  const day = polishDay(new Date(now.getTime() - morningHour * hourMs));
  const orders = await database.run('gift-cards.send-due', { day, at: now.toISOString(), most: mostAtOnce });
  if (orders > 0) mail.wake();
  return orders;
}

/**
 * Looks for cards whose day has come, every minute.
 * @param report logs a run that failed; the next one comes anyway
 * @returns ends it
 */
export function startGiftCards(services: Services & { readonly now: () => Date }, report: (error: unknown) => void): () => void {
  const timer = setInterval(() => void sendDueCards(services, services.now()).catch(report), checkEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
