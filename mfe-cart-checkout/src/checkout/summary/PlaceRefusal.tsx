import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { checkoutSlice, useTexts, type Grosze } from 'shared-contracts';
import { StepRefusal } from '../frame/StepRefusal.tsx';
import type { Placing } from '../place/placing.ts';
import { refusalText } from '../frame/refusal-text.ts';
import { texts, type CheckoutTranslate } from '../texts.ts';

interface PlaceRefusalProps {
  readonly outcome: Placing['outcome'];
  /** What is to be paid now. */
  readonly total: Grosze;
}

function messageOf(outcome: Placing['outcome'], total: Grosze, t: CheckoutTranslate): string | null {
  switch (outcome?.kind) {
    case undefined:
      return null;
    case 'unknown':
      return t('unknown.short');
    case 'price-changed':
      return t('place.priceChanged', { before: outcome.before, after: total });
    case 'refused':
      return refusalText(outcome.error, t);
  }
}

/** Why the order was not placed, and that pressing again is safe. */
export const PlaceRefusal = ({ outcome, total }: PlaceRefusalProps): ReactNode => {
  const t = useTexts(texts);
  const { voucherSummaryError } = useAtomValue(checkoutSlice.read);
  return <StepRefusal text={voucherSummaryError ?? messageOf(outcome, total, t)} />;
};
