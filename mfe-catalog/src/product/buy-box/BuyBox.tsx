import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Availability } from 'shared-ui/availability';
import { EnergyLabel } from 'shared-ui/energy-label';
import { Link } from 'shared-ui/link';
import { Panel } from 'shared-ui/page-container';
import { Stars } from 'shared-ui/stars';
import { texts } from '../texts.ts';
import type { Product, StoreFacts } from '../product-types.ts';
import { purchaseOf } from '../rules/purchase.ts';
import { variantAxes } from '../rules/variant-axes.ts';
import { VariantPicker } from '../variants/VariantPicker.tsx';
import { BuyActions } from './BuyActions.tsx';
import { DeliveryRows } from './DeliveryRows.tsx';
import { OutletOffers } from './OutletOffers.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { ShockPrice } from './ShockPrice.tsx';
import * as css from '../product.css.ts';

interface BuyBoxProps {
  readonly product: Product;
  readonly store: StoreFacts;
}

/** Name, price, variants and everything that leads to buying. */
export const BuyBox = ({ product, store }: BuyBoxProps): ReactNode => {
  const t = useTexts(texts);
  return (
    <Panel>
      <p className={css.source}>
        <Link className={css.brand} to={product.manufacturer_url}>
          {product.manufacturer_name}
        </Link>
        {' · '}
        {t('code', { sku: product.sku })}
      </p>
      <h1 className={css.name} tabIndex={-1}>
        {product.name}
      </h1>
      <p className={css.rating}>
        <a className={css.ratingLink} href="#opinie">
          <Stars summary={product.review_summary} count={product.review_count} long />
        </a>
        {product.question_count > 0 && <span>· {t('questions', { count: product.question_count })}</span>}
      </p>
      {product.energy_class !== null && (
        <div className={css.energy}>
          <EnergyLabel energyClass={product.energy_class} sheetUrl={product.energy_label === null ? null : '#karta-produktu'} />
        </div>
      )}
      <VariantPicker axes={variantAxes(product.variants)} />
      <ShockPrice promotion={product.autopromotion} />
      <ProductPrice product={product} />
      <Availability
        className={css.availability}
        code={product.availability}
        note={product.availability_status_element}
        blocked={purchaseOf(product) === 'blocked' || purchaseOf(product) === 'sold-out'}
        place="page"
      />
      <BuyActions product={product} />
      <DeliveryRows product={product} store={store} />
      <OutletOffers product={product} />
    </Panel>
  );
};
