import { useAtom } from 'jotai';
import { useState } from 'react';
import { checkoutCreateAccountDataAtom, NO_PASSWORDS } from './new-account-atom.ts';

export const ACCOUNT_FIELDS = ['password', 'confirm'] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];

export interface NewAccountData {
  readonly isWanted: boolean;
  readonly data: Readonly<Record<AccountField, string>>;
  readonly setWanted: (isWanted: boolean) => void;
  readonly setField: (field: AccountField, text: string) => void;
}

/** U-13: the account that a guest asks for with the order. */
export function useNewAccount(): NewAccountData {
  const [data, setData] = useAtom(checkoutCreateAccountDataAtom);
  const [isWanted, setWanted] = useState(data.password !== '');
  return {
    isWanted,
    data,
    setWanted(wanted) {
      setWanted(wanted);
      if (!wanted) setData(NO_PASSWORDS);
    },
    setField: (field, text) => setData({ ...data, [field]: text }),
  };
}
