import type { ReactNode } from 'react';
import { CART_PATH, formatMoney, useTexts, type Grosze } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { ArrowLeft } from 'shared-ui/icons';
import { TextLink } from 'shared-ui/link';
import { pathOfStep, stepBefore, type Step } from '../steps/checkout-steps.ts';
import { texts } from '../texts.ts';
import * as css from './step-actions.css.ts';

interface StepActionsProps {
  readonly step: Step;
  readonly total: Grosze;
  readonly busy: boolean;
  /** Nothing is carried (J-250). */
  readonly isVirtual: boolean;
}

/** The way back and the one button on; on phones a bar at the bottom that also says the sum. The button sends the form around it. */
export const StepActions = ({ step, total, busy, isVirtual }: StepActionsProps): ReactNode => {
  const t = useTexts(texts);
  const before = stepBefore(step, isVirtual);
  return (
    <div className={css.actions}>
      <TextLink to={before === undefined ? CART_PATH : pathOfStep(before)} className={css.back}>
        <Icon of={ArrowLeft} size={20} />
        {t(before === undefined ? 'back.cart' : `back.${before}`)}
      </TextLink>
      <p className={css.total} aria-hidden="true">
        <span className={css.label}>{t('order.toPay')}</span>
        <span className={css.sum}>{formatMoney(total)}</span>
      </p>
      <Button type="submit" size="large" busy={busy} className={css.next}>
        {t(step === 'address' && isVirtual ? 'shipping.next' : `${step}.next`)}
      </Button>
    </div>
  );
};
