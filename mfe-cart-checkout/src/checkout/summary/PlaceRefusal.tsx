import type { ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { checkoutSlice, useTexts, type ApiError, type Grosze } from 'shared-contracts';
import { StepRefusal } from '../frame/StepRefusal.tsx';
import type { Placing } from '../place/placing.ts';
import { refusalText } from '../frame/refusal-text.ts';
import { texts, type CheckoutTranslate } from '../texts.ts';

interface PlaceRefusalProps {
  readonly outcome: Placing['outcome'];
  /** What is to be paid now. */
  readonly total: Grosze;
}

/** Why the password of the new account was not taken (J-128, J-357): its field is in an earlier step. */
const passwordProblem = ({ password }: ApiError['parameters']): 'common-password' | 'leaked-password' | null =>
  password === 'common-password' || password === 'leaked-password' ? password : null;

function messageOf(outcome: Placing['outcome'], total: Grosze, t: CheckoutTranslate): string | null {
  switch (outcome?.kind) {
    case undefined:
      return null;
    case 'unknown':
      return t('unknown.short');
    case 'price-changed':
      return t('place.priceChanged', { before: outcome.before, after: total });
    case 'refused': {
      const problem = passwordProblem(outcome.error.parameters);
      return problem === null ? refusalText(outcome.error, t) : `${t(`problem.${problem}`)} ${t('place.otherPassword')}`;
    }
  }
}

/** Why the order was not placed, and that pressing again is safe. */
export const PlaceRefusal = ({ outcome, total }: PlaceRefusalProps): ReactNode => {
  const t = useTexts(texts);
  const { voucherSummaryError } = useAtomValue(checkoutSlice.read);
  return <StepRefusal text={voucherSummaryError ?? messageOf(outcome, total, t)} />;
};
