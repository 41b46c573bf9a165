import type { Plan, Purchase } from './purchase.ts';
import type { Records } from './records.ts';

const placed = 'order-placed';

/** Kinds of the e-mails that somebody gets who has followed a plan, each once unless it is listed more often. */
const kindsOf: Readonly<Record<Plan, readonly string[]>> = {
  plain: [placed],
  warranty: [placed],
  voucher: [placed],
  refunded: [placed, 'order-paid', 'order-refunded'],
  withdrawn: [placed, 'order-status', 'order-status', 'order-status', 'withdrawal-submitted'],
  cancelled: [placed, 'order-status'],
  reserved: ['reservation-made'],
  'reservation-given-up': ['reservation-made'],
};

const wantedOf = (purchase: Exclude<Purchase, { readonly kind: 'sold-out' }>): readonly string[] =>
  kindsOf[purchase.kind === 'reserved' ? 'reserved' : purchase.plan];

const key = (kinds: readonly string[]): string => kindsInOrder(kinds).join();
const kindsInOrder = (kinds: readonly string[]): readonly string[] => kinds.toSorted();

/** How many buyers have got other e-mails than their plan brings, and how many e-mails went to somebody else. */
export function wrongMails(purchases: readonly Purchase[], { mails }: Pick<Records, 'mails'>): number {
  const buyers = purchases.filter((purchase) => purchase.kind !== 'sold-out');
  const addresses = new Set(buyers.map(({ email }) => email));
  // SMS have a telephone number.
  const byRecipient = Map.groupBy(
    mails.filter(({ recipient }) => recipient.includes('@')),
    ({ recipient }) => recipient,
  );
  const wrong = buyers.filter((buyer) => key((byRecipient.get(buyer.email) ?? []).map(({ kind }) => kind)) !== key(wantedOf(buyer)));
  return wrong.length + [...byRecipient.keys()].filter((recipient) => !addresses.has(recipient)).length;
}
