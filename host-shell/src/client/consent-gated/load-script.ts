import { PARTY_POLICY } from '../../third-parties/known-parties.ts';

/** The part of the Trusted Types API in use; absent in some browsers. */
interface TrustedTypesFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): { createScriptURL(url: string): unknown };
}

interface PolicyHolder {
  readonly trustedTypes?: TrustedTypesFactory;
}

/**
 * Makes what loads the scripts of third parties: those at known addresses and no other. One that does not come is missed by
 * nobody. The page's policy admits the maker once, where the host's settings name such a script.
 */
export const scriptLoader = (isKnown: (url: string) => boolean): ((address: string) => void) => {
  const holder = globalThis as PolicyHolder;
  const createScriptURL = (url: string): string => {
    if (!isKnown(url)) throw new TypeError(`${url} is no third party of this shop`);
    return url;
  };
  const policy = holder.trustedTypes?.createPolicy(PARTY_POLICY, { createScriptURL });
  return (address) => {
    const script = document.createElement('script');
    script.async = true;
    // The DOM's types know strings alone.
    script.src = (policy ? policy.createScriptURL(address) : createScriptURL(address)) as string;
    document.head.append(script);
  };
};
