import { retry } from 'shared-contracts/retry';
import { WORKER_PATH, WORKER_POLICY } from '../../offline/names.ts';

/** The part of the Trusted Types API in use; absent in some browsers. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): unknown };
}

interface PolicyHolder {
  readonly trustedTypes?: TrustedTypesFactory;
}

/** The one address of a worker that this shop knows. @throws TypeError for any other */
export const onlyWorker = (url: string): string => {
  if (url !== WORKER_PATH) throw new TypeError(`${url} is no worker of this shop`);
  return url;
};

const workerAddress = (): string => {
  // Not in the DOM's types.
  const policy = (globalThis as PolicyHolder).trustedTypes?.createPolicy(WORKER_POLICY, { createScriptURL: onlyWorker });
  // The DOM's types know only strings.
  return policy ? (policy.createScriptURL(WORKER_PATH) as string) : WORKER_PATH;
};

/**
 * S-45: registers the shop's service worker, with the usual tries (N-26).
 * @returns null where the browser does not support it, or the registration fails: the shop works without it
 */
export const registerWorker = async (): Promise<ServiceWorkerRegistration | null> => {
  // Missing where the shop is not served over https.
  if (!('serviceWorker' in navigator)) return null;
  const address = workerAddress();
  try {
    const registration: ServiceWorkerRegistration | undefined = await retry(
      () => navigator.serviceWorker.register(address, { scope: '/', updateViaCache: 'none' }),
      { retryIf: () => navigator.onLine },
    );
    // Extensions that block workers may resolve with nothing.
    return registration ?? null;
  } catch {
    return null;
  }
};
