import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated, useTexts, type PageProps } from 'shared-contracts';
import type { ComplaintChannel } from 'shared-contracts/complaints';
import { FailedInPlace, lazyPart } from 'shared-ui/lazy-part';
import { TextLink } from 'shared-ui/link';
import { PageContainer, Panel } from 'shared-ui/page-container';
import { LoadingPart } from '../account/LoadingTiles.tsx';
import { Area } from './Area.tsx';
import * as css from './complaints.css.ts';
import { channelOf, COMPLAINT_PATHS } from './paths.ts';
import { complaintTexts } from './texts.ts';

export { complaintPageTexts as texts } from './texts.ts';

// What was typed before stands in the browser's storage, so that the form begins there.
const ComplaintForm = lazyPart(() => import('./form/ComplaintForm.tsx'), FailedInPlace);

/** R-61 … R-63: the area of complaints, and the form of each channel. */
export default function ComplaintsPage(_props: PageProps): ReactNode {
  const channel = channelOf(useLocation().pathname);
  return channel === null ? <Area /> : <FormPage key={channel} channel={channel} />;
}

const others = { online: 'stationary', stationary: 'online' } as const;

const FormPage = ({ channel }: { readonly channel: ComplaintChannel }): ReactNode => {
  const t = useTexts(complaintTexts);
  const isHydrated = useHydrated();
  return (
    <PageContainer className={css.narrow}>
      <h1 className={css.heading}>{t(`${channel}.title`)}</h1>
      <p className={css.lead}>{t(`${channel}.lead`)}</p>
      <p className={css.other}>
        <TextLink to={COMPLAINT_PATHS[others[channel]]}>{t(`other.${channel}`)}</TextLink>
      </p>
      <noscript>
        <Panel>{t('noScript')}</Panel>
      </noscript>
      {isHydrated ? (
        <Suspense fallback={<LoadingPart />}>
          <ComplaintForm channel={channel} />
        </Suspense>
      ) : (
        <LoadingPart />
      )}
    </PageContainer>
  );
};
