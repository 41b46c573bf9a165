import { useAtom } from 'jotai';
import { useState } from 'react';
import { isGoodPassword } from 'shared-contracts/checkout';
import { checkoutCreateAccountDataAtom, NO_PASSWORDS } from './new-account-atom.ts';

export const ACCOUNT_FIELDS = ['password', 'confirm'] as const;
export type AccountField = (typeof ACCOUNT_FIELDS)[number];
type AccountProblem = 'password' | 'confirm';

export interface NewAccountData {
  readonly isWanted: boolean;
  readonly data: Readonly<Record<AccountField, string>>;
  readonly problems: Readonly<Partial<Record<AccountField, AccountProblem>>>;
  readonly want: (isWanted: boolean) => void;
  readonly type: (field: AccountField, text: string) => void;
  /** Names of the fields that can't be sent, in their order; tells them. */
  readonly check: () => readonly AccountField[];
}

/** What is wrong with a new account's passwords, by field. */
export function accountProblems({ password, confirm }: Readonly<Record<AccountField, string>>): NewAccountData['problems'] {
  return {
    ...(!isGoodPassword(password) && { password: 'password' as const }),
    ...(confirm !== password && { confirm: 'confirm' as const }),
  };
}

/** U-13: the account that a guest asks for with the order. */
export function useNewAccount(): NewAccountData {
  const [data, keep] = useAtom(checkoutCreateAccountDataAtom);
  const [isWanted, setWanted] = useState(data.password !== '');
  const [problems, setProblems] = useState<NewAccountData['problems']>({});
  return {
    isWanted,
    data,
    problems,
    want(wanted) {
      setWanted(wanted);
      setProblems({});
      if (!wanted) keep(NO_PASSWORDS);
    },
    type(field, text) {
      const next = { ...data, [field]: text };
      keep(next);
      const left = accountProblems(next);
      setProblems((known) => ({
        ...(known.password && left.password && { password: known.password }),
        ...(known.confirm && left.confirm && { confirm: known.confirm }),
      }));
    },
    check() {
      const found = isWanted ? accountProblems(data) : {};
      setProblems(found);
      return ACCOUNT_FIELDS.filter((field) => found[field] !== undefined);
    },
  };
}
