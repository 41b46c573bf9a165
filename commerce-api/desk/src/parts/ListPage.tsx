import type { ReactNode, RefObject } from 'react';
import { useTranslate } from 'ra-core';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { useTitle } from '../layout/use-title.ts';
import * as styles from './parts.css.ts';
import type { DeskList } from './use-list.ts';

interface ListPageProps {
  /** Of its texts: `reviews.title`, `reviews.empty`. */
  readonly name: string;
  readonly list: DeskList<unknown>;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  /** Before the rows, also where there are none. */
  readonly before?: ReactNode;
  /** The text of an empty list, where it is another one than that of `name`. */
  readonly empty?: string;
  readonly children: ReactNode;
}

/** A page with a list: its heading, whether it is read, failed or empty, and the rows. */
export const ListPage = ({ name, list, heading, before, empty = `${name}.empty`, children }: ListPageProps) => {
  const translate = useTranslate();
  const title = translate(`${name}.title`);
  useTitle(title);
  const { rows, error, isReading, read } = list;
  return (
    <>
      <div className={styles.head}>
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <button type="button" className={styles.button.plain} onClick={() => void read()}>
          {translate('app.refresh')}
        </button>
      </div>
      {before !== undefined && <div className={styles.before}>{before}</div>}
      <div aria-busy={isReading}>
        {error !== null && <LoadFailure message={error} onRetry={read} />}
        {rows === undefined && error === null && <p className={styles.muted}>{translate('app.loading')}</p>}
        {rows?.length === 0 && <p className={styles.card}>{translate(empty)}</p>}
        {rows !== undefined && rows.length > 0 && children}
      </div>
    </>
  );
};
