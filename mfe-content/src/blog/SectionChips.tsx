import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { ChipLink, ChipRow } from 'shared-ui/chip';
import { pageTexts } from '../pages/texts.ts';

interface SectionChipsProps {
  readonly sections: readonly { readonly id: number; readonly name: string; readonly url: string }[];
  /** Id of the section shown; null on the whole blog. */
  readonly current: number | null;
}

/** The sections of the blog as links; the one shown is marked. */
export const SectionChips = ({ sections, current }: SectionChipsProps): ReactNode => {
  const t = useTexts(pageTexts);
  const all = { id: null, name: t('blog.everything'), url: '/blog' };
  return (
    <nav aria-label={t('blog.sections')}>
      <ChipRow scroll>
        {[all, ...sections].map(({ id, name, url }) => (
          <ChipLink key={url} to={url} selected={id === current} {...(id === current && { 'aria-current': 'page' as const })}>
            <CatalogueText text={name} />
          </ChipLink>
        ))}
      </ChipRow>
    </nav>
  );
};
