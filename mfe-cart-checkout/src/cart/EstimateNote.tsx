import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { waitingChangesAtom } from '../lines/waiting.ts';
import { texts } from '../texts.ts';
import * as css from './summary.css.ts';

/** J-103: sums that the server has not confirmed say so, and what they leave out. */
export const EstimateNote = (): ReactNode => {
  const t = useTexts(texts);
  const { count, isPartial } = useAtomValue(waitingChangesAtom);
  return count > 0 && <p className={css.note}>{t(isPartial ? 'offline.partial' : 'offline.estimate')}</p>;
};
