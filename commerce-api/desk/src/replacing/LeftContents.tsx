import { useTranslate } from 'ra-core';
import type { TextReplaced } from '../api.ts';
import { listOfKind } from '../editing/list-of-kind.ts';
import * as styles from '../parts/parts.css.ts';
import * as css from './replacing.css.ts';

/** J-293: what came of a replacement: how many contents have changed, and by name those that were left as they are. */
export const LeftContents = ({ outcome: { changed, left: first, other_left: others = [] } }: { readonly outcome: TextReplaced }) => {
  const translate = useTranslate();
  const left = [...first, ...others];
  return (
    <div className={styles.card} role="status">
      <p>{translate('replacing.changed', { count: changed })}</p>
      {left.length > 0 && (
        <>
          <p className={styles.error}>{translate('replacing.left')}</p>
          <ul className={css.left}>
            {left.map(({ kind, key, name, reason, by }) => (
              <li key={`${kind} ${key}`}>
                <strong>{name}</strong> ({translate(`${listOfKind(kind)}.nav`)}):{' '}
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
