import { useTranslate } from 'ra-core';
import { EditPage } from '../editing/EditPage.tsx';
import { Editor } from '../editing/Editor.tsx';
import { translationContent, translationValues } from './translation-form.ts';
import { TranslatedText } from './TranslatedText.tsx';

/** J-343: the texts of a content in Polish and, beside each, in Ukrainian. */
export const TranslationEdit = () => {
  const translate = useTranslate();
  return (
    <EditPage kind="translation">
      {(key, entry, onEntry) => {
        const texts = entry.translation ?? [];
        const [kind = ''] = key.split(' ');
        const name = kind === 'banner' ? translate(`store.${entry.name}`) : entry.name;
        return (
          <Editor
            kind="translation"
            resource="translations"
            entryKey={key}
            title={translate('translations.one', { name })}
            entry={entry}
            initial={translationValues(texts)}
            contentOf={(values) => translationContent(texts, values)}
            onEntry={onEntry}
          >
            {texts.map((text) => (
              <TranslatedText key={text.field} kind={kind} text={text} />
            ))}
          </Editor>
        );
      }}
    </EditPage>
  );
};
