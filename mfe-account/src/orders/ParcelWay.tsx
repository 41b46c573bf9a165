import type { ReactNode } from 'react';
import { useLanguage, useTexts } from 'shared-contracts';
import { formatMoment } from '../session/format-moment.ts';
import type { Travelling } from './order-steps.ts';
import { parcelWay } from './parcel-way.ts';
import { orderTexts } from './texts.ts';
import * as css from './parcel-way.css.ts';

/** J-310: what the carrier has told of the parcel, below the step that it belongs to. */
export const ParcelWay = ({ order }: { readonly order: Travelling }): ReactNode => {
  const t = useTexts(orderTexts);
  const language = useLanguage();
  const steps = parcelWay(order);
  if (steps.length === 0) return null;
  return (
    <ol className={css.list} aria-label={t('parcel.label')}>
      {steps.map(({ code, at, isTrouble }, index) => (
        <li key={`${code} ${at}`} className={css.step} {...(index === steps.length - 1 && { 'aria-current': 'step' as const })}>
          <span className={isTrouble ? css.trouble : index === steps.length - 1 ? css.latest : css.name}>{t(`parcel.${code}`)}</span>
          <time className={css.time} dateTime={at}>
            {formatMoment(at, language)}
          </time>
        </li>
      ))}
    </ol>
  );
};
