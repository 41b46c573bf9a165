import { useSyncExternalStore } from 'react';
import { walletOf } from 'shared-contracts/codes';

const neverChanges = () => () => undefined;
const hasApplePay = (): boolean => 'ApplePaySession' in globalThis;
const onServer = (): boolean => false;

/**
 * Ways to pay that this browser can be used for (J-370): Apple Pay needs one of Apple's, and the page that it would lead to could not go on.
 * @param chosen stays, whatever browser it was chosen in: what is chosen must be seen
 */
export function usePayableHere<Method extends { readonly code: string }>(
  methods: readonly Method[],
  chosen: string | undefined,
): readonly Method[] {
  const isApple = useSyncExternalStore(neverChanges, hasApplePay, onServer);
  return methods.filter(({ code }) => isApple || code === chosen || walletOf(code) !== 'applepay');
}
