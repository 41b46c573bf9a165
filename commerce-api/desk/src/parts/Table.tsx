import type { ReactNode } from 'react';
import * as styles from './parts.css.ts';

interface TableProps {
  readonly caption: string;
  readonly head: readonly { readonly key: string; readonly text: string; readonly isNumber?: boolean }[];
  /** Rows. */
  readonly children: ReactNode;
}

/** A table that scrolls in its box where the window is narrow, by keyboard as well. */
export const Table = ({ caption, head, children }: TableProps) => (
  // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
  <div className={styles.tableBox} role="region" aria-label={caption} tabIndex={0}>
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {head.map(({ key, text, isNumber = false }) => (
            <th key={key} scope="col" className={isNumber ? styles.number : styles.cell}>
              {text}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
