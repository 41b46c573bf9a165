import { useTexts } from 'shared-contracts';
import { useId, type ReactNode } from 'react';
import { uiTexts } from '../i18n/index.ts';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/index.ts';
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

const RADIUS = 9.5;

/** The colour as an attribute of an SVG: server HTML has no style attribute. */
const Dot = ({ colour }: { readonly colour: string }): ReactNode => (
  <svg className={css.dot} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    <circle cx="10" cy="10" r={RADIUS} fill={colour} />
  </svg>
);

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
              {colour && <Dot colour={colour} />}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
