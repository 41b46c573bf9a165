import { useTexts } from 'shared-contracts';
import { availabilityText } from 'shared-contracts/codes';
import type { ReactNode } from 'react';
import { uiTexts } from '../i18n/index.ts';
import { cx } from '../internal/cx.ts';
import { availabilityTone } from './tone.ts';
import * as css from './availability.css.ts';

interface AvailabilityProps {
  /** Y-25 … Y-39. */
  readonly code: number;
  /** The product's own text, shown instead of the text of the code. */
  readonly note?: string | null | undefined;
  /** Not for sale now. */
  readonly blocked?: boolean;
  readonly place?: 'card' | 'page';
  readonly className?: string | undefined;
}

/** The availability text of a product, with a coloured dot. */
export const Availability = ({ code, note, blocked = false, place = 'card', className }: AvailabilityProps): ReactNode => {
  const t = useTexts(uiTexts);
  const text = availabilityText(code, { note, place });
  const label = (): string => {
    if (blocked) return t('availability.none');
    switch (text.kind) {
      case 'note':
        return text.note;
      case 'days':
        return t('availability.days', { days: text.days.replace('-', '\u2060–\u2060'), to: text.to });
      default:
        return t(`availability.${text.kind}`);
    }
  };
  return <p className={cx(css.line, css.tone[availabilityTone(code, blocked)], className)}>{label()}</p>;
};
