import { grosze } from 'shared-contracts/money';
import type { Static } from 'typebox';
import { canSendAgain } from '../gift-cards/rows.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { stepsOf } from '../orders/order-steps.ts';
import { orderView } from '../orders/order-view.ts';
import type { PathOf } from '../orders/product-paths.ts';
import type { DeskOrder, DeskOrderRow } from '../rest/schemas/index.ts';
import type { OrderAtDesk } from './order-read-transactions.ts';

/** An order in the desk's list. */
export function deskOrderRow({ document, ...order }: OrderRecord): Static<typeof DeskOrderRow> {
  const { firstname, lastname, company, telephone } = document.billing;
  return {
    id: order.id,
    number: order.number,
    placed_at: order.placed_at.toISOString(),
    name: [company, [firstname, lastname].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    email: order.email,
    telephone,
    status: order.status,
    payment_title: document.payment.title,
    payment_status: order.payment_status,
    total: grosze(order.grand_total),
  };
}

type Entry = Static<typeof DeskOrder>['history'][number];

const mailState = ({ sent_at: sent, given_up_at: givenUp }: OrderAtDesk['mails'][number]): string =>
  sent !== null ? 'sent' : givenUp !== null ? 'given-up' : 'waiting';

/** J-182: all that has happened to an order, the oldest first. */
function historyOf({ events, payments, reports, refunds, mails, parcel }: OrderAtDesk): Entry[] {
  const entry = (at: Date, kind: Entry['kind'], code: string, detail = '', amount: number | null = null): Entry => ({
    at: at.toISOString(),
    kind,
    code,
    detail,
    amount: amount === null ? null : grosze(amount),
  });
  return [
    ...events.map(({ at, event }) => entry(at, 'event', event)),
    ...payments.map(({ created_at: at, method, status, failure, amount }) => entry(at, 'payment', method, failure ?? status, amount)),
    ...reports.map(({ at, status, result }) => entry(at, 'report', status, result)),
    ...refunds.map(({ created_at: at, way, status, amount }) => entry(at, 'refund', way, status, amount)),
    ...parcel.map(({ at, state }) => entry(at, 'event', `parcel_${state}`)),
    ...mails.map((mail) => entry(mail.created_at, 'mail', mail.kind, mailState(mail))),
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/** An order as staff sees it: without the secret that opens it in the shop. */
export function deskOrder(found: OrderAtDesk, pathOf: PathOf, now: Date): Static<typeof DeskOrder> {
  const { order, refunds, giftCards, note, left, accounts } = found;
  return {
    id: order.id,
    order: { ...orderView(found, pathOf, now), hash: '' },
    steps: [...stepsOf(order)],
    refunded: grosze(refunds.reduce((sum, { amount }) => sum + amount, 0)),
    left: grosze(left),
    refunds: refunds.map(({ id, way, reason, status, amount, created_at: at }) => ({
      refund_id: id,
      way,
      // The contract's reasons are those of its first version.
      reason: reason === 'complaint' ? 'staff' : reason,
      is_of_complaint: reason === 'complaint',
      iban: reason === 'complaint' ? (accounts.find((one) => one.at?.getTime() === at.getTime())?.iban ?? null) : null,
      status,
      amount: grosze(amount),
    })),
    cards_to_resend: giftCards.filter((card) => canSendAgain(card, now)).map(({ position }) => position),
    history: historyOf(found),
    note,
  };
}
