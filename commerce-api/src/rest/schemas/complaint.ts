/** ∅09: complaints, as claimants send and read them. */
import {
  COMPLAINT_BASES,
  COMPLAINT_BUYERS,
  COMPLAINT_CHANNELS,
  COMPLAINT_DEMANDS,
  COMPLAINT_STATES,
  MOST_COMPLAINT_FILES,
  PURCHASE_PROOFS,
  RETURN_WAYS,
  SECOND_STAGE_REASONS,
} from 'shared-contracts/complaints';
import { Type } from 'typebox';
import { Money, nullable, oneOf, RecordId } from './common.ts';

/** Longer than what is taken: what is too long is told at its field. */
const Text = Type.String({ maxLength: 20_000 });
const Line = Type.String({ maxLength: 1000 });
const Day = Type.String({ maxLength: 20, description: 'YYYY-MM-DD' });
const FileId = Type.String({ format: 'uuid' });

export const ComplaintTypes = Type.Object({ items: Type.Array(Type.Object({ id: RecordId, name: Type.String() })) });

/** */
export const DocumentQuery = Type.Object({
  docNo: Type.String({ minLength: 1, maxLength: 100 }),
  docDate: Day,
  storeId: Type.Optional(RecordId),
});
export const CheckedDocument = Type.Object({
  kind: oneOf(['receipt', 'invoice']),
  doc_no: Type.String(),
  doc_date: Type.String(),
  store: Type.Object({ id: RecordId, name: Type.String() }),
  items: Type.Array(Type.Object({ sku: Type.String(), name: Type.String(), qty: Type.Integer() })),
});

/** */
export const ComplaintBody = Type.Object({
  channel: oneOf(COMPLAINT_CHANNELS),
  claimant: Type.Object({ firstname: Line, lastname: Line, street: Line, postcode: Line, city: Line, email: Line, telephone: Line }),
  buyer: oneOf(COMPLAINT_BUYERS),
  nip: Type.Optional(Line),
  document: Type.Object({
    type: oneOf(PURCHASE_PROOFS),
    docNo: Type.Optional(Line),
    docDate: Type.Optional(Day),
    storeId: Type.Optional(RecordId),
  }),
  product: Type.Object({
    sku: Type.Optional(Line),
    name: Type.Optional(Line),
    serial: Type.Optional(Line),
    qty: Type.Integer({ minimum: 1, maximum: 999 }),
  }),
  complaint_type: RecordId,
  defect_found_on: Day,
  description: Text,
  basis: oneOf(COMPLAINT_BASES),
  demand: oneOf(COMPLAINT_DEMANDS),
  demand_reason: Type.Optional(oneOf(SECOND_STAGE_REASONS)),
  amount: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'By how much the price is to be reduced (grosze)' })),
  iban: Type.Optional(Line),
  return_way: oneOf(RETURN_WAYS),
  pickup_on: Type.Optional(
    Type.String({ maxLength: 20, description: 'Of the days offered: on which a courier comes (J-288), YYYY-MM-DD' }),
  ),
  files: Type.Optional(Type.Array(FileId, { maxItems: MOST_COMPLAINT_FILES, description: 'As they were uploaded' })),
  checked_terms: Type.Optional(Type.Boolean({ description: 'The consent to the use of the data for the complaint' })),
});
export const SubmittedComplaint = Type.Object({ complaintNumber: Type.String() });
export const ComplaintFileAnswer = Type.Object({ id: FileId });

/** nothing of the claimant is told. */
export const ComplaintNumber = Type.Object({ complaintNumber: Type.String({ minLength: 1, maxLength: 100 }) });
const ClaimantEmail = Type.Optional(Type.String({ maxLength: 254, description: 'Of the complaint: proves its claimant (J-287)' }));
export const StatusBody = Type.Object({ ...ComplaintNumber.properties, email: ClaimantEmail });
const Event = Type.Object({ state: oneOf(COMPLAINT_STATES), at: Type.String({ format: 'date-time' }), message: Type.String() });
export const ComplaintStatus = Type.Object({
  complaintNumber: Type.String(),
  state: oneOf(COMPLAINT_STATES),
  submitted_at: Type.String({ format: 'date-time' }),
  answer_by: Type.String({ description: 'YYYY-MM-DD' }),
  product_name: Type.String(),
  demand: oneOf(COMPLAINT_DEMANDS),
  timeline: Type.Array(Event),
  is_proven: Type.Optional(Type.Boolean({ description: 'Whether messages are told: to the claimant alone (J-287)' })),
  messages: Type.Optional(
    Type.Array(Type.Object({ at: Type.String({ format: 'date-time' }), text: Type.String(), files: Type.Array(Type.String()) }), {
      description: 'Of the claimant, with the names of their files (J-286)',
    }),
  ),
  pickup: Type.Optional(
    nullable(
      Type.Object({
        day: nullable(Type.String({ description: 'YYYY-MM-DD; null: none was chosen yet' })),
        shipment: nullable(Type.String({ description: 'The number of the parcel, once the courier knows of it' })),
        collected_at: nullable(Type.String({ format: 'date-time' })),
        days: Type.Array(Type.String(), { description: 'That can be chosen now; none: it can be changed no more' }),
      }),
    ),
  ),
  refund: Type.Optional(
    nullable(
      Type.Object(
        {
          at: nullable(Type.String({ format: 'date-time', description: 'Null: it waits' })),
          amount: nullable(Money('Given back; null: it waits, or whoever asks is not the claimant')),
          note: Type.String({ description: 'Of staff, for the claimant: why it is less' }),
        },
        { description: 'Of an accepted complaint with which money was demanded (J-333)' },
      ),
    ),
  ),
});

/** J-286 */
export const ComplaintMessageBody = Type.Object({
  ...StatusBody.properties,
  text: Text,
  files: Type.Optional(Type.Array(FileId, { maxItems: MOST_COMPLAINT_FILES, description: 'As they were uploaded' })),
});
/** J-288 */
export const PickupDays = Type.Object({ days: Type.Array(Type.String({ description: 'YYYY-MM-DD' })) });
export const ComplaintPickupBody = Type.Object({ ...StatusBody.properties, day: Day });

const SentFile = Type.Object({ id: FileId, name: Type.String(), media_type: oneOf(['image/webp', 'application/pdf']) });

/** J-232: as staff reads it. */
export const OpenComplaint = Type.Object({
  id: RecordId,
  number: Type.String(),
  state: oneOf(COMPLAINT_STATES),
  submitted_at: Type.String({ format: 'date-time' }),
  answer_by: Type.String(),
  channel: oneOf(COMPLAINT_CHANNELS),
  claimant: Type.Object({
    name: Type.String(),
    email: Type.String(),
    telephone: Type.String(),
    address: Type.String(),
  }),
  buyer: oneOf(COMPLAINT_BUYERS),
  nip: nullable(Type.String()),
  proof: oneOf(PURCHASE_PROOFS),
  proof_text: Type.String({ description: 'Number, day, shop' }),
  product_name: Type.String(),
  sku: nullable(Type.String()),
  serial: nullable(Type.String()),
  qty: Type.Integer(),
  type: Type.String(),
  defect_found_on: Type.String(),
  description: Type.String(),
  basis: oneOf(COMPLAINT_BASES),
  demand: oneOf(COMPLAINT_DEMANDS),
  demand_reason: nullable(oneOf(SECOND_STAGE_REASONS)),
  amount: nullable(Money('By how much the price is to be reduced')),
  iban: nullable(Type.String()),
  return_way: oneOf(RETURN_WAYS),
  timeline: Type.Array(Event),
  files: Type.Array(SentFile),
  language: Type.Optional(oneOf(['pl', 'ua'], 'In which the claimant has written')),
  messages: Type.Optional(
    Type.Array(Type.Object({ at: Type.String({ format: 'date-time' }), text: Type.String(), files: Type.Array(SentFile) }), {
      description: 'What the claimant has written back (J-286)',
    }),
  ),
  pickup: Type.Optional(
    nullable(
      Type.Object({
        day: Type.String({ description: 'YYYY-MM-DD' }),
        shipment: nullable(Type.String()),
        collected_at: nullable(Type.String({ format: 'date-time' })),
      }),
    ),
  ),
  refund: Type.Optional(
    nullable(
      Type.Object(
        {
          expected: nullable(Money('What is due; null: the shop does not know what was paid')),
          left: nullable(Money('Of its order that can still be given back; null: it is of none, and staff transfers the money')),
        },
        { description: 'That waits, of an accepted complaint (J-333)' },
      ),
    ),
  ),
});
export const OpenComplaints = Type.Object({ items: Type.Array(OpenComplaint) });
export const ComplaintReplyBody = Type.Object({ reply: oneOf(['answered', 'accepted', 'rejected']), message: Text });
export const ComplaintReplyAnswer = Type.Object({ id: RecordId, state: oneOf(COMPLAINT_STATES) });
/** J-333 */
export const ComplaintRefundBody = Type.Object({
  amount: Type.Integer({ minimum: 0, maximum: 100_000_000, description: 'Grosze; 0: nothing is given back' }),
  note: Type.Optional(Text),
});
export const ComplaintRefundAnswer = Type.Object({
  id: RecordId,
  by_hand: Type.Boolean({ description: 'No gateway brought a part of the money: staff transfers it, of an order by its list of refunds' }),
});
