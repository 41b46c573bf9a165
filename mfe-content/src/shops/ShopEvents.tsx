import type { ReactNode } from 'react';
import { useLanguage, useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { CmsHtml } from 'shared-ui/cms-html';
import { TextLink } from 'shared-ui/link';
import { ShopEventsDocument } from '../graphql/generated.ts';
import * as pageCss from '../pages/page.css.ts';
import { pageTexts } from '../pages/texts.ts';
import { usePageData } from '../pages/use-page-data.ts';
import { eventTime } from './event-time.ts';
import { SHOPS_PAGE } from './shop-page.ts';
import * as css from './shops.css.ts';

/** J-342: what happens in a shop, on its page; in all of them, on the page of all. Where nothing is planned, nothing is said. */
export const ShopEvents = ({ page }: { readonly page: string }): ReactNode => {
  const t = useTexts(pageTexts);
  const language = useLanguage();
  const { data } = usePageData(ShopEventsDocument, {});
  const isList = page === SHOPS_PAGE;
  const events = (data?.physicalStores ?? [])
    .filter(({ url }) => isList || url === page)
    .flatMap((shop) => shop.events.map((event) => ({ ...event, shop })))
    .toSorted((one, other) => one.starts_at.localeCompare(other.starts_at));
  if (events.length === 0) return null;
  return (
    <section className={css.events} aria-labelledby="wydarzenia">
      <h2 id="wydarzenia">{t('shops.events')}</h2>
      <ul className={css.eventList}>
        {events.map(({ id, title, content, starts_at: startsAt, ends_at: endsAt, shop }) => (
          <li key={id} className={css.event}>
            <h3>
              <CatalogueText text={title} />
            </h3>
            <p className={pageCss.meta}>
              <time dateTime={startsAt}>{eventTime(startsAt, endsAt, language)}</time>
              {isList && <TextLink to={shop.url}>{shop.name}</TextLink>}
            </p>
            <CmsHtml html={content} />
          </li>
        ))}
      </ul>
    </section>
  );
};
