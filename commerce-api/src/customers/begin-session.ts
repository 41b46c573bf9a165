import { TOKEN_LIFE_MS } from 'shared-contracts/constants';
import type { AppServices } from '../server/app-services.ts';
import type { Device } from './device.ts';
import { newBrowserMark } from './known-browser.ts';
import type { SignInMethod } from './sign-in-methods.ts';
import { newToken, tokenHash } from './token.ts';

/** Who asks to sign in. */
export interface Caller {
  /** Network address. */
  readonly address: string;
  readonly device: Device;
  /** The mark of the browser (J-126); undefined without one. */
  readonly browser: string | undefined;
  readonly storeCode: string;
}

export interface SignedIn {
  readonly token: string;
  /** The mark that the browser is to keep. */
  readonly browser: string;
}

/** Begins a session of a customer who has proven who they are. */
export const sessionBeginner =
  ({ database, mail, now }: Pick<AppServices, 'database' | 'mail' | 'now'>) =>
  async (customerId: number, method: SignInMethod, { device, browser, storeCode }: Caller): Promise<SignedIn> => {
    const token = newToken();
    const fresh = newBrowserMark();
    const at = now();
    const { isNewBrowser } = await database.run('sessions.begin', {
      customerId,
      hash: tokenHash(token),
      device,
      method,
      browser: { sent: browser === undefined ? null : tokenHash(browser), fresh: tokenHash(fresh) },
      storeCode,
      now: at.toISOString(),
      expiresAt: new Date(at.getTime() + TOKEN_LIFE_MS).toISOString(),
    });
    if (isNewBrowser) mail.wake();
    return { token, browser: isNewBrowser || browser === undefined ? fresh : browser };
  };

/** J-126: the hash of the browser's mark where the customer of this e-mail address has used it before; null otherwise. */
export const knownBrowserOf =
  ({ database, now }: Pick<AppServices, 'database' | 'now'>) =>
  async (account: string, { browser }: Caller): Promise<string | null> => {
    if (browser === undefined) return null;
    const hash = tokenHash(browser);
    return (await database.run('browsers.is-known', { email: account, hash, now: now().toISOString() })) ? hash : null;
  };
