import { Package, Store } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { COMPLAINT_CHANNELS } from 'shared-contracts/complaints';
import { ButtonLink } from 'shared-ui/button';
import { Icon } from 'shared-ui/icon';
import { TextLink } from 'shared-ui/link';
import { PageContainer, Panel } from 'shared-ui/page-container';
import * as css from './complaints.css.ts';
import { COMPLAINT_PATHS } from './paths.ts';
import { StatusPanel } from './status/StatusPanel.tsx';
import { complaintTexts } from './texts.ts';

const icons = { online: Package, stationary: Store } as const;

const links = [
  ['/gwarancja.html', 'area.warranty'],
  ['/zwroty.html', 'area.returns'],
  ['/kontakt.html', 'area.contact'],
] as const;

/** where complaints begin, and where it is seen how they stand. */
export const Area = (): ReactNode => {
  const t = useTexts(complaintTexts);
  return (
    <PageContainer className={css.page}>
      <h1 className={css.heading}>{t('title')}</h1>
      <p className={css.lead}>{t('lead')}</p>
      <div className={css.ways}>
        {COMPLAINT_CHANNELS.map((channel) => (
          <Panel key={channel} className={css.way}>
            <Icon of={icons[channel]} size={32} className={css.wayIcon} />
            <h2 className={css.wayTitle}>{t(`area.${channel}`)}</h2>
            <p className={css.wayText}>{t(`area.${channel}Text`)}</p>
            <ButtonLink to={COMPLAINT_PATHS[channel]} className={css.wayLink}>
              {t(`area.${channel}Link`)}
            </ButtonLink>
          </Panel>
        ))}
      </div>
      <StatusPanel />
      <Panel>
        <h2 className={css.wayTitle}>{t('area.good')}</h2>
        <ul className={css.good}>
          <li>{t('area.proof')}</li>
          <li>{t('area.demand')}</li>
        </ul>
        <ul className={css.links}>
          {links.map(([to, text]) => (
            <li key={to}>
              <TextLink to={to}>{t(text)}</TextLink>
            </li>
          ))}
        </ul>
      </Panel>
    </PageContainer>
  );
};
