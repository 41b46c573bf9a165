import { Check, Clock, X } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useLanguage, useTexts } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { formatMoment } from '../session/format-moment.ts';
import { orderSteps, type OrderStep, type StepState, type Travelling } from './order-steps.ts';
import { ParcelWay } from './ParcelWay.tsx';
import { orderTexts } from './texts.ts';
import * as css from './timeline.css.ts';

const marks: Readonly<Record<StepState, string | null>> = { done: Check, current: Clock, stopped: X, ahead: null };

interface StepProps {
  readonly step: OrderStep;
  /** What belongs to it. */
  readonly children?: ReactNode;
}

const Step = ({ step: { code, state, at }, children }: StepProps): ReactNode => {
  const t = useTexts(orderTexts);
  const language = useLanguage();
  const mark = marks[state];
  return (
    <li className={css.step[state]} {...(state === 'current' && { 'aria-current': 'step' as const })}>
      <span className={css.dot[state]}>{mark !== null && <Icon of={mark} size={16} />}</span>
      <span className={css.textBlock}>
        <span className={css.name[state]}>
          {t(state === 'current' && code === 'paid' ? 'step.waiting' : `step.${code}`)}
          {state !== 'stopped' && <VisuallyHidden> ({t(`stepState.${state}`)})</VisuallyHidden>}
        </span>
        {at !== null && (
          <time className={css.time} dateTime={at}>
            {formatMoment(at, language)}
          </time>
        )}
        {children}
      </span>
    </li>
  );
};

/** the steps of an order: done, current, ahead; shown by icons and text, not by colour alone. */
export const Timeline = ({ order }: { readonly order: Travelling }): ReactNode => {
  const t = useTexts(orderTexts);
  return (
    <ol className={css.list} aria-label={t('timeline')}>
      {orderSteps(order).map((step) => (
        <Step key={step.code} step={step}>
          {step.code === 'shipped' && <ParcelWay order={order} />}
        </Step>
      ))}
    </ol>
  );
};
