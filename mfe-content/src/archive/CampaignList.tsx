import { Percent } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { EmptyState } from 'shared-ui/empty-state';
import { ErrorMessage } from 'shared-ui/error-message';
import { Link } from 'shared-ui/link';
import { Picture } from 'shared-ui/picture';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';
import * as pageCss from '../pages/page.css.ts';
import { PageFrame, PageHead } from '../pages/PageFrame.tsx';
import { useRest, type ContentClient } from '../pages/use-rest.ts';
import * as css from './archive.css.ts';
import type { Campaign } from './campaign.ts';
import { CampaignDays } from './CampaignDays.tsx';
import { archiveTexts } from './texts.ts';

const readArchive = (calls: ContentClient) => calls.promotionArchive();

/** B-12: the campaigns that run, and those that are over. */
export const CampaignList = (): ReactNode => {
  const t = useTexts(archiveTexts);
  const { answer, retry } = useRest(readArchive);
  return (
    <PageFrame crumbs={[{ name: t('title') }]}>
      <PageHead title={t('title')} lead={t('lead')} />
      {answer.state === 'loading' && <LoadingCards />}
      {answer.state === 'failed' && <ErrorMessage onRetry={retry} />}
      {answer.state === 'ready' && <Campaigns items={answer.value.items} />}
    </PageFrame>
  );
};

const LoadingCards = (): ReactNode => (
  <SkeletonRegion>
    <div className={pageCss.cards}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Skeleton key={card} className={css.placeholder} />
      ))}
    </div>
  </SkeletonRegion>
);

const Campaigns = ({ items }: { readonly items: readonly Campaign[] }): ReactNode => {
  const t = useTexts(archiveTexts);
  if (items.length === 0) return <EmptyState icon={Percent} title={t('empty')} />;
  const groups = [
    { title: t('running'), campaigns: items.filter((one) => one.is_running) },
    { title: t('over'), campaigns: items.filter((one) => !one.is_running) },
  ];
  return groups
    .filter(({ campaigns }) => campaigns.length > 0)
    .map(({ title, campaigns }) => (
      <section key={title} className={pageCss.section}>
        <h2 className={pageCss.heading}>{title}</h2>
        <ul className={pageCss.cards}>
          {campaigns.map((campaign) => (
            <li key={campaign.url}>
              <CampaignCard campaign={campaign} />
            </li>
          ))}
        </ul>
      </section>
    ));
};

const CampaignCard = ({ campaign }: { readonly campaign: Campaign }): ReactNode => (
  <article className={css.card}>
    <Picture
      base={campaign.image}
      alt=""
      sizes="(min-width: 1440px) 454px, (min-width: 768px) 45vw, 92vw"
      widths={[320, 480, 640, 960]}
      ratio="wide"
      fit="cover"
      className={css.banner}
    />
    <div className={css.textBlock}>
      <h3 className={css.name}>
        <Link to={campaign.url} className={css.link}>
          <CatalogueText text={campaign.name} />
        </Link>
      </h3>
      <CampaignDays campaign={campaign} />
    </div>
  </article>
);
