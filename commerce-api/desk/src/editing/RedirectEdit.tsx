import { useTranslate } from 'ra-core';
import { useWatch, type FieldValues } from 'react-hook-form';
import type { Content } from '../api.ts';
import { TextField } from '../parts/TextField.tsx';
import { EditPage } from './EditPage.tsx';
import { Editor } from './Editor.tsx';
import { ChoiceField, FieldError } from './fields.tsx';

const actions = ['redirect', 'gone', 'none'] as const;

const contentOf = (values: FieldValues): Content => ({
  kind: 'redirect',
  action: actions.find((action) => action === values['action']) ?? 'redirect',
  target: typeof values['target'] === 'string' ? values['target'] : '',
});

const RedirectFields = () => {
  const action: unknown = useWatch({ name: 'action' });
  return (
    <>
      <FieldError source="path" />
      <ChoiceField source="action" label="redirects.action" choices={actions.map((one) => [one, `redirects.action.${one}`] as const)} />
      {action === 'redirect' && <TextField source="target" label="redirects.target" hint="redirects.targetHint" isRequired />}
    </>
  );
};

/** J-217: where an old address leads. */
export const RedirectEdit = () => {
  const translate = useTranslate();
  return (
    <EditPage kind="redirect">
      {(key, entry, onEntry) => {
        const [store = '', path = ''] = key.split(' ');
        const { content } = entry;
        const known = content?.kind === 'redirect' ? content : { action: 'redirect', target: '' };
        return (
          <Editor
            kind="redirect"
            resource="redirects"
            entryKey={key}
            title={translate('redirects.one', { path: `/${path}.html`, store: translate(`store.${store}`) })}
            entry={entry}
            initial={{ action: known.action, target: known.target === '' ? '' : `/${known.target}.html` }}
            contentOf={contentOf}
            onEntry={onEntry}
          >
            <RedirectFields />
          </Editor>
        );
      }}
    </EditPage>
  );
};
