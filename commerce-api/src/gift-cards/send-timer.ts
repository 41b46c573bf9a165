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

/**
 * Sends the cards whose day has come.
 * @param report logs an order whose cards could not be sent; those of others are
 * @returns of how many orders
 */
export async function sendDueCards({ database, mail }: Services, now: Date, report: (error: unknown) => void): Promise<number> {
  const day = polishDay(new Date(now.getTime() - morningHour * hourMs));
  let sent = 0;
  let after = 0;
  for (;;) {
    const orders = await database.run('gift-cards.due', { day, after, most: mostAtOnce });
    for (const orderId of orders) {
      try {
        await database.run('gift-cards.send-due', { orderId, day, at: now.toISOString() });
        sent += 1;
      } catch (error) {
        report(error);
      }
    }
    const last = orders.at(-1);
    if (last === undefined) break;
    after = last;
  }
  if (sent > 0) mail.wake();
  return sent;
}

/**
 * Looks for cards whose day has come, every minute.
 * @param report logs what failed; the next run comes anyway
 * @returns ends it
 */
export function startGiftCards(services: Services & { readonly now: () => Date }, report: (error: unknown) => void): () => void {
  const timer = setInterval(() => void sendDueCards(services, services.now(), report).catch(report), checkEveryMs);
  timer.unref();
  return () => clearInterval(timer);
}
