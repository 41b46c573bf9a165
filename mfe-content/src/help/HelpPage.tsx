import type { ReactNode } from 'react';
import { useTexts, type PageProps } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { Panel } from 'shared-ui/page-container';
import { ContactWays } from '../contact/ContactWays.tsx';
import { HelpPageDocument } from '../graphql/generated.ts';
import { PageFrame, PageHead } from '../pages/PageFrame.tsx';
import { pageTexts } from '../pages/texts.ts';
import { usePageData } from '../pages/use-page-data.ts';
import { preparations } from './subjects.ts';
import * as css from './help.css.ts';

export { pageTexts as texts };

/** what to prepare and whom to ask about an error of the page. */
export default function HelpPage(_props: PageProps): ReactNode {
  const t = useTexts(pageTexts);
  const { data, retry } = usePageData(HelpPageDocument, {});
  const title = t('help.error.title');
  return (
    <PageFrame crumbs={[{ name: t('contact.title'), to: '/kontakt.html' }, { name: title }]}>
      <PageHead title={title} lead={t('help.error.lead')} />
      <Panel>
        <h2 className={css.heading}>{t('help.prepare')}</h2>
        <ul className={css.list}>
          {preparations.map((one) => (
            <li key={one}>{t(`help.error.${one}`)}</li>
          ))}
        </ul>
      </Panel>
      {data ? <ContactWays store={data.storeConfig} subject={title} /> : <ErrorMessage onRetry={retry} />}
    </PageFrame>
  );
}
