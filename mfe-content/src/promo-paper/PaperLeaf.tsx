import type { ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { ButtonLink } from 'shared-ui/button';
import { Picture } from 'shared-ui/picture';
import { paperPath, paperPicture, type PaperPage } from './paper.ts';
import * as css from './promo-paper.css.ts';
import { paperTexts } from './texts.ts';

interface PaperLeafProps {
  readonly page: PaperPage;
  /** From 1. */
  readonly number: number;
  readonly count: number;
}

/** The picture of a page, and the way to its neighbours: links, so that Back and the keyboard leaf through as well. */
export const PaperLeaf = ({ page, number, count }: PaperLeafProps): ReactNode => {
  const t = useTexts(paperTexts);
  return (
    <figure className={css.leaf}>
      <Picture
        key={page.image}
        base={paperPicture(page)}
        alt={t('page', { page: number, pages: count, title: page.title, text: page.text })}
        sizes="(min-width: 1100px) 560px, 92vw"
        widths={[320, 480, 640, 960, 1280]}
        ratio="square"
        fit="cover"
        priority
        className={css.picture}
      />
      <nav className={css.turn} aria-label={t('pages')}>
        <span className={css.previous}>
          {number > 1 && (
            <ButtonLink to={paperPath(number - 1)} variant="secondary" rel="prev" preventScrollReset>
              {t('previous')}
            </ButtonLink>
          )}
        </span>
        <span className={css.number} aria-live="polite">
          {t('number', { page: number, pages: count })}
        </span>
        <span className={css.next}>
          {number < count && (
            <ButtonLink to={paperPath(number + 1)} variant="secondary" rel="next" preventScrollReset>
              {t('next')}
            </ButtonLink>
          )}
        </span>
      </nav>
    </figure>
  );
};
