import { Suspense, useState, type ReactNode } from 'react';
import { useTexts, type ProductPreview } from 'shared-contracts';
import { EnergyLabel } from 'shared-ui/energy-label';
import { FailedDialog, lazyPart } from 'shared-ui/lazy-part';
import { Link } from 'shared-ui/link';
import { ProductName } from 'shared-ui/product-name';
import { Stars } from 'shared-ui/stars';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';
import * as css from '../product.css.ts';

const EnergyLabelDialog = lazyPart(() => import('../safety/EnergyLabelDialog.tsx'), FailedDialog);

interface ProductHeadProps {
  readonly known: ProductPreview;
  /** Undefined while only a tile is known; what it adds moves nothing. */
  readonly product: Product | undefined;
}

/** Brand, SKU, name, stars and energy class of a product. */
export const ProductHead = ({ known, product }: ProductHeadProps): ReactNode => {
  const t = useTexts(texts);
  const { sku, name, manufacturer_name, review_summary, review_count, energy_class } = known;
  const label = product?.energy_label ?? null;
  const [isLabelOpen, setLabelOpen] = useState(false);
  return (
    <>
      <p className={css.source}>
        {product ? (
          <Link className={css.brand} to={product.manufacturer_url}>
            {manufacturer_name}
          </Link>
        ) : (
          manufacturer_name
        )}
        {' · '}
        {t('code', { sku })}
      </p>
      <h1 className={css.name} tabIndex={-1}>
        <ProductName name={name} />
      </h1>
      <p className={css.rating}>
        <a className={css.ratingLink} href="#opinie">
          <Stars summary={review_summary} count={review_count} long />
        </a>
        {product && product.question_count > 0 && (
          <>
            {'·'}
            <a className={css.ratingLink} href="#pytania">
              {t('questions', { count: product.question_count })}
            </a>
          </>
        )}
      </p>
      {energy_class !== null && (
        <div className={css.energy}>
          <EnergyLabel
            energyClass={energy_class}
            sheetUrl={label ? '#karta-produktu' : null}
            onOpen={label ? () => setLabelOpen(true) : undefined}
          />
          {product && label && isLabelOpen && (
            <Suspense fallback={null}>
              <EnergyLabelDialog product={product} label={label} onClose={() => setLabelOpen(false)} />
            </Suspense>
          )}
        </div>
      )}
    </>
  );
};
