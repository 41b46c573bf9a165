import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { texts } from '../texts.ts';
import * as css from './fitting.css.ts';
import { StepPicture, steps, type Device } from './pictures.tsx';

/** S-42, ∅30: how the protector gets onto the screen, in pictures. */
export const FittingSteps = ({ device }: { readonly device: Device }): ReactNode => {
  const t = useTexts(texts);
  return (
    <section aria-label={t('fitting.how')}>
      <h3 className={css.legend}>{t('fitting.how')}</h3>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step} className={css.step}>
            <StepPicture device={device} step={step} />
            <span>
              <b>{t(`fitting.step.${step}`)}</b>
              <span className={css.note}>{t(`fitting.explain.${step}`)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
