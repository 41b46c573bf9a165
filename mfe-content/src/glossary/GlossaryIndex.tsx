import type { ReactNode } from 'react';
import { useLanguage, useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { ErrorMessage } from 'shared-ui/error-message';
import { Link } from 'shared-ui/link';
import { GlossaryIndexDocument } from '../graphql/generated.ts';
import { PageFrame, PageHead } from '../pages/PageFrame.tsx';
import { pageTexts } from '../pages/texts.ts';
import { usePageData } from '../pages/use-page-data.ts';
import { byLetter, termPath } from './alphabet.ts';
import * as css from './glossary.css.ts';

/** R-56, ∅56: every term under its letter, with an index of the letters. */
export const GlossaryIndex = (): ReactNode => {
  const t = useTexts(pageTexts);
  const language = useLanguage();
  const { data, retry } = usePageData(GlossaryIndexDocument, {});
  if (!data) return <ErrorMessage onRetry={retry} />;
  const groups = byLetter(data.glossaryTerms, language);
  return (
    <PageFrame crumbs={[{ name: t('glossary.title') }]}>
      <PageHead title={t('glossary.title')} lead={t('glossary.lead')} />
      <nav aria-label={t('glossary.index')}>
        <ul className={css.index}>
          {groups.map(({ letter, terms }) => (
            <li key={letter}>
              {terms.length === 0 ? (
                <span className={css.noLetter} aria-label={`${letter}: ${t('glossary.none')}`} role="img">
                  {letter}
                </span>
              ) : (
                <a href={`#${letter}`} className={css.letter}>
                  {letter}
                </a>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.groups}>
        {groups.map(({ letter, terms }) =>
          terms.length === 0 ? null : (
            <section key={letter} className={css.group} aria-label={t('glossary.letter', { letter })}>
              <h2 id={letter} className={css.groupLetter}>
                {letter}
              </h2>
              <ul className={css.terms}>
                {terms.map(({ id, term, short }) => (
                  <li key={id}>
                    <Link to={termPath(id)} className={css.term}>
                      <span className={css.name}>
                        <CatalogueText text={term} />
                      </span>
                      <span className={css.short}>
                        <CatalogueText text={short} />
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ),
        )}
      </div>
    </PageFrame>
  );
};
