import type { ReactNode } from 'react';
import { formatMoney, useTexts } from 'shared-contracts';
import { texts } from '../texts.ts';
import * as bank from './bank-choice.css.ts';
import type { PlanOption } from './payment-cards.ts';
import * as css from './plan-choice.css.ts';

interface PlanChoiceProps {
  readonly plans: readonly PlanOption[];
  readonly chosen: PlanOption | undefined;
  readonly onChoose: (plan: PlanOption) => void;
}

/** How many instalments, what each is, and what they cost altogether (∅61). */
export default function PlanChoice({ plans, chosen, onChoose }: PlanChoiceProps): ReactNode {
  const t = useTexts(texts);
  return (
    <fieldset className={bank.banks}>
      <legend className={bank.legend}>{t('plan.choose')}</legend>
      <div className={css.plans}>
        {plans.map((plan) => {
          const { months, monthly, total, rrso } = plan.terms;
          return (
            <label key={`${plan.method} ${plan.terms.id}`} className={css.plan}>
              <input
                type="radio"
                name="instalment_plan"
                value={plan.terms.id}
                className={css.radio}
                checked={plan.method === chosen?.method && plan.terms.id === chosen.terms.id}
                onChange={() => onChoose(plan)}
              />
              <span className={css.months}>{t('plan.months', { count: months })}</span>
              <span className={css.monthly}>{t('plan.monthly', { amount: formatMoney(monthly) })}</span>
              <span className={css.terms}>{t('plan.terms', { rrso: rrso / 100, total })}</span>
            </label>
          );
        })}
      </div>
      {chosen && <p className={css.example}>{chosen.terms.example}</p>}
    </fieldset>
  );
}
