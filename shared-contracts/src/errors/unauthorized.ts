/** What a 401 means (U-08, ≠32). */

/** O-15: the known answer of pages for signed-in shoppers; it is never shown. */
export const SIGNED_IN_ONLY_MESSAGE = 'Strona dostępna tylko dla zalogowanego użytkownika';

export type UnauthorizedReaction = 'ignore' | 'session-expired' | 'none';

/** The message is looked at first, whatever the status; a 401 ends the session only of someone who has one. */
export function reactionToUnauthorized(answer: {
  readonly status: number;
  readonly message: string;
  readonly hasToken: boolean;
}): UnauthorizedReaction {
  if (answer.message.replace(/\.$/, '') === SIGNED_IN_ONLY_MESSAGE) return 'ignore';
  if (answer.status !== 401) return 'none';
  return answer.hasToken ? 'session-expired' : 'ignore';
}
