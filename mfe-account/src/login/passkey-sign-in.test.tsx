/** @jest-environment jsdom */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { SIGNIN_TOKEN, userAtom } from 'shared-contracts';
import { networkError } from 'shared-contracts/errors';
import { alerts, openLogin, submit } from '../testing/open-login.tsx';

describe('[J-144] [J-146] the way in with a passkey', () => {
  const button = () => screen.queryByRole('button', { name: 'Zaloguj kluczem dostępu' });
  const credentials = { get: jest.fn<(options: CredentialRequestOptions) => Promise<unknown>>() };
  const bytes = (text: string): ArrayBufferLike => new TextEncoder().encode(text).buffer;
  /** What jsdom lacks and browsers have. */
  const withPasskeys = (): void => {
    Object.assign(globalThis, { PublicKeyCredential: () => undefined });
    Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  };
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    credentials.get.mockReset();
  });

  it('is not offered by a browser without passkeys; the password works as ever', async () => {
    await openLogin();
    expect(button()).toBeNull();
    expect(submit()).toBeTruthy();
  });

  it('lets the browser ask for one, and signs in with its answer', async () => {
    withPasskeys();
    credentials.get.mockResolvedValue({
      id: 'cGFzc2tleQ',
      rawId: bytes('passkey'),
      type: 'public-key',
      authenticatorAttachment: 'platform',
      response: { clientDataJSON: bytes('{}'), authenticatorData: bytes('a'), signature: bytes('s'), userHandle: bytes('u') },
      getClientExtensionResults: () => ({}),
    });
    const { user, server, shop, address } = await openLogin('/customer/account/login?redirect=%2Fagd.html');
    await user.click(button() ?? document.body);
    await waitFor(() => expect(address()).toBe('/agd.html'));
    expect(credentials.get.mock.calls[0]?.[0].publicKey).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(server.calls).toContain('signInWithPasskey "cGFzc2tleQ"');
    expect(shop.storage.read(SIGNIN_TOKEN)).toBe('token-of-jan');
  });

  it('explains why it does not work, whoever refuses', async () => {
    withPasskeys();
    credentials.get.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    const { user, server, shop } = await openLogin();
    await user.click(button() ?? document.body);
    await waitFor(() => expect(alerts()).toContain('Nie udało się zalogować kluczem dostępu.'));
    server.refuse('passkeySignInOptions', networkError(new Error('x')));
    await user.click(button() ?? document.body);
    await waitFor(() => expect(alerts()).toContain('Nie mamy połączenia ze sklepem.'));
    expect(shop.store.get(userAtom).signInError).toBeNull();
  });
});
