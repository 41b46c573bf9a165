import type { RemindersAnswer } from 'shared-contracts/rest';

/** What the customer has asked to be reminded of. */
export type OwnReminders = Extract<RemindersAnswer, { readonly ok: true }>['value'];
