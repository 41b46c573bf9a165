import { fieldProblemOf, type FieldProblem } from 'shared-contracts/checkout';
import type { CheckoutTranslate } from '../texts.ts';

/** Why a field of the address step can't be sent. */
export type AddressStepProblem = FieldProblem | 'repeat' | 'common-password' | 'leaked-password';

export const parseProblem = (code: unknown): AddressStepProblem | undefined =>
  code === 'repeat' || code === 'common-password' || code === 'leaked-password' ? code : fieldProblemOf(code);

/** ∅05: the message at a field. */
export const fieldProblemText = (problem: AddressStepProblem, t: CheckoutTranslate): string => t(`problem.${problem}`);
