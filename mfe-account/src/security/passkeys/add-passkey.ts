import type { ApiResult } from 'shared-contracts';
import { networkError, failed } from 'shared-contracts/errors';
import type { Passkey, Proof } from 'shared-contracts/rest';
import type { Commerce } from '../../session/commerce.ts';

/** J-144: after the proof the browser makes a passkey, and the server keeps it. */
export async function addPasskey(commerce: Pick<Commerce, 'newPasskeyOptions' | 'addPasskey'>, proof: Proof): Promise<ApiResult<Passkey>> {
  // Loaded first: a code that has been given for nothing could not be given again.
  const browser = await import('../../passkey/browser.ts').catch((cause: unknown) => networkError(cause));
  if ('kind' in browser) return failed(browser);
  const options = await commerce.newPasskeyOptions(proof);
  if (!options.ok) return options;
  const made = await browser.makePasskey(options.value);
  return made.ok ? commerce.addPasskey(made.value) : made;
}
