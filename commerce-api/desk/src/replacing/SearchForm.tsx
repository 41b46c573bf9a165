import { useId, useState, type SyntheticEvent } from 'react';
import { useTranslate } from 'ra-core';
import * as styles from '../parts/parts.css.ts';

/** Shorter texts stand everywhere, characters. */
const SHORTEST = 2;

export interface Sought {
  readonly search: string;
  readonly matchCase: boolean;
}

/** What is searched for. */
export const SearchForm = ({ onSearch }: { readonly onSearch: (sought: Sought) => void }) => {
  const translate = useTranslate();
  const id = useId();
  const [search, setSearch] = useState('');
  const [matchCase, setMatchCase] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const send = (event: SyntheticEvent): void => {
    event.preventDefault();
    const isShort = search.trim().length < SHORTEST;
    setRefused(isShort);
    if (!isShort) onSearch({ search, matchCase });
  };
  return (
    <form className={styles.card} role="search" noValidate onSubmit={send}>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={id}>
          {translate('replacing.search')}
        </label>
        <p className={styles.muted} id={`${id}-hint`}>
          {translate('replacing.searchHint')}
        </p>
        <input
          id={id}
          type="search"
          className={styles.input}
          maxLength={200}
          required
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${id}-hint ${id}-error` : `${id}-hint`}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        {isRefused && (
          <p className={styles.error} id={`${id}-error`} role="alert">
            {translate('replacing.short')}
          </p>
        )}
      </div>
      <label className={styles.check}>
        <input type="checkbox" className={styles.tick} checked={matchCase} onChange={({ target }) => setMatchCase(target.checked)} />
        {translate('replacing.matchCase')}
      </label>
      <div>
        <button type="submit" className={styles.button.plain}>
          {translate('replacing.searchButton')}
        </button>
      </div>
    </form>
  );
};
