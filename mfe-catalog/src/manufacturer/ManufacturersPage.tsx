import { useMemo, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { Breadcrumbs } from 'shared-ui/breadcrumbs';
import { ErrorMessage } from 'shared-ui/error-message';
import { PageContainer } from 'shared-ui/page-container';
import { useQuery } from 'urql';
import { ManufacturersDocument } from '../graphql/generated.ts';
import { brandGroups } from './brand-index.ts';
import { BrandSection } from './BrandSection.tsx';
import { LetterIndex } from './LetterIndex.tsx';
import { texts } from './texts.ts';
import * as css from './manufacturer.css.ts';

export { texts } from './texts.ts';

/** all brands of the shop from A to Ż. */
export default function ManufacturersPage(): ReactNode {
  const t = useTexts(texts);
  const [{ data }, reload] = useQuery({ query: ManufacturersDocument });
  const brands = data?.manufacturers.items;
  const groups = useMemo(() => brandGroups(brands ?? []), [brands]);
  return (
    <PageContainer>
      <Breadcrumbs items={[]} />
      <div className={css.head}>
        <h1 tabIndex={-1}>{t('title')}</h1>
        {brands && <p className={css.count}>{t('count', { count: brands.length })}</p>}
      </div>
      {brands ? (
        <>
          <LetterIndex groups={groups} />
          <div className={css.sections}>
            {groups.map(({ letter, brands: members }) => (
              <BrandSection key={letter} letter={letter} brands={members} />
            ))}
          </div>
        </>
      ) : (
        <ErrorMessage onRetry={() => reload({ requestPolicy: 'network-only' })} />
      )}
    </PageContainer>
  );
}
