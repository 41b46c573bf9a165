import { formatMoney, useTexts, type Grosze } from 'shared-contracts';
import { PLUS_PATH, plusPrice } from 'shared-contracts/catalogue';
import type { ReactNode } from 'react';
import { uiTexts } from '../i18n/index.ts';
import { cx } from '../internal/cx.ts';
import { Link } from '../link/index.ts';
import * as css from './price.css.ts';

interface PlusPriceProps {
  /** What everybody pays. */
  readonly price: Grosze;
  /** What members of the Plus programme save of it. */
  readonly percent: number;
  readonly hero: boolean;
}

/** J-297: what members pay, told to everybody; on the product's page with the way to the programme. */
export const PlusPrice = ({ price, percent, hero }: PlusPriceProps): ReactNode => {
  const t = useTexts(uiTexts);
  return (
    <p className={cx(css.plus, hero && css.heroPlus)}>
      <span className={css.plusAmount}>{formatMoney(plusPrice(price, percent))}</span>{' '}
      {hero ? (
        <Link to={PLUS_PATH} className={css.plusLink}>
          {t('price.plus')}
        </Link>
      ) : (
        t('price.plus')
      )}
    </p>
  );
};
