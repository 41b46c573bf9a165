import { useTexts } from 'shared-contracts';
import type { EnergyClass } from 'shared-contracts/theme';
import type { ReactNode } from 'react';
import { uiTexts } from '../i18n/index.ts';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './energy-label.css.ts';

interface EnergyLabelProps {
  /** A-G; anything else renders nothing. */
  readonly energyClass: string | null;
  /** Opens the whole label: makes the arrow a button. */
  readonly onOpen?: (() => void) | undefined;
  /** Product information sheet. */
  readonly sheetUrl?: string | null;
}

const isEnergyClass = (value: string | null): value is EnergyClass => value !== null && /^[A-G]$/.test(value);

/** [P-09] The arrow of the energy class with its scale A-G, and the product sheet that belongs to it. */
export const EnergyLabel = ({ energyClass, onOpen, sheetUrl }: EnergyLabelProps): ReactNode => {
  const t = useTexts(uiTexts);
  if (!isEnergyClass(energyClass)) return null;
  const arrow = (
    <span className={css.arrow}>
      <span className={css.range} aria-hidden="true">
        <span>A</span>
        <span>G</span>
      </span>
      <span className={cx(css.letter, css.energyClass[energyClass])} aria-hidden="true">
        {energyClass}
      </span>
      <VisuallyHidden>{t('energy.class', { class: energyClass })}</VisuallyHidden>
    </span>
  );
  return (
    <span className={css.label}>
      {onOpen ? (
        <button type="button" className={css.open} onClick={onOpen}>
          {arrow}
          <VisuallyHidden>{t('energy.open')}</VisuallyHidden>
        </button>
      ) : (
        arrow
      )}
      {sheetUrl && (
        <Link to={sheetUrl} className={css.sheet}>
          {t('energy.sheet')}
        </Link>
      )}
    </span>
  );
};
