import type { CustomerRecord } from '../../customers/records.ts';
import { requireValid } from '../../server/invalid-fields.ts';
import type { SignInParts } from './sign-in-parts.ts';

/**
 * Before something changes of what signing in depends on: the password again, and a code where the second factor is on (J-141). A stolen
 * session alone changes nothing.
 * @throws ApiError 400 `wrong_password`, `code_required`, `wrong_code`, `used_code`
 * @throws TooManyTries
 */
export async function requireProof(
  customer: CustomerRecord,
  { password, code }: { readonly password: string; readonly code?: string },
  storeCode: string,
  { signIn, secondFactor }: Pick<SignInParts, 'signIn' | 'secondFactor'>,
): Promise<void> {
  requireValid({ password: password === '' ? 'required' : null });
  await signIn.requirePassword(customer.email, password);
  await secondFactor.requireCode(customer, code, storeCode);
}
