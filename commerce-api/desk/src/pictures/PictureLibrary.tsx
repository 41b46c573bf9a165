import { useDeferredValue, useId, useState } from 'react';
import { useTranslate } from 'ra-core';
import type { UploadedPicture } from '../api.ts';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import * as styles from '../parts/parts.css.ts';
import { PictureCard } from './PictureCard.tsx';
import * as css from './pictures.css.ts';
import { PictureUpload } from './PictureUpload.tsx';
import { usePictures } from './use-pictures.ts';

interface PictureLibraryProps {
  readonly onChoose?: (picture: UploadedPicture) => void;
  /** A card has gone; the focus needs another place. */
  readonly onRemoved?: () => void;
}

const megabytes = (bytes: number): string => String(Math.round(bytes / 1_000_000));

/** J-291: all uploaded pictures, with a place for new ones. */
export const PictureLibrary = ({ onChoose, onRemoved }: PictureLibraryProps) => {
  const translate = useTranslate();
  const field = useId();
  const [text, setText] = useState('');
  const [newest, setNewest] = useState<number | null>(null);
  const { data, error, refetch, readAgain } = usePictures(useDeferredValue(text.trim()));
  return (
    <div className={css.stack}>
      <PictureUpload
        onUploaded={({ id }) => {
          setText('');
          setNewest(id);
          void readAgain();
        }}
      />
      <div className={styles.field}>
        <label className={styles.label} htmlFor={field}>
          {translate('pictures.search')}
        </label>
        <input id={field} type="search" className={styles.input} value={text} onChange={({ target }) => setText(target.value)} />
      </div>
      {error !== null && <LoadFailure message={error.message} onRetry={refetch} />}
      {data === undefined ? (
        error === null && <p className={styles.muted}>{translate('app.loading')}</p>
      ) : (
        <>
          <p className={styles.muted}>
            {translate('pictures.room', { used: megabytes(data.used_bytes), most: megabytes(data.most_bytes) })}
          </p>
          {data.items.length === 0 && <p className={styles.card}>{translate('pictures.empty')}</p>}
          <ul className={css.cards}>
            {data.items.map((picture) => (
              <PictureCard
                key={picture.id}
                picture={picture}
                isNew={picture.id === newest && picture.version === 0}
                onChanged={readAgain}
                onRemoved={async () => {
                  onRemoved?.();
                  await readAgain();
                }}
                onChoose={onChoose}
              />
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
