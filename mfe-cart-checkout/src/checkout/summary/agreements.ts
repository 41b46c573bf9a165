/** K-03, K-04: the agreements of the chosen way of paying. */
import { AGREEMENT_PREFIX } from 'shared-contracts/codes';
import type { PaymentMethod } from '../../service/cart-schema.ts';

export type Agreement = PaymentMethod['agreements'][number];

/** K-03: the name of an agreement's field. */
export const agreementField = ({ id }: Pick<Agreement, 'id'>): string => `${AGREEMENT_PREFIX}${id}`;
