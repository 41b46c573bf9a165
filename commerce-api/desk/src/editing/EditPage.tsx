import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import type { ContentEntry, ContentKind } from '../api.ts';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { LoadingPage } from '../layout/LoadingPage.tsx';
import { useEntry } from './use-entry.ts';

interface EditPageProps {
  readonly kind: ContentKind;
  readonly children: (key: string, entry: ContentEntry, onEntry: (entry: ContentEntry) => void) => ReactNode;
}

/** Reads the entry of the address; its form is rendered once it is there. */
export const EditPage = ({ kind, children }: EditPageProps) => {
  const { id: key = '' } = useParams();
  const { data, error, refetch, put } = useEntry(kind, key);
  if (data !== undefined) return children(key, data, put);
  return error === null ? <LoadingPage /> : <LoadFailure message={error.message} onRetry={refetch} />;
};
