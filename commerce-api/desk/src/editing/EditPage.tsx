import type { ReactNode } from 'react';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import type { ContentEntry, ContentKind } from '../api.ts';
import { LoadingPage } from '../layout/LoadingPage.tsx';
import * as styles from '../parts/parts.css.ts';
import { useEntry } from './use-entry.ts';

interface EditPageProps {
  readonly kind: ContentKind;
  readonly children: (key: string, entry: ContentEntry, onEntry: (entry: ContentEntry) => void) => ReactNode;
}

/** Reads the entry of the address; its form is drawn once it is there. */
export const EditPage = ({ kind, children }: EditPageProps) => {
  const translate = useTranslate();
  const { id: key = '' } = useParams();
  const { data, error, refetch, put } = useEntry(kind, key);
  if (data !== undefined) return children(key, data, put);
  if (error === null) return <LoadingPage />;
  return (
    <div className={styles.card} role="alert">
      <p>{error.message}</p>
      <p>
        <button type="button" className={styles.button.plain} onClick={() => void refetch()}>
          {translate('app.retry')}
        </button>
      </p>
    </div>
  );
};
