import type { ApiError } from 'shared-contracts';
import { askForPasskey } from '../passkey/browser.ts';
import type { Commerce } from '../session/commerce.ts';
import type { Session } from '../session/use-session.ts';

/** J-144: signs in with a passkey of this shop. @returns why not; null on success */
export async function signInWithPasskey(
  commerce: Pick<Commerce, 'passkeySignInOptions'>,
  session: Pick<Session, 'signInBy'>,
): Promise<ApiError | null> {
  const options = await commerce.passkeySignInOptions();
  if (!options.ok) return options.error;
  const used = await askForPasskey(options.value);
  if (!used.ok) return used.error;
  return session.signInBy((rest) => rest.signInWithPasskey(used.value));
}
