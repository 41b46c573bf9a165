import { useTranslate } from 'ra-core';
import type { TextReplaced } from '../api.ts';
import * as styles from '../parts/parts.css.ts';
import { listOf } from './places.ts';
import * as css from './replacing.css.ts';

/** J-293: what came of a replacement: how many contents have changed, and by name those that were left as they are. */
export const LeftContents = ({ outcome: { changed, left } }: { readonly outcome: TextReplaced }) => {
  const translate = useTranslate();
  return (
    <div className={styles.card} role="status">
      <p>{translate('replacing.changed', { count: changed })}</p>
      {left.length > 0 && (
        <>
          <p className={styles.error}>{translate('replacing.left')}</p>
          <ul className={css.left}>
            {left.map(({ kind, key, name, reason, by }) => (
              <li key={`${kind} ${key}`}>
                <strong>{name}</strong> ({translate(`${listOf({ kind })}.nav`)}):{' '}
                {reason === 'changed'
                  ? translate(by === null ? 'replacing.changedSince' : 'replacing.changedBy', { by: by ?? '' })
                  : translate(`field.${reason}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
};
