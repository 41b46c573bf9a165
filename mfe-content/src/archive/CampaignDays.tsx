import type { ReactNode } from 'react';
import { formatDate, useLanguage, useTexts } from 'shared-contracts';
import * as css from './archive.css.ts';
import type { Campaign } from './campaign.ts';
import { archiveTexts } from './texts.ts';

/** From when to when a campaign lasts, and whether it runs. */
export const CampaignDays = ({ campaign }: { readonly campaign: Pick<Campaign, 'date_from' | 'date_to' | 'is_running'> }): ReactNode => {
  const t = useTexts(archiveTexts);
  const language = useLanguage();
  const { date_from, date_to, is_running } = campaign;
  const to = formatDate(date_to, language);
  return (
    <>
      <p className={is_running ? css.running : css.days}>{t(is_running ? 'runs' : 'ended', { day: to })}</p>
      <p className={css.days}>{t('days', { from: formatDate(date_from, language), to })}</p>
    </>
  );
};
