import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Navigate, useNavigate } from 'react-router-dom';
import type { NumberedKind } from '../../api.ts';
import { LoadFailure } from '../../layout/LoadFailure.tsx';
import { LoadingPage } from '../../layout/LoadingPage.tsx';
import { TextField } from '../../parts/TextField.tsx';
import { contentCalls } from '../content-calls.ts';
import { NewEntryForm } from '../NewEntryForm.tsx';

/** A record that is new gets its number, and then its form. */
export const NewNumbered = ({ list, kind }: { readonly list: string; readonly kind: NumberedKind }) => {
  const { data, error, refetch } = useQuery({
    queryKey: ['content', 'new', kind],
    queryFn: () => contentCalls.newRecord(kind),
    gcTime: 0,
    staleTime: 0,
  });
  if (data !== undefined) return <Navigate to={`/${list}/${data.key}`} replace />;
  return error === null ? <LoadingPage /> : <LoadFailure message={error.message} onRetry={refetch} />;
};

interface NewNamedProps {
  readonly list: string;
  /** What a key looks like; the server refuses others. */
  readonly shape: RegExp;
  readonly asKey: (typed: string) => string;
}

/** Its editor names it; the next form says what it is. */
export const NewNamed = ({ list, shape, asKey }: NewNamedProps) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <NewEntryForm
      title={translate(`${list}.new`)}
      defaultValues={{ key: '' }}
      onSubmit={async (values) => {
        const key = asKey(String(values['key']).trim());
        if (!shape.test(key)) return { key: `${list}.keyShape` };
        await navigate(`/${list}/${encodeURIComponent(key)}`);
        return undefined;
      }}
    >
      <TextField source="key" label={`${list}.key`} hint={`${list}.keyHint`} isRequired takesFocus />
    </NewEntryForm>
  );
};
