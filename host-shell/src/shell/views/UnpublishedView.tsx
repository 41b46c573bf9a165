import { useTexts, type PageResolution } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import type { ReactNode } from 'react';
import { ShelfArt } from './art.tsx';
import { NoticeView } from './NoticeView.tsx';
import { viewTexts } from './texts.ts';

interface UnpublishedViewProps {
  /** Its last breadcrumb with an address is the category that the page belonged to. */
  readonly resolution?: Pick<PageResolution, 'breadcrumbs' | 'category_id'> | null;
}

/** The parent category (∅22), or null when the page had none. */
export const parentCategory = (resolution: UnpublishedViewProps['resolution']): { readonly name: string; readonly url: string } | null => {
  const steps = resolution?.breadcrumbs ?? [];
  return (
    steps.findLast(({ category_id }) => category_id !== null && category_id === resolution?.category_id) ??
    steps.findLast(({ category_id }) => category_id !== null) ??
    null
  );
};

/** R-21, ∅22: content that is no longer offered, with the ways on. */
export const UnpublishedView = ({ resolution = null }: UnpublishedViewProps): ReactNode => {
  const t = useTexts(viewTexts);
  const category = parentCategory(resolution);
  return (
    <NoticeView art={<ShelfArt />} title={t('unpublished.title')} text={t(category ? 'unpublished.text' : 'unpublished.textHome')}>
      {category && <ButtonLink to={category.url}>{t('unpublished.category', { category: category.name })}</ButtonLink>}
      <ButtonLink to="/" variant={category ? 'quiet' : 'primary'}>
        {t('notFound.home')}
      </ButtonLink>
    </NoticeView>
  );
};
