import { ArrowRight } from 'shared-ui/icons';
import { memo, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { GlossaryCategoryDocument } from '../graphql/generated.ts';
import { pageTexts } from '../pages/texts.ts';
import { usePageData } from '../pages/use-page-data.ts';
import * as css from './glossary.css.ts';

/** The way to the products whose descriptions use the term; a store without that category shows nothing. */
export const TermCategory = memo(function TermCategory({ id }: { readonly id: number }): ReactNode {
  const t = useTexts(pageTexts);
  const { data } = usePageData(GlossaryCategoryDocument, { ids: [id] });
  const category = data?.msCategories.items[0];
  return category ? (
    <p className={css.products}>
      <ButtonLink to={category.url} variant="secondary" icon={ArrowRight}>
        {t('glossary.category', { name: category.name })}
      </ButtonLink>
    </p>
  ) : null;
});
