import type { AccountSecrets } from '../account-secrets.ts';
import { recoveryHash } from './recovery-codes.ts';
import { stepOf } from './totp.ts';
import type { FactorProof, SecondFactorRow } from './transactions.ts';

export interface FactorOf extends Pick<SecondFactorRow, 'secret' | 'recovery_salt'> {
  readonly customerId: number;
}

/** What a code proves: six digits of the app, or a recovery code that has still to be found; null for a wrong one. */
export async function readProof(code: string, factor: FactorOf, secrets: AccountSecrets, now: Date): Promise<FactorProof | null> {
  const given = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(given)) return { recoveryHash: await recoveryHash(given, factor.recovery_salt) };
  const step = stepOf(given, secrets.open(factor.secret, factor.customerId), now);
  return step === null ? null : { step };
}
