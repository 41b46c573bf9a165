import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';
import { ProductLinkRow } from './ProductLinkRow.tsx';
import * as css from './offers.css.ts';
import { CatalogueText } from 'shared-ui/catalogue-text';

/** P-15, P-16: outlet pieces of a new product, the new one of an outlet piece, and what a set is made of. */
export const OutletOffers = ({ product }: { readonly product: Product }): ReactNode => {
  const t = useTexts(texts);
  const { outlet, outlet_condition: condition, counterpart_outlet_product: counterpart, bundle_items: parts } = product;
  return (
    <>
      {condition && (
        <div className={css.box}>
          <p className={css.title}>{t('outletState', { name: condition.name })}</p>
          <p className={css.text}>
            <CatalogueText text={condition.description} />
          </p>
        </div>
      )}
      {counterpart && (
        <div className={css.box}>
          <p className={css.title}>{t('outletNew')}</p>
          <ProductLinkRow product={counterpart} />
        </div>
      )}
      {outlet && outlet.products.length > 0 && (
        <div className={css.box}>
          <p className={css.title}>{t('outletFrom', { price: outlet.min_price })}</p>
          {outlet.products.map((offer) => (
            <ProductLinkRow key={offer.product.id} product={offer.product} note={offer.condition.name} />
          ))}
        </div>
      )}
      {parts.length > 0 && (
        <div className={css.box}>
          <p className={css.title}>{t('bundle')}</p>
          {parts.map((part) => (
            <ProductLinkRow key={part.product.id} product={part.product} {...(part.qty > 1 && { note: `${part.qty} ×` })} />
          ))}
        </div>
      )}
    </>
  );
};
