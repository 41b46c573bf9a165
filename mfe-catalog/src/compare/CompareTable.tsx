import { Fragment, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { VisuallyHidden } from 'shared-ui/visually-hidden';
import { cx } from '../cx.ts';
import { ComparedTile } from './ComparedTile.tsx';
import type { ComparedProduct, FeatureRows } from './feature-rows.ts';
import { texts } from './texts.ts';
import * as css from './compare.css.ts';

interface CompareTableProps {
  readonly products: readonly ComparedProduct[];
  readonly groups: readonly FeatureRows[];
  readonly onRemove: (sku: string) => void;
}

/** Products in columns, their features in rows. */
export const CompareTable = ({ products, groups, onRemove }: CompareTableProps): ReactNode => {
  const t = useTexts(texts);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <div className={css.scroller} role="region" aria-label={t('title')} tabIndex={0}>
      <table className={cx(css.table, products.length > 2 && css.many)}>
        <thead className={css.part}>
          <tr className={css.row}>
            <th scope="col" className={css.name}>
              <VisuallyHidden>{t('feature')}</VisuallyHidden>
            </th>
            {products.map((product, at) => (
              <th key={product.sku} scope="col" className={css.product}>
                <ComparedTile product={product} priority={at === 0} onRemove={() => onRemove(product.sku)} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id, name, rows }) => (
          <tbody key={id} className={css.part}>
            <tr className={css.part}>
              <th scope="rowgroup" colSpan={products.length + 1} className={css.group}>
                <CatalogueText text={name} />
              </th>
            </tr>
            {rows.map((feature) => (
              <tr key={feature.id} className={css.row}>
                <th scope="row" className={css.name}>
                  <CatalogueText text={feature.name} />
                </th>
                {feature.values.map((value, at) => (
                  <td key={products[at]?.sku} className={css.value}>
                    {value === null ? <Missing text={t('none')} /> : <CatalogueText text={value} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
};

const Missing = ({ text }: { readonly text: string }): ReactNode => (
  <Fragment>
    <span aria-hidden="true" className={css.missing}>
      –
    </span>
    <VisuallyHidden>{text}</VisuallyHidden>
  </Fragment>
);
