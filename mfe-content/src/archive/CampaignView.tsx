import { Percent } from 'shared-ui/icons';
import { useCallback, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { CmsHtml } from 'shared-ui/cms-html';
import { EmptyState } from 'shared-ui/empty-state';
import { ErrorMessage } from 'shared-ui/error-message';
import { Panel } from 'shared-ui/page-container';
import { Picture } from 'shared-ui/picture';
import { Skeleton, SkeletonRegion } from 'shared-ui/skeleton';
import * as pageCss from '../pages/page.css.ts';
import { PageFrame } from '../pages/PageFrame.tsx';
import { PolishNote } from '../pages/PolishNote.tsx';
import { useRest, type ContentClient } from '../pages/use-rest.ts';
import * as css from './archive.css.ts';
import type { CampaignDetails } from './campaign.ts';
import { CampaignDays } from './CampaignDays.tsx';
import { archiveTexts } from './texts.ts';

interface CampaignViewProps {
  /** Null: the address has no such numbers. */
  readonly campaign: readonly [id: number, getFromM1: number] | null;
  /** As the server knows it before the campaign is read. */
  readonly title: string | null;
}

/** one campaign: when, what, its rules, and the way to its products. */
export const CampaignView = ({ campaign, title }: CampaignViewProps): ReactNode => {
  const t = useTexts(archiveTexts);
  const all = { name: t('title'), to: '/archiwum-promocji' };
  if (campaign === null)
    return (
      <PageFrame crumbs={[all, { name: t('unknown') }]}>
        <Unknown />
      </PageFrame>
    );
  return (
    <PageFrame crumbs={[all, { name: title ?? t('title') }]}>
      <KnownCampaign id={campaign[0]} getFromM1={campaign[1]} title={title} />
    </PageFrame>
  );
};

const Unknown = (): ReactNode => {
  const t = useTexts(archiveTexts);
  return (
    <>
      <h1>{t('unknown')}</h1>
      <EmptyState icon={Percent} title={t('unknown')} text={t('unknownText')}>
        <ButtonLink to="/archiwum-promocji">{t('all')}</ButtonLink>
      </EmptyState>
    </>
  );
};

interface KnownCampaignProps {
  readonly id: number;
  readonly getFromM1: number;
  readonly title: string | null;
}

const KnownCampaign = ({ id, getFromM1, title }: KnownCampaignProps): ReactNode => {
  const t = useTexts(archiveTexts);
  const read = useCallback((calls: ContentClient) => calls.archivedCampaign(id, getFromM1), [id, getFromM1]);
  const { answer, retry } = useRest(read);
  if (answer.state === 'failed') return answer.error.status === 404 ? <Unknown /> : <ErrorMessage onRetry={retry} />;
  const campaign = answer.state === 'ready' ? answer.value : null;
  return (
    <Panel className={pageCss.sheet}>
      <article className={pageCss.prose}>
        <h1 className={pageCss.title}>
          <CatalogueText text={campaign?.name ?? title ?? t('title')} />
        </h1>
        {campaign ? (
          <CampaignText campaign={campaign} />
        ) : (
          <SkeletonRegion>
            <Skeleton className={css.sheetPlaceholder} />
          </SkeletonRegion>
        )}
      </article>
    </Panel>
  );
};

const CampaignText = ({ campaign }: { readonly campaign: CampaignDetails }): ReactNode => {
  const t = useTexts(archiveTexts);
  const { image, description, rules, landing_url: landing } = campaign;
  return (
    <>
      <CampaignDays campaign={campaign} />
      <Picture
        base={image}
        alt=""
        sizes="(min-width: 768px) 600px, 92vw"
        widths={[320, 480, 640, 960, 1280]}
        ratio="wide"
        fit="cover"
        className={css.picture}
      />
      <div className={css.text}>
        <PolishNote html={description + rules} />
        <CmsHtml html={description} />
        {campaign.get_from_m1 && <p className={css.days}>{t('tooOld')}</p>}
      </div>
      <section className={css.rules}>
        <h2 className={css.rulesHeading}>{t('rules')}</h2>
        <CmsHtml html={rules} />
      </section>
      <div className={css.actions}>
        {landing !== null && <ButtonLink to={landing}>{t('products')}</ButtonLink>}
        <ButtonLink to="/archiwum-promocji" variant="secondary">
          {t('all')}
        </ButtonLink>
      </div>
    </>
  );
};
