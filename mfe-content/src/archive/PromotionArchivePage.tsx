import type { ReactNode } from 'react';
import type { PageProps } from 'shared-contracts';
import { CampaignView } from './CampaignView.tsx';
import { CampaignList } from './CampaignList.tsx';
import { campaignOf } from './campaign.ts';

export { archiveTexts as texts } from './texts.ts';

/** R-70, B-12: the archive of promotions, or one campaign of it. */
export default function PromotionArchivePage({ params, resolution }: PageProps): ReactNode {
  if (params['campaignId'] === undefined) return <CampaignList />;
  const campaign = campaignOf(params);
  return <CampaignView key={campaign?.join('/') ?? ''} campaign={campaign} title={resolution?.header_title ?? null} />;
}
