/** What customers do with their data (J-240) and with their account (J-241, J-242). */
import { Type } from 'typebox';
import { newsletterEvents } from '../../newsletter/events.ts';
import { shopReviewStates } from '../../shop-reviews/shop-review.ts';
import { nullable, oneOf, RecordId } from './common.ts';
import { ProofBody } from './second-factor.ts';

const Row = Type.Record(Type.String(), Type.Unknown());
const Rows = Type.Array(Row);

/** J-240 */
export const ExportBody = Type.Object({
  ...ProofBody.properties,
  visitor: Type.Optional(
    Type.String({ format: 'uuid', description: 'Under which this browser has kept its decisions about cookies (J-72)' }),
  ),
});

/** J-240: for people and for other programs; times are ISO 8601, amounts grosze. */
export const CustomerExport = Type.Object({
  made_at: Type.String(),
  profile: Row,
  addresses: Rows,
  sessions: Rows,
  passkeys: Rows,
  orders: Rows,
  withdrawals: Rows,
  complaints: Rows,
  surveys: Rows,
  reviews: Rows,
  questions: Rows,
  lists: Rows,
  carts: Rows,
  cart_reminders: Rows,
  reminders: Rows,
  warranty_reminders: Type.Optional(Rows),
  reservations: Rows,
  messages: Rows,
  consents: Type.Object({ newsletter: Rows, subscriptions: Rows, cookies: Rows }),
});

/** J-244 */
export const CustomerConsents = Type.Object({
  is_email_confirmed: Type.Boolean({ description: 'False: nothing is told about the address, which may be another’s' }),
  newsletter: Type.Array(
    Type.Object({
      store_code: Type.String(),
      store_name: Type.String(),
      event: oneOf(newsletterEvents),
      at: Type.String({ description: 'ISO 8601' }),
    }),
  ),
  shop_reviews: Type.Optional(
    Type.Array(
      Type.Object({
        id: RecordId,
        number: Type.String({ description: 'Of the order' }),
        state: oneOf(shopReviewStates),
        consented_at: Type.String({ description: 'ISO 8601' }),
        withdrawn_at: nullable(Type.String({ description: 'ISO 8601' })),
      }),
      { description: 'Comments of ratings that the shop may publish, or might before (J-340), the latest first' },
    ),
  ),
});

/** J-340 */
export const WithdrawnShopReview = Type.Object({ id: RecordId });

/** J-242 */
export const EmailChangeBody = Type.Object({ ...ProofBody.properties, email: Type.String({ maxLength: 300 }) });
