import { PARTY_POLICY } from '../../third-parties/known-parties.ts';

/** The part of the Trusted Types API in use; absent in some browsers. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): unknown };
}

interface PolicyHolder {
  readonly trustedTypes?: TrustedTypesFactory;
}

/**
 * Creates the loader of third parties' scripts: of known addresses and no other. A failure to load is ignored.
 * The page's policy allows the Trusted Types policy once, and only where the host's settings name such a script.
 */
export const scriptLoader = (isKnown: (url: string) => boolean): ((address: string) => void) => {
  const holder = globalThis as PolicyHolder; // not in the DOM's types
  const createScriptURL = (url: string): string => {
    if (!isKnown(url)) throw new TypeError(`${url} is no third party of this shop`);
    return url;
  };
  const policy = holder.trustedTypes?.createPolicy(PARTY_POLICY, { createScriptURL });
  return (address) => {
    const script = document.createElement('script');
    script.async = true;
    // The DOM's types know only strings.
    script.src = (policy ? policy.createScriptURL(address) : createScriptURL(address)) as string;
    document.head.append(script);
  };
};
