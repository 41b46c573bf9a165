import { newToken, tokenHash } from '../customers/token.ts';
import type { Connection } from '../database/database.ts';
import type { SurveyLink } from '../mail/mail.ts';
import type { OrderStatus } from '../rest/schemas/index.ts';
import type { SurveyKind } from './survey.ts';

const kindOf = (status: OrderStatus): SurveyKind | null =>
  status === 'delivered' ? 'rating' : status === 'cancelled' ? 'cancellation' : null;

/** what the e-mail about an order's end asks for; undefined for other states, and where it has been asked before. */
export async function askAboutOrder(db: Connection, orderId: number, status: OrderStatus, at: string): Promise<SurveyLink | undefined> {
  const kind = kindOf(status);
  if (kind === null) return undefined;
  const token = newToken();
  const asked = await db
    .insertInto('order_survey')
    .values({ id: tokenHash(token), order_id: orderId, kind, asked_at: at })
    .onConflict((conflict) => conflict.columns(['order_id', 'kind']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return asked === undefined ? undefined : { kind, orderId, token };
}
