import { succeeded, type ApiResult } from 'shared-contracts';
import type { CustomerSession, Passkey, SecondFactorState } from 'shared-contracts/rest';
import type { Commerce } from '../session/commerce.ts';

/** Whether the second factor is on: then a code is asked for beside the password. */
export const readFactor = (commerce: Commerce): Promise<ApiResult<SecondFactorState>> => commerce.readSecondFactor();

/** How a customer signs in, and where they are signed in. */
export interface Security {
  readonly factor: SecondFactorState;
  readonly passkeys: readonly Passkey[];
  readonly sessions: readonly CustomerSession[];
}

/** All that the section shows; the first error of its calls. */
export async function readSecurity(commerce: Commerce): Promise<ApiResult<Security>> {
  const [factor, passkeys, sessions] = await Promise.all([commerce.readSecondFactor(), commerce.listPasskeys(), commerce.listSessions()]);
  if (!factor.ok) return factor;
  if (!passkeys.ok) return passkeys;
  return sessions.ok ? succeeded({ factor: factor.value, passkeys: passkeys.value, sessions: sessions.value }) : sessions;
}
