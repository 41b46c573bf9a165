/** By what a session is begun: the password alone, with a code of the app, with a recovery code, or a passkey. */
export const signInMethods = ['password', 'code', 'recovery-code', 'passkey'] as const;

export type SignInMethod = (typeof signInMethods)[number];
