/** What is begun and has to be ended within minutes: `code` after a right password, `passkey` to sign in, `new-passkey` to make one. */
export type ChallengePurpose = 'code' | 'passkey' | 'new-passkey';

const lifeMs = 5 * 60 * 1000;

/** When a challenge that is made now ends, ISO 8601. */
export const challengeEnd = (now: Date): string => new Date(now.getTime() + lifeMs).toISOString();
