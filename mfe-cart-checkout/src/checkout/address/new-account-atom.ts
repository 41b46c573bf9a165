import { atom, useSetAtom } from 'jotai';
import { useCallback, useEffect } from 'react';
import { useConnection, useEvent } from 'shared-contracts';

export const NO_PASSWORDS = { password: '', confirm: '' };

/**
 * U-13, Z-16: the passwords of the account that a guest asks for with the order. They are held in the memory of this remote
 * only: never in the shared user state, never in browser storage (docs/adr/064).
 */
export const checkoutCreateAccountDataAtom = /* @__PURE__ */ atom(NO_PASSWORDS);

/** Clears the passwords when the visitor is a customer, and when a session ends. */
export function useClearPasswords(): void {
  const connection = useConnection();
  const set = useSetAtom(checkoutCreateAccountDataAtom);
  const clear = useCallback(() => set(NO_PASSWORDS), [set]);
  useEffect(() => {
    if (connection().token() !== undefined) clear();
  }, [connection, clear]);
  useEvent('session.ended@1', clear);
  useEvent('session.expired@1', clear);
}
