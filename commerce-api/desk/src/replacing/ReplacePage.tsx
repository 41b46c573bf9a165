import { useRef, useState, type SyntheticEvent } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import type { FoundContent, TextReplaced } from '../api.ts';
import { LoadFailure } from '../layout/LoadFailure.tsx';
import { useTitle } from '../layout/use-title.ts';
import * as styles from '../parts/parts.css.ts';
import { useChange } from '../parts/use-change.ts';
import { FoundCard } from './FoundCard.tsx';
import { LeftContents } from './LeftContents.tsx';
import { placeKey } from './places.ts';
import { replaceCalls, type SearchedKind } from './replace-calls.ts';
import { Replacements } from './Replacements.tsx';
import * as css from './replacing.css.ts';
import { SearchForm, type Sought } from './SearchForm.tsx';

/** J-293: searches a text in all contents and replaces it in the chosen places, as one change that is taken back as one. */
export const ReplacePage = () => {
  const translate = useTranslate();
  const title = translate('replacing.title');
  useTitle(title);
  const client = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { run, isPending } = useChange();
  const [sought, setSought] = useState<Sought | null>(null);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [replacement, setReplacement] = useState('');
  const [outcome, setOutcome] = useState<TextReplaced | null>(null);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['text-search', sought],
    queryFn: () => replaceCalls.search(sought?.search ?? '', sought?.matchCase ?? false),
    enabled: sought !== null,
    // What was found is what is replaced: it changes with a search alone.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const items: readonly FoundContent[] = [...(data?.items ?? []), ...(data?.other_items ?? [])];
  const contents = items.flatMap((content) => {
    const hits = content.hits.filter((hit) => chosen.has(placeKey(content, hit))).map(({ field, index }) => ({ field, index }));
    // Kinds that were found are those that can be replaced.
    return hits.length === 0 ? [] : [{ kind: content.kind as SearchedKind, key: content.key, seen: content.seen, hits }];
  });
  const count = contents.reduce((sum, { hits }) => sum + hits.length, 0);

  const search = (next: Sought): void => {
    setChosen(new Set());
    setOutcome(null);
    setSought(next);
    void client.invalidateQueries({ queryKey: ['text-search'] });
  };
  const choose = (places: readonly string[], isChosen: boolean): void => {
    const next = new Set(chosen);
    for (const place of places) {
      if (isChosen) next.add(place);
      else next.delete(place);
    }
    setChosen(next);
  };
  const follow = async (result: TextReplaced): Promise<void> => {
    setOutcome(result);
    setChosen(new Set());
    heading.current?.focus();
    await client.invalidateQueries({ queryKey: ['replacements'] });
    if (sought !== null) await refetch();
  };
  const replace = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (sought === null || count === 0) return;
    const call = () => replaceCalls.replace({ search: sought.search, match_case: sought.matchCase, replacement, contents });
    void run({ call, told: 'replacing.replaced', onDone: follow });
  };

  return (
    <div className={css.stack}>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <SearchForm onSearch={search} />
      {outcome !== null && <LeftContents outcome={outcome} />}
      {error !== null && <LoadFailure message={error.message} onRetry={refetch} />}
      <p className={styles.muted} role="status">
        {isFetching
          ? translate('app.loading')
          : data === undefined
            ? ''
            : translate(data.is_cut ? 'replacing.foundCut' : 'replacing.found', {
                places: items.reduce((sum, { hits }) => sum + hits.length, 0),
                contents: items.length,
              })}
      </p>
      {items.length > 0 && (
        <form className={css.stack} onSubmit={replace}>
          <ul className={css.stack} aria-label={translate('replacing.results')}>
            {items.map((content) => (
              <FoundCard key={`${content.kind} ${content.key}`} content={content} chosen={chosen} onChoose={choose} />
            ))}
          </ul>
          <div className={css.bar}>
            <div className={styles.field}>
              <label className={styles.label} htmlFor="replacement">
                {translate('replacing.replacement')}
              </label>
              <input
                id="replacement"
                className={styles.input}
                maxLength={200}
                autoComplete="off"
                value={replacement}
                onChange={({ target }) => setReplacement(target.value)}
              />
            </div>
            <button type="submit" className={styles.button.main} aria-disabled={count === 0 || isPending}>
              {translate('replacing.replace', { count })}
            </button>
          </div>
        </form>
      )}
      <Replacements onUndone={follow} />
    </div>
  );
};
