/** Autofill and keyboard of a field for an e-mail address. */
export const emailInput = { type: 'email', inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false } as const;
