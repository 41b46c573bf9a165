import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { LoadFailure } from '../../layout/LoadFailure.tsx';
import { LoadingPage } from '../../layout/LoadingPage.tsx';
import { contentCalls } from '../content-calls.ts';
import { EditPage } from '../EditPage.tsx';
import { Editor } from '../Editor.tsx';
import { RecordField } from './RecordField.tsx';
import { recordLists, type RecordListName } from './record-lists.ts';
import { recordFormValues, recordValues } from './record-values.ts';

/** J-257: the form of a record, made of the fields that the server names. */
export const RecordEdit = ({ list }: { readonly list: RecordListName }) => {
  const translate = useTranslate();
  const { kind } = recordLists[list];
  const { data: form, error, refetch } = useQuery({ queryKey: ['content-form', kind], queryFn: () => contentCalls.form(kind) });
  if (form === undefined) return error === null ? <LoadingPage /> : <LoadFailure message={error.message} onRetry={refetch} />;
  return (
    <EditPage kind={kind}>
      {(key, entry, onEntry) => {
        const record = entry.record ?? entry.other_record ?? null;
        const isPublished = record !== null && (entry.version === 0 || entry.live_version !== null);
        return (
          <Editor
            kind={kind}
            resource={list}
            entryKey={key}
            title={record === null ? translate(`${list}.new`) : translate(`${list}.one`, { name: entry.name === '' ? key : entry.name })}
            entry={entry}
            initial={recordFormValues(form.fields, record?.values ?? {})}
            contentOf={(typed) => ({ kind, values: recordValues(form.fields, typed) })}
            onEntry={onEntry}
          >
            {form.fields.map((field) => (
              <RecordField key={field.name} list={list} field={field} isPublished={isPublished} />
            ))}
          </Editor>
        );
      }}
    </EditPage>
  );
};
