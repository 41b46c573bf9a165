import type { ContentAction } from '../editing/content.ts';

/**
 * J-157: `moderator` decides about reviews, questions and complaints, moves withdrawals on, hands out reservations, moves orders on and deals with reported errors;
 * `editor` changes what the shop says (J-217); `admin` does both, makes and revokes tokens, ends sessions and reads who has changed what.
 */
export const staffRoles = ['moderator', 'editor', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Whoever holds a token in force. */
export interface StaffMember {
  readonly id: number;
  readonly name: string;
  readonly role: StaffRole;
}

/** How answers tell a role: those of before there were editors have no word for them. */
export const toldRole = (role: StaffRole): { readonly role: 'moderator' | 'admin'; readonly is_editor?: true } =>
  role === 'editor' ? { role: 'moderator', is_editor: true } : { role };

/** Longest name of a member of staff, characters. */
export const LONGEST_STAFF_NAME = 60;

/** What staff changes. */
export const staffActions = ['decide-review', 'decide-question', 'answer-question', 'make-token', 'revoke-token'] as const;
/** What staff does with orders (J-185). */
export const orderActions = ['move-order', 'refund-order', 'pay-out-refund', 'note-order'] as const;
export type OrderAction = (typeof orderActions)[number];
/** What staff does with the gift cards of orders (J-251, J-254). */
export const giftCardActions = ['resend-gift-card', 'cancel-gift-card'] as const;
export type GiftCardAction = (typeof giftCardActions)[number];
/** What editors do with pictures (J-291). */
export const pictureActions = ['upload-picture', 'describe-picture', 'remove-picture'] as const;
export type PictureAction = (typeof pictureActions)[number];
/** Texts that an editor replaces in many contents at once (J-293). */
export const replaceActions = ['replace-texts', 'undo-replacement'] as const;
export type ReplaceAction = (typeof replaceActions)[number];
/** What editors do with issues of the newsletter (J-345). */
export const issueActions = ['save-issue', 'test-issue', 'send-issue', 'stop-issue'] as const;
export type IssueAction = (typeof issueActions)[number];
/** Sessions that an admin ends (J-358). */
export const endSessionsActions = ['end-customer-sessions', 'end-all-customer-sessions', 'end-staff-sessions'] as const;
export type EndSessionsAction = (typeof endSessionsActions)[number];
export type StaffAction =
  | (typeof staffActions)[number]
  | 'reply-complaint'
  | 'end-reservation'
  | 'move-withdrawal'
  | 'number-invoice'
  | 'decide-shop-review'
  | OrderAction
  | GiftCardAction
  | PictureAction
  | ReplaceAction
  | IssueAction
  | EndSessionsAction
  | ContentAction;
