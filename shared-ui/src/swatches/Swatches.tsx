import { useTexts } from 'shared-contracts';
import { useId, type ReactNode } from 'react';
import { uiTexts } from '../i18n/index.ts';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/index.ts';
import { ColourDot } from './ColourDot.tsx';
import * as css from './swatches.css.ts';

/** One value of a variant axis and the product that has it. */
export interface Swatch {
  readonly name: string;
  readonly to: string;
  readonly current: boolean;
  /** False: that variant can't be bought now; its page can still be seen. */
  readonly available?: boolean;
  /** Hex, where the value is a colour: drawn as a dot. */
  readonly colour?: string | null | undefined;
}

interface SwatchesProps {
  /** Name of the axis: 'Kolor', 'Pamięć'. */
  readonly label: string;
  readonly items: readonly Swatch[];
}

/** [P-16] Variants of a product as links, with a dot where the value is a colour. */
export const Swatches = ({ label, items }: SwatchesProps): ReactNode => {
  const t = useTexts(uiTexts);
  const id = useId();
  const current = items.find((item) => item.current);
  return (
    <div className={css.group}>
      <p id={id} className={css.title}>
        {label}
        {current && <span className={css.chosen}>: {current.name}</span>}
      </p>
      <ul className={css.list} aria-labelledby={id}>
        {items.map(({ name, to, current: here, available = true, colour }) => (
          <li key={name}>
            <Link
              to={to}
              preventScrollReset
              className={cx(css.swatch, !available && css.gone)}
              {...(here && { 'aria-current': 'true' as const })}
              {...(!available && { 'aria-label': t('swatch.unavailable', { name }) })}
            >
              {colour && <ColourDot colour={colour} />}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
