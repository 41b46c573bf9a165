import { requireValid } from '../../server/invalid-fields.ts';

/** Knows passwords that were found in leaks, beside the list that the shop has itself (`common-passwords.ts`). */
export interface LeakedPasswords {
  /** Never rejects: who cannot tell says no. */
  readonly has: (password: string) => Promise<boolean>;
}

/** Without a service: nothing leaves the shop. */
export const noLeakedPasswords: LeakedPasswords = { has: () => Promise.resolve(false) };

/**
 * J-357: refuses a new password that was found in leaks. To be asked last, after limits and the other fields.
 * @param field of the form that it stands in
 * @throws ApiError 400 `invalid_fields`
 */
export async function requireUnleaked(leaked: LeakedPasswords, field: string, password: string): Promise<void> {
  requireValid({ [field]: (await leaked.has(password)) ? 'leaked-password' : null });
}
