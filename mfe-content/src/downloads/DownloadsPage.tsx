import { CatalogueText } from 'shared-ui/catalogue-text';
import { Download, FileText } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { formatNumber, useHydrated, useTexts, type PageProps } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { CmsHtml } from 'shared-ui/cms-html';
import { EmptyState } from 'shared-ui/empty-state';
import { ErrorMessage } from 'shared-ui/error-message';
import { Icon } from 'shared-ui/icon';
import { DownloadsDocument, type DownloadsQuery } from '../graphql/generated.ts';
import { PageFrame, PageHead } from '../pages/PageFrame.tsx';
import { pageTexts } from '../pages/texts.ts';
import { usePageData } from '../pages/use-page-data.ts';
import * as css from './downloads.css.ts';
import { belowHeading, fileOf } from './file.ts';
import { saveFile } from './save-file.ts';

export { pageTexts as texts };

type File = DownloadsQuery['downloads'][number];

/** R-68, ∅56: files with name, type and size; their text can be read on the page as well. */
export default function DownloadsPage(_props: PageProps): ReactNode {
  const t = useTexts(pageTexts);
  const { data, retry } = usePageData(DownloadsDocument, {});
  if (!data) return <ErrorMessage onRetry={retry} />;
  return (
    <PageFrame crumbs={[{ name: t('downloads.title') }]}>
      <PageHead title={t('downloads.title')} lead={t('downloads.lead')} />
      {data.downloads.length === 0 ? (
        <EmptyState icon={FileText} title={t('downloads.empty')} />
      ) : (
        <ul className={css.list}>
          {data.downloads.map((file) => (
            <li key={file.id} className={css.item}>
              <FileRow file={file} />
            </li>
          ))}
        </ul>
      )}
    </PageFrame>
  );
}

const FileRow = ({ file }: { readonly file: File }): ReactNode => {
  const t = useTexts(pageTexts);
  const hydrated = useHydrated();
  const { name, type, content, size_bytes: bytes } = file;
  const size =
    bytes < 1024 ? t('downloads.b', { size: formatNumber(bytes) }) : t('downloads.kb', { size: formatNumber(Math.ceil(bytes / 1024)) });
  return (
    <>
      <div className={css.row}>
        <Icon of={FileText} className={css.icon} />
        <div className={css.textBlock}>
          <h2 className={css.name}>
            <CatalogueText text={name} />
          </h2>
          <p className={css.note}>{t('downloads.file', { type, size })}</p>
        </div>
        <div className={css.action}>
          {/* Saving needs a script; the room is kept. Without one the text below can be read and printed. */}
          {hydrated && (
            <Button
              variant="secondary"
              size="small"
              icon={Download}
              aria-label={t('downloads.get', { name })}
              onClick={() => saveFile(file.file_name, fileOf(name, content))}
            >
              {t('downloads.getShort')}
            </Button>
          )}
        </div>
      </div>
      <details className={css.details}>
        <summary className={css.summary}>{t('downloads.show')}</summary>
        <CmsHtml html={belowHeading(content)} className={css.text} />
      </details>
    </>
  );
};
