import { Search, SearchX } from 'shared-ui/icons';
import type { ReactNode } from 'react';
import { SEARCH_PATH, useTexts } from 'shared-contracts';
import { Button } from 'shared-ui/button';
import { ChipLink, ChipRow } from 'shared-ui/chip';
import { Icon } from 'shared-ui/icon';
import { Panel } from 'shared-ui/page-container';
import { useQuery } from 'urql';
import { PopularCategoriesDocument } from '../graphql/generated.ts';
import { texts } from './texts.ts';
import { popularCategories } from './popular-categories.ts';
import * as css from './search.css.ts';

/** ∅02: 'Brak wyników dla „…"' with the way on: another try and popular categories. */
export const NoResults = ({ query }: { readonly query: string }): ReactNode => {
  const t = useTexts(texts);
  return (
    <Panel className={css.none}>
      <span className={css.plate}>
        <Icon of={SearchX} size={32} />
      </span>
      <h1 className={css.title} tabIndex={-1}>
        {t('none', { query })}
      </h1>
      <p className={css.hint}>{t('noneHint')}</p>
      <SearchAgain query={query} />
      <PopularCategories />
    </Panel>
  );
};

/** The search page without a query: the field and popular categories. */
export const NoQuery = (): ReactNode => {
  const t = useTexts(texts);
  return (
    <Panel className={css.none}>
      <span className={css.plate}>
        <Icon of={Search} size={32} />
      </span>
      <h1 className={css.title} tabIndex={-1}>
        {t('empty')}
      </h1>
      <p className={css.hint}>{t('emptyHint')}</p>
      <SearchAgain query="" />
      <PopularCategories />
    </Panel>
  );
};

const SearchAgain = ({ query }: { readonly query: string }): ReactNode => {
  const t = useTexts(texts);
  return (
    <form className={css.form} action={SEARCH_PATH} method="get" role="search">
      <input
        className={css.field}
        type="search"
        name="query"
        defaultValue={query}
        required
        aria-label={t('field')}
        placeholder={t('field')}
      />
      <Button type="submit">{t('submit')}</Button>
    </form>
  );
};

const PopularCategories = (): ReactNode => {
  const t = useTexts(texts);
  const [{ data }] = useQuery({ query: PopularCategoriesDocument });
  const categories = popularCategories(data?.msCategories.items ?? []);
  if (categories.length === 0) return null;
  return (
    <nav aria-labelledby="popularne">
      <h2 id="popularne" className={css.popular}>
        {t('popular')}
      </h2>
      <ChipRow className={css.chips}>
        {categories.map(({ id, name_in_tiles, url }) => (
          <ChipLink key={id} to={url}>
            {name_in_tiles}
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
};
