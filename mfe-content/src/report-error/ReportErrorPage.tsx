import { Suspense, type ReactNode } from 'react';
import { useHydrated, useTexts, type PageProps } from 'shared-contracts';
import { ErrorMessage } from 'shared-ui/error-message';
import { FailedLine, lazyPart } from 'shared-ui/lazy-part';
import { Panel } from 'shared-ui/page-container';
import { ContactWays } from '../contact/ContactWays.tsx';
import { talk } from '../contact/contact.css.ts';
import { ReportErrorPageDocument } from '../graphql/generated.ts';
import * as pageCss from '../pages/page.css.ts';
import { PageFrame, PageHead } from '../pages/PageFrame.tsx';
import { pageTexts } from '../pages/texts.ts';
import { usePageData } from '../pages/use-page-data.ts';
import { FormPlace } from '../writing/FormPlace.tsx';
import * as form from '../writing/writing.css.ts';
import { reportTexts } from './texts.ts';

export { reportTexts as texts } from './texts.ts';

const ReportForm = lazyPart(() => import('./ReportForm.tsx'), FailedLine);

/** R-60, B-05: reports an error of the shop; telephone and e-mail stand below it, also without scripts. */
export default function ReportErrorPage(_props: PageProps): ReactNode {
  const t = useTexts(reportTexts);
  const ofPages = useTexts(pageTexts);
  const hydrated = useHydrated();
  const { data, retry } = usePageData(ReportErrorPageDocument, {});
  const title = t('title');
  return (
    <PageFrame crumbs={[{ name: ofPages('contact.title'), to: '/kontakt.html' }, { name: title }]}>
      <PageHead title={title} lead={t('lead')} />
      <div className={talk}>
        <Panel className={form.panel}>
          {hydrated ? (
            <Suspense fallback={<FormPlace />}>
              <ReportForm />
            </Suspense>
          ) : (
            <FormPlace />
          )}
        </Panel>
        <section>
          <h2 className={pageCss.heading}>{t('other')}</h2>
          {data ? <ContactWays store={data.storeConfig} subject={title} /> : <ErrorMessage onRetry={retry} />}
        </section>
      </div>
    </PageFrame>
  );
}
