import { useId } from 'react';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import type { FoundContent } from '../api.ts';
import * as styles from '../parts/parts.css.ts';
import { listOfKind } from '../editing/list-of-kind.ts';
import { fieldName, placeKey } from './places.ts';
import * as css from './replacing.css.ts';

interface FoundCardProps {
  readonly content: FoundContent;
  /** Keys of the chosen places. */
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (places: readonly string[], isChosen: boolean) => void;
}

/** A content with the places where the text was found; each is chosen by itself, or all of them together. */
export const FoundCard = ({ content, chosen, onChoose }: FoundCardProps) => {
  const translate = useTranslate();
  const id = useId();
  const list = listOfKind(content.kind);
  const places = content.hits.map((hit) => placeKey(content, hit));
  const isAll = places.every((place) => chosen.has(place));
  return (
    <li>
      <fieldset className={css.card} aria-labelledby={id}>
        <div className={styles.head}>
          <h2 className={styles.cardTitle} id={id}>
            <Link className={styles.link} to={`/${list}/${encodeURIComponent(content.key)}`} target="_blank">
              {content.name}
            </Link>{' '}
            <span className={styles.muted}>
              {translate(`${list}.nav`)}
              {!content.is_live && ` · ${translate('replacing.draft')}`}
            </span>
          </h2>
          <button type="button" className={styles.button.plain} onClick={() => onChoose(places, !isAll)}>
            {translate(isAll ? 'replacing.none' : 'replacing.all')}
          </button>
        </div>
        {content.hits.map((hit, at) => (
          <label key={places[at]} className={styles.check}>
            <input
              type="checkbox"
              className={styles.tick}
              checked={chosen.has(placeKey(content, hit))}
              onChange={({ target }) => onChoose([placeKey(content, hit)], target.checked)}
            />
            <span className={css.context}>
              <span className={styles.muted}>{fieldName(content, hit.field, translate)}: </span>…{hit.before}
              <mark className={css.found}>{hit.found}</mark>
              {hit.after}…
            </span>
          </label>
        ))}
      </fieldset>
    </li>
  );
};
