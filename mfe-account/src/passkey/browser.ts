/** What the browser does with passkeys; refusals are values, as those of the server are. Loaded when it is used. */
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { failed, succeeded, type ApiError, type ApiResult } from 'shared-contracts';
import type { MadePasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from 'shared-contracts/rest';

/** Why the browser has answered nothing. */
export type PasskeyRefusal = 'passkey_cancelled' | 'passkey_exists' | 'passkey_impossible';

const refusals: ReadonlyMap<string, PasskeyRefusal> = new Map([
  // Cancelled, timed out, or none that fits: the browser does not tell which.
  ['NotAllowedError', 'passkey_cancelled'],
  ['AbortError', 'passkey_cancelled'],
  ['InvalidStateError', 'passkey_exists'],
]);

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

function refusalOf(error: unknown): ApiError {
  // The library keeps the browser's own error as the cause.
  const name = nameOf(error instanceof Error && error.cause !== undefined ? error.cause : error);
  const code = refusals.get(name) ?? 'passkey_impossible';
  return { kind: 'invalid', status: 0, message: '', code, trace: '', parameters: {} };
}

/** Lets the browser make a passkey. */
export async function makePasskey(options: PasskeyCreation): Promise<ApiResult<MadePasskey>> {
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options });
    const { clientDataJSON, attestationObject, transports = [] } = response;
    return succeeded({ id, rawId, type, response: { clientDataJSON, attestationObject, transports } });
  } catch (error) {
    return failed(refusalOf(error));
  }
}

/** Lets the browser ask for a passkey of this shop. */
export async function askForPasskey(options: PasskeyRequest): Promise<ApiResult<UsedPasskey>> {
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON: options });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    return succeeded({
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle !== undefined && { userHandle }) },
    });
  } catch (error) {
    return failed(refusalOf(error));
  }
}
