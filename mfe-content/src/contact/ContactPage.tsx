import { MapPin } from 'shared-ui/icons';
import { Suspense, type ReactNode } from 'react';
import { useParams, useRoutes, useSearchParams, type RouteObject } from 'react-router-dom';
import { useHydrated, useTexts, type PageProps } from 'shared-contracts';
import { ChipLink, ChipRow } from 'shared-ui/chip';
import { ErrorMessage } from 'shared-ui/error-message';
import { Icon } from 'shared-ui/icon';
import { FailedLine, lazyPart } from 'shared-ui/lazy-part';
import { Link } from 'shared-ui/link';
import { Panel } from 'shared-ui/page-container';
import { ContactPageDocument, ContactTopicsDocument } from '../graphql/generated.ts';
import * as pageCss from '../pages/page.css.ts';
import { PageFrame, PageHead } from '../pages/PageFrame.tsx';
import { telOf } from '../pages/tel.ts';
import { pageTexts } from '../pages/texts.ts';
import { usePageData } from '../pages/use-page-data.ts';
import { ContactWays } from './ContactWays.tsx';
import * as css from './contact.css.ts';
import { FormPlace } from '../writing/FormPlace.tsx';
import { messageTexts } from './texts.ts';
import { TOPICS_DICTIONARY, topicAt, topicPath } from './topics.ts';
import { TopicHelp } from './TopicHelp.tsx';

export { messageTexts as texts } from './texts.ts';

const MessageForm = lazyPart(() => import('./MessageForm.tsx'), FailedLine);

const Contact = (): ReactNode => {
  const t = useTexts(pageTexts);
  const ofForm = useTexts(messageTexts);
  const hydrated = useHydrated();
  const { id } = useParams();
  const [search] = useSearchParams();
  const { data: words, retry: retryWords } = usePageData(ContactTopicsDocument, { ids: [TOPICS_DICTIONARY] });
  const { data, retry } = usePageData(ContactPageDocument, {});
  if (!words || !data) return <ErrorMessage onRetry={words ? retry : retryWords} />;
  const topics = words.dictionary[0]?.elements ?? [];
  const chosen = topicAt(topics, id ?? search.get('id'));
  const topic = topics[chosen];
  const { storeConfig: store, physicalStores: shops } = data;
  const { legal_entity: company } = store;
  return (
    <PageFrame crumbs={topic ? [{ name: t('contact.title'), to: '/kontakt.html' }, { name: topic.name }] : [{ name: t('contact.title') }]}>
      <PageHead title={t('contact.title')} lead={t('contact.lead')} />
      <nav aria-label={t('contact.topics')}>
        <ChipRow>
          {topics.map(({ element_id, name }, at) => (
            <ChipLink
              key={element_id}
              to={topicPath(at)}
              preventScrollReset
              selected={at === chosen}
              {...(at === chosen && { 'aria-current': 'page' as const })}
            >
              {name}
            </ChipLink>
          ))}
        </ChipRow>
      </nav>
      {topic && <TopicHelp topic={topic} />}
      <section className={css.writing}>
        <h2 className={css.writingTitle}>{ofForm('title')}</h2>
        <div className={css.talk}>
          <Panel className={css.form}>
            {hydrated ? (
              <Suspense fallback={<FormPlace />}>
                <MessageForm topics={topics} topic={topic} />
              </Suspense>
            ) : (
              <FormPlace />
            )}
          </Panel>
          <ContactWays store={store}>
            <Panel>
              <h2 className={css.way}>{t('contact.company')}</h2>
              <address className={css.address}>
                {company.name}
                <br />
                {company.street},{' '}
                <span className={css.together}>
                  {company.postcode} {company.city}
                </span>
              </address>
              <p className={css.note}>{t('contact.nip', { nip: company.nip })}</p>
            </Panel>
          </ContactWays>
        </div>
      </section>
      {shops.length > 0 && (
        <section className={pageCss.section}>
          <h2 className={pageCss.heading}>{t('contact.shops')}</h2>
          <ul className={css.shops}>
            {shops.map((shop) => (
              <li key={shop.url} className={css.shop}>
                <Icon of={MapPin} className={css.pin} />
                <div>
                  <h3 className={css.shopName}>{shop.name}</h3>
                  <address className={css.address}>
                    {shop.street},{' '}
                    <span className={css.together}>
                      {shop.postcode} {shop.city}
                    </span>
                  </address>
                  <p className={css.shopLinks}>
                    <a href={telOf(shop.phone)} className={pageCss.link}>
                      {shop.phone}
                    </a>
                    <Link to={shop.url} className={pageCss.link} aria-label={`${t('contact.shop')}: ${shop.name}`}>
                      {t('contact.shop')}
                    </Link>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </PageFrame>
  );
};

const routes: RouteObject[] = ['/kontakt/:id', '/kontakt', '/kontakt.html'].map((path) => ({
  path,
  caseSensitive: true,
  element: <Contact />,
}));

/** R-64, B-13: ways to contact the shop; the topic comes from the path or from `?id=`. */
export default function ContactPage(_props: PageProps): ReactNode {
  return useRoutes(routes);
}
