import { Suspense, type ReactNode } from 'react';
import { formatDate, useLanguage, useTexts, type PageProps } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { CmsHtml } from 'shared-ui/cms-html';
import { ErrorMessage } from 'shared-ui/error-message';
import { FailedInPlace, lazyPart } from 'shared-ui/lazy-part';
import { Panel } from 'shared-ui/page-container';
import { CmsPageDocument } from '../graphql/generated.ts';
import { crumbsOf } from '../pages/crumbs.ts';
import * as pageCss from '../pages/page.css.ts';
import { OutlinedText } from '../pages/OutlinedText.tsx';
import { PageFrame } from '../pages/PageFrame.tsx';
import { PolishNote } from '../pages/PolishNote.tsx';
import { pageTexts } from '../pages/texts.ts';
import { usePageData } from '../pages/use-page-data.ts';
import { ShopEvents } from '../shops/ShopEvents.tsx';
import { isShopPage, SHOPS_PAGE } from '../shops/shop-page.ts';
import * as shopsCss from '../shops/shops.css.ts';
import { ShopsOnMap } from '../shops/ShopsOnMap.tsx';
import * as css from './cms.css.ts';
import { HelpMenu } from './HelpMenu.tsx';
import { PageVote } from './PageVote.tsx';
import { usePageCss } from './use-page-css.ts';

export { pageTexts as texts };

const ShopCards = lazyPart(() => import('../shops/ShopCards.tsx'), FailedInPlace);

const HELP_MENU = 'footer_links_shop';

/** R-13, B-14: a page of content by the id that the resolver gave; with the layout `2columns-left` beside the help menu. */
export default function CmsPage({ resolution }: PageProps): ReactNode {
  const t = useTexts(pageTexts);
  const language = useLanguage();
  const id = resolution?.id ?? null;
  const { data, retry } = usePageData(CmsPageDocument, { ids: id === null ? [] : [id], menu: [HELP_MENU] }, id === null);
  const page = data?.cmsPages[0];
  const ownCss = usePageCss(page?.css ?? '');
  if (!page) return <ErrorMessage onRetry={retry} />;
  const menu = page.page_layout === '2columns-left' ? data?.msCmsBlock.items[0] : undefined;
  const article = (
    <Panel className={page.url === SHOPS_PAGE ? shopsCss.sheet : pageCss.sheet}>
      <article className={pageCss.prose} {...ownCss}>
        <h1 className={pageCss.title}>
          <CatalogueText text={page.content_heading || page.title} />
        </h1>
        <PolishNote html={page.content} />
        {page.url === SHOPS_PAGE && (
          <>
            <Suspense fallback={null}>
              <ShopCards />
            </Suspense>
            <ShopsOnMap />
          </>
        )}
        {/* Rules about neighbours of headings need the text in one piece. */}
        {page.css === '' ? <OutlinedText html={page.content} /> : <CmsHtml html={page.content} />}
        {isShopPage(page.url) && (
          <Suspense>
            <ShopEvents page={page.url} />
          </Suspense>
        )}
        {menu !== undefined && <PageVote key={page.url} page={page.url} />}
        <p className={css.updated}>{t('cms.updated', { date: formatDate(page.updated_at, language) })}</p>
      </article>
    </Panel>
  );
  return (
    <PageFrame crumbs={crumbsOf(resolution)}>
      {menu === undefined || data === undefined ? (
        article
      ) : (
        <div className={css.columns}>
          {article}
          <HelpMenu title={menu.front_title} links={menu.content} current={resolution?.canonical_url ?? ''} contact={data.storeConfig} />
        </div>
      )}
    </PageFrame>
  );
}
