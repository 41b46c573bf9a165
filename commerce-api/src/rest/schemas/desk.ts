import { Type } from 'typebox';
import type { Static } from 'typebox';
import { contentActions, ownContentKinds } from '../../editing/content.ts';
import { firstRecordKindNames } from '../../editing/records/record-names.ts';
import {
  LONGEST_STAFF_NAME,
  giftCardActions,
  issueActions,
  orderActions,
  pictureActions,
  endSessionsActions,
  replaceActions,
  staffActions,
  staffRoles,
} from '../../desk/staff.ts';
import { nullable, oneOf, RecordId } from './common.ts';

/** Longer than any text that is taken: what is too long is told at its field. */
const Text = Type.String({ maxLength: 20_000 });
const Time = Type.String({ format: 'date-time' });
const decisions = ['publish', 'reject'] as const;

const Product = {
  product_id: RecordId,
  product_name: Type.String(),
  sku: Type.String(),
  product_url: Type.String({ description: 'In the store, complete' }),
};

/** J-157: who holds the token of a call. */
export const Staff = Type.Object({
  id: RecordId,
  name: Type.String(),
  role: oneOf(['moderator', 'admin']),
  is_editor: Type.Optional(Type.Boolean({ description: 'J-217: of the role `editor`, which `role` has no word for' })),
});

/** J-275: who has signed in, and the session that has begun. */
export const SignedInStaff = Type.Object({
  ...Staff.properties,
  session_token: Type.String({ description: 'For further calls; told once' }),
  session_ends_at: Type.String({ format: 'date-time', description: 'In any case; unused, it ends an hour after the last call' }),
});
/** J-275: what the next token of a session is made of. */
export const StaffTokenSuccession = Type.Object({
  nonce: nullable(Type.String({ description: 'Null: the token stays, it has just replaced another' })),
});

export const WaitingReview = Type.Object({
  id: RecordId,
  ...Product,
  waiting_since: nullable(Time),
  is_purchase: Type.Boolean({ description: 'Its author has paid for the product here' }),
  stars: Type.Integer({ minimum: 1, maximum: 5 }),
  author: Type.String(),
  title: Type.String(),
  text: Type.String(),
  photos: Type.Array(Type.Object({ id: Type.String(), width: Type.Integer(), height: Type.Integer() })),
});
export const WaitingReviews = Type.Object({ items: Type.Array(WaitingReview) });

/** J-339: comments of ratings that their authors let the shop publish. */
export const WaitingShopReviews = Type.Object({
  items: Type.Array(
    Type.Object({
      id: RecordId,
      order_id: RecordId,
      number: Type.String({ description: 'Of the order' }),
      store_name: Type.String(),
      waiting_since: Time,
      author: Type.String({ description: 'A first name; empty: none' }),
      shop: Type.Integer({ minimum: 1, maximum: 5 }),
      delivery: Type.Integer({ minimum: 1, maximum: 5 }),
      text: Type.String(),
    }),
  ),
});
export const ShopReviewDecision = Type.Object({
  decision: oneOf(decisions),
  reason: Type.Optional(Text),
});

export const WaitingQuestion = Type.Object({
  id: RecordId,
  ...Product,
  waiting_since: nullable(Time),
  author: Type.String(),
  question: Type.String(),
});
export const WaitingQuestions = Type.Object({ items: Type.Array(WaitingQuestion) });

export const ReminderCount = Type.Object({
  id: RecordId,
  ...Product,
  stock: Type.Integer({ description: 'Mailboxes that wait until it can be bought' }),
  price: Type.Integer({ description: 'Mailboxes that wait until it costs less' }),
});
export const ReminderCounts = Type.Object({ items: Type.Array(ReminderCount) });

export const ErrorReport = Type.Object({
  id: RecordId,
  reported_at: Time,
  name: Type.String(),
  email: Type.String(),
  phone: Type.String({ description: 'Empty: not given' }),
  comment: Type.String(),
  page_url: Type.String({ description: 'Complete; empty: not given' }),
  browser: Type.String(),
  topic: Type.String({ description: 'Of a message to the shop; empty: an error of the shop' }),
  has_picture: Type.Boolean({ description: 'A picture of the screen came with it (J-375)' }),
});
export const ErrorReports = Type.Object({ items: Type.Array(ErrorReport) });

export const ReviewDecision = Type.Object({
  decision: oneOf(decisions),
  reason: Type.Optional(Text),
  without_photos: Type.Optional(Type.Array(Type.String({ format: 'uuid' }), { maxItems: 20, description: 'Which are not published' })),
});
export const QuestionDecision = Type.Object({
  decision: oneOf(decisions),
  reason: Type.Optional(Text),
  answer: Type.Optional(Type.String({ maxLength: 20_000, description: "The shop's, published with the question" })),
});
export const QuestionAnswer = Type.Object({ answer: Text });
export const DecisionAnswer = Type.Object({ id: RecordId, state: oneOf(['published', 'rejected', 'answered']) });

export const StaffToken = Type.Object({ ...Staff.properties, created_at: Time });
export const StaffTokens = Type.Object({ items: Type.Array(StaffToken) });
export const NewStaffToken = Type.Object({
  name: Type.String({ maxLength: 1000, description: `Of its holder, at most ${LONGEST_STAFF_NAME} characters` }),
  role: oneOf(staffRoles),
  own_token: Type.Optional(
    Type.String({ maxLength: 300, description: "J-275: of who makes it; needed where the call carries a session's token" }),
  ),
});
/** J-358 */
export const EndSessionsBody = Type.Object({
  who: oneOf(['customer', 'customers', 'staff']),
  email: Type.Optional(Type.String({ maxLength: 300, description: 'Of the customer, where it is one' })),
  own_token: Type.Optional(
    Type.String({ maxLength: 300, description: "Of who ends them; needed where the call carries a session's token" }),
  ),
});
export const EndedSessions = Type.Object({ ended: Type.Integer({ minimum: 0, description: 'How many sessions have ended' }) });
export const MadeStaffToken = Type.Object({ ...Staff.properties, token: Type.String({ description: 'Told once' }) });

/** J-159: who has changed what: ids and states alone. */
export const StaffActionRow = Type.Object({
  id: RecordId,
  staff_id: nullable(RecordId),
  staff_name: nullable(Type.String({ description: 'Null: the server itself' })),
  made_at: Time,
  action: oneOf(staffActions),
  subject_id: RecordId,
  state_before: Type.String(),
  state_after: Type.String(),
});
const contentAction = <Kind extends string>(kinds: readonly Kind[]) =>
  Type.Object({
    ...Type.Omit(StaffActionRow, ['action']).properties,
    action: oneOf(contentActions),
    kind: oneOf(kinds),
    key: Type.String(),
  });

export const StaffActions = Type.Object({
  items: Type.Array(StaffActionRow),
  withdrawals: Type.Array(Type.Omit(StaffActionRow, ['action']), { description: 'Steps of withdrawals; ids are counted together (J-205)' }),
  content: Type.Array(contentAction(ownContentKinds), {
    description: 'Changes of what the shop says, from which version to which; ids are counted together (J-217)',
  }),
  records: Type.Array(contentAction(firstRecordKindNames), { description: 'The same of records of a form of fields (J-257)' }),
  other_records: Type.Optional(
    Type.Array(Type.Object({ ...contentAction(firstRecordKindNames).properties, kind: Type.String() }), {
      description: 'The same of kinds that the first contract has not (J-320)',
    }),
  ),
  complaints: Type.Array(Type.Omit(StaffActionRow, ['action']), { description: 'Replies to complaints; ids are counted together (J-232)' }),
  reservations: Type.Array(Type.Omit(StaffActionRow, ['action']), { description: 'Reservations that were handed out or given up (J-220)' }),
  invoices: Type.Array(Type.Omit(StaffActionRow, ['action']), {
    description: 'KSeF numbers of invoices of orders; ids are counted together (J-245)',
  }),
  orders: Type.Array(Type.Object({ ...Type.Omit(StaffActionRow, ['action']).properties, action: oneOf(orderActions) }), {
    description: 'What was done with orders (J-185)',
  }),
  gift_cards: Type.Optional(
    Type.Array(Type.Object({ ...Type.Omit(StaffActionRow, ['action']).properties, action: oneOf(giftCardActions) }), {
      description: 'Gift cards that were sent again or cancelled, by their orders (J-251, J-254)',
    }),
  ),
  pictures: Type.Optional(
    Type.Array(Type.Object({ ...Type.Omit(StaffActionRow, ['action']).properties, action: oneOf(pictureActions) }), {
      description: 'Pictures that editors have uploaded, described or removed, by their ids (J-291)',
    }),
  ),
  replacements: Type.Optional(
    Type.Array(Type.Object({ ...Type.Omit(StaffActionRow, ['action']).properties, action: oneOf(replaceActions) }), {
      description: 'Texts that were replaced in many contents at once, one row each (J-293)',
    }),
  ),
  newsletters: Type.Optional(
    Type.Array(Type.Object({ ...Type.Omit(StaffActionRow, ['action']).properties, action: oneOf(issueActions) }), {
      description: 'Issues of the newsletter that were written, tried, sent or stopped, by their numbers (J-345)',
    }),
  ),
  sessions: Type.Optional(
    Type.Array(
      Type.Object({
        ...Type.Omit(StaffActionRow, ['action', 'subject_id']).properties,
        action: oneOf(endSessionsActions),
        subject_id: Type.Integer({ minimum: 0, description: 'The customer; 0: all of them' }),
      }),
      { description: 'Sessions that an admin has ended (J-358)' },
    ),
  ),
  shop_reviews: Type.Optional(
    Type.Array(Type.Omit(StaffActionRow, ['action']), { description: 'Comments of ratings that were published or refused (J-339)' }),
  ),
});

export type DeskProduct = Static<Type.TObject<typeof Product>>;
