import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { gatewayOf, type GatewayName } from 'shared-contracts/codes';
import { texts } from '../texts.ts';
import * as css from './operator-terms.css.ts';

/** Whose terms count for a payment through an operator, and where the operator has published them. */
const OPERATORS: Readonly<Record<GatewayName, { readonly name: string; readonly terms: string }>> = {
  payu: {
    name: 'PayU S.A.',
    terms: 'https://static.payu.com/sites/terms/files/payu_terms_of_service_single_transaction_pl_pl.pdf',
  },
  tpay: { name: 'Krajowy Integrator Płatności S.A. (Tpay)', terms: 'https://tpay.com/user/assets/files_for_download/regulamin.pdf' },
};

/** J-305: the terms of the operator beside the payment that they are about; nothing where no operator has a part in it. */
export const OperatorTerms = ({ method }: { readonly method: string }): ReactNode => {
  const t = useTexts(texts);
  const gateway = gatewayOf(method);
  if (gateway === undefined) return null;
  const { name, terms } = OPERATORS[gateway];
  return (
    <p className={css.terms}>
      {/* Names may end with a full stop of their own. */}
      {t('payment.operator', { name })} ·{' '}
      <a href={terms} target="_blank" rel="noopener" className={css.link}>
        {t('payment.operatorTerms')}
      </a>
    </p>
  );
};
