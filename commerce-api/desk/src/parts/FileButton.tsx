import { useState } from 'react';
import { useTranslate } from 'ra-core';
import * as styles from './parts.css.ts';

interface FileButtonProps {
  /** What the button says. */
  readonly label: string;
  /** Name of the file that is saved. */
  readonly name: string;
  readonly read: () => Promise<Blob>;
}

/** A file of the server. It is read with the token, which stands in no address, and saved from memory. */
export const FileButton = ({ label, name, read }: FileButtonProps) => {
  const translate = useTranslate();
  const [isFailed, setFailed] = useState(false);
  const save = async (): Promise<void> => {
    const blob = await read().catch(() => null);
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
        {label}
      </button>
      {isFailed && (
        <p className={styles.error} role="alert">
          {translate('app.fileFailed')}
        </p>
      )}
    </div>
  );
};
