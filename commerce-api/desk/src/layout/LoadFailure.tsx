import { useTranslate } from 'ra-core';
import * as styles from '../parts/parts.css.ts';

interface LoadFailureProps {
  /** For staff, in Polish. */
  readonly message: string;
  readonly onRetry: () => Promise<unknown>;
}

/** In place of what could not be read: why, and the way to read it again. */
export const LoadFailure = ({ message, onRetry }: LoadFailureProps) => {
  const translate = useTranslate();
  return (
    <div className={styles.card} role="alert">
      <p>{message}</p>
      <p>
        <button type="button" className={styles.button.plain} onClick={() => void onRetry()}>
          {translate('app.retry')}
        </button>
      </p>
    </div>
  );
};
