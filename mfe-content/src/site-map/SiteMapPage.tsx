import type { ReactNode } from 'react';
import { useTexts, type PageProps } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { ErrorMessage } from 'shared-ui/error-message';
import { Link } from 'shared-ui/link';
import { Panel } from 'shared-ui/page-container';
import { SiteMapDocument } from '../graphql/generated.ts';
import * as pageCss from '../pages/page.css.ts';
import { PageFrame, PageHead } from '../pages/PageFrame.tsx';
import { pageTexts } from '../pages/texts.ts';
import { usePageData } from '../pages/use-page-data.ts';
import { pageTree, type MapBranch } from './page-tree.ts';
import * as css from './site-map.css.ts';

export { pageTexts as texts };

/** R-67, ∅56: the tree of categories and the pages of content. */
export default function SiteMapPage(_props: PageProps): ReactNode {
  const t = useTexts(pageTexts);
  const { data, retry } = usePageData(SiteMapDocument, {});
  if (!data) return <ErrorMessage onRetry={retry} />;
  const { items } = data.headerDataQuery;
  const departments = items.filter(({ children }) => children.length > 0);
  const reading: readonly MapBranch[] = [
    ...items.filter(({ children }) => children.length === 0).map(({ category: { name, url } }) => ({ title: name, url, children: [] })),
    { title: t('blog.title'), url: '/blog', children: data.blogCategories.map(({ name, url }) => ({ title: name, url })) },
    { title: t('news.title'), url: '/aktualnosci.html', children: [] },
    { title: t('glossary.title'), url: '/slowniczek-pojec.html', children: [] },
    { title: t('downloads.title'), url: '/pliki-do-pobrania', children: [] },
    ...(data.storeConfig.show_promotion_archive ? [{ title: t('map.archive'), url: '/archiwum-promocji', children: [] }] : []),
    { title: t('map.paper'), url: '/promopaper/paper/', children: [] },
    { title: t('contact.title'), url: '/kontakt.html', children: [] },
    { title: t('map.report'), url: '/zglos_blad', children: [] },
    { title: t('map.brands'), url: '/producenci.html', children: [] },
  ];
  return (
    <PageFrame crumbs={[{ name: t('map.title') }]}>
      <PageHead title={t('map.title')} lead={t('map.lead')} />
      <section className={pageCss.section}>
        <h2 className={pageCss.heading}>{t('map.categories')}</h2>
        <ul className={css.departments}>
          {departments.map(({ category: top, children: groups }) => (
            <li key={top.url}>
              <Panel className={css.department}>
                <h3>
                  <Link to={top.url} className={css.top}>
                    {top.name}
                  </Link>
                </h3>
                <ul className={css.groups}>
                  {groups.map(({ category, children: leaves }) => (
                    <li key={category.url}>
                      <Branch
                        title={category.name}
                        url={category.url}
                        leaves={leaves.map(({ category: leaf }) => ({ title: leaf.name, url: leaf.url }))}
                      />
                    </li>
                  ))}
                </ul>
              </Panel>
            </li>
          ))}
        </ul>
      </section>
      <PageSection title={t('map.pages')} pages={pageTree(data.cmsPages)} />
      <PageSection title={t('map.content')} pages={reading} />
    </PageFrame>
  );
}

interface BranchProps {
  readonly title: string;
  readonly url: string;
  readonly leaves: readonly { readonly title: string; readonly url: string }[];
}

const Branch = ({ title, url, leaves }: BranchProps): ReactNode => (
  <>
    <Link to={url} className={css.branch}>
      <CatalogueText text={title} />
    </Link>
    {leaves.length > 0 && (
      <ul>
        {leaves.map((leaf) => (
          <li key={leaf.url}>
            <Link to={leaf.url} className={css.leaf}>
              <CatalogueText text={leaf.title} />
            </Link>
          </li>
        ))}
      </ul>
    )}
  </>
);

const PageSection = ({ title, pages }: { readonly title: string; readonly pages: readonly MapBranch[] }): ReactNode => (
  <section className={pageCss.section}>
    <h2 className={pageCss.heading}>{title}</h2>
    <Panel>
      <ul className={css.groups}>
        {pages.map((page) => (
          <li key={page.url}>
            <Branch title={page.title} url={page.url} leaves={page.children} />
          </li>
        ))}
      </ul>
    </Panel>
  </section>
);
