import { parseApiError } from 'shared-contracts/errors';
import { createDeskClient, type operations } from 'shared-contracts/rest';
import { DeskError } from './desk-error.ts';
import { tokenKeeper } from './session-token.ts';
import { heldToken } from './session.ts';
import texts from './texts/pl.json';

type Answer<Name extends keyof operations> = operations[Name] extends {
  readonly responses: { readonly 200: { readonly content: { readonly 'application/json': infer Body } } };
}
  ? Body
  : never;

export type Staff = Answer<'readStaff'>;
export type WaitingReview = Answer<'waitingReviews'>['items'][number];
export type WaitingQuestion = Answer<'waitingQuestions'>['items'][number];
export type ReminderCount = Answer<'reminderCounts'>['items'][number];
export type OpenErrorReport = Answer<'openErrorReports'>['items'][number];
export type StaffToken = Answer<'readStaffTokens'>['items'][number];
export type ContentEntry = Answer<'readContent'>;
export type PictureList = Answer<'listPictures'>;
export type UploadedPicture = PictureList['items'][number];
type FoundTexts = Answer<'searchTexts'>;
export type FoundContent = NonNullable<FoundTexts['other_items']>[number];
export type TextReplaced = Answer<'replaceTexts'>;
export type Content = operations['saveContent']['requestBody']['content']['application/json']['content'];
export type ContentKind = operations['readContent']['parameters']['path']['kind'];
export type RecordKind = operations['readContentForm']['parameters']['path']['kind'];
export type NumberedKind = operations['newContent']['parameters']['path']['kind'];
export type RecordForm = Answer<'readContentForm'>;
type StaffActions = Answer<'readStaffActions'>;
export type StaffActionRow =
  | StaffActions['items'][number]
  | StaffActions['content'][number]
  | StaffActions['records'][number]
  | NonNullable<StaffActions['other_records']>[number]
  | StaffActions['orders'][number]
  | NonNullable<StaffActions['gift_cards']>[number]
  | NonNullable<StaffActions['pictures']>[number]
  | NonNullable<StaffActions['replacements']>[number]
  | NonNullable<StaffActions['newsletters']>[number]
  | NonNullable<StaffActions['sessions']>[number]
  | (StaffActions['complaints'][number] & {
      readonly action: 'reply-complaint' | 'end-reservation' | 'move-withdrawal' | 'number-invoice' | 'decide-shop-review';
    });
export type OpenComplaint = Answer<'openComplaints'>['items'][number];
export type OpenWithdrawal = Answer<'openWithdrawals'>['items'][number];
export type OpenReservation = Answer<'openReservations'>['items'][number];
export type DeskOrderRow = Answer<'deskOrders'>['items'][number];
export type DeskOrder = Answer<'deskOrder'>;
export type TranslationWork = Answer<'listTranslationWork'>['items'][number];
export type PageVotes = Answer<'readPageVotes'>['items'][number];
export type WaitingShopReview = Answer<'waitingShopReviews'>['items'][number];
export type SurveyAnswer = Answer<'surveyAnswers'>['items'][number];

/** All changes in one list, the newest first. */
export const actionsOf = ({
  items,
  content,
  records,
  other_records: otherRecords = [],
  complaints,
  withdrawals,
  reservations,
  orders,
  invoices,
  gift_cards: giftCards = [],
  pictures = [],
  replacements = [],
  newsletters = [],
  sessions = [],
  shop_reviews: shopReviews = [],
}: StaffActions): readonly StaffActionRow[] =>
  [
    ...items,
    ...content,
    ...records,
    ...otherRecords,
    ...orders,
    ...giftCards,
    ...pictures,
    ...replacements,
    ...newsletters,
    ...sessions,
    ...complaints.map((row) => ({ ...row, action: 'reply-complaint' as const })),
    ...withdrawals.map((row) => ({ ...row, action: 'move-withdrawal' as const })),
    ...invoices.map((row) => ({ ...row, action: 'number-invoice' as const })),
    ...shopReviews.map((row) => ({ ...row, action: 'decide-shop-review' as const })),
    ...reservations.map((row) => ({ ...row, action: 'end-reservation' as const })),
  ].toSorted((a, b) => b.id - a.id);

/** The calls of the contract, with a token. */
export const callsWith = (token: () => string | undefined) => createDeskClient({ baseUrl: '', store: () => 'amperio', token });

interface Reply<Data> {
  readonly data?: Data;
  readonly error?: unknown;
  readonly response: Response;
}

/** The body of an answer. @throws DeskError for a refusal, and where there was no answer */
export async function answerOf<Data>(call: Promise<Reply<Data>>): Promise<Data> {
  const { data, error, response } = await call.catch(() => {
    throw new DeskError(texts['error.connection'], 0);
  });
  if (response.ok && data !== undefined) return data;
  const { message, code, parameters } = parseApiError(response.status, error);
  throw new DeskError(message === '' ? texts['error.unknown'] : message, response.status, code === 'invalid_fields' ? parameters : {});
}

const prepareToken = tokenKeeper(async (token) => (await answerOf(callsWith(() => token).POST('/rest/V1/desk/session/token'))).nonce);

export const calls = callsWith(heldToken);
calls.use({
  onRequest: async ({ request }) => {
    await prepareToken();
    const token = heldToken();
    if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`);
  },
});
