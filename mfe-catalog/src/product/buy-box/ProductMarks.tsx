import { Heart, Scale } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { useMarks } from 'shared-ui/product-marks';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';
import * as css from '../product.css.ts';

/** Heart and compare of the product page. */
export const ProductMarks = ({ product }: { readonly product: Product }): ReactNode => {
  const t = useTexts(texts);
  const { wished, onWish, compared, onCompare } = useMarks(product);
  return (
    <div className={css.secondaryActions}>
      <Button variant="secondary" icon={Heart} aria-pressed={wished} onClick={() => onWish()}>
        {t(wished ? 'wishShortOn' : 'wishShort')}
      </Button>
      <Button variant="secondary" icon={Scale} aria-pressed={compared} onClick={() => onCompare()}>
        {t(compared ? 'compareOn' : 'compare')}
      </Button>
    </div>
  );
};
