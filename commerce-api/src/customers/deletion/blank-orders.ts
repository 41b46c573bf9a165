import { sql } from 'kysely';
import type { GiftDetails } from 'shared-contracts/gift-cards';
import type { Connection } from '../../database/database.ts';
import { anyOf } from '../../database/expressions.ts';
import type { OrderDocument } from '../../orders/order-document.ts';
import type { SurveyAnswer } from '../../surveys/survey.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** For so long after a gift card has expired somebody may still ask about it. */
const giftKeptMs = 90 * dayMs;

interface Buyer {
  readonly customerId: number;
  /** Lower case; proven by the link that was sent there. */
  readonly email: string;
  /** ISO 8601. */
  readonly at: string;
}

const withoutText = (answer: SurveyAnswer): SurveyAnswer =>
  answer.kind === 'rating' ? { ...answer, comment: '' } : { ...answer, text: '' };

const withoutRecipient = ({ day }: GiftDetails): GiftDetails => ({ recipientEmail: '', recipientName: '', message: '', day });

async function blankSurveys(db: Connection, orderIds: readonly number[]): Promise<void> {
  // J-340: no comment stays on the page of the shop's reviews.
  await db.deleteFrom('shop_review').where('order_id', '=', anyOf(orderIds)).execute();
  const answered = await db
    .selectFrom('order_survey')
    .select(['id', 'document'])
    .where('order_id', '=', anyOf(orderIds))
    .where('document', 'is not', null)
    .execute();
  for (const { id, document } of answered)
    if (document !== null)
      await db
        .updateTable('order_survey')
        .set({ document: withoutText(document) })
        .where('id', '=', id)
        .execute();
}

/** To whom cards went that expired long ago. */
async function blankGifts(db: Connection, orderIds: readonly number[], at: string): Promise<void> {
  const cards = await db
    .selectFrom('gift_card')
    .innerJoin('voucher', 'voucher.id', 'gift_card.voucher_id')
    .select(['gift_card.order_id', 'gift_card.position', 'gift_card.line', 'gift_card.gift'])
    .where('gift_card.order_id', '=', anyOf(orderIds))
    .where('voucher.expires_at', '<', new Date(Date.parse(at) - giftKeptMs))
    .execute();
  for (const { order_id: orderId, position, line, gift } of cards) {
    await db
      .updateTable('gift_card')
      .set({ gift: withoutRecipient(gift) })
      .where('order_id', '=', orderId)
      .where('position', '=', position)
      .execute();
    const { document } = await db.selectFrom('shop_order').select('document').where('id', '=', orderId).executeTakeFirstOrThrow();
    const items = document.items.map((item, place) =>
      place === line && item.gift !== undefined ? { ...item, gift: withoutRecipient(item.gift) } : item,
    );
    await db
      .updateTable('shop_order')
      .set({ document: { ...document, items } })
      .where('id', '=', orderId)
      .execute();
  }
}

/**
 * J-241: orders stay, made with the account or as a guest with its address; what no law wants of them goes: ids of statistics, what was
 * written in surveys (published or not), to whom gift cards went that expired long ago.
 */
export async function blankOrders(db: Connection, { customerId, email, at }: Buyer): Promise<void> {
  const orders = await db
    .updateTable('shop_order')
    .set((eb) => ({ document: sql<OrderDocument>`${eb.ref('document')} || '{"analyticsIds":{}}'::jsonb` }))
    .where((eb) =>
      eb.or([eb('customer_id', '=', customerId), eb.and([eb('customer_id', 'is', null), eb(sql<string>`lower(email)`, '=', email)])]),
    )
    .returning('id')
    .execute();
  const ids = orders.map(({ id }) => id);
  await blankSurveys(db, ids);
  await blankGifts(db, ids, at);
}
