import { Scale, Trash2 } from 'shared-ui/icons';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { Button, ButtonLink } from 'shared-ui/button';
import { Checkbox } from 'shared-ui/checkbox';
import { EmptyState } from 'shared-ui/empty-state';
import { ErrorMessage } from 'shared-ui/error-message';
import { PageContainer, Panel } from 'shared-ui/page-container';
import { useQuery } from 'urql';
import { CompareDocument } from '../graphql/generated.ts';
import { CompareTable } from './CompareTable.tsx';
import { differencesOf, featureRows, type ComparedProduct } from './feature-rows.ts';
import { texts } from './texts.ts';
import { useCompared } from './use-compared.ts';
import * as css from './compare.css.ts';

export { texts } from './texts.ts';

/** the products of the address side by side. */
export default function ComparePage(): ReactNode {
  const t = useTexts(texts);
  const { skus, remove, clear } = useCompared();
  const heading = useRef<HTMLHeadingElement>(null);
  const [{ data, fetching }, reload] = useQuery({ query: CompareDocument, variables: { skus }, pause: skus.length === 0 });
  const products = skus.length === 0 ? [] : data?.msProducts.items;
  // The pressed button goes with its column: the focus must not be lost with it.
  const then = (change: () => void) => () => {
    change();
    heading.current?.focus();
  };
  return (
    <PageContainer>
      <Breadcrumbs items={[{ name: t('title') }]} />
      <div className={css.head}>
        <h1 ref={heading} tabIndex={-1}>
          {t('title')}
        </h1>
        {products !== undefined && products.length > 0 && <p className={css.count}>{t('count', { count: products.length })}</p>}
      </div>
      {products === undefined && !fetching && <ErrorMessage onRetry={() => reload({ requestPolicy: 'network-only' })} />}
      {products?.length === 0 && <Nothing />}
      {products !== undefined && products.length > 0 && (
        <Comparison products={products} onRemove={(sku) => then(() => remove(sku))()} onClear={then(clear)} />
      )}
    </PageContainer>
  );
}

const Nothing = (): ReactNode => {
  const t = useTexts(texts);
  return (
    <Panel className={css.empty}>
      <EmptyState icon={Scale} title={t('emptyTitle')} text={t('emptyText')}>
        <ButtonLink to="/">{t('home')}</ButtonLink>
      </EmptyState>
    </Panel>
  );
};

interface ComparisonProps {
  readonly products: readonly ComparedProduct[];
  readonly onRemove: (sku: string) => void;
  readonly onClear: () => void;
}

const Comparison = ({ products, onRemove, onClear }: ComparisonProps): ReactNode => {
  const t = useTexts(texts);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const all = useMemo(() => featureRows(products), [products]);
  const groups = useMemo(() => (onlyDifferences ? differencesOf(all) : all), [all, onlyDifferences]);
  return (
    <>
      <div className={css.tools}>
        {products.length > 1 && (
          <Checkbox checked={onlyDifferences} onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}>
            {t('differences')}
          </Checkbox>
        )}
        <Button variant="quiet" size="small" icon={Trash2} onClick={onClear}>
          {t('clear')}
        </Button>
      </div>
      {products.length === 1 && <p className={css.hint}>{t('addMore')}</p>}
      {products.length > 1 && groups.length === 0 && (
        <p className={css.hint} role="status">
          {t('same')}
        </p>
      )}
      <CompareTable products={products} groups={groups} onRemove={onRemove} />
    </>
  );
};
