import { useCallback, useState } from 'react';
import { useTranslate } from 'ra-core';
import { useQuery } from '@tanstack/react-query';
import * as styles from './parts.css.ts';
import { useNear } from './use-near.ts';

interface PhotoProps {
  readonly id: string;
  readonly number: number;
  readonly count: number;
  /** Reads its bytes. */
  readonly read: (id: string) => Promise<Blob>;
}

/** A photo that waits. It is read when it is near, with the token, which stands in no address, and shown from memory; a press shows it large. */
export const Photo = ({ id, number, count, read }: PhotoProps) => {
  const translate = useTranslate();
  const { ref, isNear } = useNear<HTMLButtonElement>();
  const { data: blob, isError } = useQuery({
    queryKey: ['photo', id],
    queryFn: () => read(id),
    staleTime: Infinity,
    retry: 1,
    enabled: isNear,
  });
  const [isLarge, setLarge] = useState(false);
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (blob === undefined) return;
      const url = URL.createObjectURL(blob);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [blob],
  );

  if (isError) return <p className={styles.error}>{translate('reviews.photoFailed', { number })}</p>;
  return (
    <button
      ref={ref}
      type="button"
      className={styles.frame}
      aria-expanded={isLarge}
      aria-label={translate(isLarge ? 'reviews.photoShrink' : 'reviews.photoEnlarge', { number })}
      onClick={() => setLarge(!isLarge)}
    >
      {blob === undefined ? (
        <span className={styles.smallPhoto} />
      ) : (
        <img className={isLarge ? styles.largePhoto : styles.smallPhoto} ref={show} alt={translate('reviews.photo', { number, count })} />
      )}
    </button>
  );
};
