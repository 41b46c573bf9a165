import { useTranslate } from 'ra-core';
import { EditPage } from './EditPage.tsx';
import { Editor } from './Editor.tsx';
import { emptyPage, pageContent, pageValues } from './page-form.ts';
import { PageFields } from './PageFields.tsx';

/** J-217: a page of the shop. */
export const PageEdit = () => {
  const translate = useTranslate();
  return (
    <EditPage kind="page">
      {(key, entry, onEntry) => {
        const { content } = entry;
        const isKnown = content?.kind === 'page';
        return (
          <Editor
            kind="page"
            resource="pages"
            entryKey={key}
            title={isKnown ? `${content.heading} (/${content.urlKey}.html)` : translate('pages.new')}
            entry={entry}
            initial={isKnown ? pageValues(content) : emptyPage}
            contentOf={pageContent}
            onEntry={onEntry}
          >
            <PageFields isPublished={isKnown && (entry.version === 0 || entry.live_version !== null)} />
          </Editor>
        );
      }}
    </EditPage>
  );
};
