import { Suspense, useState, type ReactNode } from 'react';
import { useTexts } from 'shared-contracts';
import { CatalogueText } from 'shared-ui/catalogue-text';
import { Icon } from 'shared-ui/icon';
import { Play } from 'shared-ui/icons';
import { FailedInPlace, lazyPart } from 'shared-ui/lazy-part';
import { Picture } from 'shared-ui/picture';
import { texts } from '../texts.ts';
import type { Product } from '../product-types.ts';
import { clockText } from '../rules/film.ts';
import type { GalleryPicture } from '../rules/gallery-pictures.ts';
import * as css from './film.css.ts';

const FilmPlayer = lazyPart(() => import('./FilmPlayer.tsx'), FailedInPlace);

interface FilmSlideProps {
  readonly film: Product['movies'][number];
  readonly pictures: readonly GalleryPicture[];
  readonly isShown: boolean;
}

/** P-08: the poster of a film; its player and pictures are loaded when it is pressed. */
export const FilmSlide = ({ film, pictures, isShown }: FilmSlideProps): ReactNode => {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  const poster = <Picture base={film.poster} alt="" sizes="(min-width: 1100px) 680px, 92vw" widths={[480, 640, 960]} ratio="gallery" />;
  if (isOpen) {
    return (
      <Suspense fallback={poster}>
        <FilmPlayer film={film} pictures={pictures} isShown={isShown} />
      </Suspense>
    );
  }
  return (
    <button type="button" className={css.poster} aria-label={t('film.play', { title: film.title })} onClick={() => setOpen(true)}>
      {poster}
      <span className={css.playMark}>
        <Icon of={Play} />
      </span>
      <span className={css.title}>
        <CatalogueText text={film.title} /> · {clockText(film.duration_seconds)}
      </span>
    </button>
  );
};
