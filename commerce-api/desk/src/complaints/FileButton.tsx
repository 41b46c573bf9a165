import { useState } from 'react';
import { useTranslate } from 'ra-core';
import { readComplaintFile } from '../changes.ts';
import * as styles from '../parts/parts.css.ts';

/** A paper of a complaint. It is read with the token, which stands in no address, and saved from memory. */
export const FileButton = ({ id, name }: { readonly id: string; readonly name: string }) => {
  const translate = useTranslate();
  const [isFailed, setFailed] = useState(false);
  const save = async (): Promise<void> => {
    const blob = await readComplaintFile(id).catch(() => null);
    setFailed(blob === null);
    if (blob === null) return;
    const url = URL.createObjectURL(blob);
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    URL.revokeObjectURL(url);
  };
  return (
    <div>
      <button type="button" className={styles.button.plain} onClick={() => void save()}>
        {translate('complaints.file', { name })}
      </button>
      {isFailed && (
        <p className={styles.error} role="alert">
          {translate('complaints.fileFailed')}
        </p>
      )}
    </div>
  );
};
