import { SEARCH_PATH, useLanguage, useTexts } from 'shared-contracts';
import { Icon } from 'shared-ui/icon';
import { Search } from 'shared-ui/icons';
import { useId, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { texts } from '../../texts.ts';
import { PreloadedPart } from 'shared-ui/lazy-part';
import { suggestionsPart } from './suggestions-part.ts';
import { useShellCommands } from '../shell-commands.ts';
import * as css from './search.css.ts';

interface SearchFormProps {
  readonly className?: string | undefined;
  /** The shopper has asked for the field: it takes the focus when it appears. */
  readonly autoFocus?: boolean;
  /** Suggestions are under the field in the flow of a drawer, or float below the bar. */
  readonly suggestions?: 'floating' | 'inline';
}

/**
 * The search bar (S-08). A plain GET form before hydration; afterwards it searches without a new document and shows
 * suggestions, whose code is fetched when the field is first used.
 */
export const SearchForm = ({ className, autoFocus = false, suggestions = 'floating' }: SearchFormProps): ReactNode => {
  const t = useTexts(texts);
  const language = useLanguage();
  const hint = useId();
  const bar = useRef<HTMLDivElement>(null);
  const { runSearch } = useShellCommands();
  const { key, pathname, search } = useLocation();
  // Results keep the query in the field.
  const [searched] = useState(pathname === SEARCH_PATH ? (new URLSearchParams(search).get('query') ?? '') : '');
  const [query, setQuery] = useState(searched);
  // In use on this page; a navigation ends it.
  const [usedAt, setUsedAt] = useState(autoFocus ? key : null);
  const active = usedAt === key;
  return (
    <div ref={bar} role="search" className={className === undefined ? css.search : `${css.search} ${className}`}>
      <form
        action={SEARCH_PATH}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          // The field keeps its own text: what was typed before hydration counts.
          runSearch(String(new FormData(event.currentTarget).get('query') ?? ''));
        }}
      >
        <input
          className={css.field}
          type="search"
          name="query"
          required
          autoComplete="off"
          enterKeyHint="search"
          maxLength={200}
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          {...(searched !== '' && { defaultValue: searched })}
          // The attribute is for a drawer, which looks for it when it opens; React's own focus comes too early there.
          ref={(field) => (autoFocus ? field?.setAttribute('autofocus', '') : undefined)}
          autoFocus={autoFocus}
          onFocus={() => setUsedAt(key)}
          // Suggestions that were put away come back.
          onKeyDown={(event) => event.key === 'ArrowDown' && setUsedAt(key)}
          onChange={(event) => {
            setUsedAt(key);
            setQuery(event.target.value);
          }}
          {...(language === 'ua' && { 'aria-describedby': hint })}
        />
        <button type="submit" className={css.submit} aria-label={t('search.submit')}>
          <Icon of={Search} size={20} />
        </button>
      </form>
      {/* S-09, ∅27: the placeholder says it too, until something is typed. */}
      {language === 'ua' && (
        <p id={hint} className={query === '' ? css.hintHidden : css.hint}>
          {t('search.polishOnly')}
        </p>
      )}
      {active && <PreloadedPart of={suggestionsPart} wanted props={{ query, bar, look: suggestions, onClose: () => setUsedAt(null) }} />}
    </div>
  );
};
