import { Type } from 'typebox';
import {
  endSessionsActions,
  giftCardActions,
  issueActions,
  orderActions,
  pictureActions,
  replaceActions,
  staffActions,
} from '../../desk/staff.ts';
import type {
  EndSessionsAction,
  GiftCardAction,
  IssueAction,
  OrderAction,
  PictureAction,
  ReplaceAction,
  StaffAction,
} from '../../desk/staff.ts';
import type { AppServices } from '../../server/app-services.ts';
import { isContentAction, translationKind } from '../../editing/content.ts';
import { isLaterRecordKind, isRecordKind } from '../../editing/records/record-names.ts';
import { RecordId, StaffActions } from '../schemas/index.ts';
import { errorAnswers } from '../types.ts';
import type { TypedApp } from '../types.ts';
import { mostListed } from './shared.ts';

const isOrderAction = (action: StaffAction): action is OrderAction => orderActions.some((one) => one === action);

const isGiftCardAction = (action: StaffAction): action is GiftCardAction => giftCardActions.some((one) => one === action);

const isPictureAction = (action: StaffAction): action is PictureAction => pictureActions.some((one) => one === action);

const isReplaceAction = (action: StaffAction): action is ReplaceAction => replaceActions.some((one) => one === action);

const isIssueAction = (action: StaffAction): action is IssueAction => issueActions.some((one) => one === action);
const isEndSessionsAction = (action: StaffAction): action is EndSessionsAction => endSessionsActions.some((one) => one === action);

/** Actions of the contract's first version; it lists the others apart. */
const isStaffAction = (action: StaffAction): action is (typeof staffActions)[number] => staffActions.some((one) => one === action);

/** J-159: who has changed what, for admins. */
export function auditRoutes({ database }: Pick<AppServices, 'database'>) {
  return async (app: TypedApp): Promise<void> => {
    app.get(
      '/rest/V1/desk/audit',
      {
        schema: {
          operationId: 'readStaffActions',
          tags: ['desk'],
          summary: 'What has been changed at the desk, the newest first: who, what, when, and from which state to which (J-159)',
          querystring: Type.Object({ before: Type.Optional(RecordId) }),
          response: { 200: StaffActions, ...errorAnswers },
        },
      },
      async ({ query: { before } }) => {
        const rows = await database.run('desk.actions', { before: before ?? null, most: mostListed });
        const listed = rows.map(({ made_at: at, ...row }) => ({ ...row, made_at: at.toISOString() }));
        return {
          items: listed.flatMap(({ action, ...row }) => (isStaffAction(action) ? [{ ...row, action }] : [])),
          withdrawals: listed.flatMap(({ action, ...row }) => (action === 'move-withdrawal' ? [row] : [])),
          content: listed.flatMap(({ kind, key, action, ...row }) =>
            isContentAction(action) && kind !== null && key !== null && !isRecordKind(kind) && kind !== translationKind
              ? [{ ...row, action, kind, key }]
              : [],
          ),
          records: listed.flatMap(({ kind, key, action, ...row }) =>
            isContentAction(action) && kind !== null && key !== null && isRecordKind(kind) && !isLaterRecordKind(kind)
              ? [{ ...row, action, kind, key }]
              : [],
          ),
          other_records: listed.flatMap(({ kind, key, action, ...row }) =>
            isContentAction(action) && kind !== null && key !== null && (isLaterRecordKind(kind) || kind === translationKind)
              ? [{ ...row, action, kind, key }]
              : [],
          ),
          complaints: listed.flatMap(({ action, ...row }) => (action === 'reply-complaint' ? [row] : [])),
          reservations: listed.flatMap(({ action, ...row }) => (action === 'end-reservation' ? [row] : [])),
          gift_cards: listed.flatMap(({ action, ...row }) => (isGiftCardAction(action) ? [{ ...row, action }] : [])),
          pictures: listed.flatMap(({ action, ...row }) => (isPictureAction(action) ? [{ ...row, action }] : [])),
          replacements: listed.flatMap(({ action, ...row }) => (isReplaceAction(action) ? [{ ...row, action }] : [])),
          newsletters: listed.flatMap(({ action, ...row }) => (isIssueAction(action) ? [{ ...row, action }] : [])),
          sessions: listed.flatMap(({ action, ...row }) => (isEndSessionsAction(action) ? [{ ...row, action }] : [])),
          shop_reviews: listed.flatMap(({ action, ...row }) => (action === 'decide-shop-review' ? [row] : [])),
          invoices: listed.flatMap(({ action, ...row }) => (action === 'number-invoice' ? [row] : [])),
          orders: listed.flatMap(({ action, ...row }) => (isOrderAction(action) ? [{ ...row, action }] : [])),
        };
      },
    );
  };
}
