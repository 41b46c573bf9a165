/** J-157: `moderator` decides about reviews, questions and complaints, moves withdrawals on and deals with reported errors; `admin` also makes and revokes tokens and reads who has changed what. */
export const staffRoles = ['moderator', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Whoever holds a token in force. */
export interface StaffMember {
  readonly id: number;
  readonly name: string;
  readonly role: StaffRole;
}

/** Longest name of a member of staff, characters. */
export const LONGEST_STAFF_NAME = 60;

/** What staff changes. */
export const staffActions = ['decide-review', 'decide-question', 'answer-question', 'make-token', 'revoke-token'] as const;
export type StaffAction = (typeof staffActions)[number] | 'reply-complaint' | 'move-withdrawal';
