import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { waitingChangesAtom } from '../lines/waiting.ts';
import { texts } from '../texts.ts';

/** What the last sum is called: an estimate while changes wait for the connection. */
export const ToPayLabel = (): ReactNode => {
  const t = useTexts(texts);
  const { count } = useAtomValue(waitingChangesAtom);
  return t(count > 0 ? 'offline.toPay' : 'summary.toPay');
};
