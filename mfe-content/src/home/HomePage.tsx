import { Suspense, useMemo, type ReactNode } from 'react';
import { useTexts, type PageProps } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { PageContainer } from 'shared-ui/page-container';
import { useQuery } from 'urql';
import { HomeBlocksDocument } from '../graphql/generated.ts';
import { texts } from '../texts.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import { Hero } from './Hero.tsx';
import { homeBlockIds, homeContent } from './home-blocks.ts';
import { HomeBelow } from './HomeBelow.tsx';
import { HomeProducts } from './HomeProducts.tsx';
import * as css from './home.css.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';
import { TrustBar } from './TrustBar.tsx';

export { texts };

/** the home page. Its heading is the logo in the header. */
export default function HomePage(_props: PageProps): ReactNode {
  const t = useTexts(texts);
  const [{ data }, reload] = useQuery({ query: HomeBlocksDocument, variables: { identifiers: [...homeBlockIds] } });
  const blocks = data?.msCmsBlock.items;
  const content = useMemo(() => homeContent(blocks ?? []), [blocks]);
  if (!data) return <ErrorMessage onRetry={() => reload({ requestPolicy: 'network-only' })} />;
  return (
    <PageContainer className={css.page}>
      <div className={css.first}>
        {content.hero.length > 0 && <Hero tiles={content.hero} />}
        {content.trust.length > 0 && <TrustBar items={content.trust} />}
      </div>
      <CategoryTiles title={t('home.categories')} items={data.headerDataQuery.items} />
      <Suspense>
        <HomeProducts content={content} />
      </Suspense>
      <RecentlyViewed />
      <Suspense>
        <HomeBelow />
      </Suspense>
    </PageContainer>
  );
}
